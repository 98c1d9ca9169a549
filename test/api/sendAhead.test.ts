import { beforeEach, expect, test, vi } from "vitest";
import { ask, prefetch } from "~/api/ask";
import { categoriesBySalesChannel } from "~/api/generated/cms";
import { faults } from "../support/network";
import { hurryTime, openNetwork, settled } from "../support/startShop";
import { soon } from "../support/soon";

const here = { input: { id: 3, expectedLanguage: "en", countryCode: "DK" } };
const there = { input: { id: 3, expectedLanguage: "en", countryCode: "SE" } };
const name = "categoriesBySalesChannel";

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  window.earlyAnswers = undefined;
});

test("who asks for what was sent ahead takes its answer, on its way or there; the next one asks again", async () => {
  const network = openNetwork();
  prefetch(categoriesBySalesChannel, here);
  const { data } = await ask(categoriesBySalesChannel, here);
  expect(data.categoriesBySalesChannel.categories.length).toBeGreaterThan(1);
  expect(network.count(name)).toBe(1);
  await ask(categoriesBySalesChannel, here);
  expect(network.count(name)).toBe(2);
});

test("one that nobody took is given up for the next; one that was taken is not", async () => {
  const network = openNetwork();
  const countries = () => network.asked(name).map(({ input }) => input.countryCode as string);
  prefetch(categoriesBySalesChannel, here);
  prefetch(categoriesBySalesChannel, there);
  await ask(categoriesBySalesChannel, there);
  expect(countries()).toEqual(["SE"]);

  prefetch(categoriesBySalesChannel, here);
  const taken = ask(categoriesBySalesChannel, here);
  prefetch(categoriesBySalesChannel, there);
  await expect(taken).resolves.toMatchObject({ incomplete: false });
  await ask(categoriesBySalesChannel, there);
  expect(countries()).toEqual(["SE", "DK", "SE"]);
});

test("who takes it and gives up leaves it for the next one", async () => {
  const network = openNetwork();
  prefetch(categoriesBySalesChannel, here);
  const first = new AbortController();
  const given = ask(categoriesBySalesChannel, here, { signal: first.signal });
  first.abort();
  const next = ask(categoriesBySalesChannel, here);
  await expect(given).rejects.toThrow();
  await expect(next).resolves.toMatchObject({ incomplete: false });
  expect(network.count(name)).toBe(1);
});

test("what is on its way is not sent again, and the end of an older one takes nothing away from a newer one", async () => {
  const network = openNetwork();
  prefetch(categoriesBySalesChannel, here);
  const first = new AbortController();
  const given = ask(categoriesBySalesChannel, here, { signal: first.signal });
  first.abort();
  prefetch(categoriesBySalesChannel, here);
  prefetch(categoriesBySalesChannel, there);
  prefetch(categoriesBySalesChannel, here);
  await expect(given).rejects.toThrow();
  await ask(categoriesBySalesChannel, here);
  expect(network.asked(name).map(({ input }) => input.countryCode as string)).toEqual(["DK"]);
});

test("a refusal that nobody took is nobody's answer", async () => {
  const network = openNetwork();
  network.fail(name, faults.status(500), { times: 1 });
  prefetch(categoriesBySalesChannel, here);
  await soon(() => expect(network.count(name)).toBe(1));
  await settled();
  await expect(ask(categoriesBySalesChannel, here)).resolves.toMatchObject({ incomplete: false });
  expect(network.count(name)).toBe(2);
});

test("what failed ahead counts as a try of who asks, and is repeated", async () => {
  hurryTime();
  const network = openNetwork();
  network.fail(name, faults.abort(), { times: 1 });
  prefetch(categoriesBySalesChannel, here);
  await expect(ask(categoriesBySalesChannel, here)).resolves.toMatchObject({ incomplete: false });
  expect(network.count(name)).toBe(2);
});

test("an answer that nobody asks for is forgotten", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = openNetwork();
  prefetch(categoriesBySalesChannel, here);
  await vi.advanceTimersByTimeAsync(0);
  await soon(() => expect(window.earlyAnswers?.values().next().value?.answer).toBeDefined());
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await ask(categoriesBySalesChannel, here);
  expect(network.count(name)).toBe(2);
});
