import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { NoBusinessHere } from "~/blocks/NoBusinessHere/NoBusinessHere";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { SignedInAs } from "~/blocks/SignedInAs/SignedInAs";
import { ErrorState } from "~/components/ErrorState";
import { IncompleteNotice } from "~/components/IncompleteNotice";
import { Skeleton } from "~/components/Skeleton";
import { hasBusiness } from "~/domain/businessCountries";
import {
  selectAccounts,
  selectAccountsAsked,
  selectAccountsFailure,
  selectAccountsIncomplete,
  selectAuthStatus,
  selectPersonId,
} from "~/state/auth/selectors";
import { loadAccounts, signInNeeded } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { Accounts } from "./Accounts";
import styles from "./BusinessAccount.module.css";
import { SignedOut } from "./SignedOut";

/** Whom the person shops for: themselves, or a department of a company (spec §2, /business/my/account). */
export function BusinessAccount() {
  const { urlSlug } = useParams();
  const { formatMessage } = useIntl();
  return (
    <div className={`page ${styles.screen}`}>
      <ScreenHead title={formatMessage({ id: "account.title" })} noindex />
      <h1 tabIndex={-1}>
        <FormattedMessage id="account.title" />
      </h1>
      <Place urlSlug={urlSlug ?? null} />
      <SignedInAs />
    </div>
  );
}

function Place({ urlSlug }: { urlSlug: string | null }) {
  const dispatch = useAppDispatch();
  const { countryCode } = useAppSelector(selectMarket);
  const status = useAppSelector(selectAuthStatus);
  const personId = useAppSelector(selectPersonId);
  const accounts = useAppSelector(selectAccounts);
  const isIncomplete = useAppSelector(selectAccountsIncomplete);
  const isAsked = useAppSelector(selectAccountsAsked);
  const failure = useAppSelector(selectAccountsFailure);
  const isHere = hasBusiness(countryCode);
  // Somebody else may sign in, in another tab.
  const askedFor = isHere && status === "signedIn" ? personId : null;

  useEffect(() => {
    if (askedFor !== null) dispatch(loadAccounts());
  }, [askedFor, dispatch]);
  useEffect(() => {
    if (isHere && status === "anonymous") dispatch(signInNeeded());
  }, [isHere, status, dispatch]);

  if (!isHere) return <NoBusinessHere />;
  if (status === "anonymous") return <SignedOut />;
  if (accounts) {
    return (
      <>
        {isIncomplete && <IncompleteNotice pending={isAsked} onRetry={() => dispatch(loadAccounts())} />}
        <Accounts accounts={accounts} isIncomplete={isIncomplete} urlSlug={urlSlug} />
      </>
    );
  }
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
