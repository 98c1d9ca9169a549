import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { holdsJust, holdTheSame, wereAdded } from "~/domain/sameLines";
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
