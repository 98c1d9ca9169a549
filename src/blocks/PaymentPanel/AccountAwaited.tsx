import { FormattedMessage } from "react-intl";
import { RetryNotice } from "~/components/RetryNotice";
import { Skeleton } from "~/components/Skeleton";
import { selectAccountsFailure } from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** A placeholder for the checkout form until the company's account is loaded. */
export function AccountAwaited() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectAccountsFailure);
  if (failure) {
    return (
      <RetryNotice tone="warning" onRetry={() => dispatch(loadAccounts())}>
        <FormattedMessage id="pay.accountFailed" />
      </RetryNotice>
    );
  }
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        <FormattedMessage id="account.loading" />
      </p>
      <Skeleton shape="block" height="32rem" />
    </div>
  );
}
