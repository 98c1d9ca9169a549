import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { FailureText } from "~/components/FailureText";
import { LongWait } from "~/components/LongWait";
import { useTellWait } from "~/components/useTellWait";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectResend } from "~/state/orders/selectors";
import { resendConfirmation } from "~/state/orders/slice";
import styles from "./OrderView.module.css";

const TOLD = {
  idle: null,
  sending: "order.resendSending",
  sent: "order.resendSent",
  failed: "order.resendFailed",
  usedUp: "order.resendUsedUp",
} as const;

/** Sends the confirmation again: at most three times, with a pause in between. */
export function ResendConfirmation() {
  const dispatch = useAppDispatch();
  const { status, wait, failure } = useAppSelector(selectResend);
  const waitId = useId();
  const tellWait = useTellWait();
  const told = TOLD[status];
  return (
    <section className={styles.resend} aria-labelledby="order-resend">
      <h2 id="order-resend" className={styles.resendTitle}>
        <FormattedMessage id="order.resendTitle" />
      </h2>
      {status !== "usedUp" && (
        <Button
          pending={status === "sending"}
          unavailable={wait > 0}
          aria-describedby={wait > 0 ? waitId : undefined}
          onClick={() => dispatch(resendConfirmation())}
        >
          <FormattedMessage id="order.resend" />
        </Button>
      )}
      <p role="status" data-tone={status === "failed" ? "error" : undefined}>
        {status === "failed" && failure ? <FailureText failure={failure} /> : told && <FormattedMessage id={told} />}
      </p>
      <LongWait waiting={status === "sending"} />
      {wait > 0 && (
        <p id={waitId} className={styles.wait}>
          {tellWait("order.resendWait", wait)}
        </p>
      )}
    </section>
  );
}
