import { describe, expect, it } from "vitest";
import { DEFAULT_MARKET, type SalesFlow } from "~/domain/market";
import { landingTarget, type MarketStep, marketStep } from "~/domain/marketGate";
import { splitPrefix } from "~/domain/paths";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";

const flow = (countryCode: string, languages: string[], currency: string): SalesFlow => ({
  countryCode,
  defaultLanguage: languages[0]!,
  defaultCurrency: currency,
  supportedLanguages: languages,
  supportedCurrencies: [currency],
  published: true,
});
const FLOWS = [flow("DK", ["da", "en"], "DKK"), flow("SE", ["sv", "en"], "SEK")];
const PORTAL = 11;

interface How {
  flows?: readonly SalesFlow[] | null | undefined;
  channelId?: number;
  landingRoute?: string;
  countries?: string[];
}

function stepOf(path: string, how: How = {}): MarketStep {
  const { channelId = CONSUMER_CHANNEL, landingRoute = "/welcome", countries = ["dk", "se", "jp", "no"] } = how;
  const flows = "flows" in how ? how.flows : FLOWS;
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path)!;
  const address = { pathname, search, hash };
  const { market } = splitPrefix(pathname)!;
  const fallback = DEFAULT_MARKET;
  return marketStep({ market, address, flows, channelId, current: {}, countries, fallback, landingRoute });
}

function step(path: string, how?: How): string {
  const found = stepOf(path, how);
  return found.kind === "go" ? found.target : found.kind;
}

describe("the next step of an address of a market", () => {
  it.each<[string, string, How, string]>([
    ["is drawn where it is sold to", "/en/dk/dkk/shop", {}, "stay"],
    ["is drawn before the flows are known", "/en/dk/dkk/shop", { flows: undefined }, "stay"],
    ["waits before the flows are known where its country is on no list", "/en/zz/dkk", { flows: undefined }, "wait"],
    ["waits before the flows are known in no language of ours", "/xx/dk/dkk", { flows: undefined }, "wait"],
    ["is believed where the flows cannot be asked for", "/sv/se/eur/shop", { flows: null }, "stay"],
    ["goes on in a supported language", "/sv/dk/dkk/shop?a=B#c", {}, "/da/dk/dkk/shop?a=B#c"],
    ["keeps the case of its page on the way", "/sv/dk/dkk/MyPage", {}, "/da/dk/dkk/MyPage"],
    ["goes on in a supported currency", "/en/se/dkk", {}, "/en/se/sek"],
    ["lands where its country is not sold to", "/da/zz/dkk/shop?a=b", {}, "/da/dk/dkk/welcome"],
    ["does not land where it is", "/en/zz/dkk/welcome", { countries: ["zz"] }, "/en/dk/dkk/welcome"],
    ["leaves the portal that does not sell there", "/ja/jp/jpy/shop", { channelId: PORTAL }, "leaveChannel"],
    ["lands where its portal does not sell", "/da/jp/jpy/portal/x", { channelId: PORTAL }, "/da/dk/dkk/welcome"],
    [
      "leaves the portal whose gift is opened there",
      "/ja/jp/jpy/x/verify-owner",
      { channelId: PORTAL },
      "leaveChannel",
    ],
    ["and where it is shown", "/ja/jp/jpy/11/giftcard", { channelId: PORTAL }, "leaveChannel"],
    [
      "lands where its portal takes no codes",
      "/da/jp/jpy/x/giftcard-redeem",
      { channelId: PORTAL },
      "/da/dk/dkk/welcome",
    ],
    ["lands in a portal where nobody sells", "/da/zz/jpy/shop", { channelId: PORTAL }, "/da/dk/dkk/welcome"],
    ["rests a company's choice", "/ja/jp/jpy/shop", { channelId: BUSINESS_CHANNEL }, "leaveChannel"],
    ["lands where companies buy no more", "/da/no/nok/shop", { channelId: BUSINESS_CHANNEL }, "/da/dk/dkk/welcome"],
    ["leaves the shop", "/pt/zz/brl", { landingRoute: "https://maker.example/{locale}" }, "https://maker.example/pt"],
  ])("%s: %s", (_what, path, how, expected) => expect(step(path, how)).toBe(expected));

  it("draws the landing page where it is in no open market", () => {
    expect(step("/en/dk/dkk/welcome", { flows: null, countries: ["zz"] })).toBe("stay");
  });
});

it.each<[string, string, How, string | undefined]>([
  ["by nobody", "/da/zz/dkk/shop", {}, "zz"],
  ["by the shop, though it is on the list", "/da/jp/jpy", {}, "jp"],
  ["by nobody, as told in a portal", "/da/zz/jpy/shop", { channelId: PORTAL }, "zz"],
  ["by its portal, which is not told of the shop", "/da/jp/jpy/portal/x", { channelId: PORTAL }, undefined],
  ["to companies, which is not told of the shop", "/da/no/nok/shop", { channelId: BUSINESS_CHANNEL }, undefined],
  ["in its currency, where it stays", "/en/se/dkk", {}, undefined],
])("a country is not sold to %s", (_what, path, how, expected) => {
  expect(stepOf(path, how)).toEqual(expect.objectContaining({ kind: "go", notSold: expected }));
});

describe("where countries lead that are not sold to", () => {
  const danish = { ...DEFAULT_MARKET, locale: "da" };
  it.each([
    ["/welcome", "pt", "/da/dk/dkk/welcome"],
    ["/welcome/{locale}", "pt", "/da/dk/dkk/welcome/da"],
    ["https://maker.example/{locale}/x", "pt", "https://maker.example/pt/x"],
    ["https://maker.example/{locale}/x", "xx", "https://maker.example/da/x"],
  ])("%s in %s: %s", (route, asked, expected) => expect(landingTarget(route, danish, asked)).toBe(expected));
});
