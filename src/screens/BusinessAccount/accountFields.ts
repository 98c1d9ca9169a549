import { setIn } from "formik";
import { type AddressField } from "~/domain/address";
import { type Failure } from "~/domain/failure";

/** The fields of an address, in the order of an envelope. */
export const PLACE_FIELDS = [
  "countryCode",
  "line1",
  "line2",
  "postCode",
  "city",
  "attention",
] as const satisfies readonly AddressField[];

/** All fields, by their paths in the form's values, in the order of the form. */
export const FIELDS = [
  "companyName",
  "vatCountry",
  "companyRegistrationId",
  "company.name",
  "company.phone",
  ...PLACE_FIELDS.map((field) => `company.${field}` as const),
  ...PLACE_FIELDS.map((field) => `delivery.${field}` as const),
  "company.email",
  "invoiceRecipients",
  "eanNumber",
  "preferredCurrency",
] as const;

type AccountField = (typeof FIELDS)[number];

/** The id of a field's input, for the links of an error summary. */
export const accountFieldId = (field: AccountField) => `account-${field.replace(".", "-")}`;

/** The fields that the server names differently. */
const NAMES: Record<string, AccountField> = {
  contactPersonName: "company.name",
  invoiceEmail: "company.email",
  phone: "company.phone",
};

/** The field that the server's path is about: "address.postCode", "invoiceRecipients.0". */
export function accountFieldOf(path: string): AccountField | undefined {
  const [first = "", ...rest] = path.split(".");
  if (first === "invoiceRecipients") return first;
  const place = { address: "company", deliveryAddress: "delivery" }[first];
  const wanted = place ? [place, ...rest].join(".") : (NAMES[path] ?? path);
  return FIELDS.find((field) => field === wanted);
}

/** The server's messages by field of the form, in the shape of Formik's errors; empty if none is about a field. */
export function accountFailure({ fields }: Failure): object {
  return Object.entries(fields).reduce<object>((errors, [path, message]) => {
    const field = accountFieldOf(path);
    return field ? (setIn(errors, field, message) as object) : errors;
  }, {});
}
