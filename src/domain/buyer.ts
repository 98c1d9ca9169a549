/** The person or company that pays (spec §3). */
export interface Buyer {
  accountId?: string | null;
  accountType?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: Address | null;
}

export interface Address {
  line1?: string | null;
  line2?: string | null;
  attention?: string | null;
  postCode?: string | null;
  city?: string | null;
  countryCode?: string | null;
}

/** The billing form: every field a text, "" when empty. */
export interface BillingForm {
  accountId: string;
  accountType: string;
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  postCode: string;
  city: string;
  line1: string;
  line2: string;
  attention: string;
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
  const none = { accountId: "", accountType: "", name: "", email: "", phone: "", postCode: "", city: "" };
  return { ...none, countryCode: countryCode.toUpperCase(), line1: "", line2: "", attention: "" };
}

/** The billing form of a basket's buyer. */
export function billingOf(buyer: Buyer | null | undefined, countryCode: string): BillingForm {
  const text = (value: string | null | undefined) => value ?? "";
  const address = buyer?.address;
  return {
    accountId: text(buyer?.accountId),
    accountType: text(buyer?.accountType),
    name: text(buyer?.name),
    email: text(buyer?.email),
    phone: text(buyer?.phone),
    countryCode: address?.countryCode?.toUpperCase() || countryCode.toUpperCase(),
    postCode: text(address?.postCode),
    city: text(address?.city),
    line1: text(address?.line1),
    line2: text(address?.line2),
    attention: text(address?.attention),
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

/** What is sent of a billing form: trimmed, empty fields left out. Without an account the buyer is a consumer. */
export function buyerOf(form: BillingForm) {
  const text = (value: string) => value.trim().replace(/\s+/g, " ") || null;
  return {
    accountId: text(form.accountId),
    accountType: form.accountType === "B2B" ? ("B2B" as const) : null,
    name: text(form.name),
    email: text(form.email),
    phone: text(form.phone),
    address: {
      line1: text(form.line1),
      line2: text(form.line2),
      attention: text(form.attention),
      postCode: text(form.postCode),
      city: text(form.city),
      countryCode: text(form.countryCode)?.toUpperCase() ?? null,
    },
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
