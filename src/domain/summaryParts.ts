import { type Fee, type ProductLine, type Wrapping } from "./basket";
import { feeName, type FeeName } from "./feeName";
import { type LanguageText, type Title, titleIn } from "./presentation";
import { toCents } from "./price";

/** A row of the summary, for one part of the total. */
export interface SummaryPart {
  kind: FeeName["kind"] | "discount";
  /** Its title; null when it has none, or when the shop's word for its kind says it in the person's language. */
  title: Title | null;
  /** What the server charges for it over all deliveries; negative for a discount. */
  amount: number;
}

interface Delivered {
  productLines: readonly Pick<ProductLine, "discountTitles" | "totalDiscountAmount">[];
  wrappings: readonly Pick<Wrapping, "totalPaymentAmount">[];
  fees: readonly Pick<Fee, "labels" | "targetType" | "totalPaymentAmount">[];
}

/** The charges and discounts of a basket or order, each kind once, in the order of the deliveries; charges first. */
export function summaryParts({ deliveries }: { deliveries: readonly Delivered[] }, language: string): SummaryPart[] {
  const charges = new Sums();
  const discounts = new Sums();
  const named = (titles: readonly LanguageText[]) => titleIn(titles, language);
  for (const { productLines, wrappings, fees } of deliveries) {
    for (const line of productLines) discounts.add("discount", named(line.discountTitles), -line.totalDiscountAmount);
    for (const { totalPaymentAmount } of wrappings) charges.add("wrapping", null, totalPaymentAmount);
    for (const fee of fees) {
      const { kind, title } = feeName(fee, language);
      charges.add(kind, title, fee.totalPaymentAmount);
    }
  }
  return [...charges.rows(), ...discounts.rows().filter(({ amount }) => amount < 0)];
}

class Sums {
  private readonly parts = new Map<string, SummaryPart>();

  add(kind: SummaryPart["kind"], title: Title | null, amount: number): void {
    const key = `${kind} ${title?.text ?? ""}`;
    const before = this.parts.get(key)?.amount ?? 0;
    this.parts.set(key, { kind, title, amount: toCents(before + amount) });
  }

  rows(): SummaryPart[] {
    return [...this.parts.values()];
  }
}
