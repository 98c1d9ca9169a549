import { type Basket, type Delivery } from "./basket";
import { chooseQuote, type QuoteChoice, pickupPoints, type ShippingQuote } from "./shipping";

/** One thing a carrier offers for a delivery: to the door, or to one of several shops near the recipient. */
export interface DeliveryWay {
  key: string;
  /** what the carrier calls it, what it asks and how long it takes are the same for all its shops */
  quote: ShippingQuote;
  /** where the parcel may wait; empty when it is brought to the door */
  points: readonly ShippingQuote[];
}

const offerOf = ({ shippingProvider, displayText, priceNoTax, currency }: ShippingQuote) =>
  [shippingProvider, displayText, priceNoTax, currency].join(" ");

/** What the carriers offer for a delivery, in their order: first to the door, then to shops. */
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

/** Nothing but gift cards: a thing among them does not fit in every letter. */
const isOfCards = ({ productLines }: Pick<Delivery, "productLines">) =>
  productLines.length > 0 && productLines.every(({ giftcardValue }) => giftcardValue != null);

/**
 * The way a delivery is sent when nobody chooses (spec §9): only for gift cards. For a gift the buyer says whether it
 * comes to the door or waits at a shop. Null: nothing is quoted, or it is the buyer's to choose.
 */
export function automaticWay(delivery: Delivery, quotes: readonly ShippingQuote[]): QuoteChoice | null {
  if (!isOfCards(delivery)) return null;
  const cards = delivery.productLines;
  return chooseQuote({
    quotes,
    countryCode: delivery.recipientAddress?.countryCode,
    value: cards.reduce((sum, { giftcardValue, quantity }) => sum + (giftcardValue ?? 0) * quantity, 0),
    // Values of different currencies make no sum: no limit is known to hold for them.
    currency: cards.every(({ valueCurrency }) => valueCurrency === cards[0]?.valueCurrency)
      ? cards[0]?.valueCurrency
      : null,
  });
}

/**
 * The deliveries that were going their automatic way, which is another one for what is in them now: a letter does not
 * carry every value. What somebody chose stays.
 */
export function outgrownWays(
  before: Pick<Basket, "deliveries" | "quotes">,
  after: Pick<Basket, "deliveries" | "quotes">,
): { deliveryId: string; shippingQuoteId: string }[] {
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

/** The quote of the same carrier, to the same shop or again to the door; null when it is not offered any more. */
function sameWay(quotes: readonly ShippingQuote[], before: ShippingQuote): ShippingQuote | null {
  const isSame = ({ shippingProvider, displayText, parcelShop }: ShippingQuote) =>
    shippingProvider === before.shippingProvider &&
    displayText === before.displayText &&
    parcelShop?.id === before.parcelShop?.id;
  return quotes.find(isSame) ?? null;
}

/**
 * The way that the same gifts to the same place were to go before the lines were put in again; null when they were
 * not there, or that way is not offered any more. What nobody chose follows the rule for what is in it now: a letter
 * does not carry every value.
 */
export function keptWay(
  before: readonly Delivery[],
  delivery: Delivery,
  quotes: readonly ShippingQuote[],
): ShippingQuote | null {
  const same = before.find((one) => one.shippingQuote && asParcel(one) === asParcel(delivery));
  const kept = same?.shippingQuote ? sameWay(quotes, same.shippingQuote) : null;
  const wasAutomatic = same && kept && automaticWay(same, quotes)?.quote.id === kept.id;
  return wasAutomatic ? (automaticWay(delivery, quotes)?.quote ?? null) : kept;
}

/** The quote that is to be chosen for a delivery. */
interface Choice {
  deliveryId: string;
  shippingQuoteId: string;
}

/**
 * What was chosen for a delivery as it was seen, in the words of the basket as it is now: another day or name made it
 * another delivery. `later`: its carriers are still to be asked, and it goes that way then. What does not fit any more
 * stays as it was chosen, for the server to refuse.
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
  const delivery = before && now.deliveries.find((one) => !known.has(one.id) && asParcel(one) === asParcel(before));
  if (!delivery || !quote) return { choice };
  const quotes = quotesOf(now, delivery.id);
  if (quotes.length === 0) return { choice, later: { ...before, shippingQuote: quote } };
  const same = sameWay(quotes, quote);
  return { choice: same ? { deliveryId: delivery.id, shippingQuoteId: same.id } : choice };
}

const asParcel = ({ recipientAddress, productLines }: Delivery) =>
  JSON.stringify([placeOf(recipientAddress), productLines.map(({ stockKeepingUnit }) => stockKeepingUnit)]);

function placeOf(address: Delivery["recipientAddress"]) {
  const { line1, postCode, city, countryCode } = address ?? {};
  return [line1, postCode, city, countryCode?.toUpperCase()];
}

/** The carriers' answers for a delivery; empty when there are none, or none was asked yet. */
export function quotesOf(basket: Pick<Basket, "quotes">, deliveryId: string): readonly ShippingQuote[] {
  return basket.quotes.find((entry) => entry.deliveryId === deliveryId)?.quotes ?? [];
}

/** Whether carriers can be asked: it goes by post, to an address that is whole. */
export function isQuotable({ deliveryMethod, recipientAddress }: Delivery): boolean {
  const { line1, postCode, city, countryCode } = recipientAddress ?? {};
  return deliveryMethod === "Physical" && [line1, postCode, city, countryCode].every((part) => part?.trim());
}

/** Deliveries about which the carriers still have to be asked, or whose gift cards still lack their automatic way. */
export function waysLacking(basket: Pick<Basket, "deliveries" | "quotes">): Delivery[] {
  return basket.deliveries.filter(
    (delivery) =>
      isQuotable(delivery) &&
      (quotesOf(basket, delivery.id).length === 0 || (isOfCards(delivery) && !delivery.shippingQuote)),
  );
}

/** Of the deliveries for which the carriers gave no price, those in this basket that have none since. */
export function stillUnquoted(basket: Pick<Basket, "deliveries" | "quotes">, unquoted: readonly string[]): string[] {
  const ids = basket.deliveries.filter(({ shippingQuote }) => !shippingQuote).map(({ id }) => id);
  return ids.filter((id) => unquoted.includes(id) && quotesOf(basket, id).length === 0);
}

/** Deliveries by post, quoted, for which the buyer has yet to choose a way. */
export function waysToChoose(basket: Pick<Basket, "deliveries" | "quotes">): Delivery[] {
  return basket.deliveries.filter(
    (delivery) =>
      isQuotable(delivery) &&
      !delivery.shippingQuote &&
      !isOfCards(delivery) &&
      quotesOf(basket, delivery.id).length > 0,
  );
}
