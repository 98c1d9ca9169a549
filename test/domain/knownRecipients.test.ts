import { describe, expect, it } from "vitest";
import { emptyRecipient } from "~/domain/delivery";
import { buyerAsRecipient, filledFrom, knownRecipients } from "~/domain/knownRecipients";
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
    expect(knownRecipients(given, method, "dk").map(({ name, place }) => `${name}, ${place}`)).toEqual(expected),
  );

  it("are all of them", () => {
    const many = Array.from({ length: 30 }, (_, at) => to(`${at}`, "Alma", { recipientEmail: `a${at}@mail.example` }));
    expect(knownRecipients(basket(many), "Email", "dk")).toHaveLength(30);
  });
  it("are not the one that is being changed", () => expect(knownRecipients(given, "Sms", "dk", "c")).toEqual([]));
  it("are none without a basket", () => expect(knownRecipients(null, "Email", "dk")).toEqual([]));

  it("fill what their way of delivery asks for, and leave the rest", () => {
    const [cilla] = knownRecipients(given, "Physical", "se");
    const form = { ...emptyRecipient("se"), email: "typed@mail.example" };
    expect(filledFrom(form, cilla!.recipient, "Physical")).toMatchObject({
      ...HOME,
      name: "Cilla",
      email: "typed@mail.example",
    });
  });
});

describe("the buyer as recipient", () => {
  const me = { name: "Karen Holm", email: "karen@mail.example", phone: null, ...HOME };
  it.each([
    ["Email", "karen@mail.example"],
    ["Physical", "karen@mail.example"],
    ["Sms", undefined],
  ])("by %s", (method, email) => expect(buyerAsRecipient(me, method, "dk", null)?.email).toBe(email));
  it("is nobody before anything was told", () => expect(buyerAsRecipient(null, "Email", "dk", null)).toBeNull());

  it("of a company is the signed-in person, and nobody without one", () => {
    const company = { ...me, name: "Holm & Datter A/S", accountId: "a1", accountType: "B2B" };
    const recipient = buyerAsRecipient(company, "Email", "dk", { name: "Karen Holm" });
    expect(recipient).toMatchObject({ name: "Karen Holm", email: "karen@mail.example" });
    expect(buyerAsRecipient(company, "Email", "dk", null)).toBeNull();
  });
});
