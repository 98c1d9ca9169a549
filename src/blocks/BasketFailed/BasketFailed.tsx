import { FormattedMessage } from "react-intl";
import { ErrorState } from "~/components/ErrorState";
import { reloadBasket } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";

/** Says that the basket could not be loaded. Its id is kept, so the person can try again. */
export function BasketFailed() {
  const dispatch = useAppDispatch();
  return (
    <ErrorState title={<FormattedMessage id="basket.failed" />} onRetry={() => dispatch(reloadBasket())}>
      <FormattedMessage id="basket.failedText" />
    </ErrorState>
  );
}
