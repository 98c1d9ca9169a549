import { describe, expect, it } from "vitest";
import {
  billingOf,
  billingOfAccount,
  buyerOf,
  chosenBefore,
  defaultPayment,
  emptyBilling,
  mayPayByInvoice,
  paymentOf,
  type BusinessAccount,
} from "~/domain/buyer";
import { isClosable, isShown } from "~/domain/serviceMessage";
import { channelLookup, mayWhiteLabel, type SalesChannel } from "~/domain/salesChannel";
import { headerLinks, mayBuyOwnCards, userMode } from "~/domain/userMode";

const account = (
  more: Partial<BusinessAccount> = {},
  department: Partial<BusinessAccount["department"]> = {},
): BusinessAccount => ({
  id: "a1",
  departmentId: "d1",
  status: "Active",
  ...more,
  department: {
    id: "d1",
    name: "Sales",
    companyRegistrationId: "90000011",
    email: "sales@firm.example",
    phoneNumber: "+4511223344",
    deliveryAddress: { line1: "Street 1", postCode: "1000", city: "City", countryCode: "DK" },
    approvedForInvoice: true,
    status: "Active",
    ...department,
  },
});

describe("billing data of a business", () => {
  it("is the department's", () => {
    expect(billingOfAccount(account(), "dk")).toEqual({
      ...emptyBilling("DK"),
      accountId: "a1",
      accountType: "B2B",
      name: "Sales",
      email: "sales@firm.example",
      phone: "+4511223344",
      line1: "Street 1",
      postCode: "1000",
      city: "City",
    });
  });

  it("has the account's overrides over it, blank ones not", () => {
    const overrides = {
      nameOverride: "Me",
      emailOverride: " ",
      phoneNumberOverride: "+4599",
      deliveryAddressOverride: { line1: "Other 2", countryCode: "se" },
    };
    expect(billingOfAccount(account(overrides), "dk")).toMatchObject({
      name: "Me",
      email: "sales@firm.example",
      phone: "+4599",
      line1: "Other 2",
      postCode: "",
      countryCode: "SE",
    });
    const others = { nameOverride: " ", emailOverride: " me@firm.example ", phoneNumberOverride: " " };
    expect(billingOfAccount(account(others), "dk")).toMatchObject({
      name: "Sales",
      email: "me@firm.example",
      phone: "+4511223344",
    });
    const blank = { deliveryAddressOverride: { line1: " ", line2: null, postCode: "", countryCode: "SE" } };
    expect(billingOfAccount(account(blank), "dk")).toMatchObject({ line1: "Street 1", countryCode: "DK" });
  });
});

describe("what is sent of a billing form", () => {
  it("is trimmed, with empty fields as null", () => {
    const form = {
      ...emptyBilling("dk"),
      name: "  Ann   Lee ",
      email: " a@b.example ",
      line1: " Street 1 ",
      postCode: "",
    };
    expect(buyerOf(form)).toEqual({
      accountId: null,
      accountType: null,
      name: "Ann Lee",
      email: "a@b.example",
      phone: null,
      address: { line1: "Street 1", line2: null, attention: null, postCode: null, city: null, countryCode: "DK" },
    });
  });

  it("comes back as the form it was", () => {
    const form = {
      ...emptyBilling("DK"),
      name: "Ann",
      email: "a@b.example",
      line1: "Street 1",
      accountId: "a1",
      accountType: "B2B",
    };
    expect(billingOf(buyerOf(form), "SE")).toEqual(form);
    expect(billingOf(null, "se")).toEqual(emptyBilling("SE"));
  });
});

describe("payment", () => {
  it.each([
    ["approved and active", account(), "invoiceByFinance"],
    ["not approved", account({}, { approvedForInvoice: false }), "PSP"],
    ["account blocked", account({ status: "Blocked" }), "PSP"],
    ["department blocked", account({}, { status: "Blocked" }), "PSP"],
    ["pending review", account({}, { status: "PendingReview" }), "PSP"],
    ["a status nobody knows", account({ status: "Dormant" }), "PSP"],
    ["no account", null, "PSP"],
  ])("%s: %s", (_why, given, expected) => {
    expect(defaultPayment(given)).toBe(expected);
    expect(mayPayByInvoice(given)).toBe(expected === "invoiceByFinance");
  });
});

describe("payment as it was chosen", () => {
  const refused = account({}, { approvedForInvoice: false });
  it.each([
    ["approved, nothing chosen", account(), null, "invoiceByFinance"],
    ["approved, card chosen", account(), "PSP", "PSP"],
    ["approved, invoice chosen", account(), "invoiceByFinance", "invoiceByFinance"],
    ["invoice chosen before the approval was taken back", refused, "invoiceByFinance", "PSP"],
    ["a person", null, "invoiceByFinance", "PSP"],
  ] as const)("%s", (_why, given, chosen, expected) => expect(paymentOf(given, chosen)).toBe(expected));
});

