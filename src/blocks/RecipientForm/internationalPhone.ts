import { recipientFields, type RecipientForm } from "~/domain/delivery";
import { phoneCountry } from "~/domain/phoneCountry";
import { loadPhones } from "./loadPhones";

/** A number typed in a country, in its international form, as it is sent; one that has none as it was typed. */
export async function internationalPhone(typed: string, countryCode: string): Promise<string> {
  return (await loadPhones()).toE164(typed, countryCode) ?? typed;
}

/** The recipient with phone numbers in their international form, as they are sent. */
export async function withInternationalPhone(
  recipient: RecipientForm,
  method: string,
  shopCountry: string,
): Promise<RecipientForm> {
  if (!recipientFields(method).includes("phone") || !recipient.phone.trim()) return recipient;
  const phone = await internationalPhone(recipient.phone, phoneCountry(recipient, method, shopCountry));
  return { ...recipient, phone, phoneRepeat: phone };
}
