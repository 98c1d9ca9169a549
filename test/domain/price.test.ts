import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblem, nearestValues, rangeOf, suggestedValues } from "~/domain/amount";
import { parseAmount } from "~/domain/typedAmount";
import {
  discountPercent,
  formatOption,
  formatPrice,
  fractionDigits,
  needsCodes,
  sameAmount,
  smallestOf,
  struckPrice,
  toMinorUnit,
} from "~/domain/price";

/** No-break spaces as spaces, so that a table can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("a price as a person reads it", () => {
  it.each([
    [150, "DKK", "en", "DKK 150"],
    [150, "dkk", "da", "150 kr."],
    [1250.5, "DKK", "da", "1.250,50 kr."],
    [12.5, "EUR", "en", "€12.50"],
    [12.5, "EUR", "de", "12,50 €"],
    [12.5, "EUR", "fi", "12,50 €"],
    [150, "SEK", "sv", "150 kr"],
    [150, "SEK", "en", "kr 150"],
    [150, "SEK", "fi", "150 kr"],
    [150, "NOK", "nb", "150 kr"],
    [150, "NOK", "en", "kr 150"],
    [150, "NOK", "no", "150 kr"],
    [0.1 + 0.2, "EUR", "en", "€0.30"],
    [149.999999, "DKK", "en", "DKK 150"],
    [12.345, "EUR", "en", "€12.35"],
    [1234, "JPY", "en", "¥1,234"],
    [1234.5, "JPY", "en", "¥1,235"],
    [26774.37, "HUF", "hu", "26 774,37 Ft"],
    [26774, "HUF", "hu", "26 774 Ft"],
    [0, "DKK", "en", "DKK 0"],
    [-0.001, "DKK", "en", "DKK 0"],
    [-5, "DKK", "en", "-DKK 5"],
    [12.5, "KR", "en", "12.50 KR"],
    [12.5, "kr", "da", "12.50 KR"],
    [12.5, " eur ", "de", "12,50 €"],
    [5, "no currency", "en", "5 NO CURRENC"],
    [150, "XXX", "en", "150 XXX"],
    [12.5, null, "en", "12.50"],
    [12.5, "", "en", "12.50"],
    [12.5, "DKK", "not a language", "12.50 DKK"],
    [NaN, "DKK", "en", "–"],
    [Infinity, "DKK", "en", "–"],
    [null, "DKK", "en", "–"],
    [undefined, undefined, "", "–"],
  ])("%j %j in %s: %s", (amount, currency, locale, expected) =>
    expect(plain(formatPrice(amount, currency, locale))).toBe(expected),
  );

  it.each([
    [150, "SEK", "sv", "150 SEK"],
    [150, "DKK", "en", "DKK 150"],
    [12.5, "EUR", "de", "12,50 EUR"],
  ])("with the code: %j %s in %s: %s", (amount, currency, locale, expected) =>
    expect(plain(formatPrice(amount, currency, locale, { forceCode: true }))).toBe(expected),
  );

  it("never throws", () => {
    fc.assert(
      fc.property(fc.double(), fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), (amount, currency, locale) => {
        expect(typeof formatPrice(amount, currency, locale)).toBe("string");
        expect(typeof formatOption(amount, currency, locale)).toBe("string");
      }),
    );
    expect(formatPrice(1e21, "KR", "en")).toBe("1e+21 KR");
    expect(formatPrice("12" as unknown as number, "DKK", "en")).toBe("–");
  });

  it.each([
    [150, "dkk", "en", "DKK 150"],
    [1500, "DKK", "da", "DKK 1.500"],
    [12.5, "EUR", "de", "EUR 12,50"],
    [5, null, "en", "5"],
  ])("as an option %j %j in %s: %s", (amount, currency, locale, expected) =>
    expect(plain(formatOption(amount, currency, locale))).toBe(expected),
  );

  it.each([
    [150, "DKK", 0],
    [12.5, "DKK", 2],
    [12.001, "DKK", 0],
    [12.5, "JPY", 0],
    [12.5, "??", 2],
  ])("%d %s has %d digits", (amount, currency, expected) => expect(fractionDigits(amount, currency)).toBe(expected));

  it.each([
    [["DKK", "SEK"], true],
    [["dkk", "DKK"], false],
    [["DKK", "EUR"], false],
    [["NOK", null, "sek"], true],
    [["ISK", "DKK"], true],
    [[], false],
  ])("%j must show codes: %s", (currencies, expected) => expect(needsCodes(currencies)).toBe(expected));
});

it.each([
  [12.344, "eur", 12.34, 0.01],
  [12.345, "HUF", 12.35, 0.01],
  [12.5, "JPY", 13, 1],
  [12.344, "??", 12.34, 0.01],
])("%d %s is paid as %d; nothing less than %d is", (amount, currency, paid, least) => {
  expect(toMinorUnit(amount, currency)).toBe(paid);
  expect(smallestOf(currency)).toBe(least);
});

describe("discounts", () => {
  it.each([
    [512, 5],
    [550, 6],
    [49, null],
    [0, null],
    [-500, null],
    [20000, 100],
    [null, null],
    [NaN, null],
  ])("%j hundredths are %j percent", (hundredths, expected) => expect(discountPercent(hundredths)).toBe(expected));

  it.each([
    ["200", 150, 200],
    ["199.95", 150, 199.95],
    [" 9 ", 5, 9],
    ["150", 150, null],
    ["100", 150, null],
    ["2e5", 150, null],
    ["two", 150, null],
    ["", 150, null],
    ["200", null, null],
  ])("a retail price of %j over %j strikes %j", (value, price, expected) =>
    expect(
      struckPrice(
        [
          { name: "Colour", value: "999" },
          { name: "RetailPrice", value },
        ],
        price,
      ),
    ).toBe(expected),
  );

  it("strikes nothing without attributes", () => expect(struckPrice(null, 150)).toBeNull());
});

describe("the values of a range", () => {
  const range = (priceMin: number, priceMax: number, priceStep: number) => ({ priceMin, priceMax, priceStep });

  it.each([
    [range(50, 200, 50), [50, 100, 150, 200]],
    [range(0.1, 0.5, 0.1), [0.1, 0.2, 0.3, 0.4, 0.5]],
    [range(10, 25, 10), [10, 20]],
    [range(4.35, 4.45, 0.05), [4.35, 4.4, 4.45]],
    [range(10, 10, 5), [10]],
  ])("%j are %j", (given, expected) => expect(suggestedValues(given, 8)).toEqual(expected));

  it.each([
    [{ priceMin: 50, priceMax: 200, priceStep: 0 }],
    [{ priceMin: 50, priceMax: 200, priceStep: -1 }],
    [{ priceMin: 50, priceMax: 60, priceStep: 0.00001 }],
    [{ priceMin: 200, priceMax: 50, priceStep: 5 }],
    [{ priceMin: null, priceMax: 50, priceStep: 5 }],
    [{ priceMin: NaN, priceMax: 50, priceStep: 5 }],
    [{ priceMin: 1, priceMax: 1e21, priceStep: 5 }],
    [{}],
    [{ priceMin: 50, priceMax: 2e9, priceStep: 5 }],
    [{ priceMin: 50, priceMax: Infinity, priceStep: 5 }],
    [{ priceMin: "50" as unknown as number, priceMax: 200, priceStep: 5 }],
    [{ priceMin: -50, priceMax: 50, priceStep: 5 }],
    [{ priceMin: 50, priceMax: 200, priceStep: null }],
  ])("%j is no range", (entry) => expect(rangeOf(entry)).toBeNull());

  it("one value alone needs no step", () =>
    expect(rangeOf({ priceMin: 50, priceMax: 50, priceStep: null })).toEqual({
      priceMin: 50,
      priceMax: 50,
      priceStep: 1,
    }));

  it.each([
    [1010, 25, 1000],
    [1000, 25, 1000],
    [60, 25, 50],
    [50, 25, 50],
    [50.25, 0.1, 50.2],
    [1e9, 50, 1e9],
  ])("from 50 to %j by %j ends at its last step, %j", (priceMax, priceStep, last) =>
    expect(rangeOf({ priceMin: 50, priceMax, priceStep })).toEqual({ priceMin: 50, priceMax: last, priceStep }),
  );

  it.each([
    [150, null],
    [49, "belowMin"],
    [50, null],
    [1000, null],
    [1025, "aboveMax"],
    [160, "offStep"],
    [75.0000001, null],
    [NaN, "required"],
    [null, "required"],
    [1e300, "aboveMax"],
    [-50, "belowMin"],
  ])("%j from 50 to 1000 by 25: %j", (amount, expected) =>
    expect(amountProblem(range(50, 1000, 25), amount)).toBe(expected),
  );

  it.each([
    [160, [150, 175]],
    [150, [150]],
    [10, [50]],
    [5000, [1000]],
    [NaN, [50]],
  ])("nearest to %j are %j", (amount, expected) =>
    expect(nearestValues(range(50, 1000, 25), amount)).toEqual(expected),
  );

  it("suggests a handful, the lowest and the highest among them", () => {
    expect(suggestedValues(range(50, 1000, 25), 4)).toEqual([50, 375, 675, 1000]);
    expect(suggestedValues(range(50, 100, 50), 8)).toEqual([50, 100]);
    expect(suggestedValues(range(50, 50, 50), 8)).toEqual([50]);
  });

  it("all fit, lie in the range and ascend; what is nearest fits too", () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, cents, cents, (min, width, step, wish) => {
        const given = range(min, min + width, step);
        const values = suggestedValues(given, 1000);
        expect(values[0]).toBeCloseTo(min, 6);
        const misfits = values.filter(
          (value, index) => amountProblem(given, value) !== null || (index > 0 && value <= values[index - 1]!),
        );
        expect(misfits).toEqual([]);
        for (const value of nearestValues(given, wish)) {
          expect(amountProblem(given, value)).toBeNull();
        }
      }),
    );
  });
});

describe("a typed amount", () => {
  it.each([
    ["150", "da", 150],
    ["1.250,50", "da", 1250.5],
    ["1,250.50", "en", 1250.5],
    ["1 250,50", "sv", 1250.5],
    ["1\u202f250,5", "fr", 1250.5],
    ["150,5", "en", 150.5],
    ["150.50", "da", 150.5],
    ["kr. 150", "da", 150],
    ["150 kr.", "da", 150],
    ["DKK 1.500", "da", 1500],
    ["€20", "en", 20],
    ["500 Kč", "cs", 500],
    ["100 zł", "pl", 100],
    ["20 лв.", "bg", 20],
    ["£50", "en", 50],
    ["$ 50", "en", 50],
    ["¥5,000", "ja", 5000],
    ["￥5,000", "ja", 5000],
    ["5000円", "ja", 5000],
    ["150,-", "da", 150],
    ["kr. 1.250,-", "da", 1250],
    ["150,- kr.", "da", 150],
    ["150:-", "sv", 150],
    ["150.-", "de", 150],
    ["150,–", "da", 150],
    ["150 -", "da", null],
    [",-", "da", null],
    ["$-50", "en", null],
    ["%50", "en", null],
    [" 20 ", "en", 20],
    ["1.500", "da", 1500],
    ["1,500", "en", 1500],
    ["1,500", "da", null],
    ["1.500", "en", null],
    ["12,34,56", "en", null],
    ["٣", "en", null],
    ["１５０", "ja", 150],
    ["５，０００円", "ja", 5000],
    ["￥５０００", "ja", 5000],
    ["two", "en", null],
    ["1e3", "en", null],
    ["-5", "en", null],
    ["", "en", null],
    ["0x10", "en", null],
    ["150abc!", "en", null],
    ["9".repeat(41), "en", null],
    ["1,000,000,000", "en", 1e9],
    ["1,000,000,001", "en", null],
    ["100", "not a language", 100],
  ])("%j in %s is %j", (typed, locale, expected) => expect(parseAmount(typed, locale)).toBe(expected));

  it.each([
    ["€100", "DKK", null],
    ["100 EUR", "DKK", null],
    ["SEK 500", "DKK", null],
    ["500 kr.", "EUR", null],
    ["20 лв.", "EUR", null],
    ["500 Kč", "DKK", null],
    ["5000 Ft", "EUR", null],
    ["500 Kč", "czk", 500],
    ["100 ZŁ", "PLN", 100],
    ["20 лв", "BGN", 20],
    ["€100", "EUR", 100],
    ["£50", "GBP", 50],
    ["£50", "DKK", null],
    ["50 £", "EUR", null],
    ["$50", "USD", 50],
    ["$50", "cad", 50],
    ["$50 CAD", "CAD", 50],
    ["$50 USD", "CAD", null],
    ["$50", "DKK", null],
    ["¥5,000", "JPY", 5000],
    ["¥5,000", "CNY", 5000],
    ["￥5,000", "JPY", 5000],
    ["¥5,000", "USD", null],
    ["5000円", "JPY", 5000],
    ["5000円", "EUR", null],
    ["₺500", "TRY", 500],
    ["₺500", "EUR", null],
    ["€150.-", "EUR", 150],
    ["150,- kr.", "EUR", null],
    ["$50", "KR", null],
    ["eur 100", "EUR", 100],
    ["500 kr.", "sek", 500],
    ["dkr 500", "DKK", 500],
    ["DKK 500", "dkk", 500],
  ])("%j of a card in %s is %j", (typed, currency, expected) =>
    expect(parseAmount(typed, "en", currency)).toBe(expected),
  );
});

it.each([
  [0.1 + 0.2, 0.3, true],
  [100, 100.01, false],
])("%d and %d are the same money: %s", (one, other, expected) => expect(sameAmount(one, other)).toBe(expected));
