import { describe, expect, it } from "vitest";
import { secretInSearch } from "~/domain/searchSecret";

const PREFIXES = ["SGK", "POR", "BHN"];
const SHOP = "https://shop.example/en/dk/dkk";
const wrapped = (path: string) =>
  `https://mail.example/?url=${encodeURIComponent(`${SHOP}${path}`)}&data=05%7C01%7Cx%40example.com`;

describe("what is typed into the search and belongs elsewhere", () => {
  it.each([
    ["a code", "SGK-DKK500AAAA", ["SGK-DKK500AAAA"]],
    ["a code in small groups of any size", " sgk-dkk5 00a-aaa ", ["SGK-dkk500aaaa"]],
    ["a portal's code", "POR-NORDLYS001", ["POR-NORDLYS001"]],
    ["a code in groups of three", "SGK-DKK 500 AAA A", ["SGK-DKK500AAAA"]],
    ["a code in a sentence", "Your code: SGK-DKK500AAAA", ["SGK-DKK500AAAA"]],
    ["a code with its PIN", "SGK-PIN300FFFF PIN 4711", ["SGK-PIN300FFFF", "4711"]],
    ["a code's link", `${SHOP}/redeem/SGK-DKK500AAAA?x=1`, ["SGK-DKK500AAAA"]],
    ["the link of a code without a known prefix", `${SHOP}/redeem/nordic12345`, ["nordic12345"]],
    ["a portal's link", `${SHOP}/portal/nordlys/POR-NORDLYS001`, ["POR-NORDLYS001"]],
    ["a code's link in one of a mail program's", wrapped("/redeem/nordic12345"), ["nordic12345"]],
  ])("%s is redeemed", (_what, typed, secrets) => {
    expect(secretInSearch(typed, PREFIXES)).toEqual({ route: "redeem", secrets });
  });

  it.each([
    ["its link", `${SHOP}/verify-owner/giftcard/GIFT-1`, ["giftcard", "GIFT-1"]],
    [
      "its link with a PIN, in a sentence",
      `Open ${SHOP}/verify-owner/giftcard/GIFT-1/2468.`,
      ["giftcard", "GIFT-1", "2468"],
    ],
    ["its link in one of a mail program's", wrapped("/verify-owner/bundle/GIFT-2"), ["bundle", "GIFT-2"]],
    ["a token that looks like a code", `${SHOP}/verify-owner/giftcard/SGK-ABC123`, ["giftcard", "SGK-ABC123"]],
    ["a broken link, which opens nothing", `${SHOP}/verify-owner/GIFT-1`, []],
  ])("a received gift is opened by %s", (_what, typed, secrets) => {
    expect(secretInSearch(typed, PREFIXES)).toEqual({ route: "verify-owner", secrets });
  });

  it.each([`${SHOP}/greeting/HELLO-1`, wrapped("/greeting/HELLO-1")])("a greeting is opened by %s", (typed) => {
    expect(secretInSearch(typed, PREFIXES)).toEqual({ route: "greeting", secrets: ["HELLO-1"] });
  });

  it.each([
    "SGK-",
    "sgk-1",
    "wine for two",
    "sgkitchen",
    "code: nordic12345",
    "promo code iphone15",
    "/redeem",
    "greeting/card",
    "",
  ])("%j is searched for", (typed) => expect(secretInSearch(typed, PREFIXES)).toBeNull());

  it("is a code by the prefixes of the configuration alone", () => {
    expect(secretInSearch("kort-abc1234", ["KORT"])).toEqual({ route: "redeem", secrets: ["KORT-abc1234"] });
    expect(secretInSearch("SGK-ABC1234", ["KORT"])).toBeNull();
  });
});
