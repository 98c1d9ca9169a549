import { describe, expect, it } from "vitest";
import { type Basket } from "~/domain/basket";
import { generalIssues, isPhysicalGift, linesOf, productsOfSeveral, showsExchangeNote } from "~/domain/basketLines";
import { nextStep } from "~/domain/basketStart";
import { failureOfCode } from "~/domain/failure";
import { linesToAdd } from "~/domain/linesToAdd";
import { blockers, isFree, isInTheWay, isReadable, isSameTotal } from "~/domain/payable";
import { nextStepOf, purchasePhase, returnStatus } from "~/domain/purchase";
import { basket, delivery, line } from "../support/basketBuilder";

describe("the basket at start", () => {
  const wanted = { salesChannelId: 3, currency: "dkk", accountId: null };
  const answer = (more: Parameters<typeof basket>[1] = {}) => ({ basket: basket([delivery([line("l1")])], more) });
  const failed = (code: string, message = code) => ({ failure: failureOfCode(code, message) });

  it.each([
    ["ours", answer(), { do: "use" }],
    ["of another channel", answer({ salesChannelId: 2 }), { do: "create", because: "otherChannel" }],
    ["in another currency", answer({ paymentCurrency: "EUR" }), { do: "switchCurrency", paymentCurrency: "DKK" }],
    ["in the currency, lower case", answer({ paymentCurrency: "dkk" }), { do: "use" }],
    ["being paid", answer({ purchasePhase: "Paying" }), { do: "use" }],
    ["being paid in another currency", answer({ purchasePhase: "Paying", paymentCurrency: "EUR" }), { do: "use" }],
    ["bought", answer({ purchasePhase: "Completed" }), { do: "create", because: "bought" }],
    ["authorized", answer({ purchasePhase: "PaymentAuthorized" }), { do: "create", because: "bought" }],
    ["in a phase nobody knows", answer({ purchasePhase: "Odd" }), { do: "use" }],
    [
      "bought, of another channel",
      answer({ salesChannelId: 2, purchasePhase: "Completed" }),
      { do: "create", because: "otherChannel" },
    ],
    ["expired", failed("UNKNOWN", "There is no basket with id 'b1'"), { do: "create", because: "expired" }],
  ])("%s", (_why, given, expected) => expect(nextStep(given, wanted)).toEqual(expected));

  it.each([
    ["another country's", { countryCode: "SE" }, "dk", { do: "create", because: "otherCountry" }],
    ["this country's", { countryCode: "DK" }, "dk", { do: "use" }],
    ["no country's", { countryCode: null }, "dk", { do: "use" }],
    ["without a form", null, "dk", { do: "use" }],
    ["with junk for a country", { countryCode: "Sweden" }, "dk", { do: "use" }],
    ["another country's, but stored for this one", { countryCode: "SE" }, null, { do: "use" }],
  ])("%s, where the country is guessed", (_why, formData, guessedCountry, expected) =>
    expect(nextStep(answer({ formData }), { ...wanted, guessedCountry })).toEqual(expected),
  );

  it.each([
    ["the chosen account's", "acc-1", { do: "use" }],
    ["another account's", "acc-2", { do: "create", because: "otherAccount" }],
    ["an account's, where none is chosen", null, { do: "create", because: "otherAccount" }],
  ])("%s in business", (_why, accountId, expected) => {
    const buyer = { accountId: "acc-1" } as Basket["buyer"];
    const company = { ...wanted, salesChannelId: 1, accountId };
    expect(nextStep(answer({ salesChannelId: 1, buyer }), company)).toEqual(expected);
    expect(nextStep(answer({ salesChannelId: 1, buyer: null }), company)).toEqual({ do: "use" });
    // A consumer's own basket keeps what was once filled in.
    expect(nextStep(answer({ buyer }), { ...wanted, accountId })).toEqual({ do: "use" });
  });

  it.each(["SERVER", "TIMEOUT", "NETWORK", "MALFORMED_ANSWER", "UNKNOWN"])(
    "is kept when the call ended with %s",
    (code) => {
      expect(nextStep(failed(code), wanted)).toEqual({ do: "keep", ...failed(code) });
    },
  );
});

