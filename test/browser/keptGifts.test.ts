import { expect, test, vi } from "vitest";
import { seal } from "~/browser/seal";
import { LOCAL } from "~/domain/storage";
import { importAnew } from "../support/importAnew";

const PIN = "solsort 71";
const SECRET = { code: "GAVIA7001K2M9PX", pin: "3711", value: 200, currency: "DKK", expiresAt: null };

/** The device of this test's own: the storage that another one opened is that of its window. */
const device = () => importAnew(() => import("~/browser/keptGifts"));

test("gifts are kept, each under an id of its own, in a browser without randomUUID", async () => {
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  const { keepGift, listKept, openKept } = await device();
  expect(await keepGift({ title: "The Denmark Gift Card", language: "en" }, SECRET, PIN)).toBe("online");
  expect(await keepGift({ title: "Another", language: null }, { ...SECRET, code: "GAVIA7001K2M9PY" }, PIN)).toBe(
    "online",
  );
  const ids = listKept().map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(listKept().map(({ language }) => language)).toEqual([null, "en"]);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(await openKept(ids[1]!, PIN)).toEqual(SECRET);
});

test("a gift that was kept under an id of another form still opens", async () => {
  const id = "0d5f5d4e-5d0b-4f0e-9d5c-6f8f1a2b3c4d";
  const sealed = await seal(JSON.stringify(SECRET), PIN, id);
  const gift = { id, title: "The Denmark Gift Card", keptAt: 1, sealed, misses: 0, waitUntil: 0 };
  localStorage.setItem(LOCAL.keptGifts, JSON.stringify([gift]));
  const { openKept } = await device();
  expect(await openKept(id, PIN)).toEqual(SECRET);
});

test("a gift that the storage has no room for is not among those that are kept", async () => {
  const before = await device();
  await before.keepGift({ title: "The Denmark Gift Card", language: "en" }, SECRET, PIN);
  const real = localStorage;
  const room = real.getItem(LOCAL.keptGifts)!.length;
  vi.spyOn(window, "localStorage", "get").mockReturnValue({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      real.setItem(key, value);
    },
  } as Storage);
  const { keepGift, listKept } = await device();
  expect(await keepGift({ title: "Another", language: "en" }, SECRET, PIN)).toBe("refused");
  expect(listKept().map(({ title }) => title)).toEqual(["The Denmark Gift Card"]);
});

test("after wrong PINs on a clock that ran hours ahead and was put right, the wait is a minute all the same", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { keepGift, listKept, openKept } = await device();
  await keepGift({ title: "The Denmark Gift Card", language: "en" }, SECRET, PIN);
  const { id } = listKept()[0]!;
  const before = Date.now();
  vi.setSystemTime(before + 7 * 3_600_000);
  for (let miss = 1; miss <= 5; miss += 1) await openKept(id, "viben 42");
  vi.setSystemTime(before);
  expect(await openKept(id, PIN)).toEqual({ wait: 60, isTried: false });
  vi.setSystemTime(before + 61_000);
  expect(await openKept(id, PIN)).toEqual(SECRET);
});
