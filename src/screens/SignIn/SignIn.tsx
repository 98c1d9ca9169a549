import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useSearchParams } from "react-router";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { REGISTER_PATH } from "~/domain/routes";
import { login, register } from "~/state/auth/slice";
import { useAppDispatch } from "~/state/hooks";
import styles from "./SignIn.module.css";

/** On the way out to sign in or register: the backend does both, the shop only leaves for it and comes back. */
export function SignIn() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const from = search.get("from");
  const registering = pathname === REGISTER_PATH;

  useEffect(() => {
    dispatch(registering ? register({ from }) : login({ from }));
  }, [dispatch, registering, from]);

  return (
    <div className={styles.signIn}>
      <ScreenHead title={formatMessage({ id: "signIn.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="signIn.title" />
      </h1>
      <p role="status">
        <FormattedMessage id="signIn.leaving" />
      </p>
    </div>
  );
}
