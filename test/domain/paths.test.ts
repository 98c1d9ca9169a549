import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giftPath } from "~/domain/giftPath";
import {
  fillLocale,
  fragments,
  inMarket,
  isPageName,
  lastFragment,
  normalisePath,
  restAsSpelled,
  pastMarket,
  splitPrefix,
} from "~/domain/paths";
import * as routes from "~/domain/routes";
import { slugify } from "~/domain/slug";

const market = { locale: "en", countryCode: "dk", currency: "dkk" };

describe("the one spelling of a path", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/EN/DK/DKK/", "/en/dk/dkk"],
    ["//en//dk/dkk", "/en/dk/dkk"],
    ["/en/dk/dkk/Shop/", "/en/dk/dkk/shop"],
    ["/EN/DK/DKK/shop/Nice-Gift/AbC9", "/en/dk/dkk/shop/nice-gift/AbC9"],
    ["/en/dk/dkk/Redeem/SGK-AbC", "/en/dk/dkk/redeem/SGK-AbC"],
    ["/Redeem/SGK-AbC", "/redeem/SGK-AbC"],
    ["/en/dk/dkk/GREETING/ToKeN", "/en/dk/dkk/greeting/ToKeN"],
    ["/en/dk/dkk/portal/Nordlys/CoDe", "/en/dk/dkk/portal/nordlys/CoDe"],
    ["/en/dk/dkk/order/P-Ab1/PSP/BaSkEt", "/en/dk/dkk/order/P-Ab1/psp/BaSkEt"],
    ["/en/dk/dkk/Verify-Owner/giftCard/ToKeN/Pin1", "/en/dk/dkk/verify-owner/giftCard/ToKeN/Pin1"],
    ["/en/dk/dkk/12/verify-owner/redeem/ToKeN", "/en/dk/dkk/12/verify-owner/redeem/ToKeN"],
    ["/EN/DK/verify-owner/redeem/ToKeN", "/en/dk/verify-owner/redeem/ToKeN"],
    ["/en/dk/dkk/basket/PSP/Cancelled", "/en/dk/dkk/basket/psp/cancelled"],
    ["/en/dk/dkk/ABOUT-US", "/en/dk/dkk/about-us"],
    ["/en/dk/dkk/K%C3%98B", "/en/dk/dkk/k%C3%B8b"],
    ["/en/dk/dkk/shop/a@b,c/1", "/en/dk/dkk/shop/a@b,c/1"],
    ["/TR/tr/TRY/SHIP/IT", "/tr/tr/try/ship/it"],
  ])("%s → %s", (given, expected) => {
    expect(normalisePath(given)).toBe(expected);
    expect(normalisePath(expected)).toBe(expected);
  });

  it.each([
    ["broken escape", "/en/dk/dkk/%E0%A4%A"],
    ["half an escape", "/en/dk/dkk/%"],
    ["hidden slash", "/en/dk/dkk/..%2f..%2fetc"],
    ["hidden backslash", "/en/dk/dkk/a%5cb"],
    ["dots", "/en/dk/dkk/../../x"],
    ["a dot", "/en/dk/dkk/./x"],
    ["a delete", "/en/dk/dkk/a%7fb"],
    ["escaped dots", "/en/dk/dkk/%2e%2e/x"],
    ["a null byte", "/en/dk/dkk/a%00b"],
    ["a line break", "/en/dk/dkk/a%0d%0ab"],
    ["half a sign", "/en/dk/dkk/\ud800"],
    ["five kilobytes", "/en/dk/dkk/" + "a".repeat(5000)],
  ])("not found: %s", (_why, path) => {
    expect(normalisePath(path)).toBeNull();
    expect(splitPrefix(path)).toBeNull();
    expect(lastFragment(path)).toBeNull();
  });

  it("keeps its case only where it is told to", () => {
    expect(normalisePath("/en/dk/dkk/Gift/ABC", ["gift/="])).toBe("/en/dk/dkk/gift/ABC");
    expect(normalisePath("/en/dk/dkk/Gift/ABC", [])).toBe("/en/dk/dkk/gift/abc");
    expect(normalisePath("/en/dk/dkk/Shop/My-Slug/AbC", ["shop/=/="])).toBe("/en/dk/dkk/shop/My-Slug/AbC");
    expect(normalisePath("/en/dk/dkk/Shop/My-Slug/AbC", ["shop/=/:"])).toBe("/en/dk/dkk/shop/My-Slug/AbC");
    for (const path of ["order/P-1a", "order/P-1a/psp/B-1a", "occasion/7aB"])
      expect(normalisePath(`/EN/DK/DKK/${path}`)).toBe(`/en/dk/dkk/${path}`);
  });

  it("never throws, and is stable", () => {
    const anySigns = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.oneof(fc.string(), anySigns), (text) => {
        const once = normalisePath("/" + text);
        if (once !== null) expect(normalisePath(once)).toBe(once);
      }),
    );
  });
});

