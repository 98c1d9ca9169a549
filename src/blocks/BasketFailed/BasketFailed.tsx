import { FormattedMessage } from "react-intl";
import { ErrorState } from "~/components/ErrorState";
import { reloadBasket } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";

/** The basket did not come. Its id is kept, so nothing is lost by asking again. */
export function BasketFailed() {
  const dispatch = useAppDispatch();
  return (
    <ErrorState title={<FormattedMessage id="basket.failed" />} onRetry={() => dispatch(reloadBasket())}>
      <FormattedMessage id="basket.failedText" />
    </ErrorState>
  );
}
