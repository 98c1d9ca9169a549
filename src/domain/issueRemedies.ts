import { type Basket, type BasketIssue } from "./basket";
import { linesOf } from "./basketLines";
import { stockOf } from "./stock";

/** A press that takes an issue out of the way. */
export type Remedy =
  | { kind: "keepOnly"; countryCode: string }
  | { kind: "reduce"; lineId: string; quantity: number }
  | { kind: "remove"; lineId: string };

/**
 * The ways out of an issue, the one that keeps most first. What this shop does not know can be taken out; only an
 * issue of the whole basket that it does not know has no way out here.
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

/** The countries to which parcels of this basket go, in the order of the lines. */
function recipientCountries({ deliveries }: Basket): string[] {
  const countries = deliveries.map((delivery) => delivery.recipientAddress?.countryCode?.toUpperCase());
  return [...new Set(countries.filter((country): country is string => Boolean(country)))];
}
