import { type RecipientField } from "~/domain/delivery";
import { type FieldProblem } from "~/domain/recipientCheck";

/** The error text of a field whose rules could not be loaded; the id of a text. */
export const UNREACHED = "toast.network";

/** The error texts of each field, in forms and in tables; ids of texts. */
export const FIELD_TEXTS = {
  name: {
    required: "recipient.nameRequired",
    invalid: "recipient.nameInvalid",
    tooShort: "recipient.nameTooShort",
    tooLong: "recipient.nameTooLong",
  },
  email: { required: "recipient.emailRequired", invalid: "recipient.emailInvalid" },
  emailRepeat: { required: "recipient.emailRepeatRequired", mismatch: "recipient.emailMismatch" },
  phone: { required: "recipient.phoneRequired", invalid: "recipient.phoneInvalid" },
  phoneRepeat: { required: "recipient.phoneRepeatRequired", mismatch: "recipient.phoneMismatch" },
  postCode: { required: "recipient.postCodeRequired", invalid: "recipient.postCodeInvalid" },
  city: { required: "recipient.cityRequired", tooLong: "recipient.cityTooLong" },
  line1: { required: "recipient.line1Required", tooLong: "recipient.line1TooLong" },
  line2: { tooLong: "recipient.line2TooLong" },
  attention: { tooLong: "recipient.attentionTooLong" },
  countryCode: { required: "recipient.countryRequired" },
} as const satisfies Record<RecipientField, Partial<Record<FieldProblem, string>>>;

/** Those of a payer's phone: any line will do, as nothing is sent to it. */
export const PAYER_PHONE = { required: "billing.phoneRequired", invalid: "billing.phoneInvalid" } as const;
