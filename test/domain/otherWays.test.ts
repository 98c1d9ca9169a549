import { expect, it } from "vitest";
import { otherWays } from "~/domain/otherWays";
import { type Product } from "~/domain/product";

const fixed = (deliveryMethod: string, prices: number[], { currency = "DKK", inStock = true } = {}) => ({
  deliveryMethod,
  hasPricesInStock: inStock,
  inventory: prices.map((price) => ({ sku: `${deliveryMethod}-${price}`, inStock, price, priceCurrency: currency })),
});
const free = (deliveryMethod: string, priceMin: number, priceMax: number, priceStep = 1) => ({
  deliveryMethod,
  hasPricesInStock: true,
  inventory: [{ sku: deliveryMethod, inStock: true, priceCurrency: "DKK", priceMin, priceMax, priceStep }],
});
const product = (...deliveryMethods: Product["deliveryMethods"][number][]): Product => ({
  id: "7",
  productType: "Giftcard",
  deliveryMethods,
  presentations: [],
});
const line = {
  deliveryMethod: "Email",
  stockKeepingUnit: "Email-200",
  giftcardValue: 200,
  valueCurrency: "dkk",
  quantity: 1,
};
const email = fixed("Email", [100, 200]);

it.each<[string, Product, [string, string | null][]]>([
  [
    "the same amount",
    product(email, fixed("Sms", [200, 300])),
    [
      ["Email", "Email-200"],
      ["Sms", "Sms-200"],
    ],
  ],
  [
    "an amount that is not there",
    product(email, fixed("Physical", [300])),
    [
      ["Email", "Email-200"],
      ["Physical", null],
    ],
  ],
  [
    "a free amount",
    product(email, free("Sms", 100, 500)),
    [
      ["Email", "Email-200"],
      ["Sms", "Sms"],
    ],
  ],
  [
    "a free amount that ends below",
    product(email, free("Sms", 10, 150)),
    [
      ["Email", "Email-200"],
      ["Sms", null],
    ],
  ],
  [
    "a free amount whose steps have it",
    product(email, free("Sms", 100, 500, 50)),
    [
      ["Email", "Email-200"],
      ["Sms", "Sms"],
    ],
  ],
  [
    "a free amount whose steps pass over it",
    product(email, free("Physical", 100, 10_000, 500)),
    [
      ["Email", "Email-200"],
      ["Physical", null],
    ],
  ],
  [
    "the same number of another currency",
    product(email, fixed("Sms", [200], { currency: "EUR" })),
    [
      ["Email", "Email-200"],
      ["Sms", null],
    ],
  ],
  [
    "the currency in small letters",
    product(email, fixed("Sms", [200], { currency: "dkk" })),
    [
      ["Email", "Email-200"],
      ["Sms", "Sms-200"],
    ],
  ],
  [
    "what is sold out",
    product(email, fixed("Sms", [200], { inStock: false })),
    [
      ["Email", "Email-200"],
      ["Sms", null],
    ],
  ],
  [
    "its own method, though sold out",
    product(fixed("Email", [200], { inStock: false }), fixed("Sms", [200])),
    [
      ["Email", "Email-200"],
      ["Sms", "Sms-200"],
    ],
  ],
  [
    "a file and a webhook are not for consumers",
    product(email, fixed("CsvByEmail", [200]), fixed("Webhook", [200])),
    [["Email", "Email-200"]],
  ],
])("%s", (_what, of, ways) => {
  expect(otherWays(of, line, { business: false }).map(({ deliveryMethod, sku }) => [deliveryMethod, sku])).toEqual(
    ways,
  );
});

it("a business may have a file", () => {
  const ways = otherWays(product(email, fixed("CsvByEmail", [200])), line, { business: true });
  expect(ways.map(({ deliveryMethod }) => deliveryMethod)).toEqual(["Email", "CsvByEmail"]);
});

it.each([
  ["of the same value", [300, 200], "shared"],
  ["but not of another value", [300], null],
])("offers a card with the same number in the stock, %s", (_what, prices, sku) => {
  const cards = (deliveryMethod: string, values: number[]) => ({
    ...fixed(deliveryMethod, []),
    inventory: values.map((price) => ({ sku: "shared", inStock: true, price, priceCurrency: "DKK" })),
  });
  const given = product(cards("Email", [200]), cards("Sms", prices));
  const [, sms] = otherWays(given, { ...line, stockKeepingUnit: "shared" }, { business: false });
  expect(sms).toEqual({ deliveryMethod: "Sms", sku });
});
