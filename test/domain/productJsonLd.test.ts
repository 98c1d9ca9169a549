import { expect, test } from "vitest";
import { KEYS } from "~/domain/presentation";
import type { Product } from "~/domain/product";
import { productJsonLd } from "~/domain/productJsonLd";

const product = (texts: Record<string, string>) =>
  ({
    id: "1",
    productType: "Giftcard",
    minPrice: 100,
    defaultPriceCurrency: "DKK",
    deliveryMethods: [
      {
        deliveryMethod: "Email",
        inventory: [{ sku: "1-E", price: 100, priceCurrency: "DKK" }],
      },
    ],
    presentations: Object.entries(texts).map(([presentationKey, textContent]) => ({ presentationKey, textContent })),
  }) as unknown as Product;
const page = { url: "https://shop.example/x", origin: "https://shop.example", soldOut: false };

test.each([
  ["what editors tell search engines", { [KEYS.metaDescription]: "Told", [KEYS.shortDescription]: "Short" }, "Told"],
  ["else its short words", { [KEYS.shortDescription]: "Short" }, "Short"],
  ["their words alone", { [KEYS.shortDescription]: "<p>Good for <b>two</b></p>" }, "Good for two"],
  ["else nothing", {}, undefined],
])("a product is described by %s", (_how, texts, description) => {
  const told = productJsonLd(product({ [KEYS.title]: "Card", ...texts }), page) as { description?: string };
  expect(told.description).toBe(description);
});
