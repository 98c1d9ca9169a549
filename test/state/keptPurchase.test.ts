import { expect, test } from "vitest";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { readPurchaseDraft, readSentPurchase } from "~/domain/storedPurchase";
import { SESSION } from "~/domain/storage";
import { selectPurchaseDraft } from "~/state/basket/selectors";
import { addProducts, basketForgotten, basketOrdered, savePurchaseDraft } from "~/state/basket/slice";
import { accountChosen, countryLeft, loggedOut, personReplaced } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const draft = emailCard({
  greetingToken: "GREETING-1",
  giftcardValue: null,
  typedIn: { countryCode: "dk", phone: "+4540123456", phoneRepeat: "" },
  left: { amount: "12x", when: "later", day: "", time: "09:00" },
});

test("a purchase form that was left is there again after a reload, but not its greeting's token", () => {
  const before = startShop();
  before.dispatch(savePurchaseDraft(draft));
  expect(before.session.read(SESSION.purchaseDraft)).not.toContain("GREETING-1");
  const { purchase } = startShop({ session: before.session }).state().basket.drafts;
  expect(purchase).toEqual({ "1001": { ...draft, greetingToken: null, lostGreeting: true, wrappingId: null } });
});

test("that it had a greeting is remembered over another reload, until another is written or none is wanted", () => {
  const reloaded = (left: PurchaseDraft) => {
    const before = startShop();
    before.dispatch(savePurchaseDraft(left));
    const once = startShop({ session: before.session });
    once.dispatch(savePurchaseDraft(selectPurchaseDraft(once.state(), "1001")!));
    return selectPurchaseDraft(startShop({ session: once.session }).state(), "1001")?.lostGreeting;
  };
  expect(reloaded(draft)).toBe(true);
  expect(reloaded({ ...draft, greetingToken: null })).toBe(false);
  expect(reloaded({ ...draft, greetingToken: null, lostGreeting: false })).toBe(false);
});

test.each([
  ["it is sent", addProducts([emailCard()])],
  ["the person signs out", loggedOut()],
  ["somebody else signs in", personReplaced()],
  ["the country is left", countryLeft()],
  ["its basket was ordered here", basketForgotten()],
  ["its basket turns out to be ordered", basketOrdered({ publicOrderId: "P1" })],
])("it is gone once %s", async (_when, over) => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(savePurchaseDraft(draft));
  shop.dispatch(over);
  expect(shop.session.read(SESSION.purchaseDraft)).toBeNull();
});

test("it stays while an account is chosen, as at the sign-in that a session's end leads to", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(savePurchaseDraft(draft));
  shop.dispatch(accountChosen({ id: "acc-anton-nordhavn", departmentId: "dep-nordhavn" }));
  expect(selectPurchaseDraft(shop.state(), "1001")).toEqual(draft);
});

test("another product's form stays when a gift is sent", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(savePurchaseDraft(draft));
  shop.dispatch(addProducts([emailCard({ productId: "1002" })]));
  expect(shop.session.read(SESSION.purchaseDraft)).not.toBeNull();
});

test.each([
  ["null", null],
  ["no record", "[]"],
  ["no recipient", { ...draft, recipient: null }],
  ["no product", { ...draft, productId: "<b>" }],
  ["no way of sending", { ...draft, deliveryMethod: 7 }],
])("a stored form with %s is none", (_what, stored) => expect(readPurchaseDraft(stored)).toBeNull());

test("the wrapping of a stored form stays, and a value below nothing does not", () => {
  const stored = { ...draft, wrappingId: "ribbon", giftcardValue: -200 };
  expect(readPurchaseDraft(stored)).toMatchObject({ wrappingId: "ribbon", giftcardValue: null });
});

test.each([
  [
    { draft, basketId: "b1", had: 2 },
    { basketId: "b1", had: 2 },
  ],
  [
    { draft, basketId: null, had: 0 },
    { basketId: null, had: 0 },
  ],
  [{ draft, basketId: "b1", had: "2" }, null],
  [{ draft: null, basketId: "b1", had: 2 }, null],
  [null, null],
])("a stored gift on its way, %#", (stored, expected) => {
  const read = readSentPurchase(stored);
  expect(read && { basketId: read.basketId, had: read.had }).toEqual(expected);
});

test("junk in the fields of a stored form is left out", () => {
  const junk = {
    quantity: -1,
    giftcardValue: "200",
    valueCurrency: "kr",
    deliveryDate: "soon",
    timezone: {},
    left: [],
  };
  const recipient = { ...draft.recipient, name: 7, email: "x".repeat(501), role: "admin" };
  expect(readPurchaseDraft({ ...draft, ...junk, recipient })).toEqual({
    ...draft,
    quantity: 1,
    giftcardValue: null,
    valueCurrency: null,
    deliveryDate: null,
    timezone: null,
    greetingToken: null,
    lostGreeting: false,
    wrappingId: null,
    left: undefined,
    recipient: { ...draft.recipient, name: "", email: "" },
  });
});

test("a product of any id in an address has no purchase form before one was left", () => {
  expect(selectPurchaseDraft(startShop().state(), "constructor")).toBeNull();
});