describe("the lines of a basket", () => {
  const given = basket(
    [
      delivery([line("l1"), line("l2", { quantity: 2 })], {
        greetings: [{ greetingToken: "g", lineId: "x1", relatedToProductLine: "l2" }],
      }),
      delivery([line("l3", { deliveryMethod: "Physical", giftcardValue: null })], {
        id: "d2",
        deliveryMethod: "Physical",
      }),
    ],
    {
      issues: [
        { type: "OutOfStock", relatedTo: "l2" },
        { type: "MultipleRecipientCountries", relatedTo: null },
        { type: "Odd", relatedTo: "gone" },
        { type: "ProductNotAvailable", relatedTo: "l2" },
        { type: "OutOfStock", relatedTo: "l2" },
        { type: "MultipleRecipientCountries", relatedTo: null },
      ],
      basketPresentations: [
        { productId: "7", presentations: [{ presentationKey: "productTitle", textContent: "Spa" }] },
      ],
    },
  );

  it("come with their delivery, greeting, issues (each type once) and texts", () => {
    const [first, second, third] = linesOf(given);
    expect(first).toMatchObject({ greeting: null, wrapping: null, issues: [], delivery: { id: "d1" } });
    expect(second).toMatchObject({
      greeting: { greetingToken: "g" },
      issues: [{ type: "OutOfStock" }, { type: "ProductNotAvailable" }],
    });
    expect(third).toMatchObject({ delivery: { id: "d2" }, presentations: [{ textContent: "Spa" }] });
  });

  it("leave over the issues that belong to none of them, each type once", () => {
    expect(generalIssues(given).map(({ type }) => type)).toEqual(["MultipleRecipientCountries", "Odd"]);
  });

  it("are in the way of the payment with an issue, unreadable, or without a recipient", () => {
    const alone = (...of: Parameters<typeof delivery>) => linesOf(basket([delivery(...of)]))[0]!;
    expect(linesOf(given).slice(0, 2).map(isInTheWay)).toEqual([false, true]);
    expect(isInTheWay(alone([line("l1", { quantity: 0 })]))).toBe(true);
    expect(isInTheWay(alone([line("l1")], { recipientEmail: null }))).toBe(true);
  });

  it("are told apart where several are of one product", () => {
    const lines = linesOf(basket([delivery([line("l1"), line("l2"), line("l3", { productId: "8" })])]));
    expect([...productsOfSeveral(lines)]).toEqual([lines[0]!.line.productId]);
  });

  it("show the exchange note for a physical gift only", () => {
    expect(showsExchangeNote(given)).toBe(true);
    const cards = line("l2", { deliveryMethod: "Physical" });
    const gift = line("l1", { deliveryMethod: "Physical", giftcardValue: null });
    expect(showsExchangeNote(basket([delivery([cards, gift])]))).toBe(true);
    expect(showsExchangeNote(basket([delivery([line("l1", { deliveryMethod: "Physical" })])]))).toBe(false);
    expect(isPhysicalGift({ deliveryMethod: "Email", giftcardValue: null })).toBe(false);
  });
});

describe("lines to add again", () => {
  const given = basket([
    delivery([line("l1"), line("l2", { quantity: 3 })], {
      deliveryDate: "2026-12-24T07:00:00Z",
      timezone: "Europe/Copenhagen",
      recipientAddress: { line1: "Street 1", countryCode: "DK", __typename: "Address" } as object,
      greetings: [{ greetingToken: "g", lineId: "x1", relatedToProductLine: "l2" }],
      wrappings: [
        {
          wrappingId: "w",
          lineId: "x2",
          quantity: 3,
          relatedToProductLine: "l2",
          singlePriceAmount: 1,
          totalPriceAmount: 3,
          totalTaxAmount: 0,
          totalDiscountAmount: 0,
          totalPaymentAmount: 3,
        },
      ],
    }),
  ]);
  const quantities = (change: Record<string, number>) =>
    linesToAdd(given, change).map(({ quantity, addWrapping }) => [quantity, addWrapping?.quantity ?? null]);

  it("are what was there: recipient, date, zone, greeting and wrapping", () => {
    expect(linesToAdd(given)[1]).toEqual({
      productId: "7",
      stockKeepingUnit: "sku",
      deliveryMethod: "Email",
      deliveryDate: "2026-12-24T07:00:00Z",
      timezone: "Europe/Copenhagen",
      giftcardValue: 100,
      valueCurrency: "DKK",
      quantity: 3,
      recipientName: "Ann",
      recipientEmail: "ann@mail.example",
      recipientPhone: null,
      recipientAddress: { line1: "Street 1", countryCode: "DK" },
      addGreeting: { greetingToken: "g" },
      addWrapping: { id: "w", quantity: 3 },
    });
  });

  it.each([
    [
      "nothing changed",
      {},
      [
        [1, null],
        [3, 3],
      ],
    ],
    [
      "one more; its wrapping follows",
      { l2: 4 },
      [
        [1, null],
        [4, 4],
      ],
    ],
    ["one removed", { l1: 0 }, [[3, 3]]],
    ["all removed", { l1: 0, l2: 0 }, []],
    [
      "a line that is gone meanwhile",
      { l9: 5 },
      [
        [1, null],
        [3, 3],
      ],
    ],
  ])("%s", (_why, change, expected) => expect(quantities(change as Record<string, number>)).toEqual(expected));
});

