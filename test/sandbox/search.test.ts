import { liteClient } from "algoliasearch/lite";
import { describe, expect, test } from "vitest";
import { fits, fold } from "./search/fold";
import { searchCredentials } from "./search/searchService";
import { createSandbox } from "./server";

const sandbox = createSandbox();
const { appId, apiKey, prefix } = searchCredentials;

/** The client the shop uses, with the sandbox in place of the network. */
const client = liteClient(appId, apiKey, {
  hosts: [{ url: "shop.test/search", accept: "readWrite", protocol: "http" }],
  requester: {
    send: async ({ url, method, headers, data }) => {
      const response = await sandbox.fetch(
        new Request(url, { method, headers, body: (data as string | undefined) ?? null }),
      );
      return { status: response.status, content: await response.text(), isTimedOut: false };
    },
  },
});

interface Hit {
  objectID: string;
  title?: string;
  name?: string;
  _highlightResult: Record<string, { value: string }>;
}

async function find(query: string, index = "products_da", hitsPerPage = 6) {
  const { results } = await client.search<Hit>({ requests: [{ indexName: prefix + index, query, hitsPerPage }] });
  return results[0] as unknown as { hits: Hit[]; nbHits: number };
}
const titles = async (query: string, index?: string) =>
  (await find(query, index)).hits.map(({ title, name }) => title ?? name);

test.each([
  ["Smørrebrød", "smorrebrod"],
  ["smoerrebroed", "smorrebrod"],
  ["Åbningstid", "aabningstid"],
  ["Café", "cafe"],
  ["Łódź", "lodz"],
])("%s and %s are the same to a searcher", (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

describe("slips", () => {
  test.each([
    ["massage", "massgae", true],
    ["massage", "mass", true],
    ["massage", "nassage", false],
    ["vin", "van", false],
    ["badehandklader", "handklader", true],
  ])("%s is found by %s: %s", (word, typed, found) => {
    expect(fits(typed, word, true) !== null).toBe(found);
  });
});

test("one question to three indices is answered in order", async () => {
  const requests = ["products_da", "brands_da", "categories_da"].map((index) => ({
    indexName: prefix + index,
    query: "til hen",
    hitsPerPage: 3,
  }));
  const { results } = await client.search<Hit>({ requests });
  expect(results).toHaveLength(3);
  expect((results[2] as unknown as { hits: Hit[] }).hits[0]).toMatchObject({ name: "Til hende" });
});

test("words are found without Danish letters, with slips, and by their start", async () => {
  expect((await titles("traeklodser"))[0]).toMatch(/^Træklodser/);
  expect((await titles("trækloser"))[0]).toMatch(/^Træklodser/);
  expect((await titles("hørete"))[0]).toMatch(/høretelefoner/);
  const brand = sandbox.state.catalogue.brands[40]!;
  expect(await titles(brand.name, "brands_en")).toContain(brand.name);
});

test("what fits is marked, and only that", async () => {
  const { hits } = await find("vinsmag");
  expect(hits[0]!._highlightResult.title!.value).toMatch(/^<em>Vinsmag<\/em>ning/);
});

test("no more than asked for, but all are counted", async () => {
  const { hits, nbHits } = await find("gave", "products_da", 4);
  expect(hits).toHaveLength(4);
  expect(nbHits).toBeGreaterThan(4);
  expect((await find("qzxqzx")).hits).toEqual([]);
});

test("a thousand are given at most, page by page", async () => {
  const page = async (at: number, hitsPerPage: number) => {
    const request = { indexName: `${prefix}products_en`, query: "", page: at, hitsPerPage };
    const { results } = await client.search<Hit>({ requests: [request] });
    const { hits, nbHits, nbPages } = results[0] as unknown as { hits: Hit[]; nbHits: number; nbPages: number };
    return { count: hits.length, nbHits, nbPages };
  };
  const { nbHits } = await page(0, 1);
  expect(nbHits).toBeGreaterThan(1000);
  expect(await page(0, 5000)).toEqual({ count: 1000, nbHits, nbPages: 1 });
  expect(await page(1, 600)).toEqual({ count: 400, nbHits, nbPages: 2 });
  expect(await page(2, 600)).toEqual({ count: 0, nbHits, nbPages: 2 });
});

const asks = (body: unknown, { key = apiKey, path = "1/indexes/*/queries" } = {}) =>
  sandbox.fetch(
    new Request(`http://shop.test/search/${path}`, {
      method: "POST",
      headers: { "x-algolia-application-id": appId, "x-algolia-api-key": key },
      body: JSON.stringify(body),
    }),
  );

test("a wrong key, a wrong index and a wrong path are refused", async () => {
  const vin = (indexName: string) => ({ requests: [{ indexName, query: "vin" }] });
  expect((await asks(vin("gavia_products_da"), { key: "wrong" })).status).toBe(403);
  expect((await asks(vin("gavia_products_xx"))).status).toBe(404);
  expect((await asks(vin("gavia_products_da_2"))).status).toBe(404);
  expect((await asks(vin("gavia_products_da"), { path: "%ff" })).status).toBe(404);
  expect((await asks(vin("gavia_products_da"), { path: "1/indexes/%2A/queries" })).status).toBe(200);
});

test.each([
  ["that is none", null],
  ["without an index", { indexName: undefined }],
  ["for a number", { query: 5 }],
  ["longer than anybody types", { query: "gave ".repeat(103) }],
  ["for no hits", { hitsPerPage: 0 }],
  ["for the page before the first", { page: -1 }],
  ["for half a page", { page: 0.5 }],
])("a question %s is refused", async (_title, wrong) => {
  const right = { indexName: "gavia_brands_da", query: "a", hitsPerPage: 3, page: 1 };
  expect((await asks({ requests: [right] })).status).toBe(200);
  expect((await asks({ requests: [right, wrong && { ...right, ...wrong }] })).status).toBe(400);
});
