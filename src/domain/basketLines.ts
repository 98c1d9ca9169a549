import { type Basket, type BasketIssue, type Delivery, type Greeting, type ProductLine, type Wrapping } from "./basket";
import { type Presentation } from "./presentation";

/** A product line with its delivery and all that belongs to the line. */
export interface BasketLine {
  line: ProductLine;
  delivery: Delivery;
  greeting: Greeting | null;
  wrapping: Wrapping | null;
  /** Each type once. */
  issues: readonly BasketIssue[];
  presentations: readonly Presentation[];
}

/** The product lines of a basket or an order alone, in the server's order. */
export const productLinesOf = <Line>({ deliveries }: { deliveries: readonly { productLines: readonly Line[] }[] }) =>
  deliveries.flatMap(({ productLines }) => productLines);

/** Every product line of every delivery, with what belongs to it, in the server's order. */
export function linesOf(basket: Basket): BasketLine[] {
  const presentations = new Map(basket.basketPresentations.map((entry) => [entry.productId, entry.presentations]));
  const issues = issuesByLine(basket);
  return basket.deliveries.flatMap((delivery) =>
    delivery.productLines.map((line) => ({
      line,
      delivery,
      greeting: delivery.greetings.find((greeting) => greeting.relatedToProductLine === line.lineId) ?? null,
      wrapping: delivery.wrappings.find((wrapping) => wrapping.relatedToProductLine === line.lineId) ?? null,
      issues: onePerType(issues.get(line.lineId) ?? []),
      presentations: presentations.get(line.productId) ?? [],
    })),
  );
}

/** The products that several lines are of: their lines are told apart by the recipient. */
export function productsOfSeveral(lines: readonly BasketLine[]): ReadonlySet<string> {
  const ids = lines.map(({ line }) => line.productId);
  return new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
}

/** The issues of each line: those whose relatedTo is its id (spec §3). */
function issuesByLine({ issues }: Basket): ReadonlyMap<string, BasketIssue[]> {
  const byLine = new Map<string, BasketIssue[]>();
  for (const issue of issues) {
    if (!issue.relatedTo) continue;
    const own = byLine.get(issue.relatedTo);
    if (own) own.push(issue);
    else byLine.set(issue.relatedTo, [issue]);
  }
  return byLine;
}

/** Without the issues whose type occurred before: at one place they would be shown with the same words. */
const onePerType = (issues: readonly BasketIssue[]) =>
  issues.filter(({ type }, at) => issues.findIndex((one) => one.type === type) === at);

/**
 * The issues without a line to show them at, each type once: about the whole basket, or about a line that is not in it.
 */
export function generalIssues(basket: Basket): BasketIssue[] {
  const shown = new Set<BasketIssue["relatedTo"]>(productLinesOf(basket).map(({ lineId }) => lineId));
  return onePerType(basket.issues.filter(({ relatedTo }) => !shown.has(relatedTo)));
}

/** Whether a line is a physical gift: sent by post, and no gift card with a value. */
export function isPhysicalGift(line: Pick<ProductLine, "deliveryMethod" | "giftcardValue">): boolean {
  return line.deliveryMethod === "Physical" && line.giftcardValue == null;
}

/** Whether to show the note on exchange within 14 days: when there is a physical gift in the basket (spec §9). */
export function showsExchangeNote(basket: Pick<Basket, "deliveries">): boolean {
  return productLinesOf(basket).some(isPhysicalGift);
}
