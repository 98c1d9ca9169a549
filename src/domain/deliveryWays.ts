import { type Basket, type Delivery } from "./basket";
import { chooseQuote, type QuoteChoice, pickupPoints, type ShippingQuote } from "./shipping";

/** One offer of a carrier for a delivery: to the door, or to one of several pickup points near the recipient. */
export interface DeliveryWay {
  key: string;
  /** stands for all pickup points: their name, price and delivery time are the same */
  quote: ShippingQuote;
  /** the pickup points to choose from; empty when the parcel is brought to the door */
  points: readonly ShippingQuote[];
}

const offerOf = ({ shippingProvider, displayText, priceNoTax, currency }: ShippingQuote) =>
  [shippingProvider, displayText, priceNoTax, currency].join(" ");

/** The carriers' offers for a delivery, in their order: first those to the door, then those to pickup points. */
export function deliveryWays(quotes: readonly ShippingQuote[]): DeliveryWay[] {
  const home = new Map<string, DeliveryWay>();
  const shops = new Map<string, DeliveryWay>();
  for (const quote of quotes.filter(Boolean)) {
    const ways = quote.parcelShop ? shops : home;
    const key = offerOf(quote);
    if (ways.has(key)) continue;
    const alike = quotes.filter((one) => one && offerOf(one) === key);
    ways.set(key, { key, quote, points: quote.parcelShop ? pickupPoints(alike) : [] });
  }
  return [...home.values(), ...shops.values()];
}

/** Whether a delivery is nothing but gift cards: a physical gift does not fit in every letter. */
export const isOfCards = ({ productLines }: Pick<Delivery, "productLines">) =>
  productLines.length > 0 && productLines.every(({ giftcardValue }) => giftcardValue != null);

/**
 * The way that is chosen automatically (spec §9), for gift cards only: for a physical gift the buyer chooses between
 * the door and a pickup point. Null: nothing is quoted, or the buyer must choose.
 */
export function automaticWay(delivery: Delivery, quotes: readonly ShippingQuote[]): QuoteChoice | null {
  if (!isOfCards(delivery)) return null;
  const cards = delivery.productLines;
  return chooseQuote({
    quotes,
    countryCode: delivery.recipientAddress?.countryCode,
    value: cards.reduce((sum, { giftcardValue, quantity }) => sum + (giftcardValue ?? 0) * quantity, 0),
    // Values in different currencies cannot be added up, so no limit can be checked.
    currency: cards.every(({ valueCurrency }) => valueCurrency === cards[0]?.valueCurrency)
      ? cards[0]?.valueCurrency
      : null,
  });
}

/**
 * New choices for the deliveries that were sent the automatic way, where that is another one for what is in them now: a
 * letter may not carry every value. What somebody chose stays.
 */
export function outgrownWays(
  before: Pick<Basket, "deliveries" | "quotes">,
  after: Pick<Basket, "deliveries" | "quotes">,
): Choice[] {
  const automatic = (basket: Pick<Basket, "quotes">, delivery: Delivery) =>
    automaticWay(delivery, quotesOf(basket, delivery.id))?.quote.id;
  return after.deliveries.flatMap((delivery) => {
    const { id, shippingQuote } = delivery;
    const old = shippingQuote && before.deliveries.find((one) => one.id === id);
    if (!old || automatic(before, old) !== shippingQuote.id) return [];
    const now = automatic(after, delivery);
    return now && now !== shippingQuote.id ? [{ deliveryId: id, shippingQuoteId: now }] : [];
  });
}

/** The quote of the same carrier to the same pickup point, or to the door; null when it is no longer offered. */
function sameWay(quotes: readonly ShippingQuote[], before: ShippingQuote): ShippingQuote | null {
  const isSame = ({ shippingProvider, displayText, parcelShop }: ShippingQuote) =>
    shippingProvider === before.shippingProvider &&
    displayText === before.displayText &&
    parcelShop?.id === before.parcelShop?.id;
  return quotes.find(isSame) ?? null;
}

