import { expect, test } from "vitest";
import { KEYS } from "~/domain/presentation";
import type { Product } from "~/domain/product";
import { productJsonLd } from "~/domain/productJsonLd";

const product = (texts: Record<string, string>, prices = [100]) =>
  ({
    id: "1",
    productType: "Giftcard",
    minPrice: 100,
    deliveryMethods: [
      {
        deliveryMethod: "Email",
        inventory: prices.map((price) => ({ sku: `${price}-E`, price, priceCurrency: "DKK" })),
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

test("a product is sold as new", () => {
  const told = productJsonLd(product({ [KEYS.title]: "Card" }), page);
  expect(told).toMatchObject({ offers: { itemCondition: "https://schema.org/NewCondition" } });
});

test.each([
  ["one price", [100], { "@type": "Offer", price: 100, lowPrice: 100, highPrice: 100 }],
  ["several prices", [300, 100], { "@type": "AggregateOffer", price: 100, lowPrice: 100, highPrice: 300 }],
])("a product of %s tells its lowest and its highest", (_of, prices, offers) => {
  expect(productJsonLd(product({ [KEYS.title]: "Card" }, prices), page)).toMatchObject({ offers });
});
