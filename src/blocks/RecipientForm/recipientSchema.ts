import { object, string, type StringSchema } from "yup";
import { loadChunk } from "~/components/loadChunk";
import {
  emptyRecipient,
  isRequired,
  recipientFields,
  type RecipientField,
  type RecipientForm as RecipientDraft,
} from "~/domain/delivery";
import {
  emailProblem,
  emailRepeatProblem,
  type FieldProblem,
  lineProblem,
  nameProblem,
  phoneRepeatProblem,
  postCodeProblem,
} from "~/domain/recipientCheck";
import { FIELD_TEXTS } from "./fieldTexts";

type Check = (value: string, all: RecipientDraft) => FieldProblem | null | Promise<FieldProblem | null>;

const CHECKS: Record<RecipientField, Check> = {
  name: (value) => nameProblem(value),
  email: (value) => emailProblem(value),
  emailRepeat: (value, all) => emailRepeatProblem(value, all.email),
  phone: async (value, all) => (await loadPhones()).phoneProblem(value, all.countryCode),
  phoneRepeat: async (value, all) => {
    const { toE164 } = await loadPhones();
    const [first, second] = [toE164(all.phone, all.countryCode), toE164(value, all.countryCode)];
    // With the country's prefix and without it is the same number: browsers fill in either.
    return first && first === second ? null : phoneRepeatProblem(value, all.phone);
  },
  postCode: (value, all) => postCodeProblem(value, all.countryCode),
  city: (value) => lineProblem(value),
  line1: (value) => lineProblem(value),
  line2: (value) => lineProblem(value),
  attention: (value) => lineProblem(value),
  countryCode: (value) => (value ? null : "required"),
};

/** The numbering plans of the world are heavy: they come when a phone number is asked for. */
export const loadPhones = () => loadChunk(() => import("~/domain/phone"));

/** A recipient of one delivery method. Its messages are ids of texts. */
export function recipientSchema(method: string) {
  const fields = recipientFields(method).map((field) => [field, fieldSchema(field, isRequired(field, method))]);
  return object(Object.fromEntries(fields) as Partial<Record<RecipientField, StringSchema>>);
}

/** The rules of one field; `texts` are the ids of what is said about each mistake. */
export function fieldSchema(
  field: RecipientField,
  required: boolean,
  texts: Partial<Record<FieldProblem, string>> = FIELD_TEXTS[field],
): StringSchema {
  return string().test(field, async (value, context) => {
    const text = value ?? "";
    if (!required && !text.trim()) return true;
    // Formik gives empty fields as none at all.
    const all = { ...emptyRecipient(""), ...filled(context.parent as Partial<RecipientDraft>) };
    const problem = await CHECKS[field](text, all);
    if (!problem) return true;
    return context.createError({ message: texts[problem] ?? texts.invalid ?? texts.required });
  });
}

function filled(recipient: Partial<RecipientDraft>): Partial<RecipientDraft> {
  return Object.fromEntries(Object.entries(recipient).filter(([, text]) => text !== undefined));
}
