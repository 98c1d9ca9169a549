import { emptyRecipient, type RecipientForm } from "./delivery";
import { isRecord } from "./isRecord";
import { type PurchaseDraft } from "./purchaseDraft";
import { readText } from "./readText";
import { readId } from "./storedBaskets";

/** A draft as it is stored for a reload: only whether it had a greeting, as tokens are stored nowhere. */
export const purchaseToStore = ({ greetingToken, ...draft }: PurchaseDraft): PurchaseDraft => ({
  ...draft,
  greetingToken: null,
  lostGreeting: Boolean(greetingToken) || draft.lostGreeting,
});

/** A gift on its way to a basket (null: to its first), which held so many (`had`) of it before. */
export interface SentPurchase {
  draft: PurchaseDraft;
  basketId: string | null;
  had: number;
}

/** A stored gift on its way to a basket; null for none, and for junk. */
export function readSentPurchase(stored: unknown): SentPurchase | null {
  if (!isRecord(stored)) return null;
  const draft = readPurchaseDraft(stored.draft);
  const { had } = stored;
  return draft && Number.isSafeInteger(had) ? { draft, basketId: readId(stored.basketId), had: had as number } : null;
}

/** A stored draft of the purchase form, checked field by field; null for none, and for junk. */
export function readPurchaseDraft(stored: unknown): PurchaseDraft | null {
  if (!isRecord(stored) || !isRecord(stored.recipient)) return null;
  const productId = readId(stored.productId);
  const deliveryMethod = readText(stored.deliveryMethod);
  if (!productId || !deliveryMethod) return null;
  const date = readText(stored.deliveryDate);
  const currency = readText(stored.valueCurrency);
  const { giftcardValue: value, quantity, left } = stored;
  return {
    productId,
    deliveryMethod,
    stockKeepingUnit: readText(stored.stockKeepingUnit),
    deliveryDate: Number.isNaN(Date.parse(date)) ? null : date,
    timezone: readText(stored.timezone) || null,
    giftcardValue: typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null,
    valueCurrency: /^[A-Za-z]{3}$/.test(currency) ? currency : null,
    quantity: Number.isSafeInteger(quantity) && (quantity as number) > 0 ? (quantity as number) : 1,
    recipient: readRecipient(stored.recipient),
    ...(isRecord(stored.typedIn) && { typedIn: readTypedIn(stored.typedIn) }),
    greetingToken: null,
    lostGreeting: stored.lostGreeting === true,
    wrappingId: readText(stored.wrappingId) || null,
    ...(isRecord(left) && { left: readLeft(left) }),
  };
}

function readRecipient(stored: Record<string, unknown>): RecipientForm {
  const fields = Object.keys(emptyRecipient("")) as (keyof RecipientForm)[];
  return Object.fromEntries(fields.map((field) => [field, readText(stored[field])])) as unknown as RecipientForm;
}

const readTypedIn = (stored: Record<string, unknown>) => ({
  countryCode: readText(stored.countryCode),
  phone: readText(stored.phone),
  phoneRepeat: readText(stored.phoneRepeat),
});

const readLeft = (stored: Record<string, unknown>) => ({
  amount: readText(stored.amount),
  when: stored.when === "later" ? ("later" as const) : ("now" as const),
  day: readText(stored.day),
  time: readText(stored.time),
});
