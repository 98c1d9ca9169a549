import { validateYupSchema } from "formik";
import { object, type ValidationError } from "yup";
import { describe, expect, test } from "vitest";
import { loadPhones } from "~/blocks/RecipientForm/loadPhones";
import { recipientSchema } from "~/blocks/RecipientForm/recipientSchema";
import { emptyRecipient, type RecipientForm } from "~/domain/delivery";
import { failureOf } from "~/domain/failure";
import english from "~/texts/en.json";
import { pass, playTime } from "../support/startShop";

/** What a form with these fields is told, as Formik asks: empty fields are none. */
async function told(
  method: string,
  typed: Partial<RecipientForm>,
  phones?: typeof loadPhones,
): Promise<Record<string, string>> {
  const recipient = { ...emptyRecipient("dk"), name: "Ada Holm", ...typed };
  try {
    await validateYupSchema({ recipient }, object({ recipient: recipientSchema(method, "dk", phones) }));
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
  [
    "a number of the shop's country, though another is left of an address",
    "Sms",
    { countryCode: "SE", phone: "20123456", phoneRepeat: "+45 20 12 34 56" },
    {},
  ],
  ["two numbers", "Sms", { phone: "20123456", phoneRepeat: "20123457" }, { phoneRepeat: "recipient.phoneMismatch" }],
  [
    "nothing that can be seen",
    "Physical",
    { line1: "Kajgade 12", line2: "\u200b", attention: "\u200e", postCode: "2150", city: "Nordhavn", phone: "\u200b" },
    {},
  ],
  [
    "a line without text messages",
    "Sms",
    { phone: "+44 20 7123 4567", phoneRepeat: "+44 20 7123 4567" },
    { phone: "recipient.phoneInvalid" },
  ],
  ["no number, twice the same", "Sms", { phone: "12", phoneRepeat: "12" }, { phone: "recipient.phoneInvalid" }],
])("%s", async (_what, method, typed, expected) => {
  expect(await told(method, typed)).toEqual(expected);
});

describe("numbering plans that do not come", () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

  test("leave a number unchecked, which is said at it once; what needs none of them is told as ever", async () => {
    const typed = { phone: "20123456", phoneRepeat: "20 12 34 56" };
    expect(await told("Sms", typed, offline)).toEqual({ phone: "toast.network" });
    expect(await told("Sms", { ...typed, phoneRepeat: "20123457" }, offline)).toEqual({
      phone: "toast.network",
      phoneRepeat: "recipient.phoneMismatch",
    });
    expect(await told("Sms", {}, offline)).toEqual({
      phone: "recipient.phoneRequired",
      phoneRepeat: "recipient.phoneRepeatRequired",
    });
    expect(Object.keys(english)).toContain("toast.network");
  });

  test("are asked for twice, and then fail like a lost connection", async () => {
    playTime();
    let asked = 0;
    const failing = loadPhones(() => {
      asked += 1;
      return offline();
    }).catch(failureOf);
    await pass(1000);
    expect(asked).toBe(2);
    expect(await failing).toMatchObject({ code: "NETWORK" });
    const second = loadPhones(() => (asked++ === 2 ? offline() : import("~/domain/phone")));
    await pass(1000);
    expect((await second).toE164("20123456", "DK")).toBe("+4520123456");
  });

  test("are not waited for without end", async () => {
    playTime();
    const failing = loadPhones(() => new Promise(() => undefined)).catch(failureOf);
    await pass(121_000, 10_000);
    expect(await failing).toMatchObject({ code: "NETWORK" });
  });
});
