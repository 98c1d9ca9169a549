import { describe, expect, it } from "vitest";
import { balanceOf, exchangeOf, leftOnAll } from "~/domain/voucherBalance";

const voucher = (
  valueAmount: number,
  paymentAmount: number,
  exchangeRate: number | null = 1,
  valueCurrency = "DKK",
) => ({
  valueAmount,
  paymentAmount,
  exchangeRate,
  valueCurrency,
});

describe("what is used of a voucher, and what is left", () => {
  it.each([
    ["nothing yet", voucher(500, 0), { used: 0, left: 500, leftToPay: 500, share: 0 }],
    ["a part", voucher(500, 200), { used: 200, left: 300, leftToPay: 300, share: 0.4 }],
    ["all", voucher(100, 100), { used: 100, left: 0, leftToPay: 0, share: 1 }],
    ["from euro", voucher(50, 100, 7.46, "EUR"), { used: 13.4, left: 36.6, leftToPay: 273.04, share: 0.268 }],
    ["all from euro, rounded by the server", voucher(50, 373.02, 7.46, "EUR"), { used: 50, left: 0, leftToPay: 0 }],
    ["worth more than is written on it", voucher(100, 125, 1.25), { used: 100, left: 0 }],
    ["without a rate, same currency", voucher(500, 200, null, "dkk"), { used: 200, left: 300 }],
    ["without a rate, same currency, of a basket in small letters", voucher(500, 200, null), { used: 200 }, "dkk"],
    [
      "all from kronor, less what a penny cannot hold",
      voucher(300, 23.05, 0.67 / 8.72, "SEK"),
      { used: 300, left: 0 },
      "GBP",
    ],
    ["all from yen", voucher(5000, 24.77, 0.0432 / 8.72, "JPY"), { used: 5000, left: 0, leftToPay: 0 }, "GBP"],
    ["all from kroner, to the whole yen", voucher(100, 2314, 1 / 0.0432, "DKK"), { used: 100, left: 0 }, "JPY"],
    ["a part of the yen, whole ones", voucher(5000, 10, 0.0432 / 8.72, "JPY"), { used: 2019, left: 2981 }, "GBP"],
    ["all but an øre", voucher(100, 99.99), { used: 99.99, left: 0.01, leftToPay: 0.01 }],
    ["all but an øre, in figures that are not exact", voucher(4.35, 4.34), { used: 4.34, left: 0.01 }],
    ["too little for a penny, nothing yet", voucher(0.01, 0, 0.67 / 8.72, "SEK"), { used: 0, left: 0.01 }, "GBP"],
  ])("%s", (_what, held, expected, currency = "DKK") => expect(balanceOf(held, currency)).toMatchObject(expected));

  it.each([
    ["no rate between two currencies", voucher(50, 100, null, "EUR")],
    ["a rate of nothing", voucher(50, 100, 0, "EUR")],
    ["no amount", voucher(NaN, 100)],
    ["less than nothing", voucher(-5, 0)],
    ["nothing on it", voucher(0, 0)],
    ["taking money instead of paying it", voucher(500, -50)],
  ])("is not known: %s", (_why, held) => expect(balanceOf(held, "DKK")).toBeNull());

  it("is added up in the payment currency", () => {
    const held = [voucher(500, 200), voucher(50, 100, 7.46, "EUR"), voucher(1, 1, null, "SEK")];
    expect(leftOnAll(held, "DKK", 0)).toBe(573.04);
    expect(leftOnAll([], "DKK", 0)).toBe(0);
  });

  it("is nothing on one that has expired meanwhile", () => {
    const expiresAt = "2026-11-27T12:00:00Z";
    const held = [voucher(500, 200), { ...voucher(100, 0), expiresAt }];
    expect(leftOnAll(held, "DKK", Date.parse(expiresAt) - 1)).toBe(400);
    expect(leftOnAll(held, "DKK", Date.parse(expiresAt))).toBe(300);
  });
});

describe("the exchange rate is told", () => {
  it.each([
    ["one to one", voucher(500, 200), null],
    ["one to one, in small letters", voucher(500, 200, 1, "dkk"), null],
    ["one to one, of a basket in small letters", voucher(500, 200), null, "dkk"],
    ["one to one between two currencies", voucher(500, 200, 1, "EUR"), { rate: 1, discount: null }],
    ["from another currency", voucher(50, 100, 7.46, "EUR"), { rate: 7.46, discount: null }],
    ["worth more, as a share of the price", voucher(100, 100, 1.25), { rate: 1.25, discount: 80 }],
    ["worth more, nothing paid yet", voucher(100, 0, 1.25), { rate: 1.25, discount: null }],
    ["not known", voucher(50, 100, null, "EUR"), null],
  ])("%s", (_what, held, expected, currency = "DKK") => expect(exchangeOf(held, currency)).toEqual(expected));
});
