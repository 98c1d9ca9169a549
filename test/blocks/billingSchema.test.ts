import { validateYupSchema } from "formik";
import { object, type ValidationError } from "yup";
import { expect, test } from "vitest";
import { billingSchema } from "~/blocks/BillingForm/billingSchema";
import english from "~/texts/en.json";
import { billing } from "../support/gifts";

/** What the billing form says of a name, as Formik asks: empty fields are none. */
async function told(accountType: string, name: string): Promise<string | null> {
  try {
    await validateYupSchema({ billing: { ...billing, accountType, name } }, object({ billing: billingSchema }));
    return null;
  } catch (error) {
    const { inner } = error as ValidationError;
    expect(inner.map(({ path }) => path)).toEqual(["billing.name"]);
    return inner[0]!.message;
  }
}

const COMPANIES = ["Nordhavn Studio A/S", "Jensen & Søn ApS", "3F København", "Müller GmbH & Co. KG", "3M"];

test.each([...COMPANIES, "x".repeat(100)])("a company may be called %s", async (name) =>
  expect(await told("B2B", name)).toBeNull(),
);

test.each(COMPANIES)("a person may not be called %s", async (name) =>
  expect(await told("", name)).toBe("recipient.nameInvalid"),
);

test.each([
  ["B2B", " ", "account.companyNameRequired"],
  ["B2B", "x".repeat(101), "account.companyNameTooLong"],
  ["", " ", "billing.nameRequired"],
  ["", "x", "recipient.nameTooShort"],
  ["", "x".repeat(61), "recipient.nameTooLong"],
])("as %j the name %j: %s", async (accountType, name, text) => {
  expect(await told(accountType, name)).toBe(text);
  expect(Object.keys(english)).toContain(text);
});
