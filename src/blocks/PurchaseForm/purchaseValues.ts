import { numberFormat } from "~/domain/formats";
import { amountProblem, rangeOf } from "~/domain/amount";
import { parseAmount } from "~/domain/typedAmount";
import { emptyRecipient, type RecipientForm, takesGreeting, takesWrapping } from "~/domain/delivery";
import { instantOf } from "~/domain/deliveryDate";
import { momentIn } from "~/domain/moment";
import { recipientBy, recipientHere, type ToE164, typedIn } from "~/domain/phoneCountry";
import {
  choiceFor,
  firstChoice,
  type InventoryEntry,
  isPhysicalProduct,
  offeredMethods,
  type Product,
  type PurchaseChoice,
} from "~/domain/product";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { type Clock, freshWhen, movedBy, type WhenValues } from "../When/whenValues";

/** What a gift card is worth, as form values. */
export interface AmountValues {
  deliveryMethod: string;
  /** "" when the amount is still to be chosen */
  stockKeepingUnit: string;
  /** the typed value of a range; unused if the values are fixed */
  amount: string;
}

/** The values of the purchase form. */
export interface PurchaseValues extends WhenValues, AmountValues {
  quantity: number;
  recipient: RecipientForm;
  greetingToken: string | null;
  /** there was a greeting that was not kept; true until the person closes that notice or writes another */
  lostGreeting?: boolean;
  wrappingId: string | null;
}

/** The circumstances in which the form is filled in: by whom, where and when. */
export interface Circumstances extends Clock {
  locale: string;
  countryCode: string;
}

/** The product with only the delivery methods that the person may choose, in their order. */
export function buyable<P extends Pick<Product, "deliveryMethods">>(product: P, options?: { business?: boolean }): P {
  return { ...product, deliveryMethods: offeredMethods(product, options) };
}

/** The initial values of a product's form: as it was left, else new (spec §4). Null if nothing can be bought here. */
export function startValues(product: Product, draft: PurchaseDraft | null, here: Circumstances): PurchaseValues | null {
  const first = firstChoice(product, { business: true });
  if (!first) return null;
  const fresh = {
    ...chosen(first, here.locale),
    ...freshWhen(first.deliveryMethod, here),
    recipient: emptyRecipient(here.countryCode),
    greetingToken: null,
    wrappingId: null,
  };
  if (!draft) return fresh;
  const timezone = draft.timezone ?? here.timezone;
  const { left, giftcardValue } = draft;
  const date = draft.deliveryDate ? momentIn(draft.deliveryDate, timezone) : null;
  const moment = date ?? (left?.when === "later" ? { day: left.day, time: left.time } : null);
  const kept: PurchaseValues = {
    ...fresh,
    deliveryMethod: draft.deliveryMethod,
    stockKeepingUnit: draft.stockKeepingUnit,
    amount: giftcardValue === null ? (left?.amount ?? "") : amountText(giftcardValue, here.locale),
    quantity: draft.quantity,
    recipient: recipientHere(draft.recipient, draft.deliveryMethod, draft.typedIn, here.countryCode),
    greetingToken: draft.greetingToken ?? null,
    lostGreeting: draft.lostGreeting,
    wrappingId: draft.wrappingId ?? null,
    timezone,
    ...(moment && { when: "later" as const, ...moment }),
  };
  const isOffered = product.deliveryMethods.some(({ deliveryMethod }) => deliveryMethod === draft.deliveryMethod);
  const before = draft.valueCurrency ? { priceCurrency: draft.valueCurrency } : null;
  return isOffered
    ? withProduct(kept, product, here.locale, before)
    : withMethod(kept, first.deliveryMethod, product, here, null, before);
}

function chosen(choice: PurchaseChoice, locale: string) {
  const { deliveryMethod, stockKeepingUnit, giftcardValue, quantity } = choice;
  return { deliveryMethod, stockKeepingUnit, amount: amountText(giftcardValue, locale), quantity };
}

/** A number as it is typed in a language, without thousands separators. */
export function amountText(amount: number | null, locale: string): string {
  if (amount === null) return "";
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(amount);
}

