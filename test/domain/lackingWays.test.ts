import { describe, expect, it } from "vitest";
import { type Basket, type Delivery } from "~/domain/basket";
import { isQuotable, quotedAbroad, stillUnquoted, waysLacking, waysToChoose } from "~/domain/lackingWays";
import { basket, delivery, line } from "../support/basketBuilder";
import { ADDRESS, card, thing, posted, DOOR, QUOTES } from "../support/postedGifts";

it.each([
  [posted("d"), true],
  ...["line1", "postCode", "city", "countryCode"].map((part): [Delivery, boolean] => [
    posted("d", { recipientAddress: { ...ADDRESS, [part]: " " } }),
    false,
  ]),
  [posted("d", { recipientAddress: null }), false],
  [delivery([line("l")], { id: "d" }), false],
  [delivery([line("l")], { id: "d", recipientAddress: ADDRESS }), false],
])("carriers can be asked: %#", (given, expected) => expect(isQuotable(given)).toBe(expected));

describe("of a basket", () => {
  const given: Basket = {
    ...basket([
      posted("new"),
      posted("card"),
      posted("sent", { shippingQuote: DOOR }),
      posted("thing", {}, [thing()]),
      posted("both", {}, [card(100), thing()]),
      posted("chosen", { shippingQuote: DOOR }, [thing()]),
      posted("empty"),
      delivery([line("l")], { id: "mail" }),
    ]),
    quotes: [
      ...["card", "sent", "thing", "both", "chosen"].map((deliveryId) => ({ deliveryId, quotes: QUOTES })),
      { deliveryId: "empty", quotes: [] },
    ],
  };

  it("what is new, or lacks its automatic way, is asked about", () =>
    expect(waysLacking(given, []).map(({ id }) => id)).toEqual(["new", "card", "empty"]));
  it("a thing's way is the buyer's to choose", () =>
    expect(waysToChoose(given, []).map(({ id }) => id)).toEqual(["thing", "both"]));
  it("what failed is unquoted until it has quotes or is gone", () =>
    expect(stillUnquoted(given, ["new", "card", "empty", "gone"], [])).toEqual(["new", "empty"]));
  it("quotes from before the currency was changed count as none", () => {
    const inEuro = { ...given, paymentCurrency: "EUR" };
    expect(stillUnquoted(inEuro, ["card", "thing", "sent"], [])).toEqual(["card", "thing"]);
    expect(waysToChoose(inEuro, [])).toEqual([]);
  });
  it("a currency counts in any spelling", () => {
    const small = QUOTES.map((one) => ({ ...one, currency: "dkk" }));
    for (const paid of [
      { ...given, paymentCurrency: "dkk" },
      {
        ...given,
        quotes: given.quotes.map(({ deliveryId, quotes }) => ({ deliveryId, quotes: quotes.length ? small : [] })),
      },
    ])
      expect(stillUnquoted(paid, ["new", "card", "empty"], [])).toEqual(["new", "empty"]);
  });
  it("quotes of carriers that have prices in another currency only count", () => {
    const inEuro = { ...given, paymentCurrency: "EUR" };
    const abroad = quotedAbroad(inEuro, ["thing", "sent", "chosen"]);
    expect(waysLacking(inEuro, abroad).map(({ id }) => id)).toEqual(["new", "card", "both", "empty"]);
    expect(waysToChoose(inEuro, abroad).map(({ id }) => id)).toEqual(["thing"]);
    expect(waysToChoose({ ...inEuro, paymentCurrency: "SEK" }, abroad)).toEqual([]);
    expect(waysToChoose({ ...inEuro, id: "another" }, abroad)).toEqual([]);
    expect(quotedAbroad(given, ["thing"])).toEqual([]);
  });
});
