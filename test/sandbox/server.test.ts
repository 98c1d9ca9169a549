import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { skusOf } from "./data/shelf";
import { createSandbox, type Sandbox } from "./server";
import { soon } from "../support/soon";

const PRODUCT = `query getProducts($input: GetProductsInput!) {
  getProducts(input: $input) { deliveryMethods { inventory { sku quantityInStock } } stockInfo { allSkusOutOfStock } }
}`;

const post = (sandbox: Sandbox, path: string, body: unknown) =>
  sandbox.fetch(
    new Request(`http://shop.test${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );

const askForProduct = (sandbox: Sandbox, id: string) => {
  const input = { productIds: [id], salesChannelId: 3, expectedLanguage: "en" };
  return post(sandbox, "/graphql/cms", { operationName: "getProducts", query: PRODUCT, variables: { input } });
};

const askProduct = async (sandbox: Sandbox, id: string) => {
  const response = await askForProduct(sandbox, id);
  return {
    status: response.status,
    body: (await response.json()) as { data: unknown; errors?: { extensions: object }[] },
  };
};

test("the clock runs until somebody moves it", () => {
  let machine = 1000;
  const { clock } = createSandbox({ now: () => machine });
  clock.set("2026-12-24T18:00:00Z");
  machine += 5000;
  expect(new Date(clock.now()).toISOString()).toBe("2026-12-24T18:00:05.000Z");
  clock.advance(60_000);
  expect(new Date(clock.now()).toISOString()).toBe("2026-12-24T18:01:05.000Z");
  clock.reset();
  expect(clock.now()).toBe(6000);
  expect(() => clock.set("yesterday")).toThrow(RangeError);
});

/** The milliseconds for which a sandbox thinks before it answers. */
async function answeredAfter(sandbox: Sandbox): Promise<number> {
  vi.useFakeTimers({ now: 0 });
  let answered = false;
  void askProduct(sandbox, "1000").then(() => (answered = true));
  await vi.advanceTimersToNextTimerAsync();
  const waited = Date.now();
  vi.useRealTimers();
  await soon(() => expect(answered).toBe(true));
  return waited;
}

test("answers take as long as they are told to, until the sandbox is reset", async () => {
  const sandbox = createSandbox({ latency: [100, 100] });
  expect(await answeredAfter(sandbox)).toBe(100);
  sandbox.control({ latency: [250, 250] });
  expect(await answeredAfter(sandbox)).toBe(250);
  sandbox.control({ reset: null });
  expect(await answeredAfter(sandbox)).toBe(100);
});

test("a test can empty a shelf, make a call fail, and put all of it back", async () => {
  const sandbox = createSandbox();
  const done = await post(sandbox, "/sandbox/control", {
    stock: { "1000": 0 },
    fail: { operation: "getProducts", times: 1, code: "OutOfStock", status: 503 },
  });
  expect(done.status).toBe(200);
  const failed = await askProduct(sandbox, "1000");
  expect(failed.status).toBe(503);
  expect(failed.body.errors![0]!.extensions).toMatchObject({ code: "OutOfStock" });
  const empty = await askProduct(sandbox, "1000");
  expect(empty.body.data).toMatchObject({ getProducts: [{ stockInfo: { allSkusOutOfStock: true } }] });
  sandbox.control({ reset: {} });
  const full = await askProduct(sandbox, "1000");
  expect(full.body.data).toMatchObject({ getProducts: [{ stockInfo: { allSkusOutOfStock: false } }] });
  expect(skusOf(sandbox.state.catalogue.productById.get("1000")!).length).toBeGreaterThan(0);
});

test("a call that fails with a status keeps the headers that it is to have", async () => {
  const sandbox = createSandbox();
  const http = { status: 500, headers: { "Retry-After": "3" } };
  sandbox.control({ fail: { operation: "getProducts", status: 429, extensions: { http, reason: "busy" } } });
  const response = await askForProduct(sandbox, "1000");
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3"]);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { reason: "busy" } }] });
});

test("a command that nobody knows is refused", async () => {
  const response = await post(createSandbox(), "/sandbox/control", { explode: true });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "The sandbox has no command 'explode'" });
});

test.each([
  ["its own", "http://localhost", 200],
  ["another site's", "https://localhost.example", 403],
  ["a nameless", "null", 403],
])("%s page may or may not ask: %s, %i", async (_whose, origin, status) => {
  const request = new Request("http://localhost/graphql/cms", {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ query: '{ salesChannelBySlug(slug: "fjordbank") { id } }' }),
  });
  expect((await createSandbox().fetch(request)).status).toBe(status);
});

test.each([
  ["/api/login", "http://localhost", 303],
  ["/api/login", "https://localhost.example", 403],
  ["/api/register", "https://localhost.example", 403],
  ["/api/logout", "https://localhost.example", 403],
  ["/pay/1", "https://localhost.example", 403],
])("a form of %s that a page of %s posts is answered with %i", async (path, origin, status) => {
  const body = new URLSearchParams({ person: "freja" });
  const request = new Request(`http://localhost${path}`, { method: "POST", headers: { origin }, body });
  expect((await createSandbox().fetch(request)).status).toBe(status);
});

