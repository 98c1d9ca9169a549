import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAccountDraft } from "~/domain/accountDraft";
import { emptyBilling } from "~/domain/buyer";

const draft = {
  userId: "auth|anton",
  accountId: "acc-1",
  values: {
    companyName: "Nordhavn Studio",
    vatCountry: "DK",
    companyRegistrationId: "90000011",
    company: { ...emptyBilling("DK"), name: "Anton Berg" },
    hasDelivery: true,
    delivery: { ...emptyBilling("SE"), city: "Lund" },
    invoiceRecipients: "a@firma.example\nb@firma.example",
    eanNumber: "",
    preferredCurrency: "DKK",
  },
};
const withValues = (values: object) => ({ ...draft, values: { ...draft.values, ...values } });

describe("a stored form of an account", () => {
  test.each([draft, { ...draft, accountId: null }])("comes back as it was", (form) => {
    expect(readAccountDraft(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test.each([
    [null],
    ["x"],
    [[]],
    [{}],
    [{ ...draft, userId: 7 }],
    [{ ...draft, userId: "" }],
    [{ ...draft, accountId: undefined }],
    [{ ...draft, accountId: "<b>" }],
    [{ ...draft, values: [] }],
    [withValues({ vatCountry: "JP" })],
    [withValues({ vatCountry: "dk" })],
  ])("%j is none", (stored) => {
    expect(readAccountDraft(stored)).toBeNull();
  });

  test("has texts and addresses in its fields, whatever was stored in them", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(draft.values)), (junk, field) => {
        const read = readAccountDraft(withValues({ [field]: junk }));
        if (read === null) return;
        const types = (values: object) => Object.entries(values).map(([key, value]) => [key, typeof value]);
        expect(types(read.values)).toEqual(types(draft.values));
        for (const place of [read.values.company, read.values.delivery])
          expect(types(place).sort()).toEqual(types(emptyBilling("")).sort());
      }),
    );
    expect(readAccountDraft(withValues({ preferredCurrency: "<b>" }))?.values.preferredCurrency).toBe("");
    expect(readAccountDraft(withValues({ companyName: "x".repeat(501) }))?.values.companyName).toBe("");
  });
});
