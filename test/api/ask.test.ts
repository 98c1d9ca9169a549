import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiFailure } from "~/api/apiFailure";
import { ask, prefetch } from "~/api/ask";
import { currentEndpoints, setEndpoints } from "~/api/endpoints";
import { categoriesBySalesChannel, getAllKeys } from "~/api/generated/cms";
import {
  createBasket,
  createGreeting,
  finalizeBasket,
  getBasketById,
  getOrderById,
  updateBasket,
} from "~/api/generated/commerce";
import { faults, type Network } from "../support/network";
import { openNetwork, pass, playTime, settled } from "../support/startShop";
import { soon } from "../support/soon";

const here = { input: { id: 3, expectedLanguage: "en", countryCode: "DK" } };
const there = { input: { id: 3, expectedLanguage: "en", countryCode: "SE" } };
const CATEGORIES = "categoriesBySalesChannel";
const REDIRECTS = { okUrl: "/ok", cancelUrl: "/cancel", failUrl: "/fail" };
const PAYMENT = { basketId: "b", countryCode: "DK", redirectConfig: REDIRECTS };
const NEW_BASKET = { input: { salesChannelId: 3, paymentCurrency: "DKK", countryCode: "DK" } };

/** What became of a call, once it has ended. */
function outcomeOf(asked: Promise<{ incomplete: boolean }>) {
  const outcome = { isOver: false, code: "", answered: false };
  asked.then(
    () => Object.assign(outcome, { isOver: true, answered: true }),
    (error: unknown) =>
      Object.assign(outcome, { isOver: true, code: error instanceof ApiFailure ? error.failure.code : "aborted" }),
  );
  return outcome;
}

