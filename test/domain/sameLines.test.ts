import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { type Delivery } from "~/domain/basket";
import { type Address } from "~/domain/address";
import { holdsJust, holdTheSame, sameLineId, wereAdded } from "~/domain/sameLines";
import { basket, delivery, line } from "../support/basketBuilder";

const held = (...quantities: number[]) =>
  basket(quantities.map((quantity, at) => delivery([line(`l${at}`, { quantity, productId: `${at}` })])));
const one = linesToAdd(held(1));

describe("whether a gift was added", () => {
  test("it was, when there is more of it than before", () => {
    expect(wereAdded(basket([]), held(1), one)).toBe(true);
    expect(wereAdded(held(1), held(2), one)).toBe(true);
  });

  test("it was not, when there is as much as before, or another thing", () => {
    expect(wereAdded(held(1), held(1), one)).toBe(false);
    expect(wereAdded(basket([]), basket([delivery([line("l", { productId: "other" })])]), one)).toBe(false);
    expect(wereAdded(basket([]), held(1), linesToAdd(held(1, 1)))).toBe(false);
    const inEuro = basket([delivery([line("l", { productId: "0", valueCurrency: "EUR" })])]);
    expect(wereAdded(basket([]), inEuro, one)).toBe(false);
    const forAnother = basket([delivery([line("l", { productId: "0" })], { recipientEmail: "bo@mail.example" })]);
    expect(wereAdded(basket([]), forAnother, one)).toBe(false);
  });

  test("new line ids, joined lines and another spelling change nothing", () => {
    const before = basket([delivery([line("a", { quantity: 2 }), line("b")])]);
    const after = basket([delivery([line("z", { quantity: 3 })], { recipientEmail: "ANN@mail.example" })]);
    expect(holdTheSame(before, after)).toBe(true);
  });
});

/** A posted gift as it was asked for, with something of it changed. */
const posted = (more: Partial<Delivery> = {}, address: Partial<Address> = {}) =>
  basket([
    delivery([line("l", { deliveryMethod: "Physical" })], {
      deliveryMethod: "Physical",
      deliveryDate: "2026-03-09T07:00:00Z",
      timezone: "Europe/Copenhagen",
      recipientName: "Ann Holm",
      recipientEmail: null,
      recipientPhone: "+4520123401",
      recipientAddress: {
        line1: "Kajgade 12",
        line2: "2. tv",
        attention: null,
        postCode: "2150",
        city: "Nordhavn",
        countryCode: "DK",
        ...address,
      },
      ...more,
    }),
  ]);

describe("whether a correction of what is held was made", () => {
  test.each([
    ["the street", posted({}, { line1: "Kajgade 21" })],
    ["the flat", posted({}, { line2: "2. th" })],
    ["no flat", posted({}, { line2: null })],
    ["who it is for there", posted({}, { attention: "Reception" })],
    ["the post code", posted({}, { postCode: "2100" })],
    ["the town", posted({}, { city: "København Ø" })],
    ["the country", posted({}, { countryCode: "SE" })],
    ["the name", posted({ recipientName: "Ann Holms" })],
    ["capitals of the name", posted({ recipientName: "ANN Holm" })],
    ["a name in two words", posted({ recipientName: "Annholm" })],
    ["the phone", posted({ recipientPhone: "+4520123402" })],
    ["the day", posted({ deliveryDate: "2026-03-10T07:00:00Z" })],
    ["the zone of the day", posted({ timezone: "Europe/Helsinki" })],
  ])("%s: what was held before is not it", (_what, asked) => {
    expect(holdsJust(posted(), linesToAdd(asked))).toBe(false);
    expect(holdsJust(asked, linesToAdd(asked))).toBe(true);
    expect(holdTheSame(posted(), asked)).toBe(false);
  });

  const EXTRAS = {
    greetings: [{ greetingToken: "a", lineId: "g", relatedToProductLine: "l" }],
    wrappings: [{ ...line("w"), wrappingId: "ribbon", relatedToProductLine: "l" }],
  };
  test.each([
    ["another greeting", posted({ ...EXTRAS, greetings: [{ ...EXTRAS.greetings[0]!, greetingToken: "b" }] })],
    ["no greeting", posted({ ...EXTRAS, greetings: [] })],
    ["another wrapping", posted({ ...EXTRAS, wrappings: [{ ...EXTRAS.wrappings[0]!, wrappingId: "box" }] })],
    ["no wrapping", posted({ ...EXTRAS, wrappings: [] })],
    [
      "another variant",
      posted({ ...EXTRAS, productLines: [line("l", { deliveryMethod: "Physical", stockKeepingUnit: "blue" })] }),
    ],
  ])("%s: what was held before is not it", (_what, asked) => {
    expect(holdsJust(posted(EXTRAS), linesToAdd(asked))).toBe(false);
    expect(holdsJust(asked, linesToAdd(asked))).toBe(true);
  });

  test.each([
    ["spaces around", posted({ recipientName: " Ann  Holm " }, { city: "Nordhavn " })],
    ["nothing for no flat", posted({}, { attention: "" })],
    ["the country in small letters", posted({}, { countryCode: "dk" })],
    ["a post code in two parts", posted({}, { postCode: "21 50" })],
    ["a phone in groups", posted({ recipientPhone: "+45 20 12 34 01" })],
  ])("%s: the same, as a server may write it", (_what, asked) => {
    expect(holdsJust(posted(), linesToAdd(asked))).toBe(true);
  });

  test("what goes at once goes in every zone", () => {
    const atOnce = (timezone: string | null) => posted({ deliveryDate: null, timezone });
    expect(holdsJust(atOnce("Europe/Oslo"), linesToAdd(atOnce(null)))).toBe(true);
  });

  test("a gift put in is known again in another spelling; in another town it is another gift", () => {
    const spelled = posted({ recipientName: "ANN HOLM", timezone: "CET" }, { city: "NORDHAVN" });
    expect(wereAdded(basket([]), spelled, linesToAdd(posted()))).toBe(true);
    expect(wereAdded(basket([]), posted({}, { city: "Roskilde" }), linesToAdd(posted()))).toBe(false);
  });
});

