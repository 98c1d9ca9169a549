import { describe, expect, test } from "vitest";
import { fitOf, fittingGifts } from "~/domain/fittingGifts";
import { type Product } from "~/domain/product";
import { isRedeemable } from "~/domain/redeemable";

type Entry = Partial<Product["deliveryMethods"][number]["inventory"][number]>;

const entryOf = (entry: Entry, at: number) => ({ sku: `S${at}`, priceCurrency: "DKK", inStock: true, ...entry });

function gift(entries: Entry[], rest: Partial<Product> = {}, deliveryMethod = "Email"): Product {
  return {
    id: "7",
    productType: "Giftcard",
    collections: ["Redeemable"],
    deliveryMethods: [{ deliveryMethod, inventory: entries.map(entryOf) }],
    presentations: [],
    ...rest,
  };
}

const fixed = (...prices: number[]) => gift(prices.map((price) => ({ price })));
const ranged = (priceMin: number, priceMax: number, priceStep: number) => gift([{ priceMin, priceMax, priceStep }]);

describe("how a gift spends a balance best", () => {
  test.each<[string, Product, number, number | null]>([
    ["the very value", fixed(100, 300, 500), 300, 300],
    ["the dearest below", fixed(100, 200, 500), 300, 200],
    ["nothing that cheap", fixed(400, 500), 300, null],
    ["a range that holds it", ranged(100, 1000, 50), 300, 300],
    ["a range with steps beside it", ranged(100, 1000, 50), 333, 300],
    ["a range that ends below", ranged(50, 200, 50), 333, 200],
    ["a range that begins above", ranged(400, 900, 50), 333, null],
    ["a range that begins at nothing, of which only that is paid for", ranged(0, 1000, 50), 30, null],
    ["a gift that costs nothing", fixed(0), 300, null],
    ["coins", ranged(1, 100, 0.05), 33.35, 33.35],
    ["nothing left on the code", fixed(100), 0, null],
  ])("%s", (_name, product, balance, amount) => {
    expect(fitOf(product, balance)?.amount ?? null).toBe(amount);
  });

  test("says whether anything stays", () => {
    expect(fitOf(fixed(300), 300)?.isExact).toBe(true);
    expect(fitOf(fixed(299), 300)?.isExact).toBe(false);
  });

  test("takes the value of the way of delivery that has it", () => {
    const both = gift([{ price: 200 }]);
    const sms = { deliveryMethod: "Sms", inventory: [entryOf({ price: 300 }, 9)] };
    const product = { ...both, deliveryMethods: [...both.deliveryMethods, sms] } as Product;
    expect(fitOf(product, 300)).toMatchObject({ deliveryMethod: "Sms", stockKeepingUnit: "S9", isExact: true });
  });

  test.each<[string, Product]>([
    ["sold out", gift([{ price: 300, inStock: false }])],
    ["by post", gift([{ price: 300 }], {}, "Physical")],
    ["a thing", gift([{ price: 300 }], { productType: "PhysicalProduct" })],
    ["not redeemable", gift([{ price: 300 }], { collections: ["SingleBrands"] })],
  ])("never %s", (_name, product) => {
    expect(fitOf(product, 300)).toBeNull();
  });
});

test("a product that names no groups is left to the server", () => {
  expect(isRedeemable({ productType: "Giftcard", collections: null })).toBe(true);
});

test("of many gifts those come first that use all of it, then those that leave least", () => {
  const gifts = [fixed(100), fixed(300), fixed(250), ranged(100, 500, 100), fixed(400)].map((product, at) => ({
    ...product,
    id: String(at),
  }));
  expect(fittingGifts(gifts, 300, 3).map(({ productId }) => productId)).toEqual(["1", "3", "2"]);
});
