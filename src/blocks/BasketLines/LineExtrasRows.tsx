import { useCallback } from "react";
import { type BasketLine } from "~/domain/basketLines";
import { takesGreeting, takesWrapping } from "~/domain/delivery";
import { changeGreeting, changeWrapping } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { GreetingRow } from "../Greeting/GreetingRow";
import { WrappingRow } from "../Wrapping/WrappingRow";
import styles from "./BasketLines.module.css";

interface LineExtrasRowsProps {
  entry: BasketLine;
  /** Returns the current id of the line. */
  idNow: () => string;
  /** The gift, so that screen readers can tell the buttons of lines apart. */
  of: string;
  readOnly: boolean;
  /** Its greeting is being written; "gone": but the line is no longer in the basket. */
  writing: "here" | "gone" | null;
  onWriting: (isOpen: boolean) => void;
}

/** The greeting and the wrapping of a line in the basket. */
export function LineExtrasRows({ entry, idNow, of, readOnly, writing, onWriting }: LineExtrasRowsProps) {
  const { line, greeting, wrapping } = entry;
  const dispatch = useAppDispatch();
  const onGreeting = useCallback(
    (greetingToken: string | null) => void dispatch(changeGreeting({ lineId: idNow(), greetingToken })),
    [dispatch, idNow],
  );
  const onWrapping = useCallback(
    (wrappingId: string | null) => void dispatch(changeWrapping({ lineId: idNow(), wrappingId })),
    [dispatch, idNow],
  );
  const greetingToken = greeting?.greetingToken ?? null;
  const wrappingId = wrapping?.wrappingId ?? null;
  return (
    <div className={styles.extras}>
      {(greetingToken || takesGreeting(line.deliveryMethod) || writing) && (
        <GreetingRow
          greetingToken={greetingToken}
          of={of}
          onChange={onGreeting}
          readOnly={readOnly}
          isGone={writing === "gone"}
          onWriting={onWriting}
        />
      )}
      {(wrappingId || takesWrapping(line.deliveryMethod)) && (
        <WrappingRow wrappingId={wrappingId} of={of} onChange={readOnly ? null : onWrapping} />
      )}
    </div>
  );
}
