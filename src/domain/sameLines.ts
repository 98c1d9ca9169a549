import { type Basket } from "./basket";
import { linesOf } from "./basketLines";
import { linesToAdd, productToAdd, type ProductToAdd } from "./linesToAdd";
import { tally } from "./tally";
import { cleanText } from "./typedText";

/**
 * Tells from the basket itself whether a change was made, for when its answer was lost. The server gives lines new ids
 * and may merge or split them, so that products are counted by their content instead.
 */

/** How two spellings are compared. */
type Spelling = (text: string | null | undefined) => string;

/** For added gifts: servers may respell names and addresses, and a gift that is not recognised would be added twice. */
const loosely: Spelling = (text) => text?.replace(/\s+/g, "").toLowerCase() ?? "";
/** For changes: a corrected name or address differs, and a change that was not made must not pass for made. */
const exactly: Spelling = (text) => cleanText(text ?? "");

/** How many there are of each thing: the same product, value, method, date, recipient and extras. */
const countsOf = (products: readonly ProductToAdd[], spelling: Spelling, now?: number) =>
  tally(products.map((product) => [thingOf(product, spelling, now), product.quantity]));

/** The delivery date, or null (send now) if it is before `now`: the server does not keep past dates. */
const dateOf = ({ deliveryDate }: ProductToAdd, now: number): number | null => {
  const at = deliveryDate ? Date.parse(deliveryDate) : NaN;
  return at > now ? at : null;
};

function thingOf(product: ProductToAdd, spelling: Spelling, now = -Infinity): string {
  const { recipientAddress: address } = product;
  const date = dateOf(product, now);
  return JSON.stringify([
    product.productId,
    product.stockKeepingUnit,
    product.deliveryMethod,
    product.giftcardValue,
    loosely(product.valueCurrency),
    date,
    // Without a date the zone does not matter. Loosely, the instant alone is enough: a zone may have two names.
    date !== null && spelling === exactly && exactly(product.timezone),
    spelling(product.recipientName),
    // In e-mail addresses, phone numbers and post codes case and spaces do not matter.
    loosely(product.recipientEmail),
    loosely(product.recipientPhone),
    ...[address?.line1, address?.line2, address?.attention, address?.city].map(spelling),
    loosely(address?.postCode),
    loosely(address?.countryCode),
    product.addGreeting?.greetingToken,
    product.addWrapping?.id,
  ]);
}

/**
 * How many pieces of a gift a basket holds, with whatever greeting: its token is not known any more after a reload.
 */
export function piecesIn(basket: Basket, gift: ProductToAdd, now: number): number {
  const plain = [...linesToAdd(basket), gift].map((product) => ({ ...product, addGreeting: null }));
  return countsOf(plain, loosely, now).get(thingOf(plain.at(-1)!, loosely, now))! - gift.quantity;
}

/** Whether the basket `after` holds everything that was in it `before` of the added things, plus those. */
export function wereAdded(before: Basket, after: Basket, added: readonly ProductToAdd[], now?: number): boolean {
  const had = countsOf(linesToAdd(before), loosely, now);
  const has = countsOf(linesToAdd(after), loosely, now);
  return [...countsOf(added, loosely, now)].every(
    ([thing, count]) => (has.get(thing) ?? 0) >= (had.get(thing) ?? 0) + count,
  );
}

/** Whether the basket holds exactly these products, for exactly these people. */
export function holdsJust(basket: Basket, products: readonly ProductToAdd[], now?: number): boolean {
  const has = countsOf(linesToAdd(basket), exactly, now);
  const wanted = countsOf(products, exactly, now);
  return has.size === wanted.size && [...wanted].every(([thing, count]) => has.get(thing) === count);
}

/** Whether two lists of products are the same, with past dates as now. */
export function areSame(one: readonly ProductToAdd[], other: readonly ProductToAdd[], now: number): boolean {
  const [told, again] = [one, other].map((wish) =>
    wish.map((product) => ({ ...product, deliveryDate: dateOf(product, now) })),
  );
  return JSON.stringify(told) === JSON.stringify(again);
}

/** Whether two baskets hold the same things, whatever the ids of their lines. */
export function holdTheSame(one: Basket, other: Basket): boolean {
  return holdsJust(one, linesToAdd(other));
}

/**
 * The current id of a line that was in an earlier basket (`seen`): the line of the same thing, else the line of the
 * same product in the same place among those that are no longer the same. Null: it is gone.
 */
export function sameLineId(seen: Basket, now: Basket, lineId: string): string | null {
  if (now.deliveries.some(({ productLines }) => productLines.some((line) => line.lineId === lineId))) return lineId;
  const [before, after] = [comparable(seen), comparable(now)];
  const one = before.find((line) => line.lineId === lineId);
  if (!one) return null;
  const [had, has] = [linesOfEach(before), linesOfEach(after)];
  // If one of several identical lines is gone, it is unknown which of them are left.
  const isCertain = ({ thing }: Comparable) => had.get(thing) === has.get(thing);
  const isLikeIt = (line: Comparable) => (isCertain(one) ? line.thing === one.thing : !isCertain(line));
  const [then, since] = [before.filter(isLikeIt), after.filter(isLikeIt)];
  const again = then.length === since.length ? since[then.indexOf(one)] : undefined;
  // Another tab may have taken one gift out and added another: then both what it is and whose are others.
  const isSame = again?.productId === one.productId && (again.what === one.what || again.whose === one.whose);
  return isSame ? again.lineId : null;
}

interface Comparable {
  lineId: string;
  productId: string;
  /** All of it. */
  thing: string;
  /** The gift, whoever it is for. */
  what: string;
  /** Its recipient. */
  whose: string;
}

/** Baskets never change, and each change of many lines looks all of them up in the same two. */
const compared = new WeakMap<Basket, Comparable[]>();

function comparable(basket: Basket): Comparable[] {
  const known = compared.get(basket);
  if (known) return known;
  const lines = linesOf(basket).map((entry) => {
    const { lineId, productId, giftcardValue, quantity } = entry.line;
    const { recipientName, recipientEmail, recipientPhone, recipientAddress } = entry.delivery;
    return {
      lineId,
      productId,
      thing: thingOf(productToAdd(entry), exactly),
      what: JSON.stringify([giftcardValue, quantity]),
      whose: JSON.stringify([recipientName, recipientEmail, recipientPhone, recipientAddress]),
    };
  });
  compared.set(basket, lines);
  return lines;
}

/** How many lines there are of each thing. */
const linesOfEach = (lines: readonly Comparable[]) => tally(lines.map(({ thing }) => [thing, 1]));
