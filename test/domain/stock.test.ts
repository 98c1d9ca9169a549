import { describe, expect, it } from "vitest";
import { isSoldOut, stockOf, type ProductStockInfo } from "~/domain/stock";

describe("stock", () => {
  const info = (
    skus: ProductStockInfo["deliveryMethods"][number]["skus"],
    allSkusOutOfStock = false,
  ): ProductStockInfo => ({
    productId: "7",
    allSkusOutOfStock,
    deliveryMethods: [{ deliveryMethod: "Email", skus }],
  });

  it.each([
    [
      "counted",
      info([{ sku: "a", inStock: true, quantityInStock: 20 }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: 20 },
    ],
    [
      "few",
      info([{ sku: "a", inStock: true, quantityInStock: 5 }]),
      { sku: "a" },
      { kind: "in", left: 5, quantityInStock: 5 },
    ],
    [
      "more than few",
      info([{ sku: "a", inStock: true, quantityInStock: 6 }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: 6 },
    ],
    [
      "not counted",
      info([{ sku: "a", inStock: true, quantityInStock: null }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: null },
    ],
    ["out", info([{ sku: "a", inStock: false }]), { sku: "a", inStock: true }, { kind: "out" }],
    [
      "a count below nothing",
      info([{ sku: "a", inStock: true, quantityInStock: -1 }]),
      { sku: "a" },
      { kind: "in", left: null, quantityInStock: null },
    ],
    ["none left", info([{ sku: "a", inStock: true, quantityInStock: 0 }]), { sku: "a" }, { kind: "out" }],
    [
      "a half",
      info([{ sku: "a", inStock: true, quantityInStock: 2.5 }]),
      { sku: "a" },
      { kind: "in", left: 2, quantityInStock: 2 },
    ],
    ["less than one", info([{ sku: "a", inStock: true, quantityInStock: 0.5 }]), { sku: "a" }, { kind: "out" }],
    ["all out", info([{ sku: "a", inStock: true }], true), { sku: "a" }, { kind: "out" }],
    [
      "another SKU: what the product says",
      info([]),
      { sku: "a", inStock: true, quantityInStock: 2 },
      { kind: "in", left: 2, quantityInStock: 2 },
    ],
    ["no answer: what the product says", null, { sku: "a", inStock: false }, { kind: "out" }],
    [
      "no answer, and the product does not count its cards",
      null,
      { sku: "a", inStock: true, quantityInStock: null },
      { kind: "in", left: null, quantityInStock: null },
    ],
    ["nobody says", null, { sku: "a" }, { kind: "unknown" }],
    [
      "a list with holes",
      { ...info([]), deliveryMethods: [null] } as unknown as ProductStockInfo,
      { sku: "a" },
      { kind: "unknown" },
    ],
  ])("%s", (_why, answer, sku, expected) => expect(stockOf(answer, "Email", sku)).toEqual(expected));

  it.each([
    ["Email", "a", { kind: "in", left: 2, quantityInStock: 2 }],
    ["Email", "b", { kind: "in", left: null, quantityInStock: 70 }],
    ["Physical", "a", { kind: "out" }],
    ["Sms", "a", { kind: "in", left: null, quantityInStock: null }],
  ])("each way of sending has stock of its own: %s, %s", (method, sku, expected) => {
    const skus = (a: number, b: number) => [
      { sku: "a", inStock: a > 0, quantityInStock: a },
      { sku: "b", inStock: b > 0, quantityInStock: b },
    ];
    const deliveryMethods = [
      { deliveryMethod: "Physical", skus: skus(0, 0) },
      { deliveryMethod: "Email", skus: skus(2, 70) },
    ];
    expect(stockOf({ ...info([]), deliveryMethods }, method, { sku, inStock: true })).toEqual(expected);
  });

  it.each([
    [{ stockInfo: { allSkusOutOfStock: true } }, true],
    [{ allSkusOutOfStock: true }, true],
    [{ stockInfo: { allSkusOutOfStock: false }, allSkusOutOfStock: true }, false],
    [{ stockInfo: null }, false],
    [{}, false],
  ])("%j is sold out: %s", (given, expected) => expect(isSoldOut(given)).toBe(expected));
});