describe("the prefix", () => {
  it.each([
    ["/en/dk/dkk", market, ""],
    ["/EN/dk/DKK/Shop/", market, "/shop"],
    ["/sv/se/sek/shop/a/9B", { locale: "sv", countryCode: "se", currency: "sek" }, "/shop/a/9B"],
  ])("%s", (path, expected, rest) => expect(splitPrefix(path)).toEqual({ market: expected, rest }));

  it.each(["/", "/en", "/en/dk", "/en/dk/basket", "/eng/dk/dkk", "/en/dk/dkkk", "/en/d1/dkk", "/login"])(
    "%s has none",
    (path) => expect(splitPrefix(path)).toBeNull(),
  );

  it.each([
    ["/", ""],
    ["/en/dk", ""],
    ["/en/dk/dkk/", ""],
    ["/EN/dk/dkk/Shop", "/shop"],
    ["/en/dk/basket", "/basket"],
    ["/signin-oidc", "/signin-oidc"],
    ["/login/", "/login"],
    ["/%", "/%"],
  ])("past the market, %s leads to %j", (path, expected) => expect(pastMarket(path)).toBe(expected));

  it("is swapped without losing the page", () => {
    expect(inMarket("/en/dk/dkk/shop/a/9B", { locale: "sv", countryCode: "se", currency: "sek" })).toBe(
      "/sv/se/sek/shop/a/9B",
    );
    expect(inMarket("/login", market)).toBe("/en/dk/dkk");
  });

  it.each([
    ["/en/dk/dkk", ""],
    ["/en/dk/dkk/", ""],
    ["/en/dk/dkk/shop/a/9B", "/shop/a/9B"],
    ["/en/dk/dkk/MyPage", "/MyPage"],
    ["/en/dk/dkk/k%C3%B8b", "/k%C3%B8b"],
    ["/login", ""],
    ["/en/dk/dkk/%E0%A4%A", ""],
  ])("the page of %s, as it is spelled, is %j", (path, page) => {
    expect(restAsSpelled(path)).toBe(page);
    expect(inMarket(path, { ...market, locale: "da" })).toBe(`/da/dk/dkk${page}`);
  });
});

describe("parts of addresses", () => {
  it.each([
    ["/{locale}/terms", "da", "/da/terms"],
    ["/{locale}/x/{locale}", "sv", "/sv/x/sv"],
    ["/{locale}", "../../evil", "/en"],
    ["/{locale}", "<script>", "/en"],
    ["/plain", "da", "/plain"],
  ])("%s in %s is %s", (given, locale, expected) => expect(fillLocale(given, locale)).toBe(expected));

  it.each([
    ["/en/dk/dkk/occasion/42", "42"],
    ["/a/k%C3%B8b/", "køb"],
    ["/", null],
  ])("the last fragment of %s is %j", (path, expected) => expect(lastFragment(path)).toBe(expected));

  it.each(["about-us", "terms", "2026", "køb", "о-нас", "constructor"])("%s may be a page", (name) =>
    expect(isPageName(name)).toBe(true),
  );
  it.each(["__proto__", "..", "a/b", "<script>", "", "a b", "-x", "a".repeat(101)])("%j may be no page", (name) =>
    expect(isPageName(name)).toBe(false),
  );

  it("fragments are decoded and empty ones skipped", () => expect(fragments("//a//b%20c/")).toEqual(["a", "b c"]));
});

