import { type Address, type BillingForm, billingOf, type BusinessAccount } from "~/domain/buyer";
import { eanOf, registrationOf } from "~/domain/companyRegistration";
import { type saveAccount } from "~/state/auth/slice";

type AccountInput = Parameters<typeof saveAccount>[0]["input"];

/** What the form of an account holds while it is filled; the company's contact is written as a payer is. */
export interface AccountValues {
  companyName: string;
  /** upper case, as in addresses */
  vatCountry: string;
  companyRegistrationId: string;
  company: BillingForm;
  hasDelivery: boolean;
  delivery: BillingForm;
  /** one on each line */
  invoiceRecipients: string;
  eanNumber: string;
  /** upper case; empty for none */
  preferredCurrency: string;
}

interface Person {
  name: string;
  phone?: string | null;
}

/** What is known of an account, or of the person who asks for one. */
export function valuesOf(account: BusinessAccount | null, person: Person | null, countryCode: string): AccountValues {
  const department = account?.department;
  const elsewhere = account?.deliveryAddressOverride;
  const vatCountry = (department?.vatCountry ?? department?.deliveryAddress?.countryCode ?? countryCode).toUpperCase();
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

/** The addresses in a text with one on each line; commas and semicolons part them too. */
export const emailsOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((email) => email.trim())
    .filter(Boolean);

/** What is sent of the form. `phone` is the number in its international form. */
export function inputOf(values: AccountValues, phone: string): AccountInput {
  const { company, delivery } = values;
  return {
    contactPersonName: company.name.trim(),
    companyName: values.companyName.trim(),
    companyRegistrationId: registrationOf(values.companyRegistrationId, values.vatCountry),
    vatCountry: values.vatCountry,
    invoiceEmail: company.email.trim(),
    invoiceRecipients: emailsOf(values.invoiceRecipients),
    phone,
    address: addressOf(company),
    eanNumber: eanOf(values.eanNumber) || null,
    preferredCurrency: values.preferredCurrency || null,
    deliveryAddress: values.hasDelivery ? addressOf(delivery) : null,
  };
}

function addressOf({ line1, line2, attention, postCode, city, countryCode }: BillingForm): Address {
  const text = (value: string) => value.trim() || null;
  return {
    line1: text(line1),
    line2: text(line2),
    attention: text(attention),
    postCode: text(postCode),
    city: text(city),
    countryCode: countryCode.toUpperCase(),
  };
}
