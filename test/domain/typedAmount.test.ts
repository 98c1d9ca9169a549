import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { formatTag } from "~/domain/languageTag";
import { formatOption, formatPrice, fractionDigits } from "~/domain/price";
import { parseAmount } from "~/domain/typedAmount";
import { salesFlows } from "../sandbox/data/channels";

describe("the shop reads what it writes", () => {
  const flows = salesFlows.filter(({ salesChannelId }) => salesChannelId === 3);
  const markets = flows.flatMap(({ countryCode, supportedLanguages, supportedCurrencies }) =>
    supportedLanguages.flatMap((language) =>
      supportedCurrencies.map((currency) => [language, countryCode.toLowerCase(), currency] as const),
    ),
  );

  // All markets' formats fill the store of those that are kept, which other tests need.
  afterAll(() => void vi.resetModules());

  it.each(markets)("/%s/%s/%s", (language, country, currency) => {
    const tag = formatTag(language, country);
    const misread = [5, 99.5, 250, 1000, 1250.25, 10_000, 1_234_567].flatMap((amount) => {
      const whole = fractionDigits(0.5, currency) > 0 ? amount : Math.round(amount);

      return [
        formatPrice(whole, currency, tag),
        formatPrice(whole, currency, tag, { forceCode: true }),
        formatOption(whole, currency, tag),
      ].flatMap((text) => {
        const read = parseAmount(text, tag, currency);
        return read === whole ? [] : [`${text} is ${read}`];
      });
    });
    expect(misread).toEqual([]);
  });
});

it.each([
  ["1.250,00", "en-GB", "DKK", 1250],
  ["1,250.00", "da", "DKK", 1250],
  ["1.234.567,5", "en-GB", "DKK", 1_234_567.5],
  ["1.250", "en-GB", "DKK", null],
  ["1.250.00", "en-GB", "DKK", null],
  ["1.25,00", "en-GB", "DKK", null],
  ["1万円", "ja", "JPY", 10_000],
  ["２万", "ja", "JPY", 20_000],
  ["1.5万円", "ja", "JPY", null],
  ["1万5千円", "ja", "JPY", null],
  ["10000円です", "ja", "JPY", null],
  ["￥5,000-", "ja", "JPY", 5000],
  ["￥１０，０００ー", "ja", "JPY", 10_000],
  ["\\5,000", "ja", "JPY", 5000],
  ["\\5,000-", "en-JP", "JPY", 5000],
  ["\\500", "da", "DKK", null],
  ["￥500-", "da", "DKK", null],
  ["￥500--", "ja", "JPY", null],
  ["500-", "da", "DKK", null],
  ["10 tys.", "pl", "PLN", null],
  ["10 tys. zł", "pl", "PLN", null],
  ["5 bin", "tr", "TRY", null],
  ["5 bin TL", "tr", "TRY", null],
  ["10 eFt", "hu", "HUF", null],
  ["10 ezer", "hu", "HUF", null],
  ["1k", "en-GB", "GBP", null],
  ["2 mil", "es", "EUR", null],
  ["100 Euro", "de", "EUR", 100],
  ["100 euroa", "fi", "EUR", 100],
  ["100 e", "fi", "EUR", 100],
  ["100 ευρώ", "el", "EUR", 100],
  ["100 eurot", "fi", "EUR", null],
  ["100 Franken", "de", "CHF", 100],
  ["Fr. 10’000.–", "de", "CHF", 10_000],
  ["100 francs", "fr", "CHF", 100],
  ["500 danske kroner", "da", "DKK", 500],
  ["500 svenska kronor", "sv", "SEK", 500],
  ["500 danska kronor", "sv", "SEK", null],
  ["100 złotych", "pl", "PLN", 100],
  ["100 zl", "pl", "PLN", 100],
  ["1000 Kc", "cs", "CZK", 1000],
  ["1000 forint", "hu", "HUF", 1000],
  ["100 долара", "bg", "USD", 100],
  ["500 yen", "en-GB", "JPY", 500],
  ["100 dollars", "en-GB", "USD", 100],
  ["US$100", "en-GB", "USD", 100],
  ["US$100", "en-GB", "CAD", null],
  ["CA$100", "en-GB", "USD", null],
  ["100 US dollars", "en", "CAD", null],
  ["100 Fr.", "de", "EUR", null],
  ["100 SFr", "de", "EUR", null],
  ["100 lv", "bg", "EUR", null],
  ["1000 Kc", "en-GB", "EUR", null],
  ["500 yen", "en-GB", "EUR", null],
  ["100 zl", "pl", "EUR", null],
  ["100 stk", "da", "DKK", null],
  ["10.000", "en-GB", "ISK", 10_000],
  ["10,000", "da", "ISK", 10_000],
  ["1.000,000", "en-GB", "JPY", null],
  ["10.000", "en-GB", "EUR", null],
  ["12,50", "hu", "HUF", 12.5],
  ["150,--", "da", "DKK", 150],
  ["Fr. 150.--", "de", "CHF", 150],
  ["1.250,–– €", "de", "EUR", 1250],
  ["€ 150,=", "nl", "EUR", 150],
  ["150 ,- kr.", "da", "DKK", 150],
  ["150--", "da", "DKK", null],
  ["150,---", "da", "DKK", null],
])("%j in %s on a card in %s is %j", (typed, tag, currency, expected) =>
  expect(parseAmount(typed, tag, currency)).toBe(expected),
);

it.each([0, 2])("forints are typed whole, whether the browser gives them %d digits or not", (maximumFractionDigits) => {
  const known = new Intl.NumberFormat("en").resolvedOptions();
  const spy = vi.spyOn(Intl.NumberFormat.prototype, "resolvedOptions");
  onTestFinished(() => spy.mockRestore());
  spy.mockReturnValue({ ...known, maximumFractionDigits });
  expect([parseAmount("1.250", "en-GB", "huf"), parseAmount("1,250", "hu", "HUF")]).toEqual([1250, 1250]);
});
