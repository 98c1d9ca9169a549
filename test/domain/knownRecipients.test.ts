import { describe, expect, it } from "vitest";
import { emptyRecipient } from "~/domain/delivery";
import { buyerAsRecipient, filledFrom, knownRecipients } from "~/domain/knownRecipients";
import { toE164 } from "~/domain/phone";
import { phoneCountry, recipientBy } from "~/domain/phoneCountry";
import { basket, delivery, line } from "../support/basketBuilder";

const HOME = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };
const to = (id: string, name: string, more: object) =>
  delivery([line(id)], { id, recipientName: name, recipientEmail: null, recipientPhone: null, ...more });
const given = basket([
  to("a", "Alma", { recipientEmail: "alma@mail.example" }),
  to("b", "Alma", { recipientEmail: "ALMA@mail.example" }),
  to("c", "Bo", { recipientPhone: "+4520123456" }),
  to("d", "Cilla", { recipientAddress: HOME, deliveryMethod: "Physical" }),
  to("e", "", { recipientEmail: "nobody@mail.example" }),
]);

describe("the recipients that are known", () => {
  it.each([
    ["Email", ["Alma, alma@mail.example"]],
    ["CsvByEmail", ["Alma, alma@mail.example"]],
    ["Sms", ["Bo, +4520123456"]],
    ["Physical", ["Cilla, Kajgade 12, Nordhavn"]],
    ["Webhook", []],
  ])("well enough for %s: %j", (method, expected) =>
    expect(knownRecipients(given, { method, countryCode: "dk" }).map(({ name, place }) => `${name}, ${place}`)).toEqual(
      expected,
    ),
  );

  it("are all of them", () => {
    const many = Array.from({ length: 30 }, (_, at) => to(`${at}`, "Alma", { recipientEmail: `a${at}@mail.example` }));
    expect(knownRecipients(basket(many), { method: "Email", countryCode: "dk" })).toHaveLength(30);
  });
  it("are not the one that is being changed", () =>
    expect(knownRecipients(given, { method: "Sms", countryCode: "dk" }, "c")).toEqual([]));
  it("are none without a basket", () =>
    expect(knownRecipients(null, { method: "Email", countryCode: "dk" })).toEqual([]));

  it("fill what their way of delivery asks for, and leave the rest", () => {
    const [cilla] = knownRecipients(given, { method: "Physical", countryCode: "se" });
    const form = { ...emptyRecipient("se"), email: "typed@mail.example" };
    expect(filledFrom(form, cilla!.recipient, "Physical")).toMatchObject({
      ...HOME,
      name: "Cilla",
      email: "typed@mail.example",
    });
  });
});

describe("a number of another country", () => {
  const dane = { name: "Karen Holm", email: "karen@mail.example", phone: "20 12 34 56", ...HOME };
  const sms = (buyer: object, shop: string, plans = true) => {
    const me = buyerAsRecipient({ ...dane, ...buyer }, null, {
      method: "Sms",
      countryCode: shop,
      toE164: plans ? toE164 : null,
    });
    if (!me) return null;
    const { phone, phoneRepeat, countryCode } = filledFrom(emptyRecipient(shop), me, "Sms");
    return [phone, phoneRepeat, toE164(phone, countryCode)];
  };

  it.each([
    ["at home", {}, "dk", true, ["20 12 34 56", "20 12 34 56", "+4520123456"]],
    ["at home, before the plans are there", {}, "dk", false, ["20 12 34 56", "20 12 34 56", "+4520123456"]],
    ["abroad", {}, "no", true, ["+4520123456", "+4520123456", "+4520123456"]],
    [
      "abroad, with its prefix",
      { phone: "0045 20123456" },
      "no",
      false,
      ["0045 20123456", "0045 20123456", "+4520123456"],
    ],
    ["abroad, before the plans are there", {}, "no", false, null],
    ["that is none where it is from", { phone: "12" }, "no", true, null],
    ["of nobody knows where", { countryCode: null }, "no", true, ["20 12 34 56", "20 12 34 56", "+4720123456"]],
  ])("%s", (_what, buyer, shop, plans, expected) => expect(sms(buyer, shop, plans)).toEqual(expected));

  it("stays as it is where the country goes along", () => {
    const me = buyerAsRecipient(dane, null, { method: "Physical", countryCode: "no" })!;
    expect(filledFrom(emptyRecipient("no"), me, "Physical")).toMatchObject({ phone: "20 12 34 56", countryCode: "DK" });
  });

  it("of another gift's recipient is taken with its prefix, or not at all", () => {
    const posted = to("p", "Ola", { recipientPhone: "40 12 34 56", recipientAddress: { ...HOME, countryCode: "NO" } });
    const known = (plans: typeof toE164 | null) =>
      knownRecipients(basket([posted]), { method: "Sms", countryCode: "dk", toE164: plans });
    expect(known(toE164).map(({ place }) => place)).toEqual(["+4740123456"]);
    expect(known(null)).toEqual([]);
  });
});

describe("another way of delivery", () => {
  const recipient = { ...emptyRecipient("no"), phone: "40 12 34 56", phoneRepeat: "" };
  const by = (from: string, to: string, more = {}, plans: typeof toE164 | null = toE164) =>
    recipientBy({ ...recipient, ...more }, { from, to, shopCountry: "dk" }, plans).phone;

  it.each([
    ["by post and by post", by("Physical", "Physical"), "40 12 34 56"],
    ["from the address's country to the shop's", by("Physical", "Sms"), "+4740123456"],
    ["back, where it was typed in the shop's", by("Sms", "Physical", { phone: "20 12 34 56" }), "+4520123456"],
    ["where nobody sees it", by("Physical", "Email"), "+4740123456"],
    ["without the plans", by("Physical", "Sms", {}, null), ""],
    [
      "without the plans, with its prefix",
      by("Physical", "Sms", { phone: "+47 40 12 34 56" }, null),
      "+47 40 12 34 56",
    ],
    ["to the same country", by("Physical", "Sms", { countryCode: "DK" }, null), "40 12 34 56"],
  ])("leaves a number the same person's: %s", (_what, phone, expected) => expect(phone).toBe(expected));

  it.each([
    ["Physical", "NO"],
    ["Sms", "DK"],
    ["Email", "DK"],
  ])("by %s numbers are typed as in %s", (method, country) =>
    expect(phoneCountry(recipient, method, "dk")).toBe(country),
  );
});

describe("the buyer as recipient", () => {
  const byEmail = { method: "Email", countryCode: "dk" };
  const me = { name: "Karen Holm", email: "karen@mail.example", phone: null, ...HOME };
  it.each([
    ["Email", "karen@mail.example"],
    ["Physical", "karen@mail.example"],
    ["Sms", undefined],
  ])("by %s", (method, email) => expect(buyerAsRecipient(me, null, { method, countryCode: "dk" })?.email).toBe(email));
  it("is nobody before anything was told", () => expect(buyerAsRecipient(null, null, byEmail)).toBeNull());

  it("of a company is the signed-in person, and nobody without one", () => {
    const company = { ...me, name: "Holm & Datter A/S", accountId: "a1", accountType: "B2B" };
    const recipient = buyerAsRecipient(company, { name: "Karen Holm" }, byEmail);
    expect(recipient).toMatchObject({ name: "Karen Holm", email: "karen@mail.example" });
    expect(buyerAsRecipient(company, null, byEmail)).toBeNull();
  });
});
