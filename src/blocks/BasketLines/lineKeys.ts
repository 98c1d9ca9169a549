import { type BasketLine } from "~/domain/basketLines";

/**
 * What a line is, whatever its id: a change of the basket takes all lines out and puts them in again under new ids, and
 * the row a person is working in must stay the same row.
 */
export function lineKeys(lines: readonly BasketLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ line, delivery }) => {
    const key = [delivery.id, line.productId, line.stockKeepingUnit, line.giftcardValue, line.valueCurrency].join(" ");
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count ? `${key} ${count}` : key;
  });
}
