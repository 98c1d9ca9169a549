import { describe, expect, it } from "vitest";
import {
  countryCode,
  currencyCode,
  DEFAULT_MARKET,
  flowLanguages,
  flowOf,
  languageCode,
  openCountries,
  prefix,
  type Market,
  type SalesFlow,
} from "~/domain/market";
import { formatPrice } from "~/domain/price";
import { alternates, negotiateLanguage } from "~/domain/language";
import { formatTag, htmlLang } from "~/domain/languageTag";
import { countryName, currencyName } from "~/domain/names";
import { defaultsOf, marketIn, resolveMarket } from "~/domain/resolveMarket";

const flow = (
  countryCode: string,
  languages: string[],
  currencies: string[],
  more: Partial<SalesFlow> = {},
): SalesFlow => ({
  countryCode,
  defaultLanguage: languages[0]!,
  defaultLocale: languages[0]!,
  defaultCurrency: currencies[0]!,
  supportedLanguages: languages,
  supportedCurrencies: currencies,
  published: true,
  ...more,
});

const flows = [
  flow("DK", ["da", "en"], ["DKK", "EUR"]),
  flow("SE", ["sv", "en"], ["SEK", "EUR"]),
  flow("NO", ["nb", "en"], ["NOK"]),
  flow("JP", ["ja"], ["JPY"]),
  flow("FI", ["fi"], ["EUR"], { published: false }),
];
const market = (text: string): Market => {
  const [locale, country, currency] = text.split("/") as [string, string, string];
  return { locale, countryCode: country, currency };
};