/** The chosen inventory entry; null for none. */
export function entryOf(product: Pick<Product, "deliveryMethods">, values: AmountValues): InventoryEntry | null {
  const offer = product.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === values.deliveryMethod);
  return offer?.inventory.find(({ sku }) => sku === values.stockKeepingUnit) ?? null;
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
export function withProduct(
  values: PurchaseValues,
  product: Product,
  locale: string,
  before: Pick<InventoryEntry, "priceCurrency" | "priceMin"> | null = null,
): PurchaseValues {
  // The choice so far may be of another delivery method, which has its own SKUs.
  const all = product.deliveryMethods.flatMap(({ inventory }) => inventory);
  const entry = all.find(({ sku }) => sku === values.stockKeepingUnit) ?? null;
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
  const found = choice && entryOf(product, { ...values, stockKeepingUnit: choice.stockKeepingUnit });
  const isForeign = Boolean(
    before && found && before.priceCurrency.toUpperCase() !== found.priceCurrency.toUpperCase(),
  );
  const range = found && rangeOf(found);
  const isOther = isForeign && !range && found!.sku !== values.stockKeepingUnit;
  if (!choice || isOther) {
    const sole = soleValue(product, values.deliveryMethod);
    const only = sole && rangeOf(sole);
    const amount = only ? amountText(only.priceMin, locale) : values.amount;
    return { ...values, amount, stockKeepingUnit: sole?.sku ?? "" };
  }
  if (isForeign && range) {
    const lowest = before?.priceMin === value ? amountText(range.priceMin, locale) : "";
    const amount = value === null ? values.amount : lowest;
    return { ...values, stockKeepingUnit: choice.stockKeepingUnit, amount };
  }
  // A typed value stays, right or wrong: the person sees it and gets the error.
  const amount = entry && rangeOf(entry) ? values.amount : amountText(choice.giftcardValue, locale);
  return { ...values, stockKeepingUnit: choice.stockKeepingUnit, amount };
}

/** The form's values in another language: a valid amount is rewritten with its separators, or it would be misread. */
export function inLanguage(
  values: PurchaseValues,
  product: Pick<Product, "deliveryMethods">,
  { from, to }: { from: string; to: string },
): PurchaseValues {
  const typed = from === to ? null : parseAmount(values.amount, from, entryOf(product, values)?.priceCurrency);
  return typed === null ? values : { ...values, amount: amountText(typed, to) };
}

/** The only entry of a delivery method, if it has a fixed price, so that there is nothing to choose; else null. */
function soleValue(product: Pick<Product, "deliveryMethods">, method: string): InventoryEntry | null {
  const offer = product.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === method);
  const [only, ...others] = offer?.inventory ?? [];
  if (!only || others.length > 0) return null;
  const range = rangeOf(only);
  return range ? (range.priceMin === range.priceMax ? only : null) : only.price != null ? only : null;
}

/**
 * The form's values with another delivery method: the amount is kept if possible, the date only if it is possible, the
 * extras that the method takes, and the phone number stays the same person's (by `toE164`).
 */
export function withMethod(
  values: PurchaseValues,
  deliveryMethod: string,
  product: Product,
  { locale, countryCode, now }: Pick<Circumstances, "locale" | "countryCode" | "now">,
  toE164: ToE164 | null = null,
  before: Parameters<typeof withProduct>[3] = null,
): PurchaseValues {
  const extras = {
    greetingToken: takesGreeting(deliveryMethod) ? values.greetingToken : null,
    wrappingId: takesWrapping(deliveryMethod) ? values.wrappingId : null,
  };
  const change = { from: values.deliveryMethod, to: deliveryMethod, shopCountry: countryCode };
  const recipient = recipientBy(values.recipient, change, toE164);
  return withProduct(
    { ...values, ...movedBy(deliveryMethod, values, now), ...extras, recipient, deliveryMethod },
    product,
    locale,
    before,
  );
}

/**
 * The values as a draft, to be kept or sent. A physical gift has a price but no value. Without `toE164` a national
 * phone number is asked for again in another country.
 */
export function draftOf(
  values: PurchaseValues,
  product: Product,
  { locale, countryCode }: Pick<Circumstances, "locale" | "countryCode">,
  toE164: ToE164 | null = null,
): PurchaseDraft {
  const entry = entryOf(product, values);
  const isThing = isPhysicalProduct(product);
  return {
    productId: product.id,
    stockKeepingUnit: values.stockKeepingUnit,
    deliveryMethod: values.deliveryMethod,
    deliveryDate: values.when === "later" ? instantOf(values.day, values.time, values.timezone) : null,
    timezone: values.timezone,
    giftcardValue: isThing ? null : valueOf(entry, values, locale),
    valueCurrency: isThing ? null : (entry?.priceCurrency ?? null),
    quantity: values.quantity,
    recipient: values.recipient,
    typedIn: typedIn(values.recipient, values.deliveryMethod, countryCode, toE164),
    greetingToken: values.greetingToken,
    lostGreeting: values.lostGreeting,
    wrappingId: values.wrappingId,
    left: { amount: values.amount, when: values.when, day: values.day, time: values.time },
  };
}
