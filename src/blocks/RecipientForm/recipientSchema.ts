import { object, string, type StringSchema } from "yup";
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
import { cleanText } from "~/domain/typedText";
import { FIELD_TEXTS, UNREACHED } from "./fieldTexts";
import { loadPhones } from "./loadPhones";

type Check = (
  value: string,
  all: RecipientDraft,
  phones: typeof loadPhones,
  bySms: boolean,
) => FieldProblem | null | Promise<FieldProblem | null>;

const CHECKS: Record<RecipientField, Check> = {
  name: (value) => nameProblem(value),
  email: (value) => emailProblem(value),
  emailRepeat: (value, all) => emailRepeatProblem(value, all.email),
  phone: async (value, all, phones, bySms) => {
    if (!cleanText(value)) return "required";
    const { mobileProblem, phoneProblem } = await phones();
    return bySms ? mobileProblem(value, all.countryCode) : phoneProblem(value, all.countryCode);
  },
  phoneRepeat: async (value, all, phones) => {
    // If they cannot be loaded, that is shown at the phone number itself.
    const toE164 = await phones().then(
      (loaded) => loaded.toE164,
      () => () => null,
    );
    const [first, second] = [toE164(all.phone, all.countryCode), toE164(value, all.countryCode)];
    // A number is the same with and without its calling code; browsers autofill either.
    return first && first === second ? null : phoneRepeatProblem(value, all.phone);
  },
  postCode: (value, all) => postCodeProblem(value, all.countryCode),
  city: (value) => lineProblem(value),
  line1: (value) => lineProblem(value),
  line2: (value) => lineProblem(value),
  attention: (value) => lineProblem(value),
  countryCode: (value) => (value ? null : "required"),
};

/**
 * The validation schema of a recipient, for a delivery method and the market's country. Its messages are ids of texts.
 */
export function recipientSchema(method: string, shopCountry: string, phones = loadPhones) {
  const asked = recipientFields(method);
  const countryCode = asked.includes("countryCode") ? undefined : shopCountry;
  const fields = asked.map((field) => [
    field,
    fieldSchema(field, isRequired(field, method), FIELD_TEXTS[field], { countryCode, phones, bySms: method === "Sms" }),
  ]);
  return object(Object.fromEntries(fields) as Partial<Record<RecipientField, StringSchema>>);
}

/** The validation schema of a form with nothing but a recipient in it. */
export const formSchema = (method: string, shopCountry: string) =>
  object({ recipient: recipientSchema(method, shopCountry) });

interface PhoneRules {
  /** The country of phone numbers if the form does not ask for one. */
  countryCode?: string;
  /** Loads the numbering plans. */
  phones?: typeof loadPhones;
  /** The gift goes to the number by text message. */
  bySms?: boolean;
}

/** The schema of one field. `texts` are the ids of its error texts. */
export function fieldSchema(
  field: RecipientField,
  required: boolean,
  texts: Partial<Record<FieldProblem, string>> = FIELD_TEXTS[field],
  { countryCode, phones = loadPhones, bySms = false }: PhoneRules = {},
): StringSchema {
  return string().test(field, async (value, context) => {
    const text = value ?? "";
    if (!required && !cleanText(text)) return true;
    // Formik passes empty fields as undefined.
    const all = { ...emptyRecipient(""), ...filled(context.parent as Partial<RecipientDraft>) };
    if (countryCode) all.countryCode = countryCode;
    try {
      const problem = await CHECKS[field](text, all, phones, bySms);
      if (!problem) return true;
      return context.createError({ message: texts[problem] ?? texts.invalid ?? texts.required });
    } catch {
      // If it were thrown on, the form would silently do nothing.
      return context.createError({ message: UNREACHED });
    }
  });
}

function filled(recipient: Partial<RecipientDraft>): Partial<RecipientDraft> {
  return Object.fromEntries(Object.entries(recipient).filter(([, text]) => text !== undefined));
}
