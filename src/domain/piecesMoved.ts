import { type Basket, type ProductLine } from "./basket";
import { productLinesOf } from "./basketLines";
import { type ProductToAdd } from "./linesToAdd";
import { toCents } from "./price";
import { tally } from "./tally";

/** Pieces of one article, and what they cost together. */
export type Pieces = Pick<ProductLine, "productId" | "stockKeepingUnit" | "quantity" | "totalPaymentAmount">;

/**
 * The pieces that a change of the whole basket put in or took out, each with what it costs where it is. Told from the
 * products that were asked for (`asked`: all that the basket was to hold), not from the lines, which get new ids with
 * every change, nor from what others did to the basket meanwhile.
 */
export function piecesMoved(
  before: Pick<Basket, "deliveries">,
  asked: readonly ProductToAdd[],
  after: Pick<Basket, "deliveries">,
): { added: Pieces[]; removed: Pieces[] } {
  const [had, wanted] = [countsOf(productLinesOf(before)), countsOf(asked)];
  return { added: surplus(productLinesOf(after), wanted, had), removed: surplus(productLinesOf(before), had, wanted) };
}

type Counts = ReadonlyMap<string, number>;
type Article = Pick<ProductToAdd, "productId" | "stockKeepingUnit"> &
  Partial<Pick<ProductToAdd, "giftcardValue" | "valueCurrency">>;

const nameOf = ({ productId, stockKeepingUnit, giftcardValue = null, valueCurrency = null }: Article) =>
  JSON.stringify([productId, stockKeepingUnit, giftcardValue, valueCurrency]);

const countsOf = (products: readonly (Article & { quantity: number })[]): Counts =>
  tally(products.map((product) => [nameOf(product), product.quantity]));

/** What there is more of in `more` than in `less`, at the price of these lines. */
function surplus(lines: readonly ProductLine[], more: Counts, less: Counts): Pieces[] {
  const articles = new Map(lines.map((line) => [nameOf(line), line]));
  return [...articles].flatMap(([name, { productId, stockKeepingUnit, quantity: all, totalPaymentAmount }]) => {
    const quantity = (more.get(name) ?? 0) - (less.get(name) ?? 0);
    const total = toCents((totalPaymentAmount * quantity) / all);
    return quantity > 0 ? [{ productId, stockKeepingUnit, quantity, totalPaymentAmount: total }] : [];
  });
}
