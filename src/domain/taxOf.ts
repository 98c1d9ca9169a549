import { type Fee, type ProductLine, type Wrapping } from "./basket";
import { toCents } from "./price";

interface Taxed {
  productLines: readonly Pick<ProductLine, "totalTaxAmount">[];
  wrappings: readonly Pick<Wrapping, "totalTaxAmount">[];
  fees: readonly Pick<Fee, "totalTaxAmount">[];
}

/** The VAT of an order, added up from its parts: only a basket comes with the sum. */
export function taxOf({ deliveries }: { deliveries: readonly Taxed[] }): number {
  const parts = deliveries.flatMap(({ productLines, wrappings, fees }) => [...productLines, ...wrappings, ...fees]);
  return toCents(parts.reduce((sum, { totalTaxAmount }) => sum + totalTaxAmount, 0));
}
