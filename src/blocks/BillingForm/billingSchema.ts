import { object, string, type StringSchema } from "yup";
import { isOptionalInAddress } from "~/domain/address";
import { type BillingForm } from "~/domain/buyer";
import { payerNameProblem } from "~/domain/recipientCheck";
import { FIELD_TEXTS, PAYER_PHONE } from "../RecipientForm/fieldTexts";
import { fieldSchema } from "../RecipientForm/recipientSchema";
import { BILLING_FIELDS, type BillingField } from "./billingFields";

/** The error texts that differ from those for a recipient. */
const TEXTS = {
  ...FIELD_TEXTS,
  name: { ...FIELD_TEXTS.name, required: "billing.nameRequired" },
  email: { ...FIELD_TEXTS.email, required: "billing.emailRequired" },
  phone: PAYER_PHONE,
} as const;

/** The error texts for a company's name, which may be anything up to the length of a line. */
const COMPANY_NAME = { required: "account.companyNameRequired", tooLong: "account.companyNameTooLong" } as const;

const payerName = string().test("name", (value, context) => {
  const { accountType } = context.parent as Partial<BillingForm>;
  const problem = payerNameProblem(value ?? "", accountType);
  const texts: Partial<Record<string, string>> = accountType === "B2B" ? COMPANY_NAME : TEXTS.name;
  return problem === null || context.createError({ message: texts[problem] });
});

const schemaOf = (field: BillingField): StringSchema =>
  field === "name" ? payerName : fieldSchema(field, !isOptionalInAddress(field), TEXTS[field]);

/** The rules of the billing form (spec §5). Its messages are ids of texts. */
export const billingSchema = object(
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, schemaOf(field)])) as Record<BillingField, StringSchema>,
);
