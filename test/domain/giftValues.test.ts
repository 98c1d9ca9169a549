import fc from "fast-check";
import { expect, test } from "vitest";
import { amountProblem } from "~/domain/amount";
import { giftValues } from "~/domain/giftValues";
import { priceSpan } from "~/domain/productPrices";

const range = (priceMin: number, priceMax: number, priceStep: number) => ({ priceMin, priceMax, priceStep });

test("suggests the sums people give", () => {
  expect(giftValues(range(100, 10_000, 50))).toEqual([100, 200, 500, 1000, 2000, 5000, 10_000]);
  expect(giftValues(range(10, 500, 5))).toEqual([10, 20, 50, 100, 200, 500]);
  expect(giftValues(range(75, 300, 25))).toEqual([75, 100, 150, 200, 300]);
  expect(giftValues(range(50, 50, 50))).toEqual([50]);
  // the range's own steps, where people's sums would be too few; the lowest eight, where they would be too many
  expect(giftValues(range(60, 70, 5))).toEqual([60, 65, 70]);
  expect(giftValues(range(1, 10_000, 1))).toEqual([1, 2, 5, 10, 20, 50, 100, 200]);
});

test("suggests nothing that cannot be bought, and eight at most", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 500 }),
      (min, more, step) => {
        const given = range(min, min + more, step);
        const values = giftValues(given);
        expect(values.length).toBeGreaterThan(0);
        expect(values.length).toBeLessThanOrEqual(8);
        for (const value of values) expect(amountProblem(given, value)).toBeNull();
      },
    ),
  );
});

test("a product costs from its cheapest to its dearest, whatever way it is sent", () => {
  const entry = { sku: "s", inStock: true, priceCurrency: "DKK" };
  const offer = (deliveryMethod: string, ...inventory: object[]) => ({
    deliveryMethod,
    hasPricesInStock: true,
    inventory: inventory.map((one) => ({ ...entry, ...one })),
  });
  const deliveryMethods = [
    offer("Email", { price: 300 }, { price: 200, attributes: [{ name: "RetailPrice", value: "250" }] }),
    offer("Sms", range(100, 1000, 50)),
  ];
  expect(priceSpan({ deliveryMethods })).toEqual({ lowest: 100, highest: 1000, currency: "DKK", before: null });
  expect(priceSpan({ deliveryMethods: deliveryMethods.slice(0, 1) })).toEqual({
    lowest: 200,
    highest: 300,
    currency: "DKK",
    before: 250,
  });
  expect(priceSpan({ deliveryMethods: [offer("Email", { price: null })] })).toBeNull();
});

test("a price in another currency is neither the cheapest nor the dearest", () => {
  const entry = (price: number, priceCurrency: string) => ({ sku: priceCurrency, inStock: true, price, priceCurrency });
  const inventory = [entry(200, "DKK"), entry(30, "EUR"), entry(300, "DKK"), entry(4000, "JPY")];
  const deliveryMethods = [{ deliveryMethod: "Email", hasPricesInStock: true, inventory }];
  expect(priceSpan({ deliveryMethods })).toMatchObject({ lowest: 200, highest: 300, currency: "DKK" });
});

test("what only companies may choose costs nobody else anything", () => {
  const offer = (deliveryMethod: string, price: number) => ({
    deliveryMethod,
    hasPricesInStock: true,
    inventory: [{ sku: "s", inStock: true, priceCurrency: "DKK", price }],
  });
  const product = { deliveryMethods: [offer("CsvByEmail", 50), offer("Email", 100), offer("Webhook", 10)] };
  expect(priceSpan(product)).toMatchObject({ lowest: 100, highest: 100 });
  expect(priceSpan(product, { business: true })).toMatchObject({ lowest: 50, highest: 100 });
});
