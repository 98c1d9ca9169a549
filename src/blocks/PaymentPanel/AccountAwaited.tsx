import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { Skeleton } from "~/components/Skeleton";
import { selectAccountsFailure } from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** Stands for the checkout's form until it is known what the company is called and how it may pay. */
export function AccountAwaited() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectAccountsFailure);
  if (failure) {
    return (
      <Notice
        tone="warning"
        live
        actions={
          <Button size="s" onClick={() => dispatch(loadAccounts())}>
            <FormattedMessage id="error.retry" />
          </Button>
        }
      >
        <FormattedMessage id="pay.accountFailed" />
      </Notice>
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
