import { FormattedMessage } from "react-intl";
import { Steps } from "~/components/Steps";
import { basketPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** The three steps of buying, and which of them is on screen. A paid order cannot be gone back from. */
export function CheckoutSteps({ current }: { current: "basket" | "delivery" | "confirmation" }) {
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
}
