import { type AccountValues } from "~/domain/accountDraft";
import { addressToSend } from "~/domain/address";
import { hasBusiness } from "~/domain/businessCountries";
import { billingOf, type BusinessAccount, ownAddressOf } from "~/domain/buyer";
import { eanOf, registrationOf } from "~/domain/companyRegistration";
import { cleanText, cleanWord } from "~/domain/typedText";
import { type saveAccount } from "~/state/auth/slice";

type AccountInput = Parameters<typeof saveAccount>[0]["input"];

interface Person {
  name: string;
  phone?: string | null;
}

/** The initial values of the form: those of an account, or what is known about the person who creates one. */
export function valuesOf(account: BusinessAccount | null, person: Person | null, countryCode: string): AccountValues {
  const department = account?.department;
  const elsewhere = account && ownAddressOf(account);
  // Only a country that can be chosen: any other would not be shown, and no registration number would fit it.
  const known = [department?.vatCountry, department?.deliveryAddress?.countryCode];
  const vatCountry = (known.find((code) => code && hasBusiness(code)) ?? countryCode).toUpperCase();
  const contact = {
    name: (account?.contactPersonName ?? "") || person?.name,
    email: department?.email,
    phone: department ? department.phoneNumber : person?.phone,
    address: department?.deliveryAddress,
  };
  return {
    companyName: department?.name ?? "",
    vatCountry,
    companyRegistrationId: department?.companyRegistrationId ?? "",
    company: billingOf(contact, countryCode),
    hasDelivery: Boolean(elsewhere),
    delivery: billingOf({ address: elsewhere }, countryCode),
    invoiceRecipients: (department?.invoiceRecipients ?? []).join("\n"),
    eanNumber: department?.eanNumber ?? "",
    preferredCurrency: department?.preferredCurrency?.toUpperCase() ?? "",
  };
}

/** The e-mail addresses in a text, one per line; commas and semicolons separate them too. */
export const emailsOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map(cleanWord)
    .filter(Boolean);

/**
 * The form as it is sent, cleaned like all data about people and addresses. `phone` is the number in its international
 * form.
 */
export function inputOf(values: AccountValues, phone: string): AccountInput {
  const { company, delivery } = values;
  return {
    contactPersonName: cleanText(company.name),
    companyName: cleanText(values.companyName),
    companyRegistrationId: registrationOf(values.companyRegistrationId, values.vatCountry),
    vatCountry: values.vatCountry,
    invoiceEmail: cleanWord(company.email),
    invoiceRecipients: emailsOf(values.invoiceRecipients),
    phone,
    address: addressToSend(company),
    eanNumber: eanOf(values.eanNumber) || null,
    preferredCurrency: values.preferredCurrency || null,
    deliveryAddress: values.hasDelivery ? addressToSend(delivery) : null,
  };
}