describe("the market of a visit", () => {
  it.each([
    ["all supported", "en/dk/eur", null, "market en/dk/eur"],
    ["language unknown: the flow's default", "xx/dk/dkk", null, "market da/dk/dkk*"],
    ["language of another country", "sv/dk/dkk", null, "market da/dk/dkk*"],
    ["the flow's default goes before the current language", "xx/se/sek", "en/dk/dkk", "market sv/se/sek*"],
    ["currency unknown: the flow's default", "en/dk/zzz", null, "market en/dk/dkk*"],
    ["the flow's default goes before the current currency", "sv/se/zzz", "da/dk/eur", "market sv/se/sek*"],
    ["currency of another country", "sv/se/dkk", "da/dk/dkk", "market sv/se/sek*"],
    ["upper case is lowered", "EN/DK/DKK", null, "market en/dk/dkk*"],
    ["bokmål is Norwegian", "nb/no/nok", null, "market no/no/nok*"],
    ["nynorsk is Norwegian", "nn/no/nok", null, "market no/no/nok*"],
    ["no candidate is supported: the list's first", "en/jp/dkk", null, "market ja/jp/jpy*"],
    ["a country that is not sold to: the current one", "en/zz/dkk", "sv/se/sek", "landing en/se/sek"],
    ["neither is sold to: the fallback's", "en/zz/dkk", "fi/fi/eur", "landing en/dk/dkk"],
    ["a country that is not sold to keeps the language", "da/zz/dkk", "en/dk/dkk", "landing da/dk/dkk"],
    ["a language that is not spoken there: the current one", "pt/zz/brl", "da/dk/dkk", "landing da/dk/dkk"],
    ["neither is spoken there: the fallback's", "pt/zz/brl", "sv/zz/sek", "landing en/dk/dkk"],
    ["neither is spoken in the current country: its default", "pt/zz/brl", "da/se/sek", "landing sv/se/sek"],
    ["a country that is not published", "fi/fi/eur", null, "landing en/dk/dkk"],
    ["a country that is no code", "en/denmark/dkk", null, "landing en/dk/dkk"],
  ])("%s: %s", (_why, requested, current, expected) => {
    const decision = resolveMarket({ requested: market(requested), flows, current: current ? market(current) : null });
    expect(
      `${decision.kind} ${prefix(decision.market).slice(1)}${decision.kind === "market" && decision.changed ? "*" : ""}`,
    ).toBe(expected);
  });

  it.each([
    ["the current country", { countryCode: "se" }, "sv/se/sek"],
    ["the default country when the current one is closed", { countryCode: "zz" }, "da/dk/dkk"],
    ["the default country when there is no current one", null, "da/dk/dkk"],
  ])("without a requested country: %s", (_why, current, expected) => {
    const decision = resolveMarket({ requested: {}, flows, current });
    expect(prefix(decision.market)).toBe(`/${expected}`);
  });

  it.each([
    ["no default currency: the current one", { defaultCurrency: null }, "da/dk/eur"],
    ["a default currency that it does not support: the current one", { defaultCurrency: "NOK" }, "da/dk/eur"],
    ["no default language: its default locale", { defaultLanguage: null, defaultLocale: "en" }, "en/dk/sek"],
    ["an empty default language: its default locale", { defaultLanguage: "", defaultLocale: "en" }, "en/dk/sek"],
    ["a default locale of another language: the language", { defaultLocale: "en" }, "da/dk/sek"],
  ])("in a flow with %s", (_what, more, expected) => {
    const odd = [flow("DK", ["da", "sv", "en"], ["SEK", "EUR", "DKK"], more)];
    const decision = resolveMarket({ requested: market("xx/dk/zzz"), flows: odd, current: market("sv/dk/eur") });
    expect(prefix(decision.market)).toBe(`/${expected}`);
  });

  it("keeps the language of whoever goes to another country, if it is spoken there", () => {
    expect(marketIn(flows, "se", market("en/dk/dkk"))).toEqual(market("en/se/sek"));
    expect(marketIn(flows, "se", market("da/dk/dkk"))).toEqual(market("sv/se/sek"));
  });

  it("sends a country off the configured list to the landing route", () => {
    expect(resolveMarket({ requested: market("sv/se/sek"), flows, countries: ["dk"] }).kind).toBe("landing");
  });

  it("lands in a market that is open, so that it does not lead to itself for ever", () => {
    const decision = resolveMarket({ requested: market("en/zz/dkk"), flows, countries: ["se"] });
    expect(decision).toEqual({ kind: "landing", market: market("en/se/sek") });
    expect(resolveMarket({ requested: decision.market, flows, countries: ["se"] }).kind).toBe("market");
  });

  it("settles: what it decides is decided again", () => {
    for (const asked of ["xx/dk/dkk", "en/jp/dkk", "nb/no/nok", "EN/SE/EUR", "en/zz/zzz"]) {
      const { market: first } = resolveMarket({ requested: market(asked), flows });
      expect(resolveMarket({ requested: first, flows })).toEqual({ kind: "market", market: first, changed: false });
    }
  });

  it.each([
    ["sv/se/sek", "market sv/se/sek"],
    ["xx/se/sek", "market en/se/sek"],
    ["sv/se/<x>", "market sv/se/dkk"],
    ["da/zz/dkk", "landing da/dk/dkk"],
    ["xx/zz/dkk", "landing en/dk/dkk"],
  ])("believes well-formed codes while the flows are not known: %s", (asked, expected) => {
    const countries = ["dk", "SE"];
    const { kind, market: found } = resolveMarket({ requested: market(asked), flows: null, countries });
    expect(`${kind} ${prefix(found).slice(1)}`).toBe(expected);
  });

  it.each([null, []])("believes in every country while neither flows (%j) nor a list are known", (none) => {
    expect(resolveMarket({ requested: market("sv/se/sek"), flows: none }).kind).toBe("market");
  });

  it("is not led by cookies that hold junk", () => {
    const current = { locale: "<script>", countryCode: "x".repeat(5000), currency: "zzz" };
    expect(resolveMarket({ requested: {}, flows, current }).market).toEqual(market("da/dk/dkk"));
  });

  it("survives flows with holes", () => {
    const holey = [
      { countryCode: "DK", supportedLanguages: null, supportedCurrencies: [null, "DKK"] },
      { countryCode: "??" },
    ];
    expect(resolveMarket({ requested: market("en/dk/dkk"), flows: holey }).market).toEqual(DEFAULT_MARKET);
    expect(openCountries(holey)).toEqual(["dk"]);
    expect(flowOf(holey, "??")).toBeUndefined();
  });
});

