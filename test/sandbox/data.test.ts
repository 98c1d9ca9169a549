import { expect, test } from "vitest";
import { PRODUCT_KEYS } from "~/domain/presentation";
import { pictureAt } from "./art/media";
import { inventBrands } from "./data/brands";
import { buildCatalogue, isSoldIn } from "./data/catalogue";
import { categories } from "./data/categories";
import { channelIds, salesChannels, salesFlows } from "./data/channels";
import { convert, rateBetween, roundMoney } from "./data/exchange";
import { kinds } from "./data/kinds";
import { localizedComponents } from "./data/banners";
import { pages } from "./data/pages";
import { categoryPresentations, presentationsOf } from "./data/presentations";
import { hasCopyFor } from "./data/productCopy";
import { emptyShelf, isOffered, priceRow, quantityInStock, skusOf, takeFromShelf } from "./data/shelf";
import { businessCountries, countries, currencies, languages } from "./data/world";
import { createSandbox } from "./server";

const catalogue = buildCatalogue();
const shelf = emptyShelf();

/** What an <img> would not run, but nobody should serve, and what a slip of the drawing code leaves behind. */
const unsafe = /<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined/;

test("the same seed makes the same shop, another seed another one", () => {
  const facts = (seed?: number) => JSON.stringify(buildCatalogue(seed).products);
  expect(facts()).toBe(facts());
  expect(facts(8)).not.toBe(facts());
});

test("a larger shop has everything that brands sell several times, under ids of their own", () => {
  const large = buildCatalogue(undefined, 3);
  const ofBrands = catalogue.products.filter(({ brand }) => brand);
  expect(large.products).toHaveLength(catalogue.products.length + 2 * ofBrands.length);
  expect(large.productById.size).toBe(large.products.length);
});

test("the shop is as large as it says", () => {
  expect(languages).toHaveLength(22);
  expect(countries.length).toBeGreaterThanOrEqual(42);
  expect(catalogue.brands.length).toBeGreaterThanOrEqual(320);
  expect(catalogue.products.length).toBeGreaterThanOrEqual(1250);
  const inDenmark = catalogue.products.filter((product) => isSoldIn(product, channelIds.b2c, "DK"));
  expect(inDenmark.length).toBeGreaterThan(1000);
  for (const country of countries) expect(currencies.map(({ code }) => code)).toContain(country.currency);
});

test("the page of a product asks for all that its editors have written and drawn", () => {
  const keys = catalogue.products.flatMap((product) =>
    presentationsOf(catalogue, product, "da").map(({ presentationKey }) => presentationKey),
  );
  expect([...new Set(keys)].filter((key) => !PRODUCT_KEYS.includes(key))).toEqual([]);
});

test("every language is spoken somewhere", () => {
  expect(new Set(salesFlows.flatMap((flow) => flow.supportedLanguages))).toEqual(new Set(languages));
});

test("companies buy in five countries only, and some markets are not open yet", () => {
  const ofBusiness = salesFlows.filter((flow) => flow.salesChannelId === channelIds.b2b);
  expect(ofBusiness.map((flow) => flow.countryCode).sort()).toEqual([...businessCountries].sort());
  expect(salesFlows.some((flow) => !flow.published)).toBe(true);
});

test("no two brands and no two stock keeping units are the same", () => {
  expect(new Set(catalogue.brands.map(({ name }) => name)).size).toBe(catalogue.brands.length);
  expect(new Set(catalogue.brands.map(({ slug }) => slug)).size).toBe(catalogue.brands.length);
  const skus = catalogue.products.flatMap((product) => skusOf(product).map(({ sku }) => sku.sku));
  expect(new Set(skus).size).toBe(skus.length);
});

test("no invented name is one that people know", () => {
  const known =
    /\b(ikea|lego|hay|bolia|illum|magasin|matas|muuto|joe|vipp|zara|mango|nike|spotify|netflix|steam|sephora|rituals|hilton|scandic|marriott|fjällräven|marimekko|iittala|arket|tiger|coop|netto|rema|kiwi|lidl|aldi|rewe|migros|fnac|zalando|bauhaus|elgiganten|power|imerco|georg jensen|pandora|ecco|trollbeads|skagen|stelton|menu|normann|ferm|lindt|valrhona|godiva|nespresso|airbnb|expedia)\b/i;
  expect(inventBrands(catalogue.seed).filter(({ name }) => known.test(name))).toEqual([]);
});

test("there is every kind of stock and price to meet", () => {
  const entries = catalogue.products.flatMap((product) => skusOf(product).map((each) => ({ product, ...each })));
  const left = (each: (typeof entries)[number]) => quantityInStock(each.sku, shelf);
  const soldOut = catalogue.products.filter((product) => skusOf(product).every(({ sku }) => sku.stock === 0));
  expect(soldOut.length).toBeGreaterThan(10);
  expect(entries.some((each) => !soldOut.includes(each.product) && left(each) === 0)).toBe(true);
  expect(entries.some((each) => left(each) > 0 && left(each) <= 5)).toBe(true);
  expect(entries.some(({ sku }) => typeof sku.price === "object")).toBe(true);
  expect(entries.some(({ sku }) => sku.attributes.some(({ name }) => name === "RetailPrice"))).toBe(true);
  const methods = (product: (typeof catalogue.products)[number]) =>
    product.deliveryMethods.map((each) => each.deliveryMethod);
  const cards = catalogue.products.filter(({ productType }) => productType === "Giftcard");
  expect(cards.some((card) => methods(card).join() === "Physical")).toBe(true);
  expect(cards.some((card) => !methods(card).includes("Physical"))).toBe(true);
  expect(catalogue.products.some(({ availableInCountries }) => availableInCountries !== null)).toBe(true);
});

