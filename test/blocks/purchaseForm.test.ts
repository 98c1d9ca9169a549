import fc from "fast-check";
import type { ValidationError } from "yup";
import { describe, expect, test } from "vitest";
import { isOfPurchaseForm, purchaseFailure } from "~/blocks/PurchaseForm/purchaseFailure";
import { purchaseSchema } from "~/blocks/PurchaseForm/purchaseSchema";
import { entryOf, valueOf, withProduct } from "~/blocks/PurchaseForm/amountValues";
import { buyable, draftOf, type PurchaseValues, startValues, withMethod } from "~/blocks/PurchaseForm/purchaseValues";
import { failureOfErrors } from "~/domain/failure";
import { toE164 } from "~/domain/phone";
import { type Product } from "~/domain/product";

const NOON = Date.parse("2026-03-26T11:00:00Z");
const here = { locale: "en", countryCode: "dk", timezone: "Europe/Copenhagen", now: NOON };

const fixed = (deliveryMethod: string, currency: string, ...prices: number[]) => ({
  deliveryMethod,
  inventory: prices.map((price, at) => ({
    sku: `${deliveryMethod}-${at}`,
    inStock: true,
    price,
    priceCurrency: currency,
  })),
});
const range = (deliveryMethod: string, currency: string, priceMin: number, priceMax: number, priceStep: number) => ({
  deliveryMethod,
  inventory: [{ sku: deliveryMethod, inStock: true, priceCurrency: currency, priceMin, priceMax, priceStep }],
});
const product = (...deliveryMethods: Product["deliveryMethods"][number][]): Product => ({
  id: "7",
  productType: "Giftcard",
  deliveryMethods,
  presentations: [],
});
const started = (given: Product) => startValues(given, null, here)!;
const filled = (given: Product, more: Partial<PurchaseValues> = {}): PurchaseValues => {
  const values = started(given);
  const recipient = { ...values.recipient, name: "Ada Holm", email: "a@b.example", emailRepeat: "a@b.example" };
  return { ...values, recipient, ...more };
};

async function problems(given: Product, values: PurchaseValues, most = 99): Promise<Record<string, string>> {
  try {
    await purchaseSchema(given, values, { ...here, most, isOut: false }).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
  }
}

describe("a new form", () => {
  test("comes back on one's own clock where nobody knows the zone it was left in", () => {
    const given = product(range("Email", "DKK", 100, 1000, 50));
    const left = filled(given, { amount: "350", when: "later", day: "2026-12-24", time: "17:15" });
    const again = startValues(given, { ...draftOf(left, given, here), timezone: "Nowhere/At_All" }, here);
    expect(again).toMatchObject({ when: "later", day: "2026-12-24", time: "17:15", timezone: here.timezone });
  });

  test("has the first way of delivery, the first value, one of it, sent now", () => {
    const values = started(product(fixed("Email", "DKK", 150, 300), fixed("Sms", "DKK", 150)));
    expect(values).toMatchObject({ deliveryMethod: "Email", stockKeepingUnit: "Email-0", quantity: 1, when: "now" });
  });

  test("offers nothing that cannot be bought here", () => {
    expect(startValues(buyable(product(fixed("Webhook", "DKK", 150))), null, here)).toBeNull();
    expect(startValues(buyable(product(fixed("CsvByEmail", "DKK", 150))), null, here)).toBeNull();
    expect(buyable(product(fixed("Sms", "DKK", 1), fixed("Email", "DKK", 1))).deliveryMethods).toHaveLength(2);
  });

  test("comes back as it was left, with day and time on the recipient's clock", () => {
    const given = product(range("Email", "DKK", 100, 1000, 50));
    const left = filled(given, {
      amount: "350",
      when: "later",
      day: "2026-12-24",
      time: "17:15",
      timezone: "Pacific/Auckland",
    });
    const draft = draftOf(left, given, here);
    expect(draft).toMatchObject({ giftcardValue: 350, deliveryDate: "2026-12-24T04:15:00Z" });
    const { chosenAt: _, ...again } = startValues(given, draft, here)!;
    const { chosenAt: __, ...before } = left;
    expect(again).toEqual(before);
  });
});

