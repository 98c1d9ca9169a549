import type { Address } from "./records";

export interface PersonRecord {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string | null;
  address: Address | null;
  /** What it is for, as the sign-in page and the README tell it. */
  shows: string;
}

export interface DepartmentRecord {
  id: string;
  name: string;
  companyRegistrationId: string;
  vatCountry: string | null;
  deliveryAddress: Address | null;
  approvedForInvoice: boolean;
  email: string | null;
  invoiceRecipients: string[];
  phoneNumber: string | null;
  eanNumber: string | null;
  preferredCurrency: string | null;
  status: "Active" | "PendingReview" | "Blocked";
}

export interface BusinessAccountRecord {
  id: string;
  subjectId: string;
  departmentId: string;
  contactPersonName: string | null;
  nameOverride: string | null;
  emailOverride: string | null;
  phoneNumberOverride: string | null;
  deliveryAddressOverride: Address | null;
  status: "Active" | "Blocked";
}

export interface People {
  persons: PersonRecord[];
  departments: DepartmentRecord[];
  businessAccounts: BusinessAccountRecord[];
  /** Session id in the cookie to person. */
  sessions: Map<string, string>;
}

const at = (line1: string, postCode: string, city: string, countryCode: string): Address => ({
  line1,
  line2: null,
  attention: null,
  postCode,
  city,
  countryCode,
});

const PASSWORD = "gavia";

const person = (id: string, name: string, phone: string, address: Address, shows: string): PersonRecord => ({
  id,
  name,
  email: `${id}@gavia.example`,
  password: PASSWORD,
  phone,
  address,
  shows,
});

const persons: readonly PersonRecord[] = [
  person("freja", "Freja Lund", "+4520123401", at("Solvej 4", "2100", "København Ø", "DK"), "A consumer"),
  person(
    "anton",
    "Anton Berg",
    "+4520123402",
    at("Kajgade 12", "2150", "Nordhavn", "DK"),
    "Two companies: one approved for invoice, one not",
  ),
  person(
    "sigrid",
    "Sigrid Ek",
    "+46701234503",
    at("Björkvägen 7", "118 20", "Stockholm", "SE"),
    "Not approved for invoice",
  ),
  person(
    "pekka",
    "Pekka Salo",
    "+358401234504",
    at("Rantakatu 3", "00140", "Helsinki", "FI"),
    "Company pending review",
  ),
  person("ida", "Ida Nes", "+4791234505", at("Havnegata 9", "5003", "Bergen", "NO"), "Business account blocked"),
  person("jonas", "Jonas Falk", "+4915112345606", at("Hafenstraße 21", "20457", "Hamburg", "DE"), "Department blocked"),
];

type DepartmentTraits = Pick<DepartmentRecord, "status" | "approvedForInvoice"> & { registration: string };

function department(
  id: string,
  name: string,
  address: Address,
  phone: string,
  traits: DepartmentTraits,
): DepartmentRecord {
  return {
    id,
    name,
    companyRegistrationId: traits.registration,
    vatCountry: address.countryCode ?? null,
    deliveryAddress: address,
    approvedForInvoice: traits.approvedForInvoice,
    email: `${id.replace("dep-", "")}@firma.example`,
    invoiceRecipients: [],
    phoneNumber: phone,
    eanNumber: null,
    preferredCurrency: null,
    status: traits.status,
  };
}

const departments: readonly DepartmentRecord[] = [
  department("dep-nordhavn", "Nordhavn Studio", at("Kajgade 12", "2150", "Nordhavn", "DK"), "+4533123401", {
    status: "Active",
    approvedForInvoice: true,
    registration: "90000011",
  }),
  department("dep-lyngby", "Lyngby Værksted", at("Smedevej 2", "2800", "Kongens Lyngby", "DK"), "+4533123402", {
    status: "Active",
    approvedForInvoice: false,
    registration: "90000022",
  }),
  department("dep-soder", "Söder Byrå", at("Götgränd 5", "116 46", "Stockholm", "SE"), "+4681234503", {
    status: "Active",
    approvedForInvoice: false,
    registration: "9000000333",
  }),
  department("dep-ranta", "Ranta Oy", at("Rantakatu 3", "00140", "Helsinki", "FI"), "+358912345604", {
    status: "PendingReview",
    approvedForInvoice: false,
    registration: "9000044-4",
  }),
  department("dep-brygge", "Brygge AS", at("Havnegata 9", "5003", "Bergen", "NO"), "+4755123405", {
    status: "Active",
    approvedForInvoice: true,
    registration: "900000055",
  }),
  department("dep-hafen", "Hafen Kontor", at("Hafenstraße 21", "20457", "Hamburg", "DE"), "+494012345606", {
    status: "Blocked",
    approvedForInvoice: true,
    registration: "DE900000066",
  }),
];

/** What somebody has of a company: its own data in place of the company's, in `more`. */
export const accountOf = (
  subjectId: string,
  departmentId: string,
  more: Partial<BusinessAccountRecord> = {},
): BusinessAccountRecord => ({
  id: `acc-${subjectId}-${departmentId.replace("dep-", "")}`,
  subjectId,
  departmentId,
  contactPersonName: null,
  nameOverride: null,
  emailOverride: null,
  phoneNumberOverride: null,
  deliveryAddressOverride: null,
  status: "Active",
  ...more,
});

const businessAccounts: readonly BusinessAccountRecord[] = [
  accountOf("anton", "dep-nordhavn", { emailOverride: "anton.indkoeb@firma.example" }),
  accountOf("anton", "dep-lyngby", {
    deliveryAddressOverride: at("Bagindgangen 1", "2800", "Kongens Lyngby", "DK"),
  }),
  accountOf("sigrid", "dep-soder"),
  accountOf("pekka", "dep-ranta"),
  accountOf("ida", "dep-brygge", { status: "Blocked" }),
  accountOf("jonas", "dep-hafen"),
];

/** The people who can sign in, and the companies they act for, as the sandbox opens. All passwords are `gavia`. */
export const seededPeople = (): People =>
  structuredClone({
    persons: [...persons],
    departments: [...departments],
    businessAccounts: [...businessAccounts],
    sessions: new Map<string, string>(),
  });
