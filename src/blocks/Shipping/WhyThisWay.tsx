import { FormattedMessage, useIntl } from "react-intl";
import { type Delivery } from "~/domain/basket";
import { automaticWay } from "~/domain/deliveryWays";
import { type ShippingQuote } from "~/domain/shipping";
import { countryName } from "~/domain/names";
import { carrierName } from "../Gift/carrierName";
import styles from "./Shipping.module.css";

const TEXTS = {
  carrier: "shipping.whyCarrier",
  letter: "shipping.whyLetter",
  registered: "shipping.whyRegistered",
  fallback: "shipping.whyFallback",
  cheapest: "shipping.whyCheapest",
} as const;

/** Why a gift card's way was chosen automatically; nothing if the buyer has chosen another. */
export function WhyThisWay({ delivery, quotes }: { delivery: Delivery; quotes: readonly ShippingQuote[] }) {
  const { locale } = useIntl();
  const choice = automaticWay(delivery, quotes);
  if (!choice || choice.quote.id !== delivery.shippingQuote?.id) return null;
  const country = countryName(delivery.recipientAddress?.countryCode ?? "", locale);
  return (
    <p className={styles.why}>
      <FormattedMessage id={TEXTS[choice.reason]} values={{ name: carrierName(choice.quote), country }} />
    </p>
  );
}
