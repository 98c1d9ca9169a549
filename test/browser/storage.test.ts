import { expect, test, vi } from "vitest";
import { readKeptTable } from "~/domain/keptTable";
import { readJson, SESSION, type TextStorage, writeJson } from "~/domain/storage";
import { MOST_BYTES } from "~/domain/tableLimits";
import { importAnew } from "../support/importAnew";

const real = localStorage;

/** Has the browser's storage do some things another way. */
function change(methods: Partial<Storage>): void {
  const changed = {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => real.setItem(key, value),
    removeItem: (key: string) => real.removeItem(key),
    ...methods,
  };
  vi.spyOn(window, "localStorage", "get").mockReturnValue(changed as Storage);
}

/** Nothing more goes in; what lies there can be read and removed. */
function fillUp(): void {
  change({
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  });
}

/** The browser's storage, of which this page learns anew what it takes. */
async function openStore(): Promise<TextStorage> {
  return (await importAnew(() => import("~/browser/storage"))).localStore();
}

/** Another tab has written, or removed, and this one hears of it. */
function hearOf(key: string, value: string | null): void {
  if (value === null) real.removeItem(key);
  else real.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key, storageArea: window.localStorage }));
}

test("what is written lasts", async () => {
  const store = await openStore();
  expect(store.lasts).toBe(true);
  expect(store.write("basket", "b1")).toBe(true);
  expect(localStorage.getItem("basket")).toBe("b1");
  expect(localStorage.length).toBe(1);
  expect(store.read("basket")).toBe("b1");
});

test("a full storage takes nothing more, but tells what lies in it", async () => {
  localStorage.setItem("basket", "from before");
  fillUp();
  const store = await openStore();
  expect(store.lasts).toBe(false);
  expect(store.read("basket")).toBe("from before");
  expect(store.read("nothing")).toBeNull();
});

test("what a full storage did not take is newer than what lies in it, until it is removed", async () => {
  localStorage.setItem("basket", "from before");
  fillUp();
  const store = await openStore();
  expect(store.write("basket", "new")).toBe(false);
  expect(store.read("basket")).toBe("new");
  expect(store.keeps("basket")).toBe(false);
  store.remove("basket");
  expect(store.read("basket")).toBeNull();
  expect(localStorage.getItem("basket")).toBeNull();
});

test("what a storage does not let go is removed for this page", async () => {
  localStorage.setItem("basket", "from before");
  change({
    removeItem: () => {
      throw new DOMException("Denied", "SecurityError");
    },
  });
  const store = await openStore();
  store.remove("basket");
  expect(store.read("basket")).toBeNull();
});

test("what another tab does meanwhile is newer still", async () => {
  fillUp();
  const store = await openStore();
  store.write("basket", "here");
  store.write("account", "here");
  hearOf("basket", "there");
  expect([store.read("basket"), store.read("account")]).toEqual(["there", "here"]);
  hearOf("account", null);
  expect(store.read("account")).toBeNull();
  store.write("language", "here");
  real.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: window.localStorage }));
  expect(store.read("language")).toBeNull();
});

test("a storage that has room for little keeps that, and tells what it did not take", async () => {
  let room = 20;
  change({
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      real.setItem(key, value);
    },
  });
  const store = await openStore();
  expect(store.lasts).toBe(true);
  store.write("basket", "a list that is longer");
  store.write("account", "short");
  expect([store.keeps("basket"), store.keeps("account")]).toEqual([false, true]);
  room = 40;
  store.write("basket", "a list that is longer");
  expect(store.keeps("basket")).toBe(true);
});

test("what is far too long is neither kept nor read, and what was there stays", async () => {
  const store = await openStore();
  const junk = "x".repeat(3_000_000);
  store.write("basket", "b1");
  expect(store.write("basket", junk)).toBe(false);
  expect(store.read("basket")).toBe("b1");
  localStorage.setItem("account", junk);
  expect(store.read("account")).toBeNull();
});

test("the largest table of recipients that can be brought is kept", async () => {
  const store = await openStore();
  const table = { productId: "1001", text: "\t\n".repeat(MOST_BYTES / 2) };
  expect(writeJson(store, SESSION.recipients, table)).toBe(true);
  expect(readKeptTable(readJson(store, SESSION.recipients))).toEqual(table);
});

test("another tab's change is told with its key, until nobody listens", async () => {
  const { onStorageChange } = await importAnew(() => import("~/browser/storage"));
  const told: (string | null)[] = [];
  const stop = onStorageChange((key) => void told.push(key));
  hearOf("basket", "there");
  window.dispatchEvent(new StorageEvent("storage", { key: null, storageArea: window.localStorage }));
  stop();
  hearOf("basket", null);
  expect(told).toEqual(["basket", null]);
});

test.each(["throws", "is null"])("a storage that %s is made up for in memory", async (how) => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    if (how === "throws") throw new DOMException("Denied", "SecurityError");
    return null as unknown as Storage;
  });
  const store = await openStore();
  expect(store.lasts).toBe(false);
  expect(store.write("basket", "b1")).toBe(false);
  expect(store.read("basket")).toBe("b1");
  store.remove("basket");
  expect(store.read("basket")).toBeNull();
});