describe("a form that was left unfinished", () => {
  const given = product(range("Email", "DKK", 100, 1000, 50));
  const again = (more: Partial<PurchaseValues>, there = given) =>
    startValues(there, draftOf(filled(given, more), given, here), here)!;

  test("comes back with a date still to be chosen, not as one to send now", async () => {
    const values = again({ amount: "350", when: "later", day: "" });
    expect(values).toMatchObject({ amount: "350", when: "later", day: "" });
    expect(await problems(given, values)).toEqual({ day: "purchase.dayRequired" });
  });

  test("comes back with the amount as it was typed, right or wrong", () => {
    expect(["125", "abc", "", "1,000"].map((amount) => again({ amount }).amount)).toEqual(["125", "abc", "", "1000"]);
  });

  test("goes the first way if its own is not offered here, as a file of codes is to companies only", () => {
    const toAll = range("Email", "DKK", 100, 1000, 50);
    const left = { deliveryMethod: "CsvByEmail", stockKeepingUnit: "CsvByEmail", amount: "350", quantity: 3 };
    const forCompanies = product(toAll, range("CsvByEmail", "DKK", 100, 1000, 50));
    const draft = draftOf(filled(forCompanies, left), forCompanies, here);
    const values = startValues(product(toAll), draft, here)!;
    expect(values).toMatchObject({ ...left, deliveryMethod: "Email", stockKeepingUnit: "Email" });
    expect(values.recipient).toMatchObject({ name: "Ada Holm", email: "a@b.example", emailRepeat: "a@b.example" });
    const inEuro = startValues(product(range("Email", "EUR", 10, 500, 5)), draft, here);
    expect(inEuro).toMatchObject({ deliveryMethod: "Email", amount: "", quantity: 3 });
    const inEuroFixed = startValues(product(fixed("Sms", "EUR", 350, 400)), draft, here);
    expect(inEuroFixed).toMatchObject({ deliveryMethod: "Sms", stockKeepingUnit: "" });
    expect(startValues(product(fixed("Sms", "DKK", 350, 400)), draft, here)).toMatchObject({
      deliveryMethod: "Sms",
      stockKeepingUnit: "Sms-0",
    });
  });

  test("has its amount chosen again in another currency", () => {
    const inEuro = product(range("Email", "EUR", 10, 500, 5));
    expect(again({ amount: "350" }, inEuro)).toMatchObject({ amount: "", stockKeepingUnit: "Email" });
  });
});

