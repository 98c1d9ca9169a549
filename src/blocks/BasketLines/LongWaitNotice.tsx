import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { selectBasketLongWait } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";

/** Says that a change of the basket takes longer than expected, and that nothing is lost. */
export function LongWaitNotice() {
  const longWait = useAppSelector(selectBasketLongWait);
  if (!longWait) return null;
  return (
    <Notice live>
      <FormattedMessage id="basket.longWait" />
    </Notice>
  );
}
