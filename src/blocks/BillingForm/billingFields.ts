import { type ComponentProps } from "react";
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

export const OPTIONAL_FIELDS: readonly BillingField[] = ["line2", "attention"];

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

/** How each field is typed. "billing" is the browser's word for the one who pays. */
export const INPUTS: Record<BillingField, ComponentProps<"input">> = {
  name: { autoComplete: "billing name", dir: "auto", maxLength: 100 },
  email: { type: "email", inputMode: "email", autoComplete: "billing email", maxLength: 254 },
  phone: { type: "tel", inputMode: "tel", autoComplete: "billing tel", maxLength: 30 },
  countryCode: { autoComplete: "billing country" },
  postCode: { autoComplete: "billing postal-code", maxLength: 12 },
  city: { autoComplete: "billing address-level2", dir: "auto", maxLength: 120 },
  line1: { autoComplete: "billing address-line1", dir: "auto", maxLength: 120 },
  line2: { autoComplete: "billing address-line2", dir: "auto", maxLength: 120 },
  attention: { autoComplete: "off", dir: "auto", maxLength: 120 },
};

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