describe("another answer about the product", () => {
  test("keeps the value over another way of delivery, or has it chosen again", () => {
    const given = product(fixed("Email", "DKK", 150, 300), fixed("Sms", "DKK", 300, 500));
    const values = { ...filled(given), stockKeepingUnit: "Email-1" };
    expect(withProduct({ ...values, deliveryMethod: "Sms" }, given, "en").stockKeepingUnit).toBe("Sms-0");
    const low = { ...filled(given), deliveryMethod: "Sms" };
    expect(withProduct(low, given, "en").stockKeepingUnit).toBe("");
  });

  test("chooses what there is only one of, and no value of a range for anybody", () => {
    const given = product(
      fixed("Email", "DKK", 150, 300),
      fixed("Sms", "DKK", 400),
      range("Physical", "DKK", 500, 900, 50),
    );
    expect(withProduct({ ...filled(given), deliveryMethod: "Sms" }, given, "en").stockKeepingUnit).toBe("Sms-0");
    expect(withProduct({ ...filled(given), deliveryMethod: "Physical" }, given, "en").stockKeepingUnit).toBe("");
  });

  test("by another way of delivery keeps of a greeting and a wrapping what can go that way", () => {
    const given = product(fixed("Email", "DKK", 150), fixed("Physical", "DKK", 150), fixed("CsvByEmail", "DKK", 150));
    const values = filled(given, { deliveryMethod: "Physical", greetingToken: "g", wrappingId: "w" });
    const extrasBy = (method: string) => {
      const { greetingToken, wrappingId } = withMethod(values, method, given, here);
      return { greetingToken, wrappingId };
    };
    expect(extrasBy("Email")).toEqual({ greetingToken: "g", wrappingId: null });
    expect(extrasBy("CsvByEmail")).toEqual({ greetingToken: null, wrappingId: null });
    expect(extrasBy("Physical")).toEqual({ greetingToken: "g", wrappingId: "w" });
  });

  test("by post and back to e-mail leaves the chosen day and time as they were", () => {
    const given = product(fixed("Email", "DKK", 150), fixed("Physical", "DKK", 150));
    const chosen = { when: "later" as const, day: "2026-03-27", time: "17:15" };
    const posted = withMethod(filled(given, chosen), "Physical", given, here);
    expect(posted).toMatchObject({ when: "later", day: "2026-03-29", time: "08:00" });
    expect(withMethod(posted, "Email", given, here)).toMatchObject(chosen);
    // A day that was chosen for the post counts; only its time was fixed.
    const later = withMethod({ ...posted, day: "2026-04-08" }, "Email", given, here);
    expect(later).toMatchObject({ when: "later", day: "2026-04-08", time: "17:15" });
    expect(withMethod(later, "Email", given, here)).toMatchObject({ day: "2026-04-08", time: "17:15" });
  });

  test("by another way of delivery leaves a phone number the same person's", () => {
    const given = product(fixed("Physical", "DKK", 150), fixed("Sms", "DKK", 150));
    const values = filled(given, { deliveryMethod: "Physical" });
    const recipient = { ...values.recipient, countryCode: "NO", phone: "40 12 34 56" };
    const phoneBy = (plans?: typeof toE164) =>
      withMethod({ ...values, recipient }, "Sms", given, { ...here, toE164: plans }).recipient.phone;
    expect([phoneBy(toE164), phoneBy()]).toEqual(["+4740123456", ""]);
  });

  test("in another currency keeps the choice, and the value is the new one", () => {
    const danish = product(fixed("Email", "DKK", 150, 300));
    const swedish = product(fixed("Email", "SEK", 200, 400));
    const values = withProduct({ ...filled(danish), stockKeepingUnit: "Email-1" }, swedish, "en");
    expect(valueOf(entryOf(swedish, values, "en"), values, "en")).toBe(400);
    expect(draftOf(values, swedish, here)).toMatchObject({ giftcardValue: 400, valueCurrency: "SEK" });
  });

  test("in the same currency keeps what was typed in a range, right or wrong", async () => {
    const before = product(range("Email", "DKK", 100, 5000, 50));
    const after = product(range("Email", "DKK", 100, 500, 50));
    const typed = filled(before, { amount: "750" });
    const values = withProduct(typed, after, "en", entryOf(before, typed, "en"));
    expect(values.amount).toBe("750");
    expect(await problems(after, values)).toEqual({ amount: "purchase.amountOutside" });
  });

  test.each([
    ["9999", "purchase.amountOutside"],
    ["abc", "purchase.amountUnreadable"],
    ["", "purchase.amountRequired"],
  ])("by another way of delivery is told why an amount of '%s' is none: %s", async (amount, told) => {
    const given = product(range("Email", "DKK", 100, 5000, 50), range("Sms", "DKK", 100, 5000, 50));
    const typed = filled(given, { amount, deliveryMethod: "Sms" });
    const values = withProduct(typed, given, "en");
    expect(values.amount).toBe(amount);
    expect(await problems(given, values)).toMatchObject({ amount: told });
  });

  test.each([
    ["500", ""],
    ["20", ""],
    ["100", "10"],
    ["about 100", "about 100"],
  ])("in another currency the amount '%s' of a range is another one: '%s'", (typed, kept) => {
    const danish = product(range("Email", "DKK", 100, 5000, 50));
    const inEuro = product(range("Email", "EUR", 10, 500, 5));
    const values = filled(danish, { amount: typed });
    expect(withProduct(values, inEuro, "en", entryOf(danish, values, "en")).amount).toBe(kept);
  });

  test("in another currency no other card is chosen for having the same number", () => {
    const danish = product(fixed("Email", "DKK", 100, 300));
    const [first, second] = fixed("Email", "EUR", 100, 300).inventory;
    const inEuro = product({
      ...fixed("Email", "EUR"),
      inventory: [
        { ...first!, sku: "E-100" },
        { ...second!, sku: "E-300" },
      ],
    });
    const values = filled(danish, { stockKeepingUnit: "Email-1", amount: "300" });
    expect(withProduct(values, inEuro, "en", entryOf(danish, values, "en")).stockKeepingUnit).toBe("");
    expect(withProduct(values, inEuro, "en").stockKeepingUnit).toBe("E-300");
  });
});

