import { expect, it } from "vitest";
import { countryName, currencyName, languageName } from "~/domain/names";

it.each([
  ["no", "Norsk bokmål"],
  ["da", "Dansk"],
  ["tr", "Türkçe"],
  ["xx-broken-", "xx-broken-"],
])("%s calls itself %s", (locale, name) => expect(languageName(locale)).toBe(name));

it.each([
  ["dk", "da", "Danmark"],
  ["150", "de", "Europa"],
  ["zz9", "en", "ZZ9"],
])("%s is in %s called %s", (code, locale, name) => expect(countryName(code, locale)).toBe(name));

it("writes a currency with its code", () => expect(currencyName("dkk", "en")).toBe("DKK – Danish Krone"));
