import { type AddressField } from "~/domain/address";
import { type BillingForm } from "~/domain/buyer";
import { type Failure, lastName, messagesByField } from "~/domain/failure";

/** The fields of the billing form that a person types; not those of the account. */
export type BillingField = Exclude<keyof BillingForm, "accountId" | "accountType">;

/** In the order of the form. */
export const BILLING_FIELDS: readonly BillingField[] = [
  "name",
  "email",
  "phone",
  "countryCode",
  "postCode",
  "city",
  "line1",
  "line2",
  "attention",
];

export const LABELS = {
  name: "billing.name",
  email: "billing.email",
  phone: "billing.phone",
} as const satisfies Record<Exclude<BillingField, AddressField>, string>;

/** The id of a field's input, for the links of an error summary. */
export const billingFieldId = (field: BillingField) => `billing-${field}`;

/** Paths into one of several gifts or deliveries, whose fields are a recipient's. */
const OF_ONE_OF_SEVERAL = /^\d+\.|(^|\.)(deliveries|addProducts)\./;

/** The field that the server's path is about: "buyer.address.postCode", "email". */
export function billingFieldOf(path: string): BillingField | undefined {
  if (OF_ONE_OF_SEVERAL.test(path)) return undefined;
  return BILLING_FIELDS.find((field) => field === lastName(path));
}

/** The server's messages about the buyer, by field. */
export const billingFailure = (failure: Failure) => messagesByField(failure, billingFieldOf);
