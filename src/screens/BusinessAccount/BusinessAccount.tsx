import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Button, ButtonLink } from "~/components/Button";
import { ErrorState } from "~/components/ErrorState";
import { Notice } from "~/components/Notice";
import { Skeleton } from "~/components/Skeleton";
import { hasBusiness } from "~/domain/businessCountries";
import { countryName } from "~/domain/names";
import { welcomePath } from "~/domain/routes";
import { selectAccounts, selectAccountsFailure, selectAuthStatus, selectUser } from "~/state/auth/selectors";
import { loadAccounts, logout } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { Accounts } from "./Accounts";
import styles from "./BusinessAccount.module.css";
import { SignedOut } from "./SignedOut";

/** For whom one shops: oneself, or a department of a company (spec §2, /business/my/account). */
export function BusinessAccount() {
  const { urlSlug } = useParams();
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={formatMessage({ id: "account.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="account.title" />
      </h1>
      <Place urlSlug={urlSlug ?? null} />
      {user && (
        <p className={styles.person}>
          <span>
            <FormattedMessage id="account.signedInAs" values={{ name: <bdi>{user.name}</bdi> }} />
          </span>
          <Button variant="quiet" onClick={() => dispatch(logout())}>
            <FormattedMessage id="account.signOut" />
          </Button>
        </p>
      )}
    </div>
  );
}

function Place({ urlSlug }: { urlSlug: string | null }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const market = useAppSelector(selectMarket);
  const status = useAppSelector(selectAuthStatus);
  const accounts = useAppSelector(selectAccounts);
  const failure = useAppSelector(selectAccountsFailure);
  const isHere = hasBusiness(market.countryCode);
  const isAsked = isHere && status === "signedIn";

  useEffect(() => {
    if (isAsked) dispatch(loadAccounts());
  }, [isAsked, dispatch]);

  if (!isHere) {
    return (
      <Notice
        tone="warning"
        title={<FormattedMessage id="business.notHere" values={{ country: countryName(market.countryCode, locale) }} />}
        actions={
          <ButtonLink to={welcomePath(market)} size="s">
            <FormattedMessage id="market.other" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="business.notHereText" />
      </Notice>
    );
  }
  if (status === "anonymous") return <SignedOut />;
  if (accounts) return <Accounts accounts={accounts} urlSlug={urlSlug} />;
  if (failure ?? status === "failed") {
    return <ErrorState title={<FormattedMessage id="account.failed" />} onRetry={() => dispatch(loadAccounts())} />;
  }
  return (
    <div className={styles.part} aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="account.loading" />
      </p>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" height="6rem" />
      ))}
    </div>
  );
}
