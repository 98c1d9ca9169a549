import { recipientFields, type RecipientForm } from "./delivery";
import { phoneText } from "./typedText";

/** The international form of a number that was typed in a country; null when it is none. The rules of `phone` do it. */
export type ToE164 = (typed: string, countryCode: string) => string | null;

/**
 * The country, upper-case, in whose way a recipient's phone number is typed: that of the address where one is asked
 * for, else the shop's. A country that nobody sees must not decide to whom a message goes.
 */
export function phoneCountry(form: Pick<RecipientForm, "countryCode">, method: string, shopCountry: string): string {
  return (recipientFields(method).includes("countryCode") ? form.countryCode : shopCountry).toUpperCase();
}

/**
 * The same recipient where numbers are read in another country: those that were typed without a prefix get theirs, or
 * are left out where that cannot be told, as they would be somebody else's.
 */
export function withPhonesFrom(form: RecipientForm, from: string, to: string, toE164: ToE164 | null): RecipientForm {
  if (from.toUpperCase() === to.toUpperCase()) return form;
  const abroad = (phone: string) => (phoneText(phone).startsWith("+") ? phone : (toE164?.(phone, from) ?? ""));
  return { ...form, phone: abroad(form.phone), phoneRepeat: abroad(form.phoneRepeat) };
}

/** The recipient when the gift is sent another way: a number stays the same person's. */
export function recipientBy(
  form: RecipientForm,
  { from, to, shopCountry }: { from: string; to: string; shopCountry: string },
  toE164: ToE164 | null,
): RecipientForm {
  return withPhonesFrom(form, phoneCountry(form, from, shopCountry), phoneCountry(form, to, shopCountry), toE164);
}
