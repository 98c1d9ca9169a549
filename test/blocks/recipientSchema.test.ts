import { validateYupSchema } from "formik";
import { object, type ValidationError } from "yup";
import { expect, test } from "vitest";
import { recipientSchema } from "~/blocks/RecipientForm/recipientSchema";
import { emptyRecipient, type RecipientForm } from "~/domain/delivery";

/** What a form with these fields is told, as Formik asks: empty fields are none. */
async function told(method: string, typed: Partial<RecipientForm>): Promise<Record<string, string>> {
  const recipient = { ...emptyRecipient("dk"), name: "Ada Holm", ...typed };
  try {
    await validateYupSchema({ recipient }, object({ recipient: recipientSchema(method) }));
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = "", message }) => [path.replace("recipient.", ""), message]));
  }
}

test.each<[string, string, Partial<RecipientForm>, Record<string, string>]>([
  ["nothing", "Sms", {}, { phone: "recipient.phoneRequired", phoneRepeat: "recipient.phoneRepeatRequired" }],
  [
    "only the repeat of a number",
    "Sms",
    { phoneRepeat: "20123456" },
    { phone: "recipient.phoneRequired", phoneRepeat: "recipient.phoneMismatch" },
  ],
  [
    "only the repeat of an address",
    "Email",
    { emailRepeat: "a@b.example" },
    { email: "recipient.emailRequired", emailRepeat: "recipient.emailMismatch" },
  ],
  [
    "a number with the country's prefix and without it",
    "Sms",
    { phone: "20123456", phoneRepeat: "+45 20 12 34 56" },
    {},
  ],
  ["two numbers", "Sms", { phone: "20123456", phoneRepeat: "20123457" }, { phoneRepeat: "recipient.phoneMismatch" }],
  ["no number, twice the same", "Sms", { phone: "12", phoneRepeat: "12" }, { phone: "recipient.phoneInvalid" }],
])("%s", async (_what, method, typed, expected) => {
  expect(await told(method, typed)).toEqual(expected);
});
