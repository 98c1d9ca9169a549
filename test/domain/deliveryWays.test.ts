import { describe, expect, it } from "vitest";
import { automaticWay, deliveryWays, outgrownWays, keptWay } from "~/domain/deliveryWays";
import { type ShippingQuote } from "~/domain/shipping";
import { line } from "../support/basketBuilder";
import { quote, ADDRESS, card, thing, posted, DOOR, SHOPS, LETTER, QUOTES } from "../support/postedGifts";

describe("the ways of a delivery", () => {
  it("are each way to the door, then each carrier's shops as one", () => {
    const ways = deliveryWays(QUOTES).map(({ quote: { id }, points }) => [id, points.map((point) => point.id)]);
    expect(ways).toEqual([
      ["DAO 32", []],
      ["Varubrev 25", []],
      ["DAO 28 a", ["DAO 28 a", "DAO 28 b"]],
    ]);
  });

  it("are apart where one carrier calls them differently", () => {
    const express = { ...DOOR, id: "express", displayText: "Express" };
    expect(deliveryWays([DOOR, express]).map(({ quote: { id } }) => id)).toEqual(["DAO 32", "express"]);
  });

  it("are apart where one carrier's shops ask different prices", () => {
    const ways = deliveryWays([...SHOPS, quote("DAO", 39, "c")]);
    expect(ways.map(({ points }) => points.map((point) => point.id))).toEqual([["DAO 28 a", "DAO 28 b"], ["DAO 39 c"]]);
  });

  it("are none without quotes, or with holes in their place", () =>
    expect(deliveryWays([null as unknown as ShippingQuote])).toEqual([]));
});

describe("the automatic way", () => {
  const austria = { ...ADDRESS, countryCode: "AT" };
  const inEuro = (value: number, quantity: number) => [
    line("e", { deliveryMethod: "Physical", giftcardValue: value, valueCurrency: "EUR", quantity }),
  ];
  it.each([
    ["a card in Denmark", posted("d"), "DAO 32 carrier"],
    ["a card with a thing", posted("d", {}, [thing(), card(100)]), null],
    ["a thing", posted("d", {}, [thing()]), null],
    ["a card of little value abroad", posted("d", { recipientAddress: austria }, inEuro(200, 1)), "Varubrev 25 letter"],
    [
      "cards of two currencies",
      posted("d", { recipientAddress: austria }, [...inEuro(100, 1), { ...card(100), valueCurrency: "SEK" }]),
      "REK 99 registered",
    ],
    ["two of them, worth more", posted("d", { recipientAddress: austria }, inEuro(150, 2)), "REK 99 registered"],
  ])("of %s", (_what, given, expected) => {
    const choice = automaticWay(given, [...QUOTES, quote("REK", 99)]);
    expect(choice && `${choice.quote.id} ${choice.reason}`).toBe(expected);
  });
});

describe("a delivery that was changed", () => {
  const REK = quote("REK", 99);
  const abroad = (quantity: number, shippingQuote: ShippingQuote | null, id = "d") => {
    const lines = [line("e", { deliveryMethod: "Physical", giftcardValue: 150, valueCurrency: "EUR", quantity })];
    const deliveries = [posted(id, { recipientAddress: { ...ADDRESS, countryCode: "AT" }, shippingQuote }, lines)];
    return { deliveries, quotes: [{ deliveryId: id, quotes: [LETTER, REK] }] };
  };
  const ways = (shippingQuoteId: string) => [{ deliveryId: "d", shippingQuoteId }];
  it.each([
    ["is worth too much for its letter", abroad(1, LETTER), abroad(2, LETTER), ways("REK 99")],
    ["fits into a letter again", abroad(2, REK), abroad(1, REK), ways("Varubrev 25")],
    ["goes the way that somebody chose", abroad(1, REK), abroad(2, REK), []],
    ["goes the way that somebody chose, though a letter would do", abroad(1, REK), abroad(1, REK), []],
    ["has no way yet", abroad(1, null), abroad(2, null), []],
    ["is another one", abroad(1, LETTER, "other"), abroad(2, LETTER), []],
    ["is worth the same", abroad(1, LETTER), abroad(1, LETTER), []],
  ])("%s", (_what, before, after, expected) => expect(outgrownWays(before, after)).toEqual(expected));
});

