import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RadioGroup } from "~/components/RadioGroup";
import { type Delivery } from "~/domain/basket";
import { deliveryWays, type DeliveryWay } from "~/domain/deliveryWays";
import { formatPrice } from "~/domain/price";
import { type ShippingQuote } from "~/domain/shipping";
import { chooseQuote } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { addressText } from "~/domain/addressText";
import { Both } from "../Gift/Both";
import { carrierName } from "../Gift/carrierName";
import { wayText } from "../Gift/wayText";
import { WorkingDays } from "../Gift/WorkingDays";
import styles from "./Shipping.module.css";

interface WaysProps {
  delivery: Delivery;
  quotes: readonly ShippingQuote[];
  forceCode: boolean;
}

/**
 * All offers of the carriers as one group of radio buttons: each way to the door, and each pickup point. A choice
 * applies at once; there is no intermediate "to a pickup point".
 */
export function Ways({ delivery, quotes, forceCode }: WaysProps) {
  const [wanted, choose] = useWantedQuote(delivery);
  const { locale } = useIntl();
  const ways = deliveryWays(quotes);
  const home = ways.filter(({ points }) => points.length === 0);
  const shops = ways.filter(({ points }) => points.length > 0);
  const name = delivery.recipientName?.trim();
  const shared = { name: `way-${delivery.id}`, value: wanted, onChange: choose };
  return (
    <div className={styles.ways}>
      {home.length > 0 && (
        <RadioGroup
          {...shared}
          legend={
            name ? (
              <FormattedMessage id="shipping.toDoor" values={{ name }} />
            ) : (
              <FormattedMessage id={wayText("Physical")} />
            )
          }
          variant="cards"
          options={home.map(({ quote }) => ({
            value: quote.id,
            label: carrierName(quote),
            hint: <WorkingDays quote={quote} />,
            aside: <QuotePrice quote={quote} forceCode={forceCode} />,
          }))}
        />
      )}
      {shops.map((way) => (
        <RadioGroup
          key={way.key}
          {...shared}
          legend={<FormattedMessage id="shipping.toShop" values={{ name: carrierName(way.quote) }} />}
          hint={<ShopHint way={way} forceCode={forceCode} />}
          options={way.points.map(({ id, parcelShop }) => {
            const [name, address] = [parcelShop?.name.trim(), addressText(parcelShop?.address, locale, false)];
            return { value: id, label: name || address, hint: name && address };
          })}
        />
      ))}
      {shops.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage id="shipping.noShops" />
        </p>
      )}
    </div>
  );
}

function ShopHint({ way: { quote }, forceCode }: { way: DeliveryWay; forceCode: boolean }) {
  return (
    <Both
      one={<QuotePrice quote={quote} forceCode={forceCode} />}
      other={quote.possibleDeliveryDaysMax != null && <WorkingDays quote={quote} />}
    />
  );
}

/** The price of a quote, without tax, which comes with the basket's answer. */
function QuotePrice({ quote, forceCode }: { quote: ShippingQuote; forceCode: boolean }) {
  const { locale } = useIntl();
  const price = formatPrice(quote.priceNoTax, quote.currency, locale, { forceCode });
  return <FormattedMessage id="shipping.price" values={{ price }} />;
}

/** The quote that the person has clicked, until the basket has answered. */
function useWantedQuote({ id: deliveryId, shippingQuote }: Delivery) {
  const change = useChange();
  const [wanted, setWanted] = useState<{ shippingQuoteId: string } | null>(null);
  const choose = (shippingQuoteId: string) => {
    const pressed = { shippingQuoteId };
    setWanted(pressed);
    // Another one may have been clicked by the time this one is confirmed.
    void change(chooseQuote({ deliveryId, ...pressed })).then(() => setWanted((now) => (now === pressed ? null : now)));
  };
  return [wanted?.shippingQuoteId ?? shippingQuote?.id ?? null, choose] as const;
}
