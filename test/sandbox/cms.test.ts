import { describe, expect, test } from "vitest";
import { buildCatalogue } from "./data/catalogue";
import { categories } from "./data/categories";
import { productsFor, type ListingQuestion } from "./data/listing";
import { titleOf } from "./data/productCopy";
import type { Product } from "./data/products";
import { randomOf } from "./data/random";
import { emptyShelf, maxPriceOf, minPriceOf, skusOf } from "./data/shelf";
import { salesFlows } from "./data/channels";
import { createSandbox } from "./server";

interface Refusal {
  message: string;
  path?: string[];
  extensions: { code: string };
}

const sandbox = createSandbox();

async function post(body: unknown): Promise<{ status: number; body: unknown; text: string }> {
  const request = new Request("http://shop.test/graphql/cms", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
    body: JSON.stringify(body),
  });
  const response = await sandbox.fetch(request);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text };
}

async function ask<Data>(query: string, variables: object = {}): Promise<{ data: Data; errors?: Refusal[] }> {
  return (await post({ query, variables })).body as { data: Data; errors?: Refusal[] };
}

const LISTING = `query productsFilter($input: ProductsFilterInput!, $pagination: PaginationInput!, $stock: Boolean) {
  productsFilter(input: $input, pagination: $pagination, withHasPricesInStock: $stock) {
    items { id productType minPrice maxPrice priceCurrency hasPricesInStock presentations { presentationKey textContent } }
    pagingInfo { page perPage totalPages totalItems }
    hasPhysicalProducts
  }
}`;

interface Listing {
  productsFilter: {
    items: { id: string; minPrice: number; hasPricesInStock: boolean | null }[];
    pagingInfo: { page: number; perPage: number; totalPages: number; totalItems: number };
    hasPhysicalProducts: boolean;
  };
}

const market = { salesChannelId: 3, countryCode: "DK", currency: "DKK", expectedLanguage: "da" };
const list = (input: object, pagination = { page: 1, perPage: 48 }, stock?: boolean) =>
  ask<Listing>(LISTING, { input: { ...market, ...input }, pagination, stock });

