import { describe, expect, it, test } from "vitest";
import { type Fee } from "~/domain/basket";
import { summaryParts } from "~/domain/summaryParts";
import { taxOf } from "~/domain/taxOf";
import { basket, delivery, line } from "../support/basketBuilder";

const titled = (da: string, en: string) => [
  { languageCode: "da", text: da },
  { languageCode: "en", text: en },
];
const fee = (lineId: string, totalPaymentAmount: number, labels = titled("Levering", "Delivery")): Fee => ({
  lineId,
  labels,
  discountTitles: [],
  quantity: 1,
  targetType: "Shipping",
  singlePriceAmount: totalPaymentAmount,
  totalPriceAmount: totalPaymentAmount,
  totalTaxAmount: 0,
  totalDiscountAmount: 0,
  totalPaymentAmount,
});
const wrapping = (lineId: string, totalPaymentAmount: number) => ({
  ...fee(lineId, totalPaymentAmount),
  wrappingId: "w",
  relatedToProductLine: "a",
});
const cheaper = (id: string, totalDiscountAmount: number, discountTitles = titled("Juletilbud", "Christmas offer")) =>
  line(id, { totalDiscountAmount, discountTitles });

describe("the parts of the sum", () => {
  it.each([
    ["nothing on top", [delivery([line("a")])], []],
    [
      "postage of two deliveries as one row, to the hundredth",
      [delivery([line("a")], { fees: [fee("f", 0.1)] }), delivery([line("b")], { fees: [fee("g", 0.2)] })],
      ["fee Delivery 0.3"],
    ],
    [
      "each kind of fee, then wrappings, in the order they come; discounts last",
      [
        delivery([cheaper("a", 20)], {
          fees: [fee("f", 40), fee("c", 10, titled("Kortgebyr", "Card fee"))],
          wrappings: [wrapping("w", 25)],
        }),
        delivery([cheaper("b", 5)], { fees: [fee("g", 40)] }),
      ],
      ["wrapping null 25", "fee Delivery 80", "fee Card fee 10", "discount Christmas offer -25"],
    ],
    [
      "without a title",
      [delivery([cheaper("a", 5, [])], { fees: [fee("f", 7, [])] })],
      ["delivery null 7", "discount null -5"],
    ],
    ["delivery that costs nothing is said", [delivery([line("a")], { fees: [fee("f", 0)] })], ["fee Delivery 0"]],
  ])("%s", (_what, deliveries, expected) => {
    const rows = summaryParts(basket(deliveries), "en").map(
      ({ kind, title, amount }) => `${kind} ${title?.text ?? null} ${amount}`,
    );
    expect(rows).toEqual(expected);
  });

  test.each([
    ["Shipping", "da", "fee Levering"],
    ["Shipping", "en", "fee Delivery"],
    ["Shipping", "de", "delivery null"],
    ["SuperGiftcardFee", "de", "cardFee null"],
    ["PersonalisedGreeting", "de", "greeting null"],
    ["GiftWrapping", "de", "wrapping null"],
    ["constructor", "de", "fee Delivery"],
  ])(
    "a fee for %s in %s is called by its label, else by the shop's word, else in English",
    (targetType, language, name) => {
      const given = basket([delivery([line("a")], { fees: [{ ...fee("f", 1), targetType }] })]);
      const [part] = summaryParts(given, language);
      expect(`${part?.kind} ${part?.title?.text ?? null}`).toBe(name);
    },
  );
});

test("the VAT of an order is that of its gifts, wrappings and fees, to the hundredth", () => {
  const taxed = (lineId: string, totalTaxAmount: number) => ({ ...fee(lineId, 1), totalTaxAmount });
  const wrapped = { ...wrapping("w", 25), totalTaxAmount: 5 };
  const gift = line("a", { totalTaxAmount: 0.1 });
  const { deliveries } = basket([
    delivery([gift], { wrappings: [wrapped], fees: [taxed("f", 0.2)] }),
    delivery([line("b")], { fees: [taxed("g", 8)] }),
  ]);
  expect(taxOf({ deliveries })).toBe(13.3);
});