const busy = (retryAfter: string | null) => () =>
  Promise.resolve(new Response("{}", { status: 429, headers: retryAfter ? { "retry-after": retryAfter } : {} }));

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  window.earlyAnswers = undefined;
});
describe("a query", () => {
  test.each([502, 503, 504])("is asked three times in all of a server that is away (%d)", async (status) => {
    playTime();
    const network = openNetwork();
    network.fail(CATEGORIES, faults.status(status));
    const outcome = outcomeOf(ask(categoriesBySalesChannel, here));
    await pass(10_000);
    expect(outcome.code).toBe("SERVER");
    expect(network.count(CATEGORIES)).toBe(3);
  });

  test("is asked again no sooner than the server wants", async () => {
    playTime();
    const network = openNetwork();
    network.fail(CATEGORIES, busy("8"), { times: 1 });
    const outcome = outcomeOf(ask(categoriesBySalesChannel, here));
    await pass(7_500);
    expect(network.count(CATEGORIES)).toBe(1);
    await pass(1_000);
    expect(outcome.answered).toBe(true);
    expect(network.count(CATEGORIES)).toBe(2);
  });

  test("is not asked again where the server wants a longer wait than anybody stays for", async () => {
    playTime();
    const network = openNetwork();
    network.fail(CATEGORIES, busy("11"));
    const outcome = outcomeOf(ask(categoriesBySalesChannel, here));
    await pass(500);
    expect(outcome.code).toBe("TOO_MANY_REQUESTS");
    await pass(15_000);
    expect(network.count(CATEGORIES)).toBe(1);
  });

  test("that nobody answers is given up after ten seconds, and not asked again", async () => {
    playTime();
    const network = openNetwork();
    network.fail(CATEGORIES, faults.hang());
    const outcome = outcomeOf(ask(categoriesBySalesChannel, here));
    await pass(9_800);
    expect(outcome.isOver).toBe(false);
    await pass(400);
    expect(outcome.code).toBe("TIMEOUT");
    await pass(5_000);
    expect(network.count(CATEGORIES)).toBe(1);
  });

  test("that the server takes for wrong is asked once", async () => {
    const network = openNetwork();
    network.fail(CATEGORIES, faults.status(400));
    await expect(ask(categoriesBySalesChannel, here)).rejects.toThrow(ApiFailure);
    expect(network.count(CATEGORIES)).toBe(1);
  });

  test.each([
    ["on the wire", faults.hang()],
    ["between two tries", faults.status(503)],
  ])("that is given up %s ends at once, and is not asked again", async (_when, fault) => {
    playTime();
    const network = openNetwork();
    network.fail("getBasketById", fault);
    const left = new AbortController();
    const outcome = outcomeOf(ask(getBasketById, { id: "b" }, { signal: left.signal }));
    await pass(200, 50);
    expect(outcome.isOver).toBe(false);
    left.abort();
    await settled();
    expect(outcome.code).toBe("aborted");
    await pass(10_000);
    expect(network.count("getBasketById")).toBe(1);
  });

  test("that was given up before it was sent is not sent", async () => {
    const network = openNetwork();
    await expect(ask(categoriesBySalesChannel, here, { signal: AbortSignal.abort() })).rejects.toThrow();
    await settled();
    expect(network.count(CATEGORIES)).toBe(0);
  });

  test("with an error beside its data is answered, and known to be incomplete", async () => {
    const network = openNetwork();
    const errors = [{ message: "Something new", extensions: { code: "SomethingNew" } }];
    network.fail(
      CATEGORIES,
      faults.edit((answer) => ({ ...answer, errors })),
    );
    await expect(ask(categoriesBySalesChannel, here)).resolves.toMatchObject({ incomplete: true });
  });

  test("with an error and nothing beside it has failed, as the server says", async () => {
    const network = openNetwork();
    const errors = [{ message: "There is no such order", extensions: { code: "OrderNotFound" } }];
    network.fail(
      "getOrderById",
      faults.edit(() => ({ data: { getOrderById: null }, errors })),
    );
    const failure = { code: "OrderNotFound" };
    await expect(ask(getOrderById, { id: "P1" })).rejects.toMatchObject({ failure });
  });

  test("on its way ahead stays on its way for the next one when who took it gives up", async () => {
    const network = openNetwork();
    const arrive = network.hold(CATEGORIES);
    prefetch(categoriesBySalesChannel, here);
    const first = new AbortController();
    const given = outcomeOf(ask(categoriesBySalesChannel, here, { signal: first.signal }));
    await soon(() => expect(network.count(CATEGORIES)).toBe(1));
    first.abort();
    const next = ask(categoriesBySalesChannel, here);
    arrive();
    await expect(next).resolves.toMatchObject({ incomplete: false });
    expect(given.code).toBe("aborted");
    expect(network.count(CATEGORIES)).toBe(1);
  });
});

describe("a change", () => {
  test("that the server takes for wrong is not sent again, for it may have been carried out", async () => {
    const network = openNetwork();
    network.fail("updateBasket", faults.status(400));
    await expect(ask(updateBasket, { input: { id: "b" } })).rejects.toThrow(ApiFailure);
    expect(network.count("updateBasket")).toBe(1);
  });

  test.each([
    ["of the basket", "updateBasket", () => ask(updateBasket, { input: { id: "b" } }), 15],
    ["that starts a payment", "finalizeBasket", () => ask(finalizeBasket, { input: PAYMENT }), 30],
    ["that sends pictures", "createGreeting", () => ask(createGreeting, { input: { text: "Hi" } }), 60],
  ])("%s is given up when its time is over, and never sent twice", async (_what, name, send, seconds) => {
    playTime();
    const network = openNetwork();
    network.fail(name, faults.hang());
    const outcome = outcomeOf(send());
    await pass(seconds * 1000 - 500, 500);
    expect(outcome.isOver).toBe(false);
    await pass(1000);
    expect(outcome.code).toBe("TIMEOUT");
    expect(network.count(name)).toBe(1);
  });

  test("whose answer holds an error beside its data was refused", async () => {
    const network = openNetwork();
    const errors = [{ message: "Not quite", extensions: { code: "SomethingNew" } }];
    network.fail(
      "createBasket",
      faults.edit((answer) => ({ ...answer, errors })),
    );
    await expect(ask(createBasket, NEW_BASKET)).rejects.toMatchObject({ failure: { code: "SomethingNew" } });
  });

  test.each([
    ["a page that is left", "hidden", 1, true],
    ["a page that stays", "visible", 1, false],
    ["a page that is left, and too long for that", "hidden", 20_001, false],
  ] as const)("from %s (%s, %i letters) outlives the page: %s", async (_what, visibility, letters, expected) => {
    openNetwork();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
    const sent = vi.spyOn(globalThis, "fetch");
    const reference = "x".repeat(letters);
    await ask(updateBasket, { input: { id: "none", reference } }).catch(() => undefined);
    expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([expected]);
  });
});