test("a basket holds just what it holds", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), fc.nat(4), (quantities, at) => {
      const now = held(...quantities);
      expect(holdsJust(now, linesToAdd(now))).toBe(true);
      const products = linesToAdd(now);
      if (at < products.length) {
        expect(
          holdsJust(
            now,
            products.filter((_, index) => index !== at),
          ),
        ).toBe(false);
        expect(
          holdsJust(
            now,
            products.map((product, index) => (index === at ? { ...product, quantity: product.quantity + 1 } : product)),
          ),
        ).toBe(false);
      }
    }),
  );
});

describe("a line that was seen before", () => {
  const two = (...ids: string[]) => basket([delivery(ids.map((id) => line(id, { productId: "p" })))]);
  const valued = (...values: number[]) =>
    basket([delivery(values.map((value, at) => line(`v${at} of ${value}`, { giftcardValue: value })))]);
  const seen = held(1, 1, 1);
  const inRoskilde = (id: string) =>
    posted({ productLines: [line(id, { deliveryMethod: "Physical" })] }, { city: "Roskilde" });
  const inTwoTowns = basket([...posted().deliveries, ...inRoskilde("b").deliveries]);
  const now = (...products: string[]) =>
    basket(products.map((productId) => delivery([line(`n${productId}`, { productId })])));

  test.each([
    ["it is there still", seen, held(1, 1), "l1", "l1"],
    ["under a new id", seen, now("0", "1", "2"), "l1", "n1"],
    ["under a new id, after another was taken out", seen, now("1", "2"), "l1", "n1"],
    ["taken out itself", seen, now("0", "2"), "l1", null],
    ["not seen at all", seen, now("0", "1"), "x", null],
    ["one of two that are alike", two("a", "b"), two("c", "d"), "b", "d"],
    ["one of two that are alike, of which one is gone", two("a", "b"), two("c"), "a", null],
    [
      "one of two that are alike, made like a third",
      valued(100, 100, 200),
      valued(100, 200, 200),
      "v1 of 100",
      "v1 of 200",
    ],
    [
      "one of two to the same street, of which the one in the other town is gone",
      inTwoTowns,
      inRoskilde("n"),
      "b",
      "n",
    ],
    [
      "for somebody else by now: the one in its place",
      seen,
      basket(["0", "1", "2"].map((id) => delivery([line(`n${id}`, { productId: id })], { recipientName: `Bo ${id}` }))),
      "l2",
      "n2",
    ],
    [
      "gone, and another came for somebody else",
      basket([delivery([line("a", { giftcardValue: 100 })])]),
      basket([delivery([line("b", { giftcardValue: 200 })], { recipientName: "Bo" })]),
      "a",
      null,
    ],
    [
      "for the same, worth more by now",
      basket([delivery([line("a", { giftcardValue: 100 })])]),
      basket([delivery([line("b", { giftcardValue: 200 })])]),
      "a",
      "b",
    ],
    [
      "for somebody else by now, and therefore in a delivery of its own behind those it stood among",
      basket([delivery(["a", "b", "c"].map((id, at) => line(id, { giftcardValue: at })))]),
      basket([
        delivery([line("x", { giftcardValue: 0 }), line("z", { giftcardValue: 2 })]),
        delivery([line("y", { giftcardValue: 1 })], { recipientName: "Bo" }),
      ]),
      "b",
      "y",
    ],
  ])("%s", (_what, before, after, lineId, found) => expect(sameLineId(before, after, lineId)).toBe(found));
});
