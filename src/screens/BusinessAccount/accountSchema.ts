import { object, string, type StringSchema } from "yup";
import { FIELD_TEXTS, PAYER_PHONE } from "~/blocks/RecipientForm/fieldTexts";
import { fieldSchema } from "~/blocks/RecipientForm/recipientSchema";
import { type AccountValues } from "~/domain/accountDraft";
import { isOptionalInAddress } from "~/domain/address";
import { eanProblem, registrationProblem } from "~/domain/companyRegistration";
import { emailProblem, type FieldProblem, lineProblem } from "~/domain/recipientCheck";
import { PLACE_FIELDS } from "./accountFields";
import { emailsOf } from "./accountValues";

type Texts = Partial<Record<FieldProblem, string>>;

/** The schema of a field, from a rule of the domain; its messages are ids of texts. */
function checked(check: (value: string, all: AccountValues) => FieldProblem | null, texts: Texts): StringSchema {
  return string().test("account", (value, context) => {
    const problem = check(value ?? "", context.parent as AccountValues);
    return problem === null || context.createError({ message: texts[problem] ?? texts.invalid });
  });
}

const address = Object.fromEntries(
  PLACE_FIELDS.map((field) => [field, fieldSchema(field, !isOptionalInAddress(field))]),
) as Record<(typeof PLACE_FIELDS)[number], StringSchema>;

const company = object({
  ...address,
  name: fieldSchema("name", true, { ...FIELD_TEXTS.name, required: "account.contactPersonRequired" }),
  email: fieldSchema("email", true, { ...FIELD_TEXTS.email, required: "account.invoiceEmailRequired" }),
  phone: fieldSchema("phone", true, PAYER_PHONE),
});

/** The validation schema of the account form (spec §5). */
export const accountSchema = object({
  companyName: checked(lineProblem, { required: "account.companyNameRequired", tooLong: "account.companyNameTooLong" }),
  companyRegistrationId: checked((value, { vatCountry }) => registrationProblem(value, vatCountry), {
    required: "account.registrationRequired",
    invalid: "account.registrationInvalid",
  }),
  company,
  delivery: object().when("hasDelivery", ([isWanted]) => (isWanted ? object(address) : object())),
  invoiceRecipients: checked((value) => (emailsOf(value).some((email) => emailProblem(email)) ? "invalid" : null), {
    invalid: "account.recipientsInvalid",
  }),
  eanNumber: checked(eanProblem, { invalid: "account.eanInvalid" }),
});