describe("what stands between a basket and its payment", () => {
  const kinds = (given: Parameters<typeof blockers>[0], options: Partial<Parameters<typeof blockers>[1]> = {}) =>
    blockers(given, { acceptTerms: true, ...options }).map(({ kind }) => kind);
  const good = basket([delivery([line("l1")])]);
  const code = { id: "v1", valueCurrency: "DKK", valueAmount: 500, voucherMasked: "SGK-••••" };

  it.each([
    ["nothing", good, []],
    ["no lines", basket([]), ["empty"]],
    ["being paid", basket([delivery([line("l1")])], { purchasePhase: "Paying" }), ["notEditable"]],
    ["a phase nobody knows", basket([delivery([line("l1")])], { purchasePhase: "Odd" }), ["notEditable"]],
    ["an issue nobody knows", basket([delivery([line("l1")])], { issues: [{ type: "Odd" }] }), ["issue"]],
    ["a line without a sum", basket([delivery([line("l1", { totalPaymentAmount: NaN })])]), ["unreadableLine"]],
    ["no sum", basket([delivery([line("l1")])], { totalPaymentAmountWithTax: NaN }), ["unreadableTotal"]],
    ["a negative sum", basket([delivery([line("l1")])], { totalPaymentAmountWithTax: -1 }), ["unreadableTotal"]],
    [
      "a code that takes money",
      basket([delivery([line("l1")])], { vouchers: [{ ...code, paymentAmount: -1 }] }),
      ["unreadableTotal"],
    ],
    [
      "a code that takes nothing but by rounding",
      basket([delivery([line("l1")])], { vouchers: [{ ...code, paymentAmount: 0.3 - (0.1 + 0.2) }] }),
      [],
    ],
    ["no price of it all", basket([delivery([line("l1")])], { totalPurchaseAmountWithTax: NaN }), ["unreadableTotal"]],
    [
      "less than nothing by rounding",
      basket([delivery([line("l1")])], { totalPaymentAmountWithTax: 0.3 - (0.1 + 0.2) }),
      [],
    ],
    ["no e-mail", basket([delivery([line("l1")], { recipientEmail: " " })]), ["recipientMissing"]],
    ...["Sms", "Physical", "CsvByEmail"].map((deliveryMethod): [string, Basket, string[]] => {
      const blank = { recipientEmail: " ", recipientPhone: " ", recipientAddress: { line1: " " } };
      return [
        `blank, by ${deliveryMethod}`,
        basket([delivery([line("l1")], { deliveryMethod, ...blank })]),
        ["recipientMissing"],
      ];
    }),
    ["no address", basket([delivery([line("l1")], { deliveryMethod: "Physical" })]), ["recipientMissing"]],
    ["a webhook", basket([delivery([line("l1")], { deliveryMethod: "Webhook", recipientEmail: null })]), []],
  ])("%s", (_why, given, expected) => expect(kinds(given)).toEqual(expected));

  it("terms, and deliveries nobody quotes", () => {
    expect(kinds(good, { acceptTerms: false })).toEqual(["terms"]);
    expect(blockers(good, { acceptTerms: true, undeliverable: ["d1"] })).toEqual([
      { kind: "noDelivery", deliveryId: "d1" },
    ]);
    expect(blockers(good, { acceptTerms: true, unchosen: ["d1"] })).toEqual([{ kind: "wayMissing", deliveryId: "d1" }]);
  });

  it("names the line that cannot be read, or has no recipient", () => {
    const given = basket([delivery([line("l1", { quantity: NaN })], { recipientEmail: null })]);
    expect(blockers(given, { acceptTerms: true })).toEqual([
      { kind: "unreadableLine", lineId: "l1" },
      { kind: "recipientMissing", lineId: "l1" },
    ]);
  });

  it("names the line of an issue, and the terms last", () => {
    const given = basket([delivery([line("l1")])], { issues: [{ type: "OutOfStock", relatedTo: "l1" }] });
    expect(blockers(given, { acceptTerms: false })).toEqual([
      { kind: "issue", lineId: "l1", type: "OutOfStock" },
      { kind: "terms" },
    ]);
  });

  it.each([
    [{ quantity: 1, totalPaymentAmount: 0 }, true],
    [{ quantity: 0, totalPaymentAmount: 1 }, false],
    [{ quantity: 1.5, totalPaymentAmount: 1 }, false],
    [{ quantity: "1", totalPaymentAmount: 1 }, false],
    [{ quantity: 1, totalPaymentAmount: "100" }, false],
    [{ quantity: 1, totalPaymentAmount: Infinity }, false],
    [{ quantity: 1, totalPaymentAmount: null }, false],
  ])("%j can be shown: %s", (given, expected) => expect(isReadable(given)).toBe(expected));

  it.each([
    [0, 1, true],
    [0.01, 1, false],
    [0.1 + 0.2 - 0.3, 1, true],
    [0, 0, false],
  ])("%d to pay with %d deliveries is free: %s", (total, count, expected) => {
    const deliveries = Array.from({ length: count }, () => delivery([line("l1")]));
    expect(isFree({ totalPaymentAmountWithTax: total, deliveries })).toBe(expected);
  });

  it.each([
    [100, 100, "DKK", true],
    [100.0000001, 100.0000001, "DKK", true],
    [110, 110, "DKK", false],
    [100, 110, "DKK", false],
    [110, 100, "DKK", false],
    [100, 100, "SEK", false],
  ])("100 DKK agreed, now %d to pay of %d %s: the same %s", (payment, purchase, paymentCurrency, expected) => {
    const now = { totalPaymentAmountWithTax: payment, totalPurchaseAmountWithTax: purchase, paymentCurrency };
    expect(isSameTotal({ ...good, totalPurchaseAmountWithTax: 100 }, now)).toBe(expected);
  });
});