describe("the listing", () => {
  test("pages hold every product once, and the last one is the rest", async () => {
    const seen: string[] = [];
    let totalPages = 1;
    for (let page = 1; page <= totalPages; page++) {
      const { data } = await list({ orderBy: "Price", orderDirection: "Desc" }, { page, perPage: 100 });
      seen.push(...data.productsFilter.items.map(({ id }) => id));
      ({ totalPages } = data.productsFilter.pagingInfo);
    }
    const { data } = await list({}, { page: 1, perPage: 1 });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(data.productsFilter.pagingInfo.totalItems);
    expect((await list({}, { page: 999, perPage: 48 })).data.productsFilter.items).toEqual([]);
  });

  test("it agrees with somebody who looks through the shelves by hand", () => {
    const catalogue = buildCatalogue();
    const shelf = emptyShelf();
    const chance = randomOf(1, "oracle");
    const flows = salesFlows.filter(({ published }) => published);
    const groupOf = (id: string) => categories.find((category) => category.id === id)?.group;
    for (let round = 0; round < 24; round++) {
      const flow = chance.pick(flows.filter(({ countryCode }) => ["DK", "SE", "DE", "JP"].includes(countryCode)));
      const inCategories = chance.chance(0.6)
        ? chance.take(
            categories.map(({ id }) => id),
            chance.int(1, 4),
          )
        : null;
      const inBrands = chance.chance(0.2)
        ? chance.take(
            catalogue.brands.map(({ id }) => id),
            25,
          )
        : null;
      const priceMin = chance.chance(0.4) ? chance.int(0, 600) : null;
      const question: ListingQuestion = {
        salesChannelId: flow.salesChannelId,
        countryCode: flow.countryCode,
        currency: chance.pick(flow.supportedCurrencies),
        language: chance.pick(flow.supportedLanguages),
        inCategories,
        inBrands,
        productType: chance.chance(0.3) ? "PhysicalProduct" : null,
        priceMin,
        priceMax: chance.chance(0.4) ? (priceMin ?? 0) + chance.int(0, 2000) : null,
        orderBy: chance.pick(["SortingPosition", "Alphabetic", "Price"]),
        descending: chance.chance(0.5),
        department: null,
        onlyInStock: chance.chance(0.2),
      };
      const found = productsFor(catalogue, shelf, question);
      const expected = catalogue.products.filter((product) => {
        const groups = new Set(inCategories?.map(groupOf));
        return (
          product.salesChannelIds.includes(question.salesChannelId) &&
          !(question.salesChannelId === 1 && ["1310", "2622", "1473"].includes(product.id)) &&
          (product.availableInCountries ?? [question.countryCode]).includes(question.countryCode) &&
          (!question.productType || product.productType === question.productType) &&
          (!inBrands || (product.brand !== null && inBrands.includes(product.brand.id))) &&
          [...groups].every((group) =>
            inCategories!.some((id) => groupOf(id) === group && product.categoryIds.includes(id)),
          ) &&
          !(question.priceMin != null && maxPriceOf(product, question.currency, shelf) < question.priceMin) &&
          !(question.priceMax != null && minPriceOf(product, question.currency, shelf) > question.priceMax) &&
          (!question.onlyInStock || skusOf(product).some(({ sku }) => sku.stock > 0))
        );
      });
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
      const title = (product: Product) => titleOf(product, question.language === "da" ? "da" : "en");
      const { compare } = new Intl.Collator(question.language === "no" ? "nb" : question.language);
      const inOrder = {
        SortingPosition: (one: Product, next: Product) => one.sortingPosition - next.sortingPosition,
        Price: (one: Product, next: Product) =>
          minPriceOf(one, question.currency, shelf) - minPriceOf(next, question.currency, shelf),
        Alphabetic: (one: Product, next: Product) => compare(title(one), title(next)),
      }[question.orderBy];
      const sign = question.descending ? -1 : 1;
      const wrong = found.slice(1).findIndex((product, index) => sign * inOrder(found[index]!, product) > 0);
      expect(wrong).toBe(-1);
    }
  });

  test("prices are in the asked currency, and a raised price is seen at once", async () => {
    // a thing has a price; a card's amount is what it is worth, whatever it costs
    const thing = { productType: "PhysicalProduct" };
    const first = (await list(thing)).data.productsFilter.items[0]!;
    const priceOf = async (input: object) =>
      (await list({ ...thing, ...input })).data.productsFilter.items.find(({ id }) => id === first.id)!.minPrice;
    sandbox.control({ prices: { [first.id]: 2 } });
    const raised = await priceOf({});
    sandbox.control({ reset: {} });
    expect(raised).toBeGreaterThan(first.minPrice);
    expect(await priceOf({})).toBe(first.minPrice);
    expect(await priceOf({ currency: "EUR" })).toBeLessThan(first.minPrice);
  });

  test("stock is told when it is asked for, ids that nobody knows are passed over", async () => {
    expect((await list({})).data.productsFilter.items[0]!.hasPricesInStock).toBeNull();
    expect((await list({}, undefined, true)).data.productsFilter.items[0]!.hasPricesInStock).toBe(true);
    const all = (await list({})).data.productsFilter.pagingInfo.totalItems;
    const odd = (await list({ inBrands: ["nobody"], inCategories: ["0"] })).data.productsFilter.pagingInfo.totalItems;
    expect(odd).toBe(all);
  });

  test("what is agreed with one company is listed for its department only, in the business channel", async () => {
    const { id, brand } = buildCatalogue().productById.get("1310")!;
    const ofAgreed = async (input: object) =>
      (await list({ inBrands: [brand!.id], ...input })).data.productsFilter.items.some((item) => item.id === id);
    expect(await ofAgreed({})).toBe(true);
    expect(await ofAgreed({ salesChannelId: 1 })).toBe(false);
    expect(await ofAgreed({ salesChannelId: 1, associatedB2bDepartment: "dep-lyngby" })).toBe(false);
    expect(await ofAgreed({ salesChannelId: 1, associatedB2bDepartment: "dep-nordhavn" })).toBe(true);
  });

  test("a portal lists single brands that can be bought now, and no things", async () => {
    const { data } = await list({ salesChannelId: 11 }, { page: 1, perPage: 200 }, true);
    expect(data.productsFilter.hasPhysicalProducts).toBe(false);
    const inStock = data.productsFilter.items.map(({ hasPricesInStock }) => hasPricesInStock);
    expect(new Set(inStock)).toEqual(new Set([true]));
  });
});

