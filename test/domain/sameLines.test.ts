import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
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
    const forAnother = basket([delivery([line("l", { productId: "0" })], { recipientEmail: "bo@mail.example" })]);
    expect(wereAdded(basket([]), forAnother, one)).toBe(false);
  });

  test("new line ids, joined lines and another spelling change nothing", () => {
    const before = basket([delivery([line("a", { quantity: 2 }), line("b")])]);
    const after = basket([delivery([line("z", { quantity: 3 })], { recipientEmail: "ANN@mail.example" })]);
    expect(holdTheSame(before, after)).toBe(true);
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
  const seen = held(1, 1, 1);
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
      "for somebody else by now: the one in its place",
      seen,
      basket(["0", "1", "2"].map((id) => delivery([line(`n${id}`, { productId: id })], { recipientName: `Bo ${id}` }))),
      "l2",
      "n2",
    ],
  ])("%s", (_what, before, after, lineId, found) => expect(sameLineId(before, after, lineId)).toBe(found));
});
