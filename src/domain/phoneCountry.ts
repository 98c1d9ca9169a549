import { isAddressed } from "./address";
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
export function withPhonesFrom(
  form: RecipientForm,
  { from, to, toE164 }: { from: string; to: string; toE164: ToE164 | null },
): RecipientForm {
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
  return withPhonesFrom(form, {
    from: phoneCountry(form, from, shopCountry),
    to: phoneCountry(form, to, shopCountry),
    toE164,
  });
}

/** The market's country that a form was filled in, and its phone numbers as they are dialled from abroad ("": ask). */
export interface TypedIn {
  countryCode: string;
  phone: string;
  phoneRepeat: string;
}

/** What a form of the market `countryCode` has to be kept with, as it may come back in another market. */
export function typedIn(
  form: RecipientForm,
  { method, countryCode, toE164 }: { method: string; countryCode: string; toE164: ToE164 | null },
): TypedIn {
  const from = phoneCountry(form, method, countryCode);
  const { phone, phoneRepeat } = withPhonesFrom(form, { from, to: "", toE164 });
  return { countryCode, phone, phoneRepeat };
}

/**
 * The recipient of a form that comes back in the market `countryCode`: the phone number stays that of the same person,
 * and a country that was only preselected is this market's.
 */
export function recipientHere(
  form: RecipientForm,
  { method, before, countryCode }: { method: string; before: TypedIn | undefined; countryCode: string },
): RecipientForm {
  if (!before) return form;
  const [was, is] = [before.countryCode.toUpperCase(), countryCode.toUpperCase()];
  if (was === is) return form;
  const isPreselected = form.countryCode === was && !isAddressed(form);
  const here = isPreselected ? { ...form, countryCode: is } : form;
  const isReadAlike = phoneCountry(form, method, was) === phoneCountry(here, method, is);
  return isReadAlike ? here : { ...here, phone: before.phone, phoneRepeat: before.phoneRepeat };
}
