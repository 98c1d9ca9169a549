import { describe, expect, it } from "vitest";
import { addressForm, addressToSend, isOptionalInAddress } from "~/domain/address";
import { buyerOf, emptyBilling } from "~/domain/buyer";
import { emptyRecipient, recipientToSend } from "~/domain/delivery";
import { cleanText, withoutSentenceEnd } from "~/domain/typedText";
import { inputOf, valuesOf } from "~/screens/BusinessAccount/accountValues";

describe("a place", () => {
  const typed = {
    line1: "\u200bSol\u200evej  4\u200e",
    line2: " \u2067 ",
    attention: "Bo\nLund",
    postCode: "\ufeff2100 ",
    city: "A\u030arhus",
    countryCode: "dk",
  };
  const clean = {
    line1: "Solvej 4",
    line2: null,
    attention: "Bo Lund",
    postCode: "2100",
    city: "Århus",
    countryCode: "DK",
  };
  const account = { ...valuesOf(null, null, "DK"), hasDelivery: true };

  it.each([
    ["by itself", addressToSend(typed)],
    ["of who pays", buyerOf({ ...emptyBilling("DK"), ...typed }).address],
    ["of a recipient", recipientToSend({ ...emptyRecipient("DK"), ...typed }, "Physical").recipientAddress],
    ["of a company", inputOf({ ...account, company: { ...account.company, ...typed } }, "").address],
    [
      "of a company elsewhere",
      inputOf({ ...account, delivery: { ...account.delivery, ...typed } }, "").deliveryAddress,
    ],
  ])("%s is sent without invisible signs", (_whose, sent) => expect(sent).toEqual(clean));

  it("comes back to be typed over", () => {
    const whole = { ...clean, line2: "2. th." };
    expect(addressToSend(addressForm(whole, "SE"))).toEqual(whole);
    expect(addressForm(null, "se")).toEqual({
      line1: "",
      line2: "",
      attention: "",
      postCode: "",
      city: "",
      countryCode: "SE",
    });
    expect(addressToSend(addressForm(null, "")).countryCode).toBeNull();
  });

  it.each([
    ["line2", true],
    ["attention", true],
    ["line1", false],
    ["phone", false],
  ])("%s is optional: %s", (field, expected) => expect(isOptionalInAddress(field)).toBe(expected));
});

it("the names of a company and its contact, and the addresses of its invoices, are sent clean too", () => {
  const values = valuesOf(null, { name: "\u200eAda  Holm" }, "DK");
  const company = { ...values.company, email: "ada\u200b@b.example" };
  const typed = {
    ...values,
    company,
    companyName: "Holm\u200b ApS",
    invoiceRecipients: "\u200ba\u200e@\u200bb.example",
  };
  expect(inputOf(typed, "")).toMatchObject({
    contactPersonName: "Ada Holm",
    companyName: "Holm ApS",
    invoiceEmail: "ada@b.example",
    invoiceRecipients: ["a@b.example"],
  });
  expect(buyerOf(company).email).toBe("ada@b.example");
});

it.each([
  ["e\u0301", "é"],
  ["a\u202eb", "ab"],
  ["a\nb\u0000c", "a b c"],
  ["\u2067x\u2069", "x"],
  ["👩‍👧", "👩‍👧"],
  ["山田\u3000太郎", "山田 太郎"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["\u200dAnn\u200c \u200dLee\u200d", "Ann Lee"],
  ["Sol\u00advej \u061c4\u2060", "Solvej 4"],
])("text %j is sent as %j", (text, expected) => expect(cleanText(text)).toBe(expected));

// A pattern that looks at each sign anew would take minutes.
it("a hundred thousand signs that are taken away at the end of a word, or not within it, hold up nothing", () => {
  const joiners = "\u200d".repeat(100_000);
  expect(cleanText(`${joiners}a${joiners}b${joiners} c`)).toBe(`a${joiners}b c`);
  const stops = ".".repeat(100_000);
  expect(withoutSentenceEnd(`${stops}a${stops}`)).toBe(`${stops}a`);
});
