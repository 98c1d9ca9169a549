import { object, string, type StringSchema } from "yup";
import { type BillingForm } from "~/domain/buyer";
import { emailProblem, type FieldProblem, lineProblem, nameProblem, postCodeProblem } from "~/domain/recipientCheck";
import { loadPhones } from "../RecipientForm/recipientSchema";
import { BILLING_FIELDS, type BillingField, OPTIONAL_FIELDS } from "./billingFields";

/** What is said about each mistake, by field; the ids of texts. */
const TEXTS = {
  name: {
    required: "billing.nameRequired",
    invalid: "recipient.nameInvalid",
    tooShort: "recipient.nameTooShort",
    tooLong: "recipient.nameTooLong",
  },
  email: { required: "billing.emailRequired", invalid: "recipient.emailInvalid" },
  phone: { required: "billing.phoneRequired", invalid: "recipient.phoneInvalid" },
  countryCode: { required: "recipient.countryRequired" },
  postCode: { required: "recipient.postCodeRequired", invalid: "recipient.postCodeInvalid" },
  city: { required: "recipient.cityRequired", tooLong: "recipient.lineTooLong" },
  line1: { required: "recipient.line1Required", tooLong: "recipient.lineTooLong" },
  line2: { tooLong: "recipient.lineTooLong" },
  attention: { tooLong: "recipient.lineTooLong" },
} as const satisfies Record<BillingField, Partial<Record<FieldProblem, string>>>;

type Check = (value: string, all: BillingForm) => FieldProblem | null | Promise<FieldProblem | null>;

const CHECKS: Record<BillingField, Check> = {
  name: nameProblem,
  email: emailProblem,
  phone: async (value, { countryCode }) => (await loadPhones()).phoneProblem(value, countryCode),
  countryCode: (value) => (value ? null : "required"),
  postCode: (value, { countryCode }) => postCodeProblem(value, countryCode),
  city: lineProblem,
  line1: lineProblem,
  line2: lineProblem,
  attention: lineProblem,
};

/** The rules of the billing form (spec §5). Its messages are ids of texts. */
export const billingSchema = object(
  Object.fromEntries(BILLING_FIELDS.map((field) => [field, fieldSchema(field)])) as Record<BillingField, StringSchema>,
);

function fieldSchema(field: BillingField): StringSchema {
  return string().test(field, async (value, context) => {
    const text = value ?? "";
    if (OPTIONAL_FIELDS.includes(field) && !text.trim()) return true;
    const problem = await CHECKS[field](text, context.parent as BillingForm);
    if (!problem) return true;
    const texts: Partial<Record<FieldProblem, string>> = TEXTS[field];
    return context.createError({ message: texts[problem] ?? texts.invalid ?? texts.required });
  });
}
