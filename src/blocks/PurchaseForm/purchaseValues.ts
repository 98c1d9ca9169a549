import { emptyRecipient, type RecipientForm, takesGreeting, takesWrapping } from "~/domain/delivery";
import { instantOf } from "~/domain/deliveryDate";
import { isZone, momentIn } from "~/domain/moment";
import { recipientBy, recipientHere, type ToE164, typedIn } from "~/domain/phoneCountry";
import { isPhysicalProduct, offeredMethods, type Product } from "~/domain/product";
import { firstChoice, type PurchaseChoice } from "~/domain/purchaseChoice";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { type Clock, freshWhen, movedBy, type WhenValues } from "../When/whenValues";
import { type AmountBefore, amountText, type AmountValues, entryOf, valueOf, withProduct } from "./amountValues";

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
  const first = firstChoice(product);
  if (!first) return null;
  const fresh = {
    ...chosen(first, here.locale),
    ...freshWhen(first.deliveryMethod, here),
    recipient: emptyRecipient(here.countryCode),
    greetingToken: null,
    wrappingId: null,
  };
  if (!draft) return fresh;
  const timezone = isZone(draft.timezone) ? draft.timezone : here.timezone;
  const { left, giftcardValue } = draft;
  const date = draft.deliveryDate ? momentIn(draft.deliveryDate, timezone) : null;
  const moment = date ?? (left?.when === "later" ? { day: left.day, time: left.time } : null);
  const kept: PurchaseValues = {
    ...fresh,
    deliveryMethod: draft.deliveryMethod,
    stockKeepingUnit: draft.stockKeepingUnit,
    amount: giftcardValue === null ? (left?.amount ?? "") : amountText(giftcardValue, here.locale),
    quantity: draft.quantity,
    recipient: recipientHere(draft.recipient, {
      method: draft.deliveryMethod,
      before: draft.typedIn,
      countryCode: here.countryCode,
    }),
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
    : withMethod(kept, first.deliveryMethod, product, { ...here, before });
}

function chosen(choice: PurchaseChoice, locale: string) {
  const { deliveryMethod, stockKeepingUnit, giftcardValue, quantity } = choice;
  return { deliveryMethod, stockKeepingUnit, amount: amountText(giftcardValue, locale), quantity };
}

interface MethodChange extends Pick<Circumstances, "locale" | "countryCode" | "now"> {
  /** Without it, a national phone number that would be read by another country's rules is dropped. */
  toE164?: ToE164 | null | undefined;
  /** What is known of the entry that was chosen before, which may be in another currency: see `withProduct`. */
  before?: AmountBefore | null;
}

/**
 * The form's values with another delivery method: amount and date are kept if possible, the extras if the method takes
 * them, and the phone number stays the same person's.
 */
export function withMethod(
  values: PurchaseValues,
  deliveryMethod: string,
  product: Product,
  { locale, countryCode, now, toE164 = null, before = null }: MethodChange,
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
  { locale, countryCode, toE164 = null }: Pick<Circumstances, "locale" | "countryCode"> & { toE164?: ToE164 | null },
): PurchaseDraft {
  const entry = entryOf(product, values, locale);
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
    typedIn: typedIn(values.recipient, { method: values.deliveryMethod, countryCode, toE164 }),
    greetingToken: values.greetingToken,
    lostGreeting: values.lostGreeting,
    wrappingId: values.wrappingId,
    left: { amount: values.amount, when: values.when, day: values.day, time: values.time },
  };
}
