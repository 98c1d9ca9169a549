import { type Basket } from "./basket";
import { productLinesOf } from "./basketLines";
import { isRecord } from "./isRecord";
import { linesToAdd, type ProductToAdd } from "./linesToAdd";
import { tally } from "./tally";

/**
 * What is stored while the gifts of the basket that is left are added to that `there`: enough to tell afterwards what
 * has come, even if those that are left are changed then, and nothing about the people they are for.
 */
export const movingMark = (left: Basket, there: Basket) => ({
  left: left.id,
  there: there.id,
  had: Object.fromEntries(productLinesOf(there).map(({ lineId, quantity }) => [lineId, quantity])),
  gifts: articlesIn(linesToAdd(left)),
});

/** The basket `there` with only that which, by a stored mark, was in it before the gifts were sent. */
export function hadBy<B extends Basket>(mark: unknown, there: B): B {
  const had = isRecord(mark) && isRecord(mark.had) ? new Map(Object.entries(mark.had)) : null;
  const deliveries = there.deliveries.map((delivery) => ({
    ...delivery,
    productLines: delivery.productLines.flatMap((line) => {
      const quantity = had?.get(line.lineId);
      return typeof quantity === "number" && quantity <= line.quantity ? [{ ...line, quantity }] : [];
    }),
  }));
  return { ...there, deliveries };
}

/**
 * By a stored mark: the basket `there` as it was before the gifts came, and the gifts. Null if they have not come, or
 * the basket was changed otherwise, too.
 */
export function cameBy<B extends Basket>(mark: unknown, there: B): { before: B; gifts: ProductToAdd[] } | null {
  if (!isRecord(mark) || !isRecord(mark.had)) return null;
  const before = hadBy(mark, there);
  const old = new Map(productLinesOf(before).map(({ lineId, quantity }) => [lineId, quantity]));
  const news = productLinesOf(there).map(
    ({ lineId, quantity }) => [lineId, quantity - (old.get(lineId) ?? 0)] as const,
  );
  const gifts = linesToAdd(there, Object.fromEntries(news));
  const isWhole = old.size === Object.keys(mark.had).length;
  return isWhole && articlesIn(gifts) === mark.gifts ? { before, gifts } : null;
}

/** Each product with how many there are, in a fixed order. */
const articlesIn = (products: readonly ProductToAdd[]): string =>
  [...tally(products.map(({ productId, quantity }) => [productId, quantity]))].sort().join(" ");
