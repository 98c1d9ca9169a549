import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { selectUser } from "~/state/auth/selectors";
import { logout } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import styles from "./SignedInAs.module.css";

/** Who is signed in, and the way out; the last thing on the person's own screens. Nothing for whoever is not. */
export function SignedInAs() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <p className={styles.person}>
      <span>
        <FormattedMessage id="account.signedInAs" values={{ name: <bdi>{user.name}</bdi> }} />
      </span>
      <Button variant="quiet" onClick={() => dispatch(logout())}>
        <FormattedMessage id="account.signOut" />
      </Button>
    </p>
  );
}
