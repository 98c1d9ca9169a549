import { describe, expect, it } from "vitest";
import { type SalesFlow } from "~/domain/market";
import { prefixedTarget } from "~/domain/prefixedTarget";

describe("addresses without a currency", () => {
  const flow = (countryCode: string, locale: string, currency: string): SalesFlow => ({
    countryCode,
    defaultLocale: locale,
    defaultLanguage: locale,
    defaultCurrency: currency,
    supportedLanguages: [locale, "en"],
    supportedCurrencies: [currency],
    published: true,
  });
  const flows = [flow("DK", "da", "DKK"), flow("SE", "sv", "SEK")];
  const target = (pathname: string, current: object | null = null, search = "", hash = "") =>
    prefixedTarget({ pathname, search, hash }, { flows, current });

  it.each([
    ["home of the current market", "/", { locale: "en", countryCode: "se", currency: "eur" }, "/en/se/eur"],
    ["home of the current country", "/", { countryCode: "se" }, "/sv/se/sek"],
    ["home of nobody known", "/", null, "/en/dk/dkk"],
    ["home with junk for a market", "/", { locale: "<x>", countryCode: "", currency: "k" }, "/en/dk/dkk"],
    ["a greeting", "/greeting/ToKeN", null, "/en/dk/dkk/greeting/ToKeN"],
    ["a greeting in a known country", "/greeting/ToKeN", { countryCode: "se" }, "/sv/se/sek/greeting/ToKeN"],
    ["a code", "/redeem/SGK-1aB", { countryCode: "dk" }, "/da/dk/dkk/redeem/SGK-1aB"],
    ["a portal's code", "/portal/Nordlys/1aB", null, "/en/dk/dkk/portal/nordlys/1aB"],
    ["language and country", "/en/se", null, "/en/se/sek"],
    ["language and unknown country", "/en/zz", null, "/en/zz/dkk"],
    ["bokmål", "/nb/dk", null, "/no/dk/dkk"],
    ["a voucher's owner", "/sv/se/verify-owner/giftcard/ToKeN", null, "/sv/se/sek/verify-owner/giftcard/ToKeN"],
    [
      "a voucher's owner with PIN",
      "/sv/se/verify-owner/giftcard/ToKeN/12aB",
      null,
      "/sv/se/sek/verify-owner/giftcard/ToKeN/12aB",
    ],
    ["a greeting whose token was taken out", "/greeting", null, "/en/dk/dkk/greeting"],
    ["a code that was taken out", "/redeem", null, "/en/dk/dkk/redeem"],
    ["a portal whose code was taken out", "/portal/Nordlys", null, "/en/dk/dkk/portal/nordlys"],
    ["an owner whose token was taken out", "/sv/se/verify-owner", null, "/sv/se/sek/verify-owner"],
  ])("%s: %s", (_why, path, current, expected) => expect(target(path, current)).toBe(expected));

  it("keeps search and hash", () => expect(target("/en/se", null, "?a=B", "#C")).toBe("/en/se/sek?a=B#C"));

  it("keeps the case that is configured", () => {
    const at = { pathname: "/Portal/My-Slug", search: "", hash: "" };
    expect(prefixedTarget(at, { flows, keepCase: ["portal/="] })).toBe("/en/dk/dkk/portal/My-Slug");
  });

  const swedish = { locale: "sv", countryCode: "se", currency: "sek" };
  it.each<[string, object | null, string]>([
    ["/", swedish, "/sv/se/sek"],
    ["/greeting/ToKeN", swedish, "/sv/se/sek/greeting/ToKeN"],
    ["/portal/typo", swedish, "/sv/se/sek/portal/typo"],
    ["/portal/typo", { locale: "<x>", countryCode: "se" }, "/en/se/dkk/portal/typo"],
    ["/en/se", swedish, "/en/se/sek"],
    ["/en/no", swedish, "/en/no/dkk"],
    ["/redeem/SGK-1aB", null, "/en/dk/dkk/redeem/SGK-1aB"],
  ])("%s, while no flows are known, believes the current market %j: %s", (pathname, current, expected) =>
    expect(prefixedTarget({ pathname, search: "", hash: "" }, { flows: null, current })).toBe(expected),
  );

  const norwegian = { locale: "en", countryCode: "no", currency: "nok" };
  it.each([
    ["/en/no", "/en/no/nok"],
    ["/greeting/ToKeN", "/en/no/nok/greeting/ToKeN"],
    ["/en/se", "/en/se/sek"],
  ])(
    "%s, while some flows are missing, believes the current market where its own is none of them: %s",
    (pathname, to) =>
      expect(prefixedTarget({ pathname, search: "", hash: "" }, { flows, incomplete: true, current: norwegian })).toBe(
        to,
      ),
  );

  it.each([
    "/login",
    "/shop",
    "/en/dk/shop",
    "/en/dk/dkk",
    "/en/dk/verify-owner/giftcard",
    "/greeting/a/b",
    "/%E0%A4%A",
    "/en",
  ])("%s is none of them", (path) => expect(target(path)).toBeNull());
});
