import { type BillingForm } from "~/domain/buyer";
import { type Failure } from "~/domain/failure";

/** What a person types of the billing form; the account is not typed. */
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
  countryCode: "billing.country",
  postCode: "billing.postCode",
  city: "billing.city",
  line1: "billing.line1",
  line2: "billing.line2",
  attention: "billing.attention",
} as const satisfies Record<BillingField, string>;

/** The id of a field's input, for the links of an error summary. */
export const billingFieldId = (field: BillingField) => `billing-${field}`;

/** The server's messages about a buyer by field; it names them by their path, "buyer.address.postCode". */
export function billingFailure({ fields }: Failure): Partial<Record<BillingField, string>> {
  const found = Object.entries(fields).flatMap(([path, message]) => {
    if (/(^|\.)(deliveries|addProducts)\./.test(path)) return [];
    const last = path.slice(path.lastIndexOf(".") + 1);
    const field = BILLING_FIELDS.find((one) => one === last);
    return field ? [[field, message] as const] : [];
  });
  return Object.fromEntries(found);
}