describe("content queries of one moment", () => {
  /** How many of the test's own queries went with each request: a shop of an earlier test may still ask something. */
  const requestsOf = (sent: { mock: { calls: [unknown, RequestInit?][] } }, own = [CATEGORIES]) =>
    sent.mock.calls
      .map(([, init]) => ([] as { operationName: string }[]).concat(JSON.parse(init?.body as string)))
      .map((queries) => queries.filter(({ operationName }) => own.includes(operationName)).length)
      .filter((count) => count > 0);
  const both = () => Promise.all([ask(categoriesBySalesChannel, here), ask(categoriesBySalesChannel, there)]);
  /** A service that knows no arrays. */
  const refuseArrays = (network: Network, sent: { mock: { calls: [unknown, RequestInit?][] } }) =>
    network.fail(CATEGORIES, (go) =>
      (sent.mock.calls.at(-1)?.[1]?.body as string).startsWith("[")
        ? Promise.resolve(Response.json({ error: "Bad request" }, { status: 400 }))
        : go(),
    );

  test("travel together, each with its own answer", async () => {
    openNetwork();
    const sent = vi.spyOn(globalThis, "fetch");
    await both();
    expect(requestsOf(sent)).toEqual([2]);
  });

  test("travel apart where the service takes no arrays, and from then on at once", async () => {
    const network = openNetwork();
    const sent = vi.spyOn(globalThis, "fetch");
    refuseArrays(network, sent);
    await both();
    expect(requestsOf(sent)).toEqual([2, 1, 1]);
    sent.mockClear();
    await both();
    expect(requestsOf(sent)).toEqual([1, 1]);
  });

  test("that are too many for the service are not sent one by one at once", async () => {
    playTime();
    const network = openNetwork();
    const sent = vi.spyOn(globalThis, "fetch");
    network.fail(CATEGORIES, busy("3600"));
    const outcomes = [here, there].map((variables) => outcomeOf(ask(categoriesBySalesChannel, variables)));
    await pass(1000);
    expect(outcomes.map(({ code }) => code)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(requestsOf(sent)).toEqual([2]);
  });

  test("are not held back by the one that is slow and only betters what stands already", async () => {
    openNetwork();
    const sent = vi.spyOn(globalThis, "fetch");
    const keys = ask(getAllKeys, { expectedLanguage: "en" });
    await Promise.all([both(), keys.catch(() => undefined)]);
    expect(requestsOf(sent, [CATEGORIES, "GetAllKeys"]).sort()).toEqual([1, 2]);
  });

  test("do not wait with those to another service, whose moment may never come", async () => {
    openNetwork();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const held = ask(categoriesBySalesChannel, here, { signal: AbortSignal.abort() }).catch(() => "given up");
    vi.useRealTimers();
    setEndpoints({ ...currentEndpoints() });
    const sent = vi.spyOn(globalThis, "fetch");
    await both();
    expect(requestsOf(sent)).toEqual([2]);
    expect(await held).toBe("given up");
  });

  test("travel apart where the build says so", async () => {
    openNetwork();
    setEndpoints({ ...currentEndpoints(), batchCms: false });
    const sent = vi.spyOn(globalThis, "fetch");
    await both();
    setEndpoints({ ...currentEndpoints(), batchCms: true });
    expect(requestsOf(sent)).toEqual([1, 1]);
  });
});
