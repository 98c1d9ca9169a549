import { type Basket, type Delivery } from "./basket";
import { isOfCards, quotesOf } from "./deliveryWays";

/** Whether quotes can be requested: the delivery goes by post, to a complete address. */
export function isQuotable({ deliveryMethod, recipientAddress }: Delivery): boolean {
  const { line1, postCode, city, countryCode } = recipientAddress ?? {};
  return deliveryMethod === "Physical" && [line1, postCode, city, countryCode].every((part) => part?.trim());
}

type Quoted = Pick<Basket, "id" | "deliveries" | "quotes" | "paymentCurrency">;

const quotedKey = (basket: Quoted, deliveryId: string) =>
  [basket.id, deliveryId, basket.paymentCurrency.toUpperCase()].join(" ");

/**
 * Of deliveries that have just been quoted for, those that got prices only in another currency than the basket's. They
 * are named with that currency, to be remembered as `abroad`.
 */
export function quotedAbroad(basket: Quoted, deliveryIds: readonly string[]): string[] {
  return deliveryIds.filter((id) => lacksQuotes(basket, id, [])).map((id) => quotedKey(basket, id));
}

/**
 * Whether quotes are still to be requested for a delivery: it has none in the basket's currency. Those in another one
 * are from before the currency was changed, unless it is remembered (`abroad`) that its carriers have no others.
 */
export function lacksQuotes(basket: Quoted, deliveryId: string, abroad: readonly string[]): boolean {
  const currency = basket.paymentCurrency.toUpperCase();
  const quotes = quotesOf(basket, deliveryId);
  if (quotes.some((quote) => quote.currency.toUpperCase() === currency)) return false;
  return quotes.length === 0 || !abroad.includes(quotedKey(basket, deliveryId));
}

/** Deliveries whose quotes are still to be requested, or whose gift cards have no way chosen yet. */
export function waysLacking(basket: Quoted, abroad: readonly string[]): Delivery[] {
  const isOpen = (delivery: Delivery) => isOfCards(delivery) && !delivery.shippingQuote;
  return basket.deliveries.filter(
    (delivery) => isQuotable(delivery) && (lacksQuotes(basket, delivery.id, abroad) || isOpen(delivery)),
  );
}

/** Whether quotes are still to come for something that goes by post: until then the sums are without its postage. */
export function awaitsQuotes(basket: Quoted, unquoted: readonly string[], abroad: readonly string[]): boolean {
  return basket.deliveries.some(
    (delivery) => isQuotable(delivery) && lacksQuotes(basket, delivery.id, abroad) && !unquoted.includes(delivery.id),
  );
}

/** Those of the `unquoted` deliveries, which got no price, that are in this basket and still lack one. */
export function stillUnquoted(basket: Quoted, unquoted: readonly string[], abroad: readonly string[]): string[] {
  const ids = basket.deliveries.filter(({ shippingQuote }) => !shippingQuote).map(({ id }) => id);
  return ids.filter((id) => unquoted.includes(id) && lacksQuotes(basket, id, abroad));
}

/** Whether something goes by post with no way chosen yet: its price is still missing in what is to be paid. */
export function lacksDeliveryPrice({ deliveries }: Pick<Basket, "deliveries">): boolean {
  return deliveries.some(
    ({ deliveryMethod, shippingQuote, productLines }) =>
      deliveryMethod === "Physical" && !shippingQuote && productLines.length > 0,
  );
}

/** Deliveries with quotes from which the buyer still has to choose. */
export function waysToChoose(basket: Quoted, abroad: readonly string[]): Delivery[] {
  const isOpen = (delivery: Delivery) => isQuotable(delivery) && !delivery.shippingQuote && !isOfCards(delivery);
  return basket.deliveries.filter((delivery) => isOpen(delivery) && !lacksQuotes(basket, delivery.id, abroad));
}
