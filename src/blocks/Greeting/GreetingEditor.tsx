import { type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { greetingMedia, useGreetingTemplates } from "~/api/watch/greetings";
import { GreetingCard } from "~/components/GreetingCard";
import { useGreetingTools } from "~/components/greetingTools";
import { greetingToSend } from "~/domain/greeting";
import { type GreetingDraft } from "~/domain/greetingDraft";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { FilmField } from "./FilmField";
import styles from "./GreetingEditor.module.css";
import { GreetingText } from "./GreetingText";
import { PictureField } from "./PictureField";
import { TemplatePicker } from "./TemplatePicker";

interface GreetingEditorProps {
  draft: GreetingDraft;
  onChange: (draft: GreetingDraft) => void;
  textBox: RefObject<HTMLTextAreaElement | null>;
  error: string | null;
  onBusy: (busy: boolean) => void;
}

/** Words, a picture and perhaps a film, beside the card that will be opened. */
export function GreetingEditor({ draft, onChange, textBox, error, onBusy }: GreetingEditorProps) {
  const { takesFilms } = useGreetingTools();
  const set = (change: Partial<GreetingDraft>) => onChange({ ...draft, ...change });
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <GreetingText text={draft.text} onChange={(text) => set({ text })} box={textBox} error={error} />
        <TemplatePicker
          category={draft.category}
          templateId={draft.templateId}
          ownPicture={draft.picture !== null}
          onCategory={(category) => set({ category })}
          onTemplate={(template) => set({ templateId: template?.id ?? null, picture: null })}
        />
        <PictureField picture={draft.picture} onChange={(picture) => set({ picture })} />
        {takesFilms && <FilmField videoId={draft.videoId} onChange={(videoId) => set({ videoId })} onBusy={onBusy} />}
      </div>
      <Preview draft={draft} />
    </div>
  );
}

function Preview({ draft }: { draft: GreetingDraft }) {
  const { formatMessage } = useIntl();
  const { data } = useGreetingTemplates(useAppSelector(selectMarket));
  const title = formatMessage({ id: "greeting.preview" });
  const template = data?.getGreetingTemplates.find(({ id }) => id === draft.templateId);
  const text = greetingToSend(draft.text);
  return (
    <section className={styles.preview} aria-label={title}>
      <p className={styles.previewTitle} aria-hidden="true">
        {title}
      </p>
      <GreetingCard
        text={text || formatMessage({ id: "greeting.previewEmpty" })}
        pictureUrl={draft.picture?.url ?? greetingMedia(template?.imageUrl)}
      />
      {draft.videoId && (
        <p className={styles.film}>
          <FormattedMessage id="greeting.filmKept" />
        </p>
      )}
    </section>
  );
}
