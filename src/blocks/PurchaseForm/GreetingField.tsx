import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { isFocusLost } from "~/components/isFocusLost";
import { Notice } from "~/components/Notice";
import { GreetingRow } from "../Greeting/GreetingRow";
import styles from "./PurchaseForm.module.css";
import { type PurchaseValues } from "./purchaseValues";

/** The greeting of a gift. One that was removed can be put back until another one is written. */
export function GreetingField({ productId }: { productId: string }) {
  const { values, setFieldValue } = useFormikContext<PurchaseValues>();
  const { greetingToken, lostGreeting } = values;
  const [removed, setRemoved] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const undo = removed !== null && greetingToken === null;
  const told = undo ? "removed" : lostGreeting ? "lost" : null;
  const before = useRef(told);
  // The clicked button disappears with its greeting or notice (or is replaced when the greeting comes back): the next
  // one takes the focus.
  useEffect(() => {
    if (before.current !== told && isFocusLost()) {
      group.current?.querySelector<HTMLElement>(told === "removed" ? "[data-tone] button" : "button")?.focus();
    }
    before.current = told;
  }, [told]);

  const forgetLost = () => void setFieldValue("lostGreeting", false);
  const change = (token: string | null) => {
    setRemoved(token === null ? greetingToken : null);
    void setFieldValue("greetingToken", token);
    forgetLost();
  };
  return (
    <div ref={group} className={styles.greeting} role="group" aria-labelledby="purchase-greeting">
      <p id="purchase-greeting" className={styles.legend}>
        <FormattedMessage id="greeting.legend" />
        <span className={styles.optional}>
          {" "}
          <FormattedMessage id="field.optional" />
        </span>
      </p>
      {!greetingToken && (
        <p className={styles.hint}>
          <FormattedMessage id="greeting.addHint" />
        </p>
      )}
      {told === "lost" && (
        <Notice tone="warning" onClose={forgetLost}>
          <FormattedMessage id="greeting.notKept" />
        </Notice>
      )}
      <GreetingRow greetingToken={greetingToken} place={`product ${productId}`} onChange={change} />
      {told === "removed" && (
        <Notice
          live
          onClose={() => setRemoved(null)}
          actions={
            <Button size="s" aria-describedby="greeting-removed" onClick={() => change(removed)}>
              <FormattedMessage id="undo.undo" />
            </Button>
          }
        >
          <span id="greeting-removed">
            <FormattedMessage id="undo.greeting" />
          </span>
        </Notice>
      )}
    </div>
  );
}