describe("addresses of screens", () => {
  it.each([
    [routes.homePath(market), "/en/dk/dkk"],
    [routes.shopPath(market, "?brand=1"), "/en/dk/dkk/shop?brand=1"],
    [routes.productPath(market, "a b/c", "9/8"), "/en/dk/dkk/shop/a%20b%2Fc/9%2F8"],
    [routes.globalGiftCardPath(market, "1"), "/en/dk/dkk/shop/the-global-gift-card/1"],
    [giftPath(market, { id: "1", presentations: [] }, "1"), "/en/dk/dkk/shop/the-global-gift-card/1"],
    [giftPath(market, { id: "2", presentations: [] }, "1"), "/en/dk/dkk/shop/gift/2"],
    [giftPath(market, { id: "3", slug: "tea" }, "1"), "/en/dk/dkk/shop/tea/3"],
    [routes.orderConfirmationPath(market, "P1", "B1"), "/en/dk/dkk/order/P1/psp/B1"],
    [routes.occasionPath(market, "birthday", "7"), "/en/dk/dkk/occasion/birthday/7"],
    [routes.redeemPath(market), "/en/dk/dkk/redeem"],
    [routes.businessAccountPath(market), "/en/dk/dkk/business/my/account"],
    [routes.searchPath(market, "a&b=ø"), "/en/dk/dkk/search?q=a%26b%3D%C3%B8"],
    [routes.searchPath(market, "1+1\ud800"), "/en/dk/dkk/search?q=1%2B1%EF%BF%BD"],
    [routes.productPath(market, "a\ud800", "1"), "/en/dk/dkk/shop/a%EF%BF%BD/1"],
    [routes.paymentReturnPath(market, "failed"), "/en/dk/dkk/basket/psp/failed"],
  ])("%s", (path, expected) => expect(path).toBe(expected));

  it("sends the payment window back under the configured origin, all three ways", () => {
    expect(routes.redirectConfig("https://shop.example", market, "P/1", "B1")).toEqual({
      okUrl: "https://shop.example/en/dk/dkk/order/P%2F1/psp/B1",
      cancelUrl: "https://shop.example/en/dk/dkk/basket/psp/cancelled",
      failUrl: "https://shop.example/en/dk/dkk/basket/psp/failed",
    });
  });
});

describe("slugs", () => {
  it.each([
    ["The Global Gift Card", "the-global-gift-card"],
    ["Spa & Wellness – 2 timer", "spa-wellness-2-timer"],
    ["Rødgrød på Ærø", "roedgroed-paa-aeroe"],
    ["Café Łódź", "cafe-lodz"],
    ["O'Brien’s", "obriens"],
    ["İstanbul", "istanbul"],
    ["ギフト", "ギフト"],
    ["  --  ", ""],
    ["../../etc", "etc"],
    ["!ギフト カード です!", "ギフト-カード-です"],
    ["Coffee ☕️ & cake", "coffee-cake"],
    ["❤️ 1️⃣", "1"],
    ["☕️", ""],
  ])("%s → %s", (title, expected) => expect(slugify(title)).toBe(expected));

  it("fit into an address where a long title is cut within a letter of two code units", () => {
    const slug = slugify(`a${"𠮷".repeat(50)}`);
    expect(slug).toBe(`a${"𠮷".repeat(39)}`);
    expect(() => encodeURIComponent(slug)).not.toThrow();
  });
});
