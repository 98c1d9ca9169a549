import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type GreetingDraft } from "~/domain/greetingDraft";
import { selectGreetingText } from "~/state/greetings/selectors";
import { selectGreetingWords } from "~/state/greetingWords/selectors";
import { dropGreetingWords } from "~/state/greetingWords/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "../Gift/ExtraRow.module.css";
import { useHeldMedia } from "./useHeldMedia";

const GreetingDialog = lazyPart(() => import("./GreetingDialog"), "GreetingDialog");
const GreetingGlance = lazyPart(() => import("./GreetingGlance"), "GreetingGlance");

interface GreetingRowProps {
  greetingToken: string | null;
  /** What the greeting is for, the same after a reload; none for a line of the basket, whose id changes. */
  place?: string;
  /** The gift's name, so that screen readers can tell the buttons apart. */
  of?: string | null;
  /** Null: read-only for good. */
  onChange: ((greetingToken: string | null) => void) | null;
  /** Read-only for the time being; an editor that is open stays open. */
  readOnly?: boolean;
  /** It is told beside this that the greeting is not there any more, and of its words. */
  isLost?: boolean;
  /** The gift is no longer in the basket; an editor that is open stays open, but cannot save. */
  isGone?: boolean;
  /** Called when the editor is opened and when it is closed. */
  onWriting?: (isOpen: boolean) => void;
}

/** The greeting of one gift: to show, write, edit or remove. The editor is loaded on demand. */
export function GreetingRow(props: GreetingRowProps) {
  const { greetingToken, place = "", of, onChange, readOnly = false, isLost = false, isGone = false } = props;
  const { onWriting } = props;
  const [shown, setShown] = useState<"editor" | "glance" | null>(null);
  /** An unsaved draft, and the greeting that it would replace. */
  const [kept, setKept] = useState<{ draft: GreetingDraft; of: string | null } | null>(null);
  // It was removed in another tab: one that comes later is not shown by itself.
  if (shown === "glance" && !greetingToken) setShown(null);
  if (kept && kept.of !== greetingToken && shown === null) setKept(null);
  const onDraft = useHeldMedia(kept?.draft ?? null, shown === "editor");
  const dispatch = useAppDispatch();
  const words = useAppSelector((state) => selectGreetingWords(state, place));
  const text = useAppSelector((state) => selectGreetingText(state, greetingToken));
  const isUnsaved = words !== null && words !== text;
  const onMade = useCallback(
    (made: string, draft: GreetingDraft | null) => {
      setKept(draft && { draft, of: greetingToken });
      onChange?.(made);
    },
    [onChange, greetingToken],
  );
  const remove = () => {
    dispatch(dropGreetingWords(place));
    onChange?.(null);
  };
  const show = (what: typeof shown) => {
    setShown(what);
    onWriting?.(what === "editor");
  };
  // A row that goes with its editor open no longer holds what is behind it.
  const leave = useEffectEvent(() => {
    if (shown === "editor") onWriting?.(false);
  });
  useEffect(() => () => leave(), []);
  const hide = () => show(null);
  const onClose = (left: GreetingDraft | null) => {
    if (left) setKept({ draft: left, of: greetingToken });
    hide();
  };
  const canChange = onChange !== null && !readOnly;
  if (!greetingToken && !canChange && shown !== "editor") return null;
  return (
    <div className={styles.row}>
      {greetingToken && (
        <p className={styles.what}>
          <Icon name="heart" size="s" />
          <span className={styles.words}>
            <FormattedMessage id="greeting.personal" />
            {text && (
              <>
                {" "}
                <q dir="auto">{text}</q>
              </>
            )}
          </span>
        </p>
      )}
      {/* Typed before the page went: the person may think that it was saved. */}
      {isUnsaved && canChange && !isLost && !kept && !shown && (
        <p className={styles.unsaved}>
          <FormattedMessage id="greeting.unsaved" />
        </p>
      )}
      {/* The same button element before and after, so that the editor can return the focus to it. */}
      <div className={styles.actions}>
        {greetingToken && (
          <Button key="see" of={of} variant="quiet" size="s" onClick={() => show("glance")}>
            <FormattedMessage id="greeting.see" />
          </Button>
        )}
        {canChange && (
          <Button
            key="write"
            of={of}
            variant="quiet"
            size="s"
            icon={greetingToken ? undefined : "heart"}
            onClick={() => show("editor")}
          >
            <FormattedMessage id={greetingToken ? "greeting.change" : "greeting.add"} />
          </Button>
        )}
        {greetingToken && canChange && (
          <Button key="remove" of={of} variant="quiet" size="s" onClick={remove}>
            <FormattedMessage id="greeting.remove" />
          </Button>
        )}
      </div>
      {shown && (
        <PartPlace onClose={hide}>
          {shown === "editor" && (
            <GreetingDialog
              greetingToken={greetingToken}
              place={place}
              kept={kept?.of === greetingToken ? kept.draft : null}
              onDraft={onDraft}
              onMade={onMade}
              isGone={isGone}
              onClose={onClose}
            />
          )}
          {shown === "glance" && greetingToken && <GreetingGlance greetingToken={greetingToken} onClose={hide} />}
        </PartPlace>
      )}
    </div>
  );
}
