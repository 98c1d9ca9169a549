import type { AddressInput } from "~/api/generated/commerce";
import { businessCountries, currencyOf } from "../data/world";
import { accountOf, type BusinessAccountRecord, type DepartmentRecord } from "./accounts";
import { ownAccount, refuseBlocked } from "./acting";
import { checkAddress, checkEmail, checkLine, checkName, checkPhone } from "./contacts";
import { departmentOf } from "./lookups";
import { addressOf } from "./records";
import { FieldProblems, refusal } from "./refusals";
import type { CommerceState } from "./state";

export interface BusinessAccountInput {
  contactPersonName: string;
  companyName: string;
  companyRegistrationId: string;
  vatCountry: string;
  invoiceEmail: string;
  invoiceRecipients?: string[] | null;
  phone: string;
  address: AddressInput;
  eanNumber?: string | null;
  preferredCurrency?: string | null;
  deliveryAddress?: AddressInput | null;
}

const registrations: Record<string, RegExp> = {
  DK: /^\d{8}$/,
  NO: /^\d{9}$/,
  SE: /^\d{10}$/,
  FI: /^\d{7}-\d$/,
  DE: /^DE\d{9}$/,
};

/** Thirteen digits, the last of which checks the others (GS1). */
function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function check(state: CommerceState, input: BusinessAccountInput, operation: string, own: string | null): void {
  const country = input.vatCountry.toUpperCase();
  if (!businessCountries.includes(country)) {
    throw refusal("UnsupportedCountry", `Business accounts are not supported for '${input.vatCountry}'`);
  }
  // the registration number is told at two segments, all other fields further in (spec §5)
  const top = new FieldProblems([operation]);
  const problems = top.at("account");
  if (!registrations[country]?.test(input.companyRegistrationId)) {
    top.add(["companyRegistrationId"], "The registration number does not have the form of its country");
  } else if (
    state.people.departments.some(
      ({ id, companyRegistrationId }) => id !== own && companyRegistrationId === input.companyRegistrationId,
    )
  ) {
    top.add(["companyRegistrationId"], "The company has an account already");
  }
  checkName(input.contactPersonName, "contactPersonName", problems);
  checkLine(input.companyName, "companyName", problems);
  checkEmail(input.invoiceEmail, "invoiceEmail", problems);
  (input.invoiceRecipients ?? []).forEach((email, index) => {
    checkEmail(email, String(index), problems.at("invoiceRecipients"));
  });
  checkPhone(input.phone, "phone", problems);
  checkAddress(addressOf(input.address), problems.at("address"));
  if (input.deliveryAddress) checkAddress(addressOf(input.deliveryAddress), problems.at("deliveryAddress"));
  if (input.eanNumber && !isEan(input.eanNumber)) problems.add(["eanNumber"], "Invalid EAN number");
  if (input.preferredCurrency && !currencyOf(input.preferredCurrency.toUpperCase())) {
    problems.add(["preferredCurrency"], "The currency is not known");
  }
  top.throwIfAny();
}

/** An account with its department, in the form of the contract. */
export function accountView(state: CommerceState, account: BusinessAccountRecord) {
  return { ...account, department: departmentOf(state, account) };
}

function fill(department: DepartmentRecord, account: BusinessAccountRecord, input: BusinessAccountInput): void {
  department.name = input.companyName.trim();
  department.companyRegistrationId = input.companyRegistrationId;
  department.vatCountry = input.vatCountry.toUpperCase();
  department.email = input.invoiceEmail.trim();
  department.invoiceRecipients = (input.invoiceRecipients ?? []).map((email) => email.trim());
  department.eanNumber = input.eanNumber || null;
  department.preferredCurrency = input.preferredCurrency?.toUpperCase() ?? null;
  department.phoneNumber = input.phone.trim();
  department.deliveryAddress = addressOf(input.address);
  account.contactPersonName = input.contactPersonName.trim();
  account.deliveryAddressOverride = addressOf(input.deliveryAddress);
}

/** Makes a business account for the signed-in person; it is pending review until somebody approves it. */
export function createBusinessAccount(state: CommerceState, input: BusinessAccountInput, userId: string) {
  check(state, input, "createBusinessAccount", null);
  const department: DepartmentRecord = {
    id: `dep-${state.ids.next()}`,
    name: "",
    companyRegistrationId: "",
    vatCountry: null,
    deliveryAddress: null,
    approvedForInvoice: false,
    email: null,
    invoiceRecipients: [],
    phoneNumber: null,
    eanNumber: null,
    preferredCurrency: null,
    status: "PendingReview",
  };
  const account = accountOf(userId, department.id, { id: `acc-${state.ids.next()}` });
  fill(department, account, input);
  state.people.departments.push(department);
  state.people.businessAccounts.push(account);
  return accountView(state, account);
}

/**
 * Changes an account of the signed-in person, unless it is blocked. With another number a company is reviewed again.
 */
export function updateBusinessAccount(state: CommerceState, id: string, input: BusinessAccountInput, userId: string) {
  const account = ownAccount(state, id, userId);
  refuseBlocked(state, account);
  const department = departmentOf(state, account);
  check(state, input, "updateBusinessAccount", department.id);
  if (department.companyRegistrationId !== input.companyRegistrationId) {
    Object.assign(department, { status: "PendingReview", approvedForInvoice: false });
  }
  fill(department, account, input);
  return accountView(state, account);
}
