import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askKey } from "~/api/early";
import { categoriesBySalesChannel, getSalesChannelById } from "~/api/generated/cms";
import { getGreeting } from "~/api/generated/commerce";
import {
  askAgain,
  prefetchAnswer,
  askFailedAgain,
  askOldAgain,
  askQuietly,
  forgetAnswers,
  primeAnswer,
  readAnswerOf,
  setAnswerCache,
  watchAnswer,
} from "~/api/watch/answers";
import { createApolloCache } from "~/api/watch/apolloCache";
import { type Channel } from "~/api/watch/channels";
import { faults } from "../support/network";
import { hurryTime, openNetwork, settled } from "../support/startShop";
import { soon } from "../support/soon";

const variables = { input: { id: 3, expectedLanguage: "en", countryCode: "DK" } };
const known = () => readAnswerOf(categoriesBySalesChannel, variables);
const ended = () => soon(() => expect(known().loading).toBe(false));
const look = () => watchAnswer(categoriesBySalesChannel, variables, () => undefined);

const forget = () => {
  setAnswerCache(null);
  forgetAnswers();
};

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
  forget();
});
// The next file's tests may have the same modules.
afterEach(forget);

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

test.each(["before Apollo is there", "with Apollo"])(
  "what is incomplete is shown, and not kept for the next who needs it (%s)",
  async (when) => {
    const network = openNetwork();
    network.fail(
      "categoriesBySalesChannel",
      faults.editField("categoriesBySalesChannel", (found) => {
        found.categories[0] = { id: null };
      }),
      { times: 1 },
    );
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    const stop = look();
    await ended();
    expect(known()).toMatchObject({ data: { categoriesBySalesChannel: {} }, incomplete: true });
    // Apollo arrives while it is on the screen.
    if (when !== "with Apollo") setAnswerCache(createApolloCache());
    stop();
    const leave = look();
    expect(known()).toEqual({ loading: true });
    await ended();
    expect(known()).toMatchObject({ data: { categoriesBySalesChannel: {} }, incomplete: false });
    expect(network.count("categoriesBySalesChannel")).toBe(2);
    leave();
  },
);

test("an early answer that is incomplete is shown as such, and not kept either", async () => {
  const network = openNetwork();
  setAnswerCache(createApolloCache());
  const body = { data: { categoriesBySalesChannel: { categories: [{ id: null }], types: null } } };
  const answer = { status: 200, retryAfter: null, body };
  const key = askKey(categoriesBySalesChannel.name, variables);
  window.earlyAnswers = new Map([[key, { promise: Promise.resolve(answer), answer }]]);
  const stop = look();
  expect(known()).toMatchObject({ data: { categoriesBySalesChannel: { categories: [] } }, incomplete: true });
  expect(network.count("categoriesBySalesChannel")).toBe(0);
  stop();
  const leave = look();
  await ended();
  expect(network.count("categoriesBySalesChannel")).toBe(1);
  leave();
});

test("the page's first queries, refused by a service that takes no arrays, are asked one by one", async () => {
  const network = openNetwork();
  const answer = { status: 400, retryAfter: null, body: { errors: [{ message: "Operations must be an object" }] } };
  const key = askKey(categoriesBySalesChannel.name, variables);
  window.earlyAnswers = new Map([[key, { promise: Promise.resolve(answer), answer }]]);
  const stop = look();
  await ended();
  expect(known().data).toBeDefined();
  expect(network.count("categoriesBySalesChannel")).toBe(1);
  stop();
});

