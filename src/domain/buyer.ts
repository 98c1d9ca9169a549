import {
  type Address,
  addressForm,
  type AddressForm,
  addressToSend,
  isAddressed,
  textToSend,
  wordToSend,
} from "./address";
import { saysSomething } from "./presentation";

/** The person or company that pays (spec §3). */
export interface Buyer {
  accountId?: string | null;
  accountType?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: Address | null;
}

/** The billing form: every field a string, "" when empty. */
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
  /** The contact at the company, who is not the payer. */
  contactPersonName?: string | null;
  /** The payer's name, in place of the department's. */
  nameOverride?: string | null;
  emailOverride?: string | null;
  phoneNumberOverride?: string | null;
  /** The payer's address, in place of the department's. Gifts are not sent there (spec §4). */
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

/** An empty billing form for a country (a code in either case; the form has it in upper case). */
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

/** Whether two billing forms, made here, say the same. */
export const sameBilling = (one: BillingForm, other: BillingForm | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The address of an account in place of its department's; null for none, and for one with nothing in it. */
export function ownAddressOf({ deliveryAddressOverride: own }: BusinessAccount): Address | null {
  return own && isAddressed(addressForm(own, "")) ? own : null;
}

/** What a company is called: by its registration number where its department has no name. */
export const companyName = ({ department }: Pick<BusinessAccount, "department">): string =>
  saysSomething(department.name) ? department.name : department.companyRegistrationId;

/** The billing form of a business account: the department's data, unless the account overrides it (spec §4). */
export function billingOfAccount(account: BusinessAccount, countryCode: string): BillingForm {
  const { department } = account;
  return billingOf(
    {
      accountId: account.id,
      accountType: "B2B",
      name: account.nameOverride?.trim() || department.name,
      email: account.emailOverride?.trim() || department.email,
      phone: account.phoneNumberOverride?.trim() || department.phoneNumber,
      address: ownAddressOf(account) ?? department.deliveryAddress,
    },
    countryCode,
  );
}

type Person = Omit<Buyer, "address"> & Address;

/** The billing form of a person by what is saved about them. */
export const billingOfPerson = (person: Person, countryCode: string): BillingForm =>
  billingOf({ ...person, address: person }, countryCode);

/** What is saved about who pays: the account that is shopped for, else whoever is signed in; null for a visitor. */
export const savedBilling = (account: BusinessAccount | null, user: Person | null, countryCode: string) =>
  account ? billingOfAccount(account, countryCode) : user && billingOfPerson(user, countryCode);

interface KnownPayer {
  /** The form as it was typed in this tab, and as it was typed or filled in. */
  typed: BillingForm | null;
  draft: BillingForm | null;
  /** See savedBilling. */
  saved: BillingForm | null;
  /** The basket's buyer, who may be another payer. */
  buyer: Buyer | null | undefined;
  accountId: string;
}

/**
 * The billing form with what is known about the payer: what was typed, else the basket's buyer, else what is saved.
 * Once the shop has filled it in, the basket's buyer is what was saved then, so that what is saved now counts.
 */
export function knownBilling({ typed, draft, saved, buyer, accountId }: KnownPayer, countryCode: string): BillingForm {
  const isTheirs = buyer?.email && (buyer.accountId ?? "") === accountId;
  const sent = isTheirs ? billingOf(buyer, countryCode) : null;
  return typed ?? (draft && saved) ?? sent ?? saved ?? draft ?? emptyBilling(countryCode);
}

/** A billing form as it is sent: trimmed, empty fields as null. */
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

/** The contract's word for payment by invoice. */
export const INVOICE: PaymentMethod = "invoiceByFinance";

/** Whether an account may pay by invoice: its department is approved, and both are active (spec §6). */
export function mayPayByInvoice(account: BusinessAccount | null | undefined): boolean {
  return (
    account?.department.approvedForInvoice === true &&
    account.status === "Active" &&
    account.department.status === "Active"
  );
}

/** The default payment method of an account; without one it is always the payment window (spec §6). */
export function defaultPayment(account: BusinessAccount | null | undefined): PaymentMethod {
  return mayPayByInvoice(account) ? INVOICE : "PSP";
}

/** The card that was chosen for a basket which was sent to payment and came back unpaid; null for the default. */
export const chosenBefore = (sent: { orderId?: string | null; paymentMethod?: string | null }): PaymentMethod | null =>
  sent.orderId && sent.paymentMethod === "PSP" ? "PSP" : null;

/**
 * How an account pays: as was chosen, if it may pay by invoice, else in the default way (spec §6). The choice lapses
 * when the approval is withdrawn.
 */
export function paymentOf(account: BusinessAccount | null | undefined, chosen: PaymentMethod | null): PaymentMethod {
  return mayPayByInvoice(account) && chosen ? chosen : defaultPayment(account);
}
