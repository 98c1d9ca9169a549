import { amountProblem, rangeOf } from "~/domain/amount";
import { numberFormat } from "~/domain/formats";
import { type InventoryEntry, inventoryOf, type Product } from "~/domain/product";
import { choiceFor } from "~/domain/purchaseChoice";
import { parseAmount } from "~/domain/typedAmount";

/** What a gift card is worth, as form values. */
export interface AmountValues {
  deliveryMethod: string;
  /** "" when the amount is still to be chosen */
  stockKeepingUnit: string;
  /** the typed value of a range; of fixed values it tells apart those that share a number in the stock */
  amount: string;
}

/** What is known of the entry that was chosen before. */
export type AmountBefore = Pick<InventoryEntry, "priceCurrency" | "priceMin">;

/** A number as it is typed in a language, without thousands separators. */
export function amountText(amount: number | null, locale: string): string {
  if (amount === null) return "";
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(amount);
}

/** The chosen inventory entry; null for none. */
export function entryOf(
  product: Pick<Product, "deliveryMethods">,
  values: AmountValues,
  locale: string,
): InventoryEntry | null {
  return entryAmong(inventoryOf(product, values.deliveryMethod), values, locale);
}

/** The chosen entry of an inventory, null for none. Of several with the chosen number it is the one with the amount. */
export function entryAmong(
  inventory: readonly InventoryEntry[],
  { stockKeepingUnit, amount }: AmountValues,
  locale: string,
): InventoryEntry | null {
  const alike = inventory.filter(({ sku }) => sku === stockKeepingUnit);
  const [first, ...others] = alike;
  if (!first || others.length === 0) return first ?? null;
  const typed = parseAmount(amount, locale, first.priceCurrency);
  return alike.find(({ price }) => typed !== null && price === typed) ?? alike.find(rangeOf) ?? null;
}

/** The value of one card, in the entry's currency; null while there is no valid one. */
export function valueOf(entry: InventoryEntry | null, values: AmountValues, locale: string): number | null {
  const range = entry && rangeOf(entry);
  if (!range) return entry?.price ?? null;
  const typed = parseAmount(values.amount, locale, entry.priceCurrency);
  return amountProblem(range, typed) === null ? typed : null;
}

/**
 * The form's values for another answer about the product (in another currency or language), or another delivery method.
 * The amount is kept if possible; else it must be chosen again (spec §5), unless there is only one. The same number in
 * another currency than that of `before`, the entry that was chosen, is another amount; a range's lowest stays that.
 */
export function withProduct<V extends AmountValues & { quantity: number }>(
  values: V,
  product: Product,
  locale: string,
  before: AmountBefore | null = null,
): V {
  // The choice so far may be of another delivery method, which has its own SKUs.
  const all = product.deliveryMethods.flatMap(({ inventory }) => inventory);
  const entry = entryAmong(all, values, locale);
  const value = entry?.price ?? parseAmount(values.amount, locale, entry?.priceCurrency);
  const choice = choiceFor(product, values.deliveryMethod, {
    productId: product.id,
    deliveryMethod: values.deliveryMethod,
    stockKeepingUnit: values.stockKeepingUnit,
    giftcardValue: value,
    valueCurrency: entry?.priceCurrency ?? "",
    productPurchasePrice: value,
    quantity: values.quantity,
  });
  const found = choice && entryOf(product, { ...values, stockKeepingUnit: choice.stockKeepingUnit }, locale);
  const isForeign =
    before !== null && found !== null && before.priceCurrency.toUpperCase() !== found.priceCurrency.toUpperCase();
  const foundRange = found && rangeOf(found);
  const isOther = isForeign && !foundRange && found.sku !== values.stockKeepingUnit;
  if (!choice || isOther) {
    const sole = soleValue(product, values.deliveryMethod);
    const only = sole && rangeOf(sole);
    const amount = only ? amountText(only.priceMin, locale) : values.amount;
    // What is wrong with a typed amount is told beside it by the range of this delivery method, as by the one before.
    const range = entry && rangeOf(entry) ? rangeIn(product, values.deliveryMethod, entry.priceCurrency) : null;
    return { ...values, amount, stockKeepingUnit: (sole ?? range)?.sku ?? "" };
  }
  if (isForeign && foundRange) {
    const lowest = before.priceMin === value ? amountText(foundRange.priceMin, locale) : "";
    const amount = value === null ? values.amount : lowest;
    return { ...values, stockKeepingUnit: choice.stockKeepingUnit, amount };
  }
  // A typed value stays, right or wrong: the person sees it and gets the error.
  const amount = entry && rangeOf(entry) ? values.amount : amountText(choice.giftcardValue, locale);
  return { ...values, stockKeepingUnit: choice.stockKeepingUnit, amount };
}

/** The form's values in another language: a valid amount is rewritten with its separators, or it would be misread. */
export function inLanguage<V extends AmountValues>(
  values: V,
  product: Pick<Product, "deliveryMethods">,
  { from, to }: { from: string; to: string },
): V {
  const typed = from === to ? null : parseAmount(values.amount, from, entryOf(product, values, from)?.priceCurrency);
  return typed === null ? values : { ...values, amount: amountText(typed, to) };
}

/** The entry of a delivery method whose amount is typed in a currency; null for none. */
function rangeIn(product: Pick<Product, "deliveryMethods">, method: string, currency: string): InventoryEntry | null {
  return inventoryOf(product, method).find((entry) => rangeOf(entry) && entry.priceCurrency === currency) ?? null;
}

/** The only entry of a delivery method, if it has a fixed price, so that there is nothing to choose; else null. */
function soleValue(product: Pick<Product, "deliveryMethods">, method: string): InventoryEntry | null {
  const [only, ...others] = inventoryOf(product, method);
  if (!only || others.length > 0) return null;
  const range = rangeOf(only);
  const isFixed = range ? range.priceMin === range.priceMax : only.price != null;
  return isFixed ? only : null;
}