describe("put in again, a delivery", () => {
  const renewed = QUOTES.map((one) => ({ ...one, id: `new ${one.id}` }));
  const moved = { ...ADDRESS, line1: "Kajgade 14" };
  const elsewhere = { ...ADDRESS, postCode: "8000", city: "Aarhus" };
  it.each([
    ["goes to the door as before", DOOR, {}, "new DAO 32"],
    ["goes to the same shop", SHOPS[1]!, {}, "new DAO 28 b"],
    ["is open again when its shop is not offered any more", quote("DAO", 28, "gone"), {}, undefined],
    ["is open again when its carrier is not offered any more", quote("Pacsoft", 1), {}, undefined],
    ["is open again at another address", DOOR, { recipientAddress: moved }, undefined],
    ["is open again in another country", DOOR, { recipientAddress: { ...ADDRESS, countryCode: "SE" } }, undefined],
    [
      "goes on, however its country is spelled",
      DOOR,
      { recipientAddress: { ...ADDRESS, countryCode: "dk" } },
      "new DAO 32",
    ],
    ["is open again in another town of that code", DOOR, { recipientAddress: { ...ADDRESS, city: "Havn" } }, undefined],
    ["is open again in another town, at a street of that name", DOOR, { recipientAddress: elsewhere }, undefined],
  ])("%s", (_what, way, more, expected) => {
    const before = [posted("other"), posted("old", { shippingQuote: way })];
    expect(keptWay(before, posted("new", more), renewed)?.id).toBe(expected);
  });

  it.each([
    ["the person's own", "Bo", "new DAO 28 b"],
    ["that of somebody else there", "Cy", "new DAO 32"],
  ])("goes the way of the same address, best %s", (_whose, recipientName, expected) => {
    const before = [
      posted("a", { recipientName: "Ann", shippingQuote: DOOR }),
      posted("b", { recipientName: "Bo", shippingQuote: SHOPS[1]! }),
    ];
    expect(keptWay(before, posted("new", { recipientName }), renewed)?.id).toBe(expected);
  });

  it.each([
    ["carrier has several ways", "DAO", "Express to the door"],
    ["carriers call their ways alike", "GLS", "DAO"],
  ])("goes the same way where %s", (_what, shippingProvider, displayText) => {
    const other = { ...quote("other", 90), shippingProvider, displayText };
    expect(keptWay([posted("old", { shippingQuote: DOOR })], posted("new"), [other, ...renewed])?.id).toBe(
      "new DAO 32",
    );
  });

  const REGISTERED = quote("REK", 99);
  it.each([
    ["a letter is registered mail where more is in it", LETTER, 2, REGISTERED],
    ["a letter stays one where as much is in it", LETTER, 1, LETTER],
    ["registered mail that somebody chose stays", REGISTERED, 2, REGISTERED],
  ])("%s", (_what, way, quantity, expected) => {
    const abroad = { recipientAddress: { ...ADDRESS, countryCode: "GL" } };
    const worth = (count: number) => [{ ...card(150, count), stockKeepingUnit: "card", valueCurrency: "EUR" }];
    const before = [posted("old", { ...abroad, shippingQuote: way }, worth(1))];
    expect(keptWay(before, posted("new", abroad, worth(quantity)), [LETTER, REGISTERED])).toBe(expected);
  });

  it("is open when other things are in it", () =>
    expect(
      keptWay([posted("old", { shippingQuote: DOOR })], posted("new", {}, [card(1), card(2)]), renewed),
    ).toBeNull());
});
