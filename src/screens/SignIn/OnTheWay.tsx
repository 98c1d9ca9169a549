import { FormattedMessage, useIntl } from "react-intl";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { useBasketKept } from "~/components/basketKept";
import styles from "./SignIn.module.css";

/** Shown while the browser leaves for the sign-in, or comes back from it. */
export function OnTheWay({ text }: { text: "signIn.leaving" | "signIn.returning" }) {
  const { formatMessage } = useIntl();
  const kept = useBasketKept();
  return (
    <div className={styles.signIn}>
      <ScreenHead title={formatMessage({ id: "signIn.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="signIn.title" />
      </h1>
      <p role="status">
        <FormattedMessage id={text} values={kept} />
      </p>
    </div>
  );
}
