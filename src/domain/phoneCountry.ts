import { recipientFields, type RecipientForm } from "./delivery";
import { phoneText } from "./typedText";

/** The type of `toE164` in the heavy module `phone`, which is passed in once it is loaded. */
export type ToE164 = (typed: string, countryCode: string) => string | null;

/**
 * The country (upper case) by whose rules a recipient's phone number is read: that of the address if the method asks
 * for one, else the market's. A country that the person does not see must not decide who gets the message.
 */
export function phoneCountry(form: Pick<RecipientForm, "countryCode">, method: string, shopCountry: string): string {
  return (recipientFields(method).includes("countryCode") ? form.countryCode : shopCountry).toUpperCase();
}

/**
 * The recipient with phone numbers that were typed for country `from`, to be read in country `to`: a national number
 * gets its calling code, or is dropped if that is not possible, as it would be somebody else's there.
 */
export function withPhonesFrom(form: RecipientForm, from: string, to: string, toE164: ToE164 | null): RecipientForm {
  if (from.toUpperCase() === to.toUpperCase()) return form;
  const abroad = (phone: string) => (phoneText(phone).startsWith("+") ? phone : (toE164?.(phone, from) ?? ""));
  return { ...form, phone: abroad(form.phone), phoneRepeat: abroad(form.phoneRepeat) };
}

/** The recipient when the method changes (`from`, `to`): the phone number stays that of the same person. */
export function recipientBy(
  form: RecipientForm,
  { from, to, shopCountry }: { from: string; to: string; shopCountry: string },
  toE164: ToE164 | null,
): RecipientForm {
  return withPhonesFrom(form, phoneCountry(form, from, shopCountry), phoneCountry(form, to, shopCountry), toE164);
}
