import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { ErrorState } from "~/components/ErrorState";
import { LongWait } from "~/components/LongWait";
import { Skeleton } from "~/components/Skeleton";
import { greetingProblem } from "~/domain/greeting";
import { type GreetingDraft, greetingInput, isEmptyGreeting } from "~/domain/greetingDraft";
import { selectGreetingMaking, selectGreetingText } from "~/state/greetings/selectors";
import { selectGreetingWords } from "~/state/greetingWords/selectors";
import { keepGreetingWords } from "~/state/greetingWords/slice";
import { leaveGreeting, makeGreeting } from "~/state/greetings/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { GreetingEditor } from "./GreetingEditor";
import { GreetingWarning, NotSaved } from "./GreetingNotices";
import { useGreetingDraft } from "./useGreetingDraft";
import { useKeptWords } from "./useKeptWords";

interface GreetingDialogProps {
  /** The greeting to edit; null for a new one. */
  greetingToken: string | null;
  /** What the greeting is for: its words are kept for that place; "": they are not. */
  place: string;
  /** What was typed before the dialog was last closed without saving. */
  kept: GreetingDraft | null;
  /** What it is for is no longer there: what was typed can be copied, but not saved. */
  isGone: boolean;
  /** Called with what is in the editor whenever it changes: its picture and film must not be released meanwhile. */
  onDraft: (draft: GreetingDraft | null) => void;
  /** Called with the new token and its draft, as putting it on the line may still fail. */
  onMade: (greetingToken: string, of: GreetingDraft | null) => void;
  /** Called with what was in the editor, unless it was saved. */
  onClose: (kept: GreetingDraft | null) => void;
}

/** Writes a new greeting, or edits one. It is saved before the dialog closes; if that fails, everything stays. */
export function GreetingDialog(props: GreetingDialogProps) {
  const { greetingToken, place, kept, isGone, onDraft, onMade, onClose } = props;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { making, madeToken: made, failure } = useAppSelector(selectGreetingMaking);
  // A greeting that was saved can be put nowhere then.
  const madeToken = isGone ? null : made;
  const words = useAppSelector((state) => selectGreetingWords(state, place));
  const { draft, setDraft, failed, again } = useGreetingDraft(greetingToken, kept, words);
  /** The greeting that would be replaced, as it was when the editor was filled. */
  const [replaced, setReplaced] = useState(greetingToken);
  if (!draft && replaced !== greetingToken) setReplaced(greetingToken);
  // One that was written on this page may be put at its line late.
  const isOwn = useAppSelector((state) => selectGreetingText(state, greetingToken)) !== null;
  const isOther = greetingToken !== null && greetingToken !== replaced && !isOwn;
  const warning = isGone ? "greeting.lineGone" : isOther ? "greeting.otherSaved" : null;
  /** Set once the dialog is closing, with what the next one starts with. */
  const [left, setLeft] = useState<{ kept: GreetingDraft | null } | null>(null);
  const [isTyped, setTyped] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [busy, setBusy] = useState({ picture: false, film: false });
  const textBox = useRef<HTMLTextAreaElement>(null);
  if (madeToken && !left) setLeft({ kept: null });

  useEffect(() => onDraft(draft), [onDraft, draft]);
  useEffect(() => () => void dispatch(leaveGreeting()), [dispatch]);
  const tell = useEffectEvent((token: string) => {
    // The greeting itself does not outlive a reload, as its token is stored nowhere: its words do.
    if (place) dispatch(keepGreetingWords({ place, text: (draft && greetingInput(draft).text) ?? "" }));
    onMade(token, draft);
  });
  useEffect(() => {
    if (!madeToken) return;
    tell(madeToken);
    dispatch(leaveGreeting());
  }, [madeToken, dispatch]);

  const change = useCallback(
    (changed: Partial<GreetingDraft>) => {
      // The greeting being saved, or saved for a line that was gone, is no longer what is in the editor.
      if (making || made) dispatch(leaveGreeting());
      if (changed.text !== undefined) setTyped(true);
      setDraft((now) => now && { ...now, ...changed });
    },
    [making, made, dispatch, setDraft],
  );
  const onBusy = useCallback((now: Partial<typeof busy>) => setBusy((before) => ({ ...before, ...now })), []);
  const keepWords = useKeptWords(place, draft && isTyped && !left ? draft.text : null);
  const close = () => {
    dispatch(leaveGreeting());
    keepWords();
    setLeft({ kept: draft && { ...draft, filmCutOff: busy.film } });
  };
  const save = () => {
    if (!draft) return;
    const empty = isEmptyGreeting(draft);
    setEmpty(empty);
    if (empty || greetingProblem(draft.text)) textBox.current?.focus();
    else dispatch(makeGreeting(greetingInput(draft)));
  };
  const awaited = [
    !draft && (failed ? "greeting-not-loaded" : "greeting-loading"),
    busy.picture && "greeting-picture-status",
    busy.film && "greeting-film-status",
    isGone && "greeting-gone",
  ].filter((id) => id !== false);
  const error = isEmpty && draft && isEmptyGreeting(draft) ? formatMessage({ id: "greeting.empty" }) : null;
  return (
    <Dialog
      open={!left}
      onClose={close}
      onClosed={() => onClose(left?.kept ?? null)}
      size="l"
      title={<FormattedMessage id="greeting.edit" />}
      footer={
        <>
          {/* Beside the buttons, which stay in sight while the editor is scrolled. */}
          <LongWait waiting={making} />
          <Button onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant="primary"
            pending={making}
            unavailable={awaited.length > 0}
            aria-describedby={awaited.join(" ") || undefined}
            onClick={save}
          >
            <FormattedMessage id="greeting.save" />
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorState
          title={
            <span id="greeting-not-loaded">
              <FormattedMessage id="greeting.loadFailed" />
            </span>
          }
          onRetry={again}
        />
      ) : draft ? (
        <GreetingEditor
          draft={draft}
          onChange={change}
          textBox={textBox}
          error={error ?? failure?.fields.text ?? null}
          onBusy={onBusy}
        />
      ) : (
        <>
          <p id="greeting-loading" className="visually-hidden" role="status">
            <FormattedMessage id="greeting.loading" />
          </p>
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="12rem" />
        </>
      )}
      <p className="visually-hidden" role="status">
        {making && <FormattedMessage id="greeting.saving" />}
      </p>
      {failure && <NotSaved failure={failure} />}
      {warning && <GreetingWarning id={warning} />}
    </Dialog>
  );
}
