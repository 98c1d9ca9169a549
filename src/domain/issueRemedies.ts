import { type Basket, type BasketIssue } from "./basket";
import { linesOf } from "./basketLines";
import { stockOf } from "./stock";

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
  const line = linesOf(basket).find((entry) => entry.line.lineId === relatedTo)?.line;
  if (!line) return [];
  const remove: Remedy = { kind: "remove", lineId: line.lineId };
  if (type !== "OutOfStock") return [remove];
  const info = basket.stockInfos.find(({ productId }) => productId === line.productId);
  const stock = stockOf(info, line.deliveryMethod, { sku: line.stockKeepingUnit });
  const left = stock.kind === "in" ? (stock.quantityInStock ?? 0) : 0;
  const isFewer = left > 0 && left < line.quantity;
  return isFewer ? [{ kind: "reduce", lineId: line.lineId, quantity: left }, remove] : [remove];
}

/** The upper-case codes of the countries to which parcels of this basket go, each once, in the order of deliveries. */
function recipientCountries({ deliveries }: Basket): string[] {
  const countries = deliveries.map((delivery) => delivery.recipientAddress?.countryCode?.toUpperCase());
  return [...new Set(countries.filter((country): country is string => Boolean(country)))];
}
