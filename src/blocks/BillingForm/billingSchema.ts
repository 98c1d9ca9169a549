import { object, type StringSchema } from "yup";
import { FIELD_TEXTS } from "../RecipientForm/fieldTexts";
import { fieldSchema } from "../RecipientForm/recipientSchema";
import { BILLING_FIELDS, type BillingField, OPTIONAL_FIELDS } from "./billingFields";

/** What is said of the payer in other words than of a recipient. */
const TEXTS = {
  ...FIELD_TEXTS,
  name: { ...FIELD_TEXTS.name, required: "billing.nameRequired" },
  email: { ...FIELD_TEXTS.email, required: "billing.emailRequired" },
  phone: { ...FIELD_TEXTS.phone, required: "billing.phoneRequired" },
} as const;

/** The rules of the billing form (spec §5). Its messages are ids of texts. */
export const billingSchema = object(
  Object.fromEntries(
    BILLING_FIELDS.map((field) => [field, fieldSchema(field, !OPTIONAL_FIELDS.includes(field), TEXTS[field])]),
  ) as Record<BillingField, StringSchema>,
);
