import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { selectUser } from "~/state/auth/selectors";
import { selectExports } from "~/state/exports/selectors";
import { proveOwner, signInForVoucher } from "~/state/exports/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { Refused } from "./Refused";
import { Wait } from "./Wait";
import styles from "./VerifyOwner.module.css";

/** For a card that belongs to an account: signed-in people can open it, others must sign in first. */
export function AccountProof() {
  const waitId = useId();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { step, wait, refusal, isDelayed } = useAppSelector(selectExports);
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        {user ? (
          <FormattedMessage
            id="received.accountIs"
            values={{ name: <b key="name">{user.name.trim() || user.email}</b> }}
          />
        ) : (
          <FormattedMessage id="received.accountText" />
        )}
      </p>
      {refusal && (
        <Notice tone="error" live>
          <Refused refusal={refusal} />
        </Notice>
      )}
      <div className={styles.actions}>
        {user ? (
          <Button
            variant="primary"
            pending={step === "checking"}
            unavailable={wait > 0}
            aria-describedby={wait > 0 ? waitId : undefined}
            onClick={() => dispatch(proveOwner({ accountId: user.id }))}
          >
            <FormattedMessage id={isDelayed ? "received.activate" : "received.open"} />
          </Button>
        ) : (
          <Button variant="primary" onClick={() => dispatch(signInForVoucher())}>
            <FormattedMessage id="order.signInButton" />
          </Button>
        )}
        <Wait id={waitId} />
      </div>
      {user && (
        <div className={styles.actions}>
          <Button onClick={() => dispatch(signInForVoucher())}>
            <FormattedMessage id="received.otherAccount" />
          </Button>
        </div>
      )}
    </div>
  );
}