test("what failed to come ahead is asked for again by the screen that needs it", async () => {
  const network = openNetwork();
  network.fail("categoriesBySalesChannel", faults.raw("x"), { times: 1 });
  prefetchAnswer(categoriesBySalesChannel, variables);
  await soon(() => expect(network.count("categoriesBySalesChannel")).toBe(1));
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

test.each(["before Apollo is there", "with Apollo"])(
  "a question asked ahead and the one after it are three tries together, however quickly one follows (%s)",
  async (when) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const network = openNetwork();
    network.fail("categoriesBySalesChannel", faults.abort());
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    prefetchAnswer(categoriesBySalesChannel, variables);
    // Longer than the pauses between three tries.
    for (let second = 0; second < 9; second += 1) await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    hurryTime();
    // Pointed at once more, and then opened.
    prefetchAnswer(categoriesBySalesChannel, variables);
    const stop = look();
    await ended();
    expect(known().failure).toBeDefined();
    expect(network.count("categoriesBySalesChannel")).toBe(3);
    stop();
  },
);

test("who comes while it is asked ahead has it tried again as often as anybody", async () => {
  hurryTime();
  const network = openNetwork();
  network.fail("categoriesBySalesChannel", faults.abort(), { times: 2 });
  prefetchAnswer(categoriesBySalesChannel, variables);
  const stop = look();
  await ended();
  expect(known().data).toBeDefined();
  expect(network.count("categoriesBySalesChannel")).toBe(3);
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

test("an older asking that fails late takes nothing away from a newer one", async () => {
  const network = openNetwork();
  let fail = () => {};
  const late = new Promise<void>((resolve) => (fail = resolve));
  const refused = faults.refused("SomethingElse");
  network.fail(
    "categoriesBySalesChannel",
    async (go, signal) => {
      await late;
      return refused(go, signal);
    },
    { times: 1 },
  );
  const stop = look();
  await soon(() => expect(network.count("categoriesBySalesChannel")).toBe(1));
  askAgain(categoriesBySalesChannel, variables);
  await ended();
  fail();
  await settled();
  expect(known().data?.categoriesBySalesChannel.categories.length).toBeGreaterThan(1);
  stop();
});

describe.each(["before Apollo is there", "with Apollo"])("a question that is under way (%s)", (when) => {
  /** It is watched, and its answer is held back on its way from the server. */
  async function underWay() {
    const network = openNetwork();
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    const release = network.hold("categoriesBySalesChannel", { made: true });
    const stop = look();
    await soon(() => expect(network.count("categoriesBySalesChannel")).toBe(1));
    return { network, release, stop };
  }

  test("is not put a second time for another who watches it", async () => {
    const { network, release, stop } = await underWay();
    const leave = look();
    await settled();
    release();
    await ended();
    expect(network.count("categoriesBySalesChannel")).toBe(1);
    stop();
    leave();
  });

  test("is put a second time where an answer from now is wanted, and that one counts", async () => {
    const { network, release, stop } = await underWay();
    network.fail(
      "categoriesBySalesChannel",
      faults.editField("categoriesBySalesChannel", (found) => {
        found.categories.length = 1;
      }),
    );
    void askQuietly(categoriesBySalesChannel, variables);
    await soon(() => expect(network.count("categoriesBySalesChannel")).toBe(2));
    release();
    await ended();
    await settled();
    expect(known().data?.categoriesBySalesChannel.categories).toHaveLength(1);
    stop();
  });
});

test("a greeting is kept nowhere: who opens its link again asks again", async () => {
  const network = openNetwork();
  setAnswerCache(createApolloCache());
  const token = { greetingToken: "GREETING-PICTURE" };
  for (const times of [1, 2]) {
    const stop = watchAnswer(getGreeting, token, () => undefined);
    await soon(() => expect(readAnswerOf(getGreeting, token).data?.getGreeting).toBeTruthy());
    stop();
    expect(network.count("getGreeting")).toBe(times);
    expect(readAnswerOf(getGreeting, token).data).toBeUndefined();
    forgetAnswers();
  }
});

describe("an answer of hours ago, in a shop that stayed open", () => {
  const HOUR = 3_600_000;
  const first = () => known().data?.categoriesBySalesChannel.categories[0]?.id;

  /** It was looked at, and is another one on the server by now; hours pass on the clock on the wall alone. */
  async function lookedAt(hours: number) {
    vi.useFakeTimers({ toFake: ["Date"] });
    const network = openNetwork();
    setAnswerCache(createApolloCache());
    const stop = look();
    await ended();
    const before = first();
    network.fail(
      "categoriesBySalesChannel",
      faults.editField("categoriesBySalesChannel", (found) => {
        found.categories.shift();
      }),
    );
    vi.setSystemTime(Date.now() + hours * HOUR);
    return { network, stop, before };
  }

  test.each([3, -3])("is shown to who comes to its screen, until the new one is there (%i hours)", async (hours) => {
    const { network, stop, before } = await lookedAt(hours);
    stop();
    const leave = look();
    expect([first(), known().loading]).toEqual([before, false]);
    await soon(() => expect(first()).not.toBe(before));
    leave();
    look()();
    expect(network.count("categoriesBySalesChannel")).toBe(2);
  });

  test("is asked for again where it stood on the screen all the while", async () => {
    const { stop, before } = await lookedAt(72);
    askOldAgain();
    await soon(() => expect(first()).not.toBe(before));
    stop();
  });

  test("stays where no other one comes, and nobody is told of a failure", async () => {
    const { network, stop, before } = await lookedAt(3);
    network.heal();
    network.fail("categoriesBySalesChannel", faults.raw("x"));
    askOldAgain();
    await soon(() => expect(network.count("categoriesBySalesChannel")).toBe(2));
    await settled();
    expect(known()).toMatchObject({ data: { categoriesBySalesChannel: {} }, loading: false });
    expect([first(), known().failure]).toEqual([before, undefined]);
    stop();
  });

  test("of half an hour ago holds", async () => {
    const { network, stop } = await lookedAt(0.5);
    askOldAgain();
    stop();
    look()();
    await settled();
    expect(network.count("categoriesBySalesChannel")).toBe(1);
  });
});

describe("an answer that came with another query", () => {
  const channel = (name: string) => ({ salesChannelById: { id: 3, name } as Channel });
  const byId = { id: 3 };
  const name = () => readAnswerOf(getSalesChannelById, byId).data?.salesChannelById?.name;

  test.each(["before Apollo is there", "with Apollo"])("becomes stale like any other (%s)", async (when) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const network = openNetwork();
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    primeAnswer(getSalesChannelById, byId, channel("as it was"));
    const stop = watchAnswer(getSalesChannelById, byId, () => undefined);
    await settled();
    expect([name(), network.count("getSalesChannelById")]).toEqual(["as it was", 0]);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    askOldAgain();
    await soon(() => expect(name()).not.toBe("as it was"));
    stop();
  });

  test.each(["before Apollo is there", "with Apollo"])("is shown in place of an older one (%s)", (when) => {
    openNetwork();
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    primeAnswer(getSalesChannelById, byId, channel("as it was"));
    const told = vi.fn<() => void>();
    const stop = watchAnswer(getSalesChannelById, byId, told);
    primeAnswer(getSalesChannelById, byId, channel("as it was"));
    expect(told).not.toHaveBeenCalled();
    primeAnswer(getSalesChannelById, byId, channel("as it is"));
    expect([name(), told.mock.calls.length]).toEqual(["as it is", 1]);
    stop();
    expect(name()).toBe("as it is");
  });

  test("and that nobody looks at is held by Apollo alone", () => {
    setAnswerCache(createApolloCache());
    primeAnswer(getSalesChannelById, byId, channel("as it was"));
    // Whatever is on screen moves into another cache.
    setAnswerCache(createApolloCache());
    expect(name()).toBeUndefined();
  });

  test("before Apollo is there is held for it, though nobody looks at it", () => {
    primeAnswer(getSalesChannelById, byId, channel("as it was"));
    const cache = createApolloCache();
    setAnswerCache(cache);
    expect(cache.read(getSalesChannelById, byId)?.salesChannelById?.name).toBe("as it was");
  });
});
