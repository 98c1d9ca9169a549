import { type RefObject, useState } from "react";
import { useIntl } from "react-intl";
import { serviceMedia } from "~/api/watch/serviceMedia";
import { useGreetingTemplates } from "~/api/watch/greetings";
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
  /** Called with the changed fields only, as a picture or film may be ready long after other changes. */
  onChange: (change: Partial<GreetingDraft>) => void;
  textBox: RefObject<HTMLTextAreaElement | null>;
  error: string | null;
  onBusy: (busy: Partial<Record<"picture" | "film", boolean>>) => void;
}

/** Text, picture and film of a greeting, beside a preview of the card. */
export function GreetingEditor({ draft, onChange, textBox, error, onBusy }: GreetingEditorProps) {
  const { takesFilms } = useGreetingTools();
  /** Counts choices: the last one wins, and a picture that is still being read is dropped. */
  const [turns, setTurns] = useState(0);
  /** The category that is looked through; the greeting's own is that of its picture, if it has one. */
  const [category, setCategory] = useState(draft.category);
  return (
    <div className={styles.editor}>
      <div className={styles.fields}>
        <GreetingText text={draft.text} onChange={(text) => onChange({ text })} box={textBox} error={error} />
        <TemplatePicker
          category={category}
          templateId={draft.templateId}
          ownPicture={draft.picture !== null}
          onCategory={(seen) => {
            setCategory(seen);
            if (!draft.templateId) onChange({ category: seen });
          }}
          onTemplate={(template) => {
            setTurns(turns + 1);
            onBusy({ picture: false });
            onChange({ category, templateId: template?.id ?? null, picture: null });
          }}
        />
        <PictureField
          key={turns}
          picture={draft.picture}
          onChange={(picture) => onChange({ picture })}
          onBusy={(picture) => onBusy({ picture })}
        />
        {takesFilms && (
          <FilmField
            film={draft.film}
            isCutOff={draft.filmCutOff}
            onChange={(film) => onChange({ film, filmCutOff: false })}
            onBusy={(film) => onBusy({ film })}
          />
        )}
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
        pictureUrl={draft.picture?.url ?? serviceMedia(template?.imageUrl)}
        filmUrl={draft.film?.url}
        filmIsComing={draft.film !== null && draft.film.url === null}
      />
    </section>
  );
}
