import fc from "fast-check";
import type { ValidationError } from "yup";
import { describe, expect, test } from "vitest";
import { purchaseFailure } from "~/blocks/PurchaseForm/purchaseFailure";
import { purchaseSchema } from "~/blocks/PurchaseForm/purchaseSchema";
import {
  buyable,
  draftOf,
  entryOf,
  type PurchaseValues,
  startValues,
  valueOf,
  withMethod,
  withProduct,
} from "~/blocks/PurchaseForm/purchaseValues";
import { failureOfErrors } from "~/domain/failure";
import { toE164 } from "~/domain/phone";
import { type Product } from "~/domain/product";

const NOON = Date.parse("2026-03-26T11:00:00Z");
const here = { locale: "en", countryCode: "dk", timezone: "Europe/Copenhagen", now: NOON };

const fixed = (deliveryMethod: string, currency: string, ...prices: number[]) => ({
  deliveryMethod,
  hasPricesInStock: true,
  inventory: prices.map((price, at) => ({
    sku: `${deliveryMethod}-${at}`,
    inStock: true,
    price,
    priceCurrency: currency,
  })),
});
const range = (deliveryMethod: string, currency: string, priceMin: number, priceMax: number, priceStep: number) => ({
  deliveryMethod,
  hasPricesInStock: true,
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
    const draft = draftOf(left, given, "en");
    expect(draft).toMatchObject({ giftcardValue: 350, deliveryDate: "2026-12-24T04:15:00Z" });
    const { chosenAt: _, ...again } = startValues(given, draft, here)!;
    const { chosenAt: __, ...before } = left;
    expect(again).toEqual(before);
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

  test("by another way of delivery leaves a phone number the same person's", () => {
    const given = product(fixed("Physical", "DKK", 150), fixed("Sms", "DKK", 150));
    const values = filled(given, { deliveryMethod: "Physical" });
    const recipient = { ...values.recipient, countryCode: "NO", phone: "40 12 34 56" };
    const phoneBy = (plans?: typeof toE164) =>
      withMethod({ ...values, recipient }, "Sms", given, here, plans).recipient.phone;
    expect([phoneBy(toE164), phoneBy()]).toEqual(["+4740123456", ""]);
  });

  test("in another currency keeps the choice, and the value is the new one", () => {
    const danish = product(fixed("Email", "DKK", 150, 300));
    const swedish = product(fixed("Email", "SEK", 200, 400));
    const values = withProduct({ ...filled(danish), stockKeepingUnit: "Email-1" }, swedish, "en");
    expect(valueOf(entryOf(swedish, values), values, "en")).toBe(400);
    expect(draftOf(values, swedish, "en")).toMatchObject({ giftcardValue: 400, valueCurrency: "SEK" });
  });

  test("keeps what was typed in a range, right or wrong", async () => {
    const danish = product(range("Email", "DKK", 100, 5000, 50));
    const inEuro = product(range("Email", "EUR", 10, 500, 5));
    const values = withProduct(filled(danish, { amount: "750" }), inEuro, "en");
    expect(values.amount).toBe("750");
    expect(await problems(inEuro, values)).toEqual({ amount: "purchase.amountOutside" });
  });
});

describe("the rules", () => {
  const given = product(range("Email", "DKK", 100, 1000, 50), range("Sms", "DKK", 100, 1000, 50));

  test.each([
    ["", "purchase.amountRequired"],
    ["abc", "purchase.amountRequired"],
    ["99", "purchase.amountOutside"],
    ["1050", "purchase.amountOutside"],
    ["125", "purchase.amountOffStep"],
    ["٣٠٠", "purchase.amountRequired"],
    ["1e3", "purchase.amountRequired"],
    ["150.00", undefined],
    ["1,000", undefined],
  ])("amount '%s': %s", async (amount, problem) => {
    expect((await problems(given, filled(given, { amount }))).amount).toBe(problem);
  });

  test("no amount is sent that the range does not have", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.double().map(String), fc.nat().map(String)), async (amount) => {
        const values = filled(given, { amount });
        const { giftcardValue } = draftOf(values, given, "en");
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
    expect(await problems(given, filled(given, { quantity: 4 }), 3)).toEqual({
      quantity: "purchase.quantityTooMany",
    });
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
  ]);
  const own = { amount: "No such value", day: "Too late" };
  expect(purchaseFailure(failure, "Email")).toEqual({ ...own, recipient: { email: "No such mailbox" } });
  expect(purchaseFailure(failure, "Physical")).toEqual({ ...own, recipient: { line1: "No such street" } });
  expect(purchaseFailure(failure, "Sms")).toEqual(own);
});
