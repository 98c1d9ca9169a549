import { type ValidationError } from "yup";
import { describe, expect, it } from "vitest";
import { accountFailure, accountFieldOf } from "~/screens/BusinessAccount/accountFields";
import { accountSchema } from "~/screens/BusinessAccount/accountSchema";
import { emailsOf, inputOf, valuesOf } from "~/screens/BusinessAccount/accountValues";
import { type AccountValues, readAccountDraft } from "~/domain/accountDraft";
import { type BusinessAccount } from "~/domain/buyer";
import { failureOfCode } from "~/domain/failure";
import english from "~/texts/en.json";

const account: BusinessAccount = {
  id: "acc-1",
  departmentId: "dep-1",
  contactPersonName: "Anton Berg",
  nameOverride: "Nordhavn Studio, Indkøb",
  emailOverride: null,
  phoneNumberOverride: null,
  deliveryAddressOverride: null,
  status: "Active",
  department: {
    id: "dep-1",
    name: "Nordhavn Studio",
    companyRegistrationId: "90000011",
    vatCountry: "DK",
    deliveryAddress: { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" },
    approvedForInvoice: true,
    email: "faktura@firma.example",
    invoiceRecipients: ["a@firma.example", "b@firma.example"],
    phoneNumber: "+4533123401",
    eanNumber: "5790000000005",
    preferredCurrency: "DKK",
    status: "Active",
  },
};
const filled = valuesOf(account, null, "DK");

/** The errors of the form by field. */
async function errorsOf(change: Partial<AccountValues>): Promise<Record<string, string>> {
  try {
    await accountSchema.validate({ ...filled, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path, message }) => [path!, message]));
  }
}

