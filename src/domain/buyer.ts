import { type Address, addressForm, type AddressForm, addressToSend, textToSend, wordToSend } from "./address";

/** The person or company that pays (spec §3). */
export interface Buyer {
  accountId?: string | null;
  accountType?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: Address | null;
}

/** The billing form: every field a text, "" when empty. */
export interface BillingForm extends AddressForm {
  accountId: string;
  accountType: string;
  name: string;
  email: string;
  phone: string;
}

export interface BusinessAccount {
  id: string;
  departmentId: string;
  /** Whom to ask for at the company; not who pays. */
  contactPersonName?: string | null;
  /** What the payer is called instead of the department's name. */
  nameOverride?: string | null;
  emailOverride?: string | null;
  phoneNumberOverride?: string | null;
  /** Where the payer is instead of at the department's address: it is no gift's address (spec §4). */
  deliveryAddressOverride?: Address | null;
  status: string;
  department: Department;
}

export interface Department {
  id: string;
  name: string;
  companyRegistrationId: string;
  /** upper case */
  vatCountry?: string | null;
  deliveryAddress?: Address | null;
  approvedForInvoice: boolean;
  /** Where invoices go, and who else gets them. */
  email?: string | null;
  invoiceRecipients?: readonly string[] | null;
  phoneNumber?: string | null;
  eanNumber?: string | null;
  preferredCurrency?: string | null;
  status: string;
}

/** An empty billing form in a country (upper or lower case; kept upper-case as on the wire). */
export function emptyBilling(countryCode: string): BillingForm {
  return billingOf(null, countryCode);
}

/** The billing form of a basket's buyer. */
export function billingOf(buyer: Buyer | null | undefined, countryCode: string): BillingForm {
  const text = (value: string | null | undefined) => value ?? "";
  return {
    accountId: text(buyer?.accountId),
    accountType: text(buyer?.accountType),
    name: text(buyer?.name),
    email: text(buyer?.email),
    phone: text(buyer?.phone),
    ...addressForm(buyer?.address, countryCode),
  };
}

/** A business's billing form: the department's data, with the account's overrides over it (spec §4). */
export function billingOfAccount(account: BusinessAccount, countryCode: string): BillingForm {
  const { department } = account;
  return billingOf(
    {
      accountId: account.id,
      accountType: "B2B",
      name: account.nameOverride?.trim() || department.name,
      email: account.emailOverride?.trim() || department.email,
      phone: account.phoneNumberOverride?.trim() || department.phoneNumber,
      address: account.deliveryAddressOverride ?? department.deliveryAddress,
    },
    countryCode,
  );
}

/** What is sent of a billing form: clean, empty fields left out. Without an account the buyer is a consumer. */
export function buyerOf(form: BillingForm) {
  return {
    accountId: textToSend(form.accountId),
    accountType: form.accountType === "B2B" ? ("B2B" as const) : null,
    name: textToSend(form.name),
    email: wordToSend(form.email),
    phone: wordToSend(form.phone),
    address: addressToSend(form),
  };
}

export type PaymentMethod = "PSP" | "invoiceByFinance";

/** By invoice, in the word of the contract. */
export const INVOICE: PaymentMethod = "invoiceByFinance";

/** Whether an account may pay by invoice: the department is approved and the account active (spec §6). */
export function mayPayByInvoice(account: BusinessAccount | null | undefined): boolean {
  return (
    account?.department.approvedForInvoice === true &&
    account.status === "Active" &&
    account.department.status === "Active"
  );
}

/** How an account pays if nothing else is chosen; a person always by the payment window (spec §6). */
export function defaultPayment(account: BusinessAccount | null | undefined): PaymentMethod {
  return mayPayByInvoice(account) ? INVOICE : "PSP";
}

/**
 * How an account pays: as somebody chose, where there is a choice, else in its first way (spec §6). What was chosen is
 * no choice any more once the approval was taken back.
 */
export function paymentOf(account: BusinessAccount | null | undefined, chosen: PaymentMethod | null): PaymentMethod {
  return mayPayByInvoice(account) && chosen ? chosen : defaultPayment(account);
}