test.each([
  ["is within itself ten thousand times", "{ __typename ".repeat(10_000)],
  ["asks ten thousand things", `{ ${"__typename ".repeat(10_000)} }`],
])("a question that %s is refused", async (_what, query) => {
  const request = new Request("http://localhost/graphql/cms", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const answer = await createSandbox().fetch(request);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "GRAPHQL_PARSE_FAILED" } }] });
  expect(answer.status).toBeLessThan(500);
});

test.each([
  ["in the address", "GET", null, 405],
  ["as a form", "POST", "application/x-www-form-urlencoded", 415],
  ["as plain text", "POST", "text/plain", 415],
  ["as JSON", "POST", "application/json; charset=utf-8", 200],
])("a question %s (%s %s) is answered with %i", async (_how, method, type, status) => {
  const query = "{ __typename }";
  const request = new Request(`http://localhost/graphql/cms?query=${encodeURIComponent(query)}`, {
    method,
    headers: type === null ? {} : { "content-type": type },
    body: type === null ? null : type.includes("json") ? JSON.stringify({ query }) : `query=${query}`,
  });
  expect((await createSandbox().fetch(request)).status).toBe(status);
});

/** The origin of a web server with a sandbox in it, until the test is over. */
async function served(): Promise<string> {
  const sandbox = createSandbox();
  const server = createServer((request, response) =>
    sandbox.nodeHandler(request, response, () => response.end("the shop")),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, ready));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("behind a web server it answers its own paths, compressed, and hands on the others", async () => {
  const origin = await served();
  const picture = await fetch(`${origin}/media/card/own-1000.svg`, { headers: { "accept-encoding": "br" } });
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(picture.headers.get("content-encoding")).toBe("br");
  expect(await picture.text()).toMatch(/^<svg/);
  expect(await (await fetch(`${origin}/en/dk/dkk`)).text()).toBe("the shop");
  const answer = await fetch(`${origin}/graphql/cms`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: '{ salesChannelBySlug(slug: "fjordbank") { id } }' }),
  });
  expect(await answer.json()).toEqual({ data: { salesChannelBySlug: { id: 12 } } });
});

test("behind a proxy, its own page is that of the name under which the proxy was asked", async () => {
  const server = await served();
  const ask = (proxied: Record<string, string>) =>
    fetch(`${server}/graphql/cms`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://www.example.com", ...proxied },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ "x-forwarded-host": "www.example.com", "x-forwarded-proto": "https" })).status).toBe(200);
  expect((await ask({ "x-forwarded-host": "shop.example.com", "x-forwarded-proto": "https" })).status).toBe(403);
});

test("a query that is too large is refused, also when it comes in pieces", async () => {
  const piece = new TextEncoder().encode(" ".repeat(1_000_000));
  const pieces = (count: number) =>
    new ReadableStream<Uint8Array>({
      start(stream) {
        for (let at = 0; at < count; at++) stream.enqueue(piece);
        stream.enqueue(new TextEncoder().encode('{"query":"{ __typename }"}'));
        stream.close();
      },
    });
  const origin = await served();
  const ask = (count: number) =>
    fetch(`${origin}/graphql/cms`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: pieces(count),
      duplex: "half",
    } as RequestInit);
  expect((await ask(6)).status).toBe(200);
  expect((await ask(8)).status).toBe(413);
});
