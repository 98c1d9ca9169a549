import { type Basket, type BasketIssue, type ProductLine } from "./basket";
import { linesOf } from "./basketLines";
import { type Stock, stockOf } from "./stock";

/** What a person can do with one click to resolve an issue. */
export type Remedy =
  | { kind: "keepOnly"; countryCode: string }
  | { kind: "reduce"; lineId: string; quantity: number }
  | { kind: "remove"; lineId: string };

/**
 * The remedies of an issue, the one that keeps most of the basket first. A line with an issue of an unknown type can be
 * removed; an unknown issue of the whole basket has no remedy.
 */
export function remediesOf({ type, relatedTo }: BasketIssue, basket: Basket): Remedy[] {
  if (type === "MultipleRecipientCountries") {
    const countries = recipientCountries(basket);
    if (countries.length > 1) return countries.map((countryCode) => ({ kind: "keepOnly", countryCode }));
  }
  const line = lineOf(relatedTo, basket);
  if (!line) return [];
  const remove: Remedy = { kind: "remove", lineId: line.lineId };
  if (type !== "OutOfStock") return [remove];
  const stock = stockOfLine(line, basket);
  const left = stock.kind === "in" ? (stock.quantityInStock ?? 0) : 0;
  const isFewer = left > 0 && left < line.quantity;
  return isFewer ? [{ kind: "reduce", lineId: line.lineId, quantity: left }, remove] : [remove];
}

/** Whether nothing at all is left of what an issue is about, so that choosing fewer is no remedy. */
export function isAllGone({ relatedTo }: BasketIssue, basket: Basket): boolean {
  const line = lineOf(relatedTo, basket);
  return line !== undefined && stockOfLine(line, basket).kind === "out";
}

const lineOf = (lineId: string | null | undefined, basket: Basket) =>
  linesOf(basket).find(({ line }) => line.lineId === lineId)?.line;

function stockOfLine(line: ProductLine, { stockInfos }: Basket): Stock {
  const info = stockInfos.find(({ productId }) => productId === line.productId);
  return stockOf(info, line.deliveryMethod, { sku: line.stockKeepingUnit });
}

/** The upper-case codes of the countries to which parcels of this basket go, each once, in the order of deliveries. */
function recipientCountries({ deliveries }: Basket): string[] {
  const countries = deliveries.map((delivery) => delivery.recipientAddress?.countryCode?.toUpperCase());
  return [...new Set(countries.filter((country): country is string => Boolean(country)))];
}