describe("the mode a person shops in", () => {
  it.each([
    ["a visitor", { isSignedIn: false, voucherCount: 0 }, "Anonymous"],
    ["signed in", { isSignedIn: true, voucherCount: 0 }, "B2C"],
    ["with vouchers", { isSignedIn: false, voucherCount: 1 }, "REDEEM"],
    ["signed in, with vouchers", { isSignedIn: true, voucherCount: 2 }, "REDEEM"],
    ["a business", { isSignedIn: true, voucherCount: 0, account: account() }, "B2B"],
    ["a business with vouchers", { isSignedIn: true, voucherCount: 2, account: account() }, "B2B"],
    [
      "a business pending review",
      { isSignedIn: true, voucherCount: 0, account: account({}, { status: "PendingReview" }) },
      "B2B",
    ],
    ["a blocked account", { isSignedIn: true, voucherCount: 0, account: account({ status: "Blocked" }) }, "Blocked"],
    [
      "a blocked department",
      { isSignedIn: true, voucherCount: 3, account: account({}, { status: "Blocked" }) },
      "Blocked",
    ],
  ])("%s: %s", (_why, given, expected) => expect(userMode(given)).toBe(expected));

  it.each([
    ["Anonymous", false, true],
    ["B2C", true, true],
    ["REDEEM", false, true],
    ["B2B", true, false],
    ["Blocked", false, false],
  ] as const)("%s sees buy %s and redeem %s", (mode, buy, redeem) =>
    expect(headerLinks(mode)).toEqual({ buy, redeem }),
  );

  it.each([
    ["Anonymous", true],
    ["B2C", true],
    ["REDEEM", false],
    ["B2B", true],
    ["Blocked", false],
  ] as const)("%s may buy the shop's own cards: %s", (mode, may) => expect(mayBuyOwnCards(mode)).toBe(may));
});

describe("sales channels", () => {
  const channel = (more: Partial<SalesChannel> = {}): SalesChannel => ({
    id: 11,
    name: "Portal",
    group: "Portal",
    allowsWhiteLabeling: true,
    settings: { logoUrl: "https://media.example/logo.svg" },
    ...more,
  });

  it.each([
    ["12", { id: 12 }],
    ["nordlys", { slug: "nordlys" }],
    ["Nordlys", { slug: "Nordlys" }],
    ["12a", { slug: "12a" }],
    ["nord_lys", { slug: "nord_lys" }],
    ["é", { slug: "é" }],
    ["0", null],
    ["99999999999", null],
    ["undefined", null],
    ["null", null],
    ["", null],
    [null, null],
    ["../x", null],
    ["__proto__", null],
    ["-1", null],
  ])("%j is looked up by %j", (named, expected) => expect(channelLookup(named)).toEqual(expected));

  it.each([
    ["a portal that may", channel(), true],
    ["a portal that may not", channel({ allowsWhiteLabeling: false }), false],
    ["a website", channel({ group: "Website" }), false],
    ["without a logo", channel({ settings: { logoUrl: " " } }), false],
    ["without settings", channel({ settings: null }), false],
    ["no channel", null, false],
  ])("white label for %s: %s", (_why, given, expected) => expect(mayWhiteLabel(given)).toBe(expected));
});

describe("service messages", () => {
  it.each([
    ["true", true],
    ["True", false],
    [true, false],
    [1, false],
    ["1", false],
    ["", false],
    [null, false],
  ])("closable %j: %s", (closable, expected) => expect(isClosable({ closable })).toBe(expected));

  it.each([
    [{ showMessage: true, title: "Hello" }, true],
    [{ showMessage: true, title: " ", body: null }, false],
    [{ showMessage: true, title: " ", body: "We move" }, true],
    [{ showMessage: true, body: " " }, false],
    [{ showMessage: false, title: "Hello" }, false],
    [null, false],
  ])("%j is shown: %s", (message, expected) => expect(isShown(message)).toBe(expected));
});

it("by card again goes only a basket that was sent to be paid so: before that the word is nobody's choice", () => {
  expect(chosenBefore({ orderId: "o1", paymentMethod: "PSP" })).toBe("PSP");
  expect(chosenBefore({ orderId: null, paymentMethod: "PSP" })).toBeNull();
  expect(chosenBefore({ orderId: "o1", paymentMethod: "invoiceByFinance" })).toBeNull();
  expect(chosenBefore({ orderId: "o1", paymentMethod: null })).toBeNull();
});