describe("the form of an account", () => {
  it("holds what is known of it, and sends the same back", () => {
    expect(inputOf(filled, "+4533123401")).toEqual({
      contactPersonName: "Anton Berg",
      companyName: "Nordhavn Studio",
      companyRegistrationId: "90000011",
      vatCountry: "DK",
      invoiceEmail: "faktura@firma.example",
      invoiceRecipients: ["a@firma.example", "b@firma.example"],
      phone: "+4533123401",
      address: {
        line1: "Kajgade 12",
        line2: null,
        attention: null,
        postCode: "2150",
        city: "Nordhavn",
        countryCode: "DK",
      },
      eanNumber: "5790000000005",
      preferredCurrency: "DKK",
      deliveryAddress: null,
    });
  });

  it("asks for no other delivery address where the account has a blank one", () => {
    expect(valuesOf({ ...account, deliveryAddressOverride: { line1: "", city: null } }, null, "DK")).toEqual(filled);
  });

  it("of a new one begins with the person and the country of the shop", () => {
    const values = valuesOf(null, { name: "Pekka Salo", phone: "+358401234504" }, "FI");
    expect(values).toMatchObject({
      companyName: "",
      vatCountry: "FI",
      company: { name: "Pekka Salo", phone: "+358401234504", countryCode: "FI", email: "" },
      hasDelivery: false,
    });
  });

  it.each([
    ["GB", null, "SE", "SE"],
    ["SE", null, "DK", "SE"],
    ["se", undefined, "DK", "SE"],
    ["SE", "gb", "FI", "SE"],
    ["GB", "", "FI", "FI"],
    ["GB", "NO", "FI", "NO"],
    [null, null, "FI", "FI"],
  ])("in %s, taxed in %j, seen in %s, has a country that can be chosen: %s", (address, vatCountry, shop, expected) => {
    const department = { ...account.department, vatCountry, deliveryAddress: { countryCode: address } };
    const values = valuesOf({ ...account, department }, null, shop);
    expect(values.vatCountry).toBe(expected);
    const draft = { userId: "auth|anton", accountId: account.id, values };
    expect(readAccountDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it("asks for the person where no contact is known, whatever the payer is called", () => {
    const nobody = { ...account, contactPersonName: null };
    expect(valuesOf(nobody, { name: "Anton Berg" }, "DK").company.name).toBe("Anton Berg");
  });

  it("sends another address only where it was asked for", () => {
    const delivery = { ...filled.delivery, line1: " Bagindgangen 1 ", postCode: "2800", city: "Kongens Lyngby" };
    expect(inputOf({ ...filled, delivery }, "").deliveryAddress).toBeNull();
    expect(inputOf({ ...filled, delivery, hasDelivery: true }, "").deliveryAddress).toMatchObject({
      line1: "Bagindgangen 1",
      countryCode: "DK",
    });
  });

  it.each([
    ["a@b.example\nc@d.example", ["a@b.example", "c@d.example"]],
    [" a@b.example , c@d.example;\n\n", ["a@b.example", "c@d.example"]],
    ["  ", []],
  ])("reads the addresses in %j", (text, emails) => expect(emailsOf(text)).toEqual(emails));
});

describe("the rules of the form", () => {
  it("accept what is right", async () => expect(await errorsOf({})).toEqual({}));

  it.each<[string, Partial<AccountValues>, string, string]>([
    ["no name", { companyName: "  " }, "companyName", "account.companyNameRequired"],
    ["no number", { companyRegistrationId: "" }, "companyRegistrationId", "account.registrationRequired"],
    ["the number of another country", { vatCountry: "NO" }, "companyRegistrationId", "account.registrationInvalid"],
    ["no contact", { company: { ...filled.company, name: "" } }, "company.name", "account.contactPersonRequired"],
    [
      "no invoice address",
      { company: { ...filled.company, email: "" } },
      "company.email",
      "account.invoiceEmailRequired",
    ],
    [
      "another country's post code",
      { company: { ...filled.company, postCode: "99" } },
      "company.postCode",
      "recipient.postCodeInvalid",
    ],
    [
      "half an address to send to",
      { hasDelivery: true, delivery: { ...filled.company, city: "" } },
      "delivery.city",
      "recipient.cityRequired",
    ],
    [
      "one bad recipient",
      { invoiceRecipients: "a@firma.example\nb@firma" },
      "invoiceRecipients",
      "account.recipientsInvalid",
    ],
    ["a wrong EAN number", { eanNumber: "5790000000006" }, "eanNumber", "account.eanInvalid"],
  ])("%s", async (_what, change, field, text) => {
    expect(await errorsOf(change)).toEqual({ [field]: text });
    expect(Object.keys(english)).toContain(text);
  });

  it("ask for no other address where there is none", async () => {
    expect(await errorsOf({ hasDelivery: false, delivery: { ...filled.delivery, line1: "" } })).toEqual({});
  });
});

describe("what the server refuses", () => {
  const failure = (fields: Record<string, string>) => ({ ...failureOfCode("FluentValidation"), fields });
  const refused = (fields: Record<string, string>) => accountFailure(failure(fields));

  it.each<[string, object]>([
    ["companyRegistrationId", { companyRegistrationId: "no" }],
    ["contactPersonName", { company: { name: "no" } }],
    ["invoiceEmail", { company: { email: "no" } }],
    ["phone", { company: { phone: "no" } }],
    ["address.postCode", { company: { postCode: "no" } }],
    ["deliveryAddress.city", { delivery: { city: "no" } }],
    ["invoiceRecipients.1", { invoiceRecipients: "no" }],
    ["eanNumber", { eanNumber: "no" }],
    ["address.planet", {}],
    ["somethingNew", {}],
  ])("of %s stands at %j", (path, errors) => expect(refused({ [path]: "no" })).toEqual(errors));

  it.each(["address.planet", "somethingNew"])("of %s is of no field of the form", (path) => {
    expect(accountFieldOf(path)).toBeUndefined();
  });

  it("of several fields stands at each", () => {
    expect(refused({ "address.line1": "a", "address.city": "b", eanNumber: "c" })).toEqual({
      company: { line1: "a", city: "b" },
      eanNumber: "c",
    });
  });
});
