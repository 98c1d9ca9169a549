import { FormattedMessage } from "react-intl";
import { type ShippingQuote } from "~/domain/shipping";

type Days = Pick<ShippingQuote, "possibleDeliveryDaysMin" | "possibleDeliveryDaysMax">;

/** How long a carrier takes: "2–4 working days". Nothing when it does not say. */
export function WorkingDays({ quote }: { quote: Days }) {
  const { possibleDeliveryDaysMin: min, possibleDeliveryDaysMax: max } = quote;
  if (max == null) return null;
  return (
    <FormattedMessage
      id="delivery.days"
      values={{ min: min ?? max, max, same: min === max || min == null ? "yes" : "no" }}
    />
  );
}
