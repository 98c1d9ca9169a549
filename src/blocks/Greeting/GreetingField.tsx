import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { isFocusLost } from "~/components/isFocusLost";
import { Notice } from "~/components/Notice";
import { OptionalMark } from "~/components/OptionalMark";
import { selectGreetingWords } from "~/state/greetingWords/selectors";
import { keepGreetingWords } from "~/state/greetingWords/slice";
import { selectGreetingText } from "~/state/greetings/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./GreetingField.module.css";
import { GreetingRow } from "./GreetingRow";

interface GreetingFieldProps {
  /** Unique in the page. */
  id: string;
  greetingToken: string | null;
  /** There was a greeting that could not be kept. */
  isLost?: boolean;
  /** What the greeting is for, the same after a reload. */
  place: string;
  legend: ReactNode;
  onChange: (greetingToken: string | null) => void;
  /** The notice about the lost greeting was closed, or another greeting was written. */
  onForgetLost?: () => void;
}

/** The greeting of gifts that are to be added. One that was removed can be put back until another one is written. */
export function GreetingField(props: GreetingFieldProps) {
  const { id, greetingToken, isLost = false, place, legend, onChange, onForgetLost } = props;
  const [removed, setRemoved] = useState<string | null>(null);
  const hasWords = useAppSelector((state) => selectGreetingWords(state, place) !== null);
  const text = useAppSelector((state) => selectGreetingText(state, removed));
  const dispatch = useAppDispatch();
  const group = useRef<HTMLDivElement>(null);
  const undo = removed !== null && greetingToken === null;
  const told = undo ? "removed" : isLost ? "lost" : null;
  const before = useRef(told);
  // The clicked button disappears with its greeting or notice (or is replaced when the greeting comes back): the next
  // one takes the focus.
  useEffect(() => {
    if (before.current !== told && isFocusLost()) {
      group.current?.querySelector<HTMLElement>(told === "removed" ? "[data-tone] button" : "button")?.focus();
    }
    before.current = told;
  }, [told]);

  const change = (token: string | null) => {
    setRemoved(token === null ? greetingToken : null);
    onChange(token);
    onForgetLost?.();
  };
  const putBack = () => {
    // They went with the greeting.
    if (text) dispatch(keepGreetingWords({ place, text }));
    change(removed);
  };
  return (
    <div ref={group} className={styles.field} role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {legend}
        <OptionalMark />
      </p>
      {!greetingToken && (
        <p className={styles.hint}>
          <FormattedMessage id="greeting.addHint" />
        </p>
      )}
      {told === "lost" && (
        <Notice tone="warning" onClose={onForgetLost}>
          <FormattedMessage id={hasWords ? "greeting.wordsKept" : "greeting.notKept"} />
        </Notice>
      )}
      <GreetingRow greetingToken={greetingToken} place={place} isLost={told === "lost"} onChange={change} />
      {told === "removed" && (
        <Notice
          live
          onClose={() => setRemoved(null)}
          actions={
            <Button size="s" aria-describedby={`${id}-removed`} onClick={putBack}>
              <FormattedMessage id="undo.undo" />
            </Button>
          }
        >
          <span id={`${id}-removed`}>
            <FormattedMessage id="undo.greeting" />
          </span>
        </Notice>
      )}
    </div>
  );
}
