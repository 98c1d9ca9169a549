import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { Steps } from "~/components/Steps";
import { basketPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

interface CheckoutStepsProps {
  current: "basket" | "delivery" | "confirmation";
}

/** The three steps of the checkout. From a paid order there is no way back. */
export const CheckoutSteps = memo(function CheckoutSteps({ current }: CheckoutStepsProps) {
  const market = useAppSelector(selectMarket);
  const basket = current === "delivery" ? basketPath(market) : undefined;
  return (
    <Steps
      current={current}
      steps={[
        { key: "basket", label: <FormattedMessage id="steps.basket" />, to: basket },
        { key: "delivery", label: <FormattedMessage id="steps.delivery" /> },
        { key: "confirmation", label: <FormattedMessage id="steps.confirmation" /> },
      ]}
    />
  );
});
