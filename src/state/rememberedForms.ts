import { readBillingDraft, readFilledIn, readReferenceDraft } from "~/domain/billingDraft";
import { type BillingForm } from "~/domain/buyer";
import { type GreetingWords, readGreetingWords } from "~/domain/greetingWords";
import { isRecord } from "~/domain/isRecord";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { readText } from "~/domain/readText";
import { readJson, SESSION, type TextStorage, writeJson } from "~/domain/storage";
import { purchaseToStore, readPurchaseDraft, readSentPurchase, type SentPurchase } from "~/domain/storedPurchase";

/** The billing form as it was before a reload, in the market of this country; nothing in it is secret. */
export const rememberedBilling = (storage: TextStorage, countryCode?: string): BillingForm | null =>
  readBillingDraft(readJson(storage, SESSION.billingDraft), countryCode);

/** Whether the shop had filled that form in. */
export const rememberedFilledIn = (storage: TextStorage): boolean =>
  readFilledIn(readJson(storage, SESSION.billingDraft));

/** The order reference as it was typed before a reload. */
export const rememberedReference = (storage: TextStorage): string | null =>
  readReferenceDraft(readJson(storage, SESSION.billingDraft));

/** What is kept of the checkout form. */
interface TypedBilling {
  draft: BillingForm | null;
  /** Nobody typed it. */
  isFilledIn: boolean;
  reference: string | null;
  /** The country of the market it was filled in. */
  typedIn: string;
}

/** Keeps the billing form and the order reference over a reload; removes them if there is neither. */
export function rememberBilling(storage: TextStorage, { draft, isFilledIn, reference, typedIn }: TypedBilling): void {
  const typed = {
    ...draft,
    ...(draft && { typedIn, ...(isFilledIn && { isFilledIn }) }),
    ...(reference !== null && { reference }),
  };
  writeJson(storage, SESSION.billingDraft, draft === null && reference === null ? null : typed);
}

/** Order references by the baskets that they go with; what is stored of them may be anything. */
function references(storage: TextStorage): Record<string, unknown> {
  const stored = readJson(storage, SESSION.references);
  return isRecord(stored) ? stored : {};
}

/** Puts an order reference aside until its basket comes back. */
export const putReferenceAside = (storage: TextStorage, basketId: string, reference: string) =>
  writeJson(storage, SESSION.references, { ...references(storage), [basketId]: reference });

/** Takes back the order reference that was put aside with a basket; null for none. */
export function takeReference(storage: TextStorage, basketId: string): string | null {
  const { [basketId]: reference, ...others } = references(storage);
  writeJson(storage, SESSION.references, others);
  return typeof reference === "string" ? readText(reference) : null;
}

/** The purchase form that was left last, as it was before a reload. */
export const rememberedPurchase = (storage: TextStorage): PurchaseDraft | null =>
  readPurchaseDraft(readJson(storage, SESSION.purchaseDraft));

/** Keeps a purchase form over a reload, in place of the one before; null removes it. */
export function rememberPurchase(storage: TextStorage, draft: PurchaseDraft | null): void {
  writeJson(storage, SESSION.purchaseDraft, draft && purchaseToStore(draft));
}

/** The gift that this tab's last page sent to the basket, if it was gone before it knew the outcome. */
export const rememberedSent = (storage: TextStorage): SentPurchase | null =>
  readSentPurchase(readJson(storage, SESSION.sentPurchase));

/** Keeps the gift that is being added over a reload; null removes it. */
export function rememberSent(storage: TextStorage, sent: SentPurchase | null): void {
  writeJson(storage, SESSION.sentPurchase, sent && { ...sent, draft: purchaseToStore(sent.draft) });
}

/** The words of a greeting as they were before a reload. */
export const rememberedGreetingWords = (storage: TextStorage): GreetingWords | null =>
  readGreetingWords(readJson(storage, SESSION.greetingWords));

/** Keeps the words of a greeting over a reload, in place of those before; null removes them. */
export function rememberGreetingWords(storage: TextStorage, words: GreetingWords | null): void {
  writeJson(storage, SESSION.greetingWords, words);
}
