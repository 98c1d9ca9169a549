import { type Basket } from "./basket";
import { type BasketLine, linesOf } from "./basketLines";
import { linesToAdd, productToAdd, type ProductToAdd } from "./linesToAdd";
import { cleanText } from "./typedText";

/**
 * Whether a change was made, read off the basket afterwards: for answers that got lost. The server gives lines new ids
 * and may join or part them, so they are told apart by what they are and counted.
 */
type Counts = ReadonlyMap<string, number>;

/** How two spellings are held against each other. */
type Spelling = (text: string | null | undefined) => string;

/** Some servers write names and places their own way: an added gift that is not known again would be added twice. */
const loosely: Spelling = (text) => text?.replace(/\s+/g, "").toLowerCase() ?? "";
/** A corrected name, flat or town is another one, and a change that was not made must not pass for made. */
const exactly: Spelling = (text) => cleanText(text ?? "");

/** How many there are of each thing: product, value, way, date, recipient and what hangs on it make a thing. */
function countsOf(products: readonly ProductToAdd[], spelling: Spelling, now?: number): Counts {
  const counts = new Map<string, number>();
  for (const product of products) {
    const thing = thingOf(product, spelling, now);
    counts.set(thing, (counts.get(thing) ?? 0) + product.quantity);
  }
  return counts;
}

/** What has to go before `now` goes at once: the server keeps no date that has passed. */
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
    // What goes at once goes in every zone. The instant says when; a zone may have two names.
    date !== null && spelling === exactly && exactly(product.timezone),
    spelling(product.recipientName),
    // In what leads to somebody by itself, case and spaces mean nothing.
    loosely(product.recipientEmail),
    loosely(product.recipientPhone),
    ...[address?.line1, address?.line2, address?.attention, address?.city].map(spelling),
    loosely(address?.postCode),
    loosely(address?.countryCode),
    product.addGreeting?.greetingToken,
    product.addWrapping?.id,
  ]);
}

/** Whether the basket afterwards holds, beside what it held before, all that was added. */
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

/** Whether the same is wished for twice. */
export function areSame(one: readonly ProductToAdd[], other: readonly ProductToAdd[], now: number): boolean {
  const [told, again] = [one, other].map((wish) =>
    wish.map((product) => ({ ...product, deliveryDate: dateOf(product, now) })),
  );
  return JSON.stringify(told) === JSON.stringify(again);
}

/** Whether two answers hold the same things, whatever their lines are called. */
export function holdTheSame(one: Basket, other: Basket): boolean {
  return holdsJust(one, linesToAdd(other));
}

/**
 * The id by now of a line that was seen before: of the same thing, else of the one that stands in its place. Null: it
 * is not there any more.
 */
export function sameLineId(seen: Basket, now: Basket, lineId: string): string | null {
  const [before, after] = [linesOf(seen), linesOf(now)];
  if (after.some(({ line }) => line.lineId === lineId)) return lineId;
  const at = before.findIndex(({ line }) => line.lineId === lineId);
  const one = before[at];
  if (!one) return null;
  const thing = thingOf(productToAdd(one), exactly);
  const isSame = (entry: BasketLine) => thingOf(productToAdd(entry), exactly) === thing;
  const same = after.filter(isSame);
  // One of several that are alike may have gone: which of them is left nobody knows.
  const isCertain = same.length === before.filter(isSame).length;
  const again = isCertain ? same[before.slice(0, at).filter(isSame).length] : undefined;
  const inItsPlace = after.length === before.length && after[at]?.line.productId === one.line.productId && after[at];
  return (again ?? (inItsPlace || null))?.line.lineId ?? null;
}
