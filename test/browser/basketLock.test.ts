import { describe, expect, onTestFinished, test, vi } from "vitest";
import { takeBasketLock } from "~/browser/basketLock";
import { isPaidElsewhere, takePaymentLock } from "~/browser/paymentLock";
import { localStore } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";
import { pass, playTime, settled } from "../support/startShop";

type Work = (lock: object | null) => unknown;

/** Locks as a browser has them for all its tabs, as far as the shop asks for them. */
class PlayedLocks {
  private held = new Map<string, Promise<unknown>>();

  async request(name: string, options: LockOptions, work: Work): Promise<unknown> {
    if (options.ifAvailable && this.held.has(name)) return work(null);
    while (this.held.has(name)) {
      await Promise.race([this.held.get(name), aborted(options.signal)]);
      options.signal?.throwIfAborted();
    }
    const done = Promise.resolve(work({ name })).finally(() => this.held.delete(name));
    this.held.set(name, done);
    return done;
  }

  /** Another tab takes one. Answers how it gives it back. */
  takeElsewhere(name: string): () => void {
    let release = () => {};
    void this.request(name, {}, () => new Promise<void>((resolve) => (release = resolve)));
    return () => release();
  }

  async query(): Promise<LockManagerSnapshot> {
    return { held: [...this.held.keys()].map((name) => ({ name, mode: "exclusive", clientId: "" })) };
  }
}

const aborted = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));

function browserWith(locks: Pick<PlayedLocks, "request" | "query"> | undefined): void {
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "locks");
    localStore().remove(LOCAL.paymentLock);
  });
}

/** What the lock says once it is there, after another tab was waited for to the end. */
async function waitedOut(): Promise<unknown> {
  playTime();
  const told = vi.fn();
  void takeBasketLock().then(told);
  await pass(9000, 1000);
  expect(told).not.toHaveBeenCalled();
  await pass(2000, 1000);
  expect(told).toHaveBeenCalledOnce();
  return told.mock.calls[0]![0];
}

describe("a tab that has waited for another one's basket as long as it does", () => {
  test("goes ahead where the other one only hangs", async () => {
    const locks = new PlayedLocks();
    browserWith(locks);
    locks.takeElsewhere("basket");
    expect(await waitedOut()).toMatchObject({ waited: true, isPaidElsewhere: false });
  });

  test("does not where the other one starts a payment", async () => {
    const locks = new PlayedLocks();
    browserWith(locks);
    locks.takeElsewhere("payment");
    locks.takeElsewhere("basket");
    expect(await waitedOut()).toMatchObject({ waited: true, isPaidElsewhere: true });
  });

  test("goes ahead with its own payment", async () => {
    const locks = new PlayedLocks();
    browserWith(locks);
    locks.takeElsewhere("basket");
    const release = await takePaymentLock();
    onTestFinished(release!);
    expect(await waitedOut()).toMatchObject({ waited: true, isPaidElsewhere: false });
  });
});

test("a payment that another tab ends in time was waited for, and no more", async () => {
  const locks = new PlayedLocks();
  browserWith(locks);
  locks.takeElsewhere("payment");
  const release = locks.takeElsewhere("basket");
  const taken = takeBasketLock();
  await settled();
  release();
  const lock = await taken;
  onTestFinished(lock.release);
  expect(lock).toMatchObject({ waited: true, isPaidElsewhere: false });
});

describe("without locks between tabs", () => {
  test("a payment of another tab is not interfered with, as long as that tab is there", async () => {
    playTime();
    browserWith(undefined);
    localStore().write(LOCAL.paymentLock, `another ${Date.now()}`);
    expect(await takeBasketLock()).toMatchObject({ isPaidElsewhere: true });
    await pass(50_000, 10_000);
    expect(await takeBasketLock()).toMatchObject({ isPaidElsewhere: false });
  });

  test("what a tab that is gone has left stands in nobody's way after the clock was put back", async () => {
    browserWith(undefined);
    localStore().write(LOCAL.paymentLock, `another ${Date.now() + 3_600_000}`);
    expect(await isPaidElsewhere()).toBe(false);
  });

  test("a tab's own payment does not stand in its way, nor that of the next", async () => {
    browserWith(undefined);
    const release = await takePaymentLock();
    expect(await takeBasketLock()).toMatchObject({ isPaidElsewhere: false });
    release!();
    expect(await takePaymentLock().then((again) => again?.())).toBeUndefined();
  });
});

describe.each([
  ["with", () => new PlayedLocks()],
  ["without", () => undefined],
])("%s locks between tabs, a payment", (_what, locksOf) => {
  test("is not started while another tab starts one", async () => {
    const locks = locksOf();
    browserWith(locks);
    if (locks) locks.takeElsewhere("payment");
    else localStore().write(LOCAL.paymentLock, `another ${Date.now()}`);
    expect(await takePaymentLock()).toBeNull();
    expect(await isPaidElsewhere()).toBe(true);
  });

  test("that has ended lets the next one start, here or elsewhere", async () => {
    const locks = locksOf();
    browserWith(locks);
    const release = await takePaymentLock();
    expect(await takePaymentLock()).toBeNull();
    release!();
    await settled();
    locks?.takeElsewhere("payment");
    expect(await isPaidElsewhere()).toBe(locks !== undefined);
  });
});

test("a browser that denies locks has a payment of one tab at a time all the same", async () => {
  const denied = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  browserWith({ request: denied, query: denied });
  const release = await takePaymentLock();
  expect(await takePaymentLock()).toBeNull();
  release!();
  localStore().write(LOCAL.paymentLock, `another ${Date.now()}`);
  expect(await isPaidElsewhere()).toBe(true);
});

test("without locks a payment that is slow keeps those of other tabs away until it ends", async () => {
  playTime();
  browserWith(undefined);
  const taken = takePaymentLock();
  await pass(300);
  await pass(69_000, 1000);
  expect(await takePaymentLock()).toBeNull();
  (await taken)!();
  await pass(20_000, 1000);
  expect(localStore().read(LOCAL.paymentLock)).toBeNull();
});

test("without locks a payment that ends late, as its tab was asleep, does not end that of another tab", async () => {
  browserWith(undefined);
  const release = await takePaymentLock();
  localStore().write(LOCAL.paymentLock, `another ${Date.now()}`);
  release!();
  expect(await isPaidElsewhere()).toBe(true);
});

test("of two tabs without locks that start a payment in the same moment the one with the later stamp goes on", async () => {
  playTime();
  browserWith(undefined);
  const taken = takePaymentLock();
  await pass(100);
  const theirs = `another ${Date.now()}`;
  localStore().write(LOCAL.paymentLock, theirs);
  await pass(100);
  expect(await taken).toBeNull();
  expect(localStore().read(LOCAL.paymentLock)).toBe(theirs);
});