describe("refusals carry a code and say where", () => {
  const cases: [what: string, answer: () => Promise<{ errors?: Refusal[] }>, code: string][] = [
    ["an unknown channel", () => list({ salesChannelId: 77 }), "SalesChannelNotFound"],
    ["a closed channel", () => list({ salesChannelId: 19 }), "SalesChannelNotFound"],
    ["a country that is not open", () => list({ countryCode: "SM" }), "UnsupportedCountry"],
    ["a currency of elsewhere", () => list({ currency: "JPY" }), "UnsupportedCurrency"],
    ["a language that nobody speaks", () => list({ expectedLanguage: "xx" }), "FluentValidation"],
    ["page 0", () => list({}, { page: 0, perPage: 48 }), "FluentValidation"],
    ["pages without end", () => list({}, { page: 1, perPage: 5000 }), "FluentValidation"],
    ["a price range that is upside down", () => list({ priceMin: 100, priceMax: 50 }), "FluentValidation"],
  ];
  test.each(cases)("%s", async (_, answer, code) => {
    const { errors } = await answer();
    expect(errors?.[0]).toMatchObject({ extensions: { code }, path: ["productsFilter"] });
  });

  test.each([
    ["in a country that is not open", { countryCode: "SM" }, "UnsupportedCountry"],
    ["in a currency of elsewhere", { currency: "JPY" }, "UnsupportedCurrency"],
    ["in a currency without a name", { currency: "" }, "UnsupportedCurrency"],
  ])("a product's prices %s", async (_, wrong, code) => {
    for (const field of ["getProducts", "getProductsMinimal"]) {
      const query = `query ($input: GetProductsInput!) { ${field}(input: $input) { minPrice } }`;
      const { errors } = await ask(query, { input: { ...market, productIds: ["1001"], ...wrong } });
      expect(errors?.[0]).toMatchObject({ extensions: { code }, path: [field] });
    }
  });

  test("a page in a country that is not open", async () => {
    const query = `query ($input: PageInput!) { pagePresentationKeys(input: $input) { title } }`;
    const input = { pageName: "delivery", expectedLanguage: "en", salesChannelId: 3, countryCode: "SM" };
    expect((await ask(query, { input })).errors?.[0]?.extensions.code).toBe("UnsupportedCountry");
  });

  test("a product of another channel is not found there, in the words the shop listens for", async () => {
    const query = `query ($input: GetProductsInput!) { getProducts(input: $input) { id } }`;
    const input = { productIds: ["1000"], salesChannelId: 2, expectedLanguage: "en" };
    const { errors } = await ask(query, { input });
    expect(errors?.[0]?.message).toMatch(/cannot be found in sales channel/);
    expect(errors?.[0]?.extensions.code).toBe("ProductNotFound");
  });

  test("a query that does not fit the contract is refused with a code, and nothing of the inside is shown", async () => {
    const { status, body, text } = await post({ query: "{ nonsense }" });
    expect(status).toBe(400);
    expect((body as { errors: Refusal[] }).errors[0]!.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(text).not.toMatch(/stack|node_modules|\.ts/);
  });
});

describe("the rest of the content", () => {
  test("several queries travel in one request and are answered in their order", async () => {
    const channel = (id: number) => ({ query: `query { salesChannelById(id: ${id}) { id urlSlug } }` });
    const { body } = await post([channel(3), channel(11), channel(77)]);
    expect(body).toEqual([
      { data: { salesChannelById: { id: 3, urlSlug: "gavia" } } },
      { data: { salesChannelById: { id: 11, urlSlug: "nordlys" } } },
      { data: { salesChannelById: null } },
    ]);
  });

  test("a market's flow is found, one that is lent only when it is to be resolved", async () => {
    const query = `query ($input: SalesFlowsInput) {
      salesFlows(input: $input, pagination: { page: 1, perPage: 5000 }) { items { countryCode published } pagingInfo { totalItems } }
    }`;
    type Flows = { salesFlows: { items: { published: boolean }[]; pagingInfo: { totalItems: number } } };
    const flows = async (input: object) => (await ask<Flows>(query, { input })).data.salesFlows;
    const open = await flows({ salesChannelId: 2 });
    expect(open.items.every(({ published }) => published)).toBe(true);
    expect(open.pagingInfo.totalItems).toBeGreaterThanOrEqual(40);
    expect((await flows({ salesChannelId: 2, resolveUseSalesFlowFromOther: false })).items).toEqual([]);
  });

  test("types are told to portals and the redeem channel only", async () => {
    const query = `query ($input: MenuInput!) { categoriesBySalesChannel(input: $input) { categories { group label } types } }`;
    type Menu = {
      categoriesBySalesChannel: { categories: { group: string; label: string }[]; types: string[] | null };
    };
    const menu = async (id: number) =>
      (await ask<Menu>(query, { input: { id, expectedLanguage: "da", countryCode: "DK" } })).data
        .categoriesBySalesChannel;
    const shop = await menu(3);
    expect(shop.types).toBeNull();
    expect(new Set(shop.categories.map(({ group }) => group))).toEqual(new Set(["recipient", "regular", "occasion"]));
    expect(shop.categories.map(({ label }) => label)).toContain("Til hende");
    expect((await menu(2)).types).toEqual(["Giftcard"]);
    expect((await menu(11)).types).toEqual(["Giftcard"]);
  });

  test("pages, messages, banners and changed texts come in the asked language", async () => {
    const query = `query ($page: PageInput!, $country: CountryPresentationsInput!, $components: LocalizedComponentsInput!) {
      pagePresentationKeys(input: $page) { title body }
      countryPresentations(input: $country) { serviceMessage { title closable } }
      localizedComponents(input: $components) { templateType localizedContent { title image } }
      allKeys(expectedLanguage: "da") { key translatedValue }
    }`;
    const { data, errors } = await ask<Record<string, unknown>>(query, {
      page: { pageName: "delivery", expectedLanguage: "da", salesChannelId: 3, countryCode: "DK" },
      country: { countryCode: "dk", expectedLanguage: "da", inSalesChannel: 3 },
      components: { countryCode: "DK", language: "da", salesChannelId: 3 },
    });
    expect(errors).toBeUndefined();
    expect(data.pagePresentationKeys).toMatchObject({ title: "Levering" });
    expect(data.countryPresentations).toMatchObject({ serviceMessage: { closable: "true" } });
    expect(data.localizedComponents).toContainEqual(expect.objectContaining({ templateType: "Banner" }));
    expect(data.allKeys).not.toEqual([]);
  });

  test("a page that nobody wrote is null, also by the name of what every object has", async () => {
    const query = `query ($input: PageInput!) { pagePresentationKeys(input: $input) { title } }`;
    for (const pageName of ["nothing", "constructor", "__proto__", "../../etc"]) {
      const input = { pageName, expectedLanguage: "en", salesChannelId: 3, countryCode: "DK" };
      expect((await ask(query, { input })).data).toEqual({ pagePresentationKeys: null });
    }
  });
});