describe("phases and returns of a payment", () => {
  it.each([
    ["Shopping", "editable"],
    ["Paying", "paying"],
    ["PaymentAuthorized", "bought"],
    ["Completed", "bought"],
    ["Odd", "paying"],
    ["constructor", "paying"],
    ["", "paying"],
    [null, "paying"],
  ])("%j is %s", (raw, expected) => expect(purchasePhase(raw)).toBe(expected));

  it.each([
    ["ok", "ok"],
    ["SUCCESS", "ok"],
    ["Completed", "ok"],
    ["cancelled", "cancelled"],
    ["Canceled", "cancelled"],
    ["cancel", "cancelled"],
    ["failed", "failed"],
    ["error", "failed"],
    ["pending", "pending"],
    ["xyz", "failed"],
    ["<script>", "failed"],
    ["", "failed"],
    [undefined, "failed"],
  ])("%j counts as %s", (raw, expected) => expect(returnStatus(raw)).toBe(expected));

  it.each([
    [{ nextStep: "ShowConfirmation" }, { go: "confirmation" }],
    [{ nextStep: "ShowConfirmationPage", paymentWindowUrl: "https://pay.example" }, { go: "confirmation" }],
    [
      { nextStep: "RedirectToPaymentWindow", paymentWindowUrl: "https://pay.example" },
      { go: "paymentWindow", url: "https://pay.example" },
    ],
    [
      { nextStep: "Odd", paymentWindowUrl: "https://pay.example" },
      { go: "paymentWindow", url: "https://pay.example" },
    ],
    [{ nextStep: "RedirectToPaymentWindow", paymentWindowUrl: null }, { go: "nowhere" }],
    [{}, { go: "nowhere" }],
  ])("%j leads to %j", (result, expected) => expect(nextStepOf(result)).toEqual(expected));
});