describe("languages that a country's flow offers and the interface has not", () => {
  const baltic = [
    flow("DK", ["da", "en"], ["DKK"]),
    flow("EE", ["et", "en", "ru"], ["EUR"]),
    flow("LV", ["lv"], ["EUR"]),
  ];

  it.each([
    ["et/ee/eur", null, "en/ee/eur"],
    ["xx/ee/eur", "et/ee/eur", "en/ee/eur"],
    ["xx/ee/eur", "ru/ee/eur", "ru/ee/eur"],
    ["da/lv/eur", null, "da/lv/eur"],
    ["lv/lv/eur", "ru/lv/eur", "ru/lv/eur"],
    ["lv/zz/eur", "et/ee/eur", "en/ee/eur"],
    ["lv/zz/eur", "et/zz/eur", "en/dk/dkk"],
  ])("are no market's: %s, after %s, is %s", (requested, current, expected) => {
    const at = { requested: market(requested), flows: baltic, current: current ? market(current) : null };
    expect(prefix(resolveMarket(at).market)).toBe(`/${expected}`);
  });

  it("are no country's default", () => {
    expect(defaultsOf(baltic, "ee", DEFAULT_MARKET)).toEqual(market("en/ee/eur"));
    expect(defaultsOf(baltic, "ee", market("da/dk/dkk"))).toEqual(market("en/ee/eur"));
    expect(defaultsOf(baltic, "lv", market("da/dk/dkk"))).toEqual(market("da/lv/eur"));
    expect(marketIn(baltic, "ee", market("ru/dk/dkk"))).toEqual(market("ru/ee/eur"));
  });

  it("are not offered, to people or to search engines", () => {
    expect(baltic.map(flowLanguages)).toEqual([["da", "en"], ["en", "ru"], []]);
    const found = alternates(market("en/dk/dkk"), "", { flows: baltic, countries: null, fallback: DEFAULT_MARKET });
    expect(found.map(({ hrefLang }) => hrefLang)).toEqual(["da-DK", "en-DK", "en-EE", "ru-EE", "x-default"]);
  });
});

describe("codes", () => {
  it.each([
    ["EN", "en"],
    [" da-DK ", "da"],
    ["nb", "no"],
    ["nn-NO", "no"],
    ["no", "no"],
    ["IT", "it"],
    ["FI", "fi"],
    ["english", null],
    ["", null],
    [null, null],
    [7, null],
    ["e1", null],
    ["<s", null],
    ["ı", null],
  ])("language %j is %j", (raw, expected) => expect(languageCode(raw)).toBe(expected));

  it.each([
    ["DK", "dk"],
    [" se ", "se"],
    ["dnk", null],
    ["d1", null],
    [undefined, null],
    ["İT", null],
  ])("country %j is %j", (raw, expected) => expect(countryCode(raw)).toBe(expected));

  it.each([
    ["DKK", "dkk"],
    ["kr", null],
    ["xdkk", null],
    ["dkkx", null],
    ["d$k", null],
    [{}, null],
  ])("currency %j is %j", (raw, expected) => expect(currencyCode(raw)).toBe(expected));
});

describe("defaults of an address without a currency", () => {
  it.each([
    ["dk", "da/dk/dkk"],
    ["SE", "sv/se/sek"],
    ["zz", "en/dk/dkk"],
    [null, "en/dk/dkk"],
    ["fi", "en/dk/dkk"],
  ])("%j", (country, expected) => expect(defaultsOf(flows, country, DEFAULT_MARKET)).toEqual(market(expected)));

  it.each([
    ["that it names", { defaultCurrency: "EUR" }, "eur"],
    ["that it names first of those it supports", { defaultCurrency: null }, "dkk"],
    ["of the shop, where it names none", { defaultCurrency: null, supportedCurrencies: null }, "sek"],
  ])("are in the currency %s", (_what, more, expected) => {
    const fallback = market("en/se/sek");
    expect(defaultsOf([flow("DK", ["da"], ["DKK", "EUR"], more)], "dk", fallback).currency).toBe(expected);
  });

  it.each([
    ["a locale with a region", { defaultLanguage: null, defaultLocale: "nb-NO" }, "no"],
    ["a default locale of another language: the language", { defaultLanguage: "en", defaultLocale: "nb-NO" }, "en"],
  ])("%s", (_what, defaults, expected) => {
    expect(defaultsOf([flow("NO", ["en"], ["NOK"], defaults)], "no", DEFAULT_MARKET).locale).toBe(expected);
  });
});

