import { beforeEach, expect, test, vi } from "vitest";
import { categoriesBySalesChannel } from "~/api/generated/cms";
import {
  prefetchAnswer,
  askFailedAgain,
  forgetAnswers,
  readAnswerOf,
  setAnswerCache,
  watchAnswer,
} from "~/api/watch/answers";
import { createApolloCache } from "~/api/watch/apolloCache";
import { faults } from "../support/network";
import { openNetwork, settled } from "../support/startShop";

const variables = { input: { id: 3, expectedLanguage: "en", countryCode: "DK" } };
const known = () => readAnswerOf(categoriesBySalesChannel, variables);
const ended = () => vi.waitFor(() => expect(known().loading).toBe(false));
const look = () => watchAnswer(categoriesBySalesChannel, variables, () => undefined);

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  setAnswerCache(null);
  forgetAnswers();
});

test.each(["before Apollo is there", "with Apollo"])(
  "what was asked ahead is there when it is needed (%s)",
  async (when) => {
    const network = openNetwork();
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    prefetchAnswer(categoriesBySalesChannel, variables);
    await ended();
    const stop = look();
    expect(known().data?.categoriesBySalesChannel.categories.length).toBeGreaterThan(1);
    expect(network.count("categoriesBySalesChannel")).toBe(1);
    stop();
  },
);

test("what failed to come ahead is asked for again by the screen that needs it", async () => {
  const network = openNetwork();
  network.fail("categoriesBySalesChannel", faults.raw("x"), { times: 1 });
  prefetchAnswer(categoriesBySalesChannel, variables);
  await vi.waitFor(() => expect(network.count("categoriesBySalesChannel")).toBe(1));
  await settled();
  const stop = look();
  expect(known()).toEqual({ loading: true });
  await ended();
  expect(known().data).toBeDefined();
  stop();
});

test("who comes while it is asked ahead shares the question, and hears how it ended", async () => {
  const network = openNetwork();
  network.fail("categoriesBySalesChannel", faults.raw("x"), { times: 1 });
  prefetchAnswer(categoriesBySalesChannel, variables);
  const stop = look();
  await ended();
  expect(known().failure).toBeDefined();
  expect(network.count("categoriesBySalesChannel")).toBe(1);
  stop();
});

test("what failed is asked again when the connection is back, where somebody looks at it", async () => {
  const network = openNetwork();
  network.fail("categoriesBySalesChannel", faults.raw("x"));
  const stop = look();
  await ended();
  const count = network.count("categoriesBySalesChannel");
  network.heal();
  askFailedAgain();
  expect(known()).toEqual({ loading: true });
  await ended();
  expect(known().data).toBeDefined();
  askFailedAgain();
  stop();
  expect(network.count("categoriesBySalesChannel")).toBe(count + 1);
});