/**
 * The quote for a delivery whose lines were removed and added again: that of the same gifts to the same address before;
 * null when there were none, or it is no longer offered. What was chosen automatically is chosen anew for what is in
 * the delivery now: a letter may not carry every value.
 */
export function keptWay(
  before: readonly Delivery[],
  delivery: Delivery,
  quotes: readonly ShippingQuote[],
): ShippingQuote | null {
  const withWay = before.filter(({ shippingQuote }) => shippingQuote);
  const same = sameParcel(withWay, delivery);
  const kept = same?.shippingQuote ? sameWay(quotes, same.shippingQuote) : null;
  const wasAutomatic = same && kept && automaticWay(same, quotes)?.quote.id === kept.id;
  return wasAutomatic ? (automaticWay(delivery, quotes)?.quote ?? null) : kept;
}

/**
 * The quote to choose for a delivery that has none: as before, else the automatic one. Null: the buyer must choose.
 */
export const quoteToSet = (before: readonly Delivery[], delivery: Delivery, quotes: readonly ShippingQuote[]) =>
  keptWay(before, delivery, quotes) ?? automaticWay(delivery, quotes)?.quote ?? null;

/** The quote that is chosen for a delivery. */
interface Choice {
  deliveryId: string;
  shippingQuoteId: string;
}

/**
 * A choice made in an earlier state of the basket (`past`, oldest first), translated to the basket as it is now:
 * another date or name has made it another delivery with other ids. `later`: that delivery has no quotes yet; the
 * choice is to be made when they come. A choice that cannot be translated stays as it is, for the server to refuse.
 */
export function choiceNow(
  past: readonly Pick<Basket, "deliveries" | "quotes">[],
  now: Pick<Basket, "deliveries" | "quotes">,
  choice: Choice,
): { choice: Choice; later?: Delivery } {
  const { deliveryId, shippingQuoteId } = choice;
  const isIn = ({ deliveries }: Pick<Basket, "deliveries">) => deliveries.some(({ id }) => id === deliveryId);
  const seen = isIn(now) ? undefined : past.findLast(isIn);
  const before = seen?.deliveries.find(({ id }) => id === deliveryId);
  const quote = seen && quotesOf(seen, deliveryId).find(({ id }) => id === shippingQuoteId);
  const known = new Set(seen?.deliveries.map(({ id }) => id));
  const news = now.deliveries.filter(({ id }) => !known.has(id));
  const delivery = before && sameParcel(news, before);
  if (!delivery || !quote) return { choice };
  const quotes = quotesOf(now, delivery.id);
  if (quotes.length === 0) return { choice, later: { ...before, shippingQuote: quote } };
  const same = sameWay(quotes, quote);
  return { choice: same ? { deliveryId: delivery.id, shippingQuoteId: same.id } : choice };
}

/** The same gifts to the same address, best to the same person: several may live there. */
function sameParcel(among: readonly Delivery[], delivery: Delivery): Delivery | undefined {
  const alike = among.filter((one) => asParcel(one) === asParcel(delivery));
  return alike.find(({ recipientName }) => recipientName === delivery.recipientName) ?? alike[0];
}

const asParcel = ({ recipientAddress, productLines }: Delivery) =>
  JSON.stringify([placeOf(recipientAddress), productLines.map(({ stockKeepingUnit }) => stockKeepingUnit)]);

function placeOf(address: Delivery["recipientAddress"]) {
  const { line1, postCode, city, countryCode } = address ?? {};
  return [line1, postCode, city, countryCode?.toUpperCase()];
}

/** The quotes for a delivery; empty when there are none, or none were requested yet. */
export function quotesOf(basket: Pick<Basket, "quotes">, deliveryId: string): readonly ShippingQuote[] {
  return basket.quotes.find((entry) => entry.deliveryId === deliveryId)?.quotes ?? [];
}