describe("languages of a page", () => {
  const shop = { flows, countries: null, fallback: DEFAULT_MARKET };
  const of = (at: string, rest = "/shop") =>
    Object.fromEntries(alternates(market(at), rest, shop).map(({ hrefLang, path }) => [hrefLang, path]));

  it("names each open country in each of its languages and its default currency, Norwegian as nb, and x-default", () => {
    expect(of("da/dk/dkk")).toEqual({
      "da-DK": "/da/dk/dkk/shop",
      "en-DK": "/en/dk/dkk/shop",
      "sv-SE": "/sv/se/sek/shop",
      "en-SE": "/en/se/sek/shop",
      "nb-NO": "/no/no/nok/shop",
      "en-NO": "/en/no/nok/shop",
      "ja-JP": "/ja/jp/jpy/shop",
      "x-default": "/en/dk/dkk/shop",
    });
  });

  it("names the page itself at its own address", () => {
    expect(of("da/dk/eur", "")["da-DK"]).toBe("/da/dk/eur");
  });

  it.each([
    ["no", "nb"],
    ["da", "da"],
  ])("html lang of %s is %s", (locale, expected) => expect(htmlLang(locale)).toBe(expected));
  it.each([
    ["en", "dk", "en-GB"],
    ["en", "us", "en-US"],
    ["en", "au", "en-AU"],
    ["en", "jp", "en-JP"],
    ["ja", "jp", "ja"],
    ["es", "us", "es-US"],
    ["es", "es", "es"],
    ["fr", "ca", "fr-CA"],
    ["de", "ch", "de-CH"],
    ["de", "li", "de-CH"],
    ["de", "dk", "de"],
    ["constructor", "dk", "constructor"],
    ["no", "no", "nb"],
    ["da", "us", "da"],
  ])("dates in %s for %s are written as in %s", (locale, country, tag) => expect(formatTag(locale, country)).toBe(tag));
  it.each([
    ["en", "jp", "JPY", "¥3,000"],
    ["en", "au", "AUD", "$3,000"],
    ["en", "nz", "NZD", "$3,000"],
    ["en", "ca", "CAD", "$3,000"],
    ["en", "us", "USD", "$3,000"],
    ["en", "gb", "USD", "US$3,000"],
    ["de", "ch", "CHF", "CHF 3’000"],
    ["pt", "pt", "EUR", "3000 €"],
  ])("a price in %s for %s is written as its people know it", (locale, country, currency, price) =>
    expect(formatPrice(3000, currency, formatTag(locale, country)).replace("\u00a0", " ").replace("'", "’")).toBe(
      price,
    ),
  );

  it("Portuguese is that of Portugal also where the browser names countries and currencies", () => {
    const tag = formatTag("pt", "pt");
    expect(["pl", "cz", "ro"].map((code) => countryName(code, tag))).toEqual(["Polónia", "Chéquia", "Roménia"]);
    expect(currencyName("czk", tag)).toBe("CZK – coroa checa");
  });

  it.each([
    [["nb-NO", "en"], "no"],
    [["nn", "da"], "no"],
    [["zz", "da-DK"], "da"],
    [["x", ""], null],
    [[], null],
  ])("a browser that asks for %j gets %j", (asked, expected) =>
    expect(negotiateLanguage(asked, ["en", "da", "no"])).toBe(expected),
  );
});
