import { call, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { deliveriesToQuote } from "~/domain/basketLines";
import { chooseQuote, type ShippingQuote } from "~/domain/shipping";
import { made } from "../basket/change";
import { other } from "../basket/inputs";
import { type BasketWork } from "../basket/work";
import { PaymentStop } from "./paymentStop";

/**
 * Chooses a way of delivery for every physical gift card that has none (spec §4). When one gets no price, nothing is
 * chosen at all and the payment stops at those lines.
 */
export function* quoteDeliveries(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  const lacking = deliveriesToQuote(basket) as Basket["deliveries"];
  const unpriced = basket.deliveries.filter(
    (delivery) => delivery.deliveryMethod === "Physical" && !delivery.shippingQuote && !lacking.includes(delivery),
  );
  const chosen: { deliveryId: string; shippingQuoteId: string }[] = [];
  const failed = unpriced.map(({ id }) => id);
  for (const delivery of lacking) {
    const quote = chosenFor(delivery, yield* quotesOf(work, basket, delivery.id));
    if (quote) chosen.push({ deliveryId: delivery.id, shippingQuoteId: quote.id });
    else failed.push(delivery.id);
  }
  if (failed.length > 0) throw new PaymentStop({ kind: "noQuote", deliveryIds: failed });
  if (chosen.length === 0) return basket;
  const after = yield* made(work, basket, other({ setShippingQuotes: chosen }));
  if (!after) throw new PaymentStop(null);
  return after;
}

/** The carriers' prices for a delivery: those that were asked for already, else asked for now; none when they fail. */
function* quotesOf(
  { services }: BasketWork,
  basket: Basket,
  deliveryId: string,
): SagaGenerator<readonly ShippingQuote[]> {
  const known = basket.quotes.find((entry) => entry.deliveryId === deliveryId);
  if (known && known.quotes.length > 0) return known.quotes;
  try {
    return (yield* call(() => services.commerce.createShippingQuote(basket.id, deliveryId))).quotes;
  } catch {
    return [];
  }
}

function chosenFor(delivery: Basket["deliveries"][number], quotes: readonly ShippingQuote[]): ShippingQuote | null {
  const cards = delivery.productLines.filter(({ giftcardValue }) => giftcardValue !== null);
  const value = cards.reduce((sum, { giftcardValue, quantity }) => sum + (giftcardValue ?? 0) * quantity, 0);
  const countryCode = delivery.recipientAddress?.countryCode ?? "";
  const currency = cards[0]?.valueCurrency ?? "";
  return chooseQuote({ quotes, countryCode, value, currency })?.quote ?? null;
}