describe("the rules", () => {
  const given = product(range("Email", "DKK", 100, 1000, 50), range("Sms", "DKK", 100, 1000, 50));

  test.each([
    ["", "purchase.amountRequired"],
    ["abc", "purchase.amountUnreadable"],
    ["99", "purchase.amountOutside"],
    ["1050", "purchase.amountOutside"],
    ["125", "purchase.amountOffStep"],
    ["٣٠٠", "purchase.amountUnreadable"],
    ["1e3", "purchase.amountUnreadable"],
    ["150.00", undefined],
    ["1,000", undefined],
  ])("amount '%s': %s", async (amount, problem) => {
    expect((await problems(given, filled(given, { amount }))).amount).toBe(problem);
  });

  test("no amount is sent that the range does not have", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.double().map(String), fc.nat().map(String)), async (amount) => {
        const values = filled(given, { amount });
        const { giftcardValue } = draftOf(values, given, here);
        const isRefused = "amount" in (await problems(given, values));
        expect(isRefused).toBe(giftcardValue === null);
        if (giftcardValue !== null) expect(giftcardValue % 50).toBe(0);
      }),
    );
  });

  test.each([
    ["2026-03-25", "10:00", "purchase.dayPast"],
    ["2027-04-01", "10:00", "purchase.dayTooLate"],
    ["2026-02-30", "10:00", "purchase.dayInvalid"],
    ["9999-01-01", "10:00", "purchase.dayTooLate"],
    ["", "10:00", "purchase.dayRequired"],
    ["27/03/2026", "10:00", "purchase.dayInvalid"],
    ["2026-03-29", "02:30", "purchase.dayInvalid"],
    ["2026-03-26", "12:15", undefined],
  ])("%s at %s: %s", async (day, time, problem) => {
    expect((await problems(given, filled(given, { when: "later", day, time }))).day).toBe(problem);
  });

  test("a moment that was right when it was chosen stays right, though the form is open over midnight", async () => {
    const values = filled(given, { when: "later", day: "2026-03-26", time: "23:45", chosenAt: NOON });
    expect(await problems(given, values)).toEqual({});
    expect((await problems(given, { ...values, chosenAt: NOON + 86_400_000 })).day).toBe("purchase.dayPast");
  });

  test("more than there are is refused", async () => {
    expect(await problems(given, filled(given, { quantity: 4 }), 3)).toEqual({ quantity: "quantity.most" });
  });

  test("a recipient by text message needs a number that exists, twice", async () => {
    const values = filled(given, { deliveryMethod: "Sms", stockKeepingUnit: "Sms" });
    const recipient = { ...values.recipient, phone: "12", phoneRepeat: "13" };
    expect(await problems(given, { ...values, recipient })).toEqual({
      "recipient.phone": "recipient.phoneInvalid",
      "recipient.phoneRepeat": "recipient.phoneMismatch",
    });
    const right = { ...values.recipient, phone: "20 12 34 56", phoneRepeat: "20123456" };
    expect(await problems(given, { ...values, recipient: right })).toEqual({});
  });
});

test("the server's messages are told at the fields they are about", () => {
  const error = (message: string, ...path: string[]) => ({
    message,
    path: ["updateBasket", "input", "addProducts", "0", ...path],
    extensions: { code: "FluentValidation" },
  });
  const failure = failureOfErrors([
    error("No such value", "giftcardValue"),
    error("No such mailbox", "recipientEmail"),
    error("No such street", "recipientAddress", "line1"),
    error("Too late", "deliveryDate"),
    error("No field of the form", "toString"),
  ]);
  const own = { amount: "No such value", day: "Too late" };
  expect(purchaseFailure(failure, "Email")).toEqual({ ...own, recipient: { email: "No such mailbox" } });
  expect(purchaseFailure(failure, "Physical")).toEqual({ ...own, recipient: { line1: "No such street" } });
  expect(purchaseFailure(failure, "Sms")).toEqual(own);
  expect(isOfPurchaseForm("addProducts.0.toString", "Email")).toBe(false);
});
