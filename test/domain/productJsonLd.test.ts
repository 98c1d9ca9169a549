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
const pictured = (source: string) => ({
  ...product({ [KEYS.title]: "Card" }),
  presentations: [
    { presentationKey: KEYS.title, textContent: "Card" },
    { presentationKey: KEYS.logo, images: [{ source }] },
  ],
});
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

test.each([
  [false, "https://schema.org/InStock"],
  [true, "https://schema.org/OutOfStock"],
])("a product is told with its page, sold out: %s", (soldOut, availability) => {
  expect(productJsonLd(product({ [KEYS.title]: "Card" }), { ...page, soldOut })).toMatchObject({
    productID: "1",
    offers: { url: page.url, availability, priceCurrency: "DKK" },
  });
});

test.each([
  ["/logo.png", "https://shop.example/logo.png"],
  ["https://media.example/logo.png", "https://media.example/logo.png"],
])("the picture %s is told as %s", (source, image) => {
  expect(productJsonLd(pictured(source) as unknown as Product, page)).toMatchObject({ image });
});

test("nothing is told of a product without a title or a price", () => {
  expect(productJsonLd(product({}), page)).toBeNull();
  expect(productJsonLd(product({ [KEYS.title]: "Card" }, []), page)).toBeNull();
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
