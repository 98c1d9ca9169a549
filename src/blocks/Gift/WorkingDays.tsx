import { FormattedMessage } from "react-intl";
import { type ShippingQuote } from "~/domain/shipping";

type Days = Pick<ShippingQuote, "possibleDeliveryDaysMin" | "possibleDeliveryDaysMax">;

/** A carrier's delivery time: "2–4 working days". Nothing if it is not known. */
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
