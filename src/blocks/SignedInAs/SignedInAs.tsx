import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { selectUser } from "~/state/auth/selectors";
import { logout } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./SignedInAs.module.css";

/** Says who is signed in, with a button to sign out; at the end of the person's own screens. Nothing for visitors. */
export function SignedInAs() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <p className={styles.person}>
      <span>
        <FormattedMessage id="account.signedInAs" values={{ name: <bdi>{user.name.trim() || user.email}</bdi> }} />
      </span>
      <Button variant="quiet" onClick={() => dispatch(logout())}>
        <FormattedMessage id="account.signOut" />
      </Button>
    </p>
  );
}