test("prices say the same in every currency, but for their rounding", () => {
  for (const product of catalogue.products) {
    for (const { sku } of skusOf(product)) {
      const home = priceRow(product, sku, product.currency, shelf);
      for (const { code, priceStep } of currencies) {
        const there = priceRow(product, sku, code, shelf);
        for (const [amount, own] of [
          [there.price, home.price],
          [there.priceMin, home.priceMin],
          [there.priceMax, home.priceMax],
        ] as const) {
          if ((amount === null) !== (own === null)) expect.fail(`${sku.sku} in ${code}: ${amount} and ${own}`);
          if (amount === null || own === null) continue;
          const exact = own * rateBetween(product.currency, code);
          // a face value may go to the next round number, or the next whole step of its range
          const allowed = product.faceValue ? exact * 0.22 + (there.priceStep ?? 0) : Math.max(priceStep, exact * 0.02);
          if (Math.abs(amount - exact) > allowed) expect.fail(`${sku.sku} in ${code}: ${amount}, exactly ${exact}`);
        }
      }
    }
  }
});

test("a range starts and ends on its own steps, and fixed amounts stay apart, in every currency", () => {
  for (const product of catalogue.products) {
    for (const { code } of currencies) {
      for (const { inventory } of product.deliveryMethods) {
        const rows = inventory.map((sku) => priceRow(product, sku, code, shelf));
        for (const row of rows) {
          if (row.priceMin === null || row.priceMax === null) continue;
          if (!isOffered(row, row.priceMin) || !isOffered(row, row.priceMax)) expect.fail(`${product.id} in ${code}`);
        }
        const fixed = rows.map(({ price }) => price).filter((price) => price !== null);
        if (product.faceValue && new Set(fixed).size !== fixed.length)
          expect.fail(`${product.id} in ${code}: ${fixed.join()}`);
      }
    }
  }
});

test("money keeps to the coins of its currency", () => {
  expect(convert(100, "EUR", "JPY")).toBe(17269);
  expect(convert(1, "DKK", "EUR")).toBe(0.13);
  expect(() => convert(1, "DKK", "XXX")).toThrow(RangeError);
});

test.each([
  ["what a parcel costs with the tax on it", 7.66 * 1.25, "AUD", 9.58],
  ["the tax in a price", (13.05 * 20) / 120, "GBP", 2.18],
  ["a value at the day's rate", (27 * 7.46) / 0.0432, "JPY", 4663],
  ["a hair less than half a coin", 2.17499, "DKK", 2.17],
])("half a coin is rounded up, though in binary it falls short of a half: %s", (_what, amount, currency, rounded) => {
  expect(roundMoney(amount, currency)).toBe(rounded);
});

test("what is taken from the shelf is gone, and can be put back", () => {
  const own = emptyShelf();
  const { sku } = skusOf(
    catalogue.products.find((each) => each.productType === "PhysicalProduct" && skusOf(each)[0]!.sku.stock > 1)!,
  )[0]!;
  expect(takeFromShelf(sku, sku.stock, own)).toBe(true);
  expect(takeFromShelf(sku, 1, own)).toBe(false);
  expect(takeFromShelf(sku, -1, own)).toBe(true);
  expect(quantityInStock(sku, own)).toBe(1);
});

test("the editors have written about every kind of business and everything it sells", () => {
  const silent = kinds.flatMap((kind) => [
    ...(hasCopyFor(kind.id) ? [] : [kind.id]),
    ...kind.items.filter((item) => !hasCopyFor(kind.id, item.key)).map((item) => `${kind.id} ${item.key}`),
  ]);
  expect(silent).toEqual([]);
});

test("Danish is written, other languages get English and are told so", () => {
  const product = catalogue.products[10]!;
  const textIn = (language: string) => presentationsOf(catalogue, product, language, ["longDescription"])[0]!;
  expect(textIn("en").languageCode).toBeNull();
  expect(textIn("da").languageCode).toBeNull();
  expect(textIn("da").textContent).not.toBe(textIn("en").textContent);
  expect(textIn("pl")).toEqual({ ...textIn("en"), languageCode: "en" });
  for (const page of Object.values(pages)) expect(page.da.body).not.toBe(page.en.body);
});

test("every picture that the data names is drawn, small and harmless", () => {
  const named = [
    ...catalogue.products.flatMap((product) => presentationsOf(catalogue, product, "en")),
    ...categories.flatMap((category) => categoryPresentations(category, "en")),
  ].flatMap(({ images }) => images.map(({ source }) => source));
  const placed = localizedComponents.flatMap(({ image, mobileImage }) => [image, mobileImage]);
  const ofPortals = salesChannels
    .flatMap(({ settings }) => [settings.logoUrl, settings.bannerUrl])
    .filter((each) => each !== null);
  for (const path of new Set([...named, ...placed, ...ofPortals])) {
    const picture = pictureAt(catalogue, path);
    if (!picture) expect.fail(`Nobody draws ${path}`);
    if (picture.length > 12_000) expect.fail(`${path} weighs ${picture.length} bytes`);
    if (unsafe.test(picture)) expect.fail(`${path}: ${picture}`);
  }
});

test("a picture is served over HTTP, one that nobody named is not", async () => {
  const { fetch } = createSandbox();
  const served = await fetch(new Request("http://shop.test/media/card/own-1000.svg"));
  expect(served.headers.get("content-type")).toBe("image/svg+xml");
  expect((await fetch(new Request("http://shop.test/media/card/99999.svg"))).status).toBe(404);
  expect((await fetch(new Request("http://shop.test/media/card/constructor.svg"))).status).toBe(404);
});
