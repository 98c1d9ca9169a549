import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { signInReturned } from "~/state/auth/slice";
import { useAppDispatch } from "~/state/hooks";
import styles from "./SignIn.module.css";

/** Back from signing in (spec §2, /signin-oidc): loads the person, and goes on where they were. */
export function SignedIn() {
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const error = search.get("error");

  useEffect(() => {
    dispatch(signInReturned({ error }));
  }, [dispatch, error]);

  return (
    <div className={styles.signIn}>
      <ScreenHead title={formatMessage({ id: "signIn.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="signIn.title" />
      </h1>
      <p role="status">
        <FormattedMessage id="signIn.returning" />
      </p>
    </div>
  );
}
