import { type Basket, type BasketIssue, type Delivery, type Greeting, type ProductLine, type Wrapping } from "./basket";
import { type Presentation } from "./presentation";

/** A product line with the delivery it belongs to and what hangs on it. */
export interface BasketLine {
  line: ProductLine;
  delivery: Delivery;
  greeting: Greeting | null;
  wrapping: Wrapping | null;
  issues: readonly BasketIssue[];
  presentations: readonly Presentation[];
}

/** Every product line of every delivery, in the server's order. */
export function linesOf(basket: Basket): BasketLine[] {
  const presentations = new Map(basket.basketPresentations.map((entry) => [entry.productId, entry.presentations]));
  return basket.deliveries.flatMap((delivery) =>
    delivery.productLines.map((line) => ({
      line,
      delivery,
      greeting: delivery.greetings.find((greeting) => greeting.relatedToProductLine === line.lineId) ?? null,
      wrapping: delivery.wrappings.find((wrapping) => wrapping.relatedToProductLine === line.lineId) ?? null,
      issues: issuesOf(basket, line.lineId),
      presentations: presentations.get(line.productId) ?? [],
    })),
  );
}

/** The issues of a line: those whose relatedTo is its id (spec §3). */
export function issuesOf(basket: Pick<Basket, "issues">, lineId: string): BasketIssue[] {
  return basket.issues.filter((issue) => issue.relatedTo === lineId);
}

/** The issues that belong to no line on the screen: of the whole basket, or of a line that is not there. */
export function generalIssues(basket: Basket): BasketIssue[] {
  const shown = new Set(basket.deliveries.flatMap((delivery) => delivery.productLines.map((line) => line.lineId)));
  return basket.issues.filter((issue) => !issue.relatedTo || !shown.has(issue.relatedTo));
}

/** A physical gift: a thing that is sent, no value on it. */
export function isPhysicalGift(line: Pick<ProductLine, "deliveryMethod" | "giftcardValue">): boolean {
  return line.deliveryMethod === "Physical" && line.giftcardValue == null;
}

/** The note on 14 days exchange stands where a physical gift is in the basket (spec §9). */
export function showsExchangeNote(basket: Pick<Basket, "deliveries">): boolean {
  return basket.deliveries.some((delivery) => delivery.productLines.some(isPhysicalGift));
}
