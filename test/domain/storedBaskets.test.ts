import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChannelId } from "~/domain/salesChannel";
import {
  channelsInUse,
  readDepartmentBaskets,
  readStoredBaskets,
  storedBasketId,
  type StoredBasket,
  withDepartments,
  withStoredBasket,
  withoutStoredBasket,
} from "~/domain/storedBaskets";

const NOW = Date.UTC(2026, 2, 27);
const DAY = 86_400_000;
const entry = (basketId: unknown, salesChannelId: unknown, countryCode: unknown, storedAt?: unknown) => ({
  basketId,
  salesChannelId,
  countryCode,
  storedAt,
});
const ids = (stored: unknown) => readStoredBaskets(stored, NOW, "dk").map(({ basketId }) => basketId);

describe("stored baskets", () => {
  it.each([
    ["a list", [entry("b1", 3, "dk", NOW), entry("b2", 3, "se", NOW)], ["b1", "b2"]],
    ["ids and channels of other types", [entry(17, "3", "DK", NOW)], ["17"]],
    [
      "the newest of one channel and country",
      [entry("old", 3, "dk", NOW - DAY), entry("new", 3, "DK", NOW), entry("older", "3", "dk", NOW - 2 * DAY)],
      ["new"],
    ],
    ["newest first", [entry("a", 3, "dk", NOW - DAY), entry("b", 3, "se", NOW)], ["b", "a"]],
    ["older than ninety days", [entry("b1", 3, "dk", NOW - 91 * DAY), entry("b2", 3, "se", NOW - 89 * DAY)], ["b2"]],
    ["without a date", [entry("b1", 3, "dk")], ["b1"]],
    ["from the future", [entry("b1", 3, "dk", NOW + DAY)], ["b1"]],
    ["a date that is a text", [entry("b1", 3, "dk", "yesterday")], ["b1"]],
    [
      "holes and junk",
      [null, 7, "x", [], {}, entry("", 3, "dk"), entry("b", -3, "dk"), entry("b", 3, "dnk"), entry("<x>", 3, "dk")],
      [],
    ],
    ["ids with junk before, in or after them", [entry("<a", 3, "dk"), entry("a<b", 3, "se"), entry("a<", 3, "no")], []],
    ["too long an id", [entry("b".repeat(201), 3, "dk"), entry("b".repeat(200), 3, "se")], ["b".repeat(200)]],
    [
      "ids of any form",
      [entry("QmFza2V0Ojli+/==", 3, "dk"), entry("urn:b|1", 3, "se")],
      ["QmFza2V0Ojli+/==", "urn:b|1"],
    ],
    ["numbers that are no ids", [entry(1.5, 3, "dk"), entry(NaN, 3, "se")], []],
    ["the word undefined", [entry("undefined", 3, "dk"), entry("null", 3, "se")], []],
    ["the older form", { 3: "b1", 2: "b2" }, ["b1", "b2"]],
    ["the older form with junk", { 3: "b1", x: "b2", 2: null, __proto__: { polluted: 1 } }, ["b1"]],
    ["null", null, []],
    ["a number", 7, []],
    ["a text", "x", []],
    ["an empty list", [], []],
  ])("%s", (_why, stored, expected) => {
    expect(ids(stored).sort()).toEqual([...expected].sort());
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([undefined, null, "yesterday", NaN, -1, NOW + DAY])("a date like %j counts as today", (storedAt) =>
    expect(readStoredBaskets([entry("b1", 3, "dk", storedAt)], NOW, "dk")).toMatchObject([{ storedAt: NOW }]),
  );

  it("sorts the newest first", () => {
    expect(ids([entry("a", 3, "dk", NOW - DAY), entry("b", 3, "se", NOW)])).toEqual(["b", "a"]);
  });

  it("takes the older form over into the country", () => {
    const list = readStoredBaskets(JSON.parse('{"3":"b1","__proto__":"b9"}'), NOW, "SE");
    expect(list).toEqual([{ basketId: "b1", salesChannelId: 3, countryCode: "se", storedAt: NOW, isGuess: true }]);
    // Until the basket itself is seen: it may be stored again before, with another one.
    const again = withStoredBasket(list, { salesChannelId: 2, countryCode: "se" }, { basketId: "b2" }, NOW);
    expect(readStoredBaskets(again, NOW, "dk").map(({ isGuess }) => isGuess)).toEqual([undefined, true]);
    const seen = withStoredBasket(list, { salesChannelId: 3, countryCode: "se" }, { basketId: "b1" }, NOW);
    expect(seen.map(({ isGuess }) => isGuess)).toEqual([undefined]);
  });

  it("keeps a business's departments apart", () => {
    const list = [entry("b1", 1, "dk", NOW), { ...entry("b2", 1, "dk", NOW), departmentId: "d2" }];
    const read = readStoredBaskets(list, NOW, "dk");
    expect(storedBasketId(read, { salesChannelId: 1, countryCode: "DK" })).toBe("b1");
    expect(storedBasketId(read, { salesChannelId: 1, countryCode: "dk", departmentId: "d2" })).toBe("b2");
    expect(storedBasketId(read, { salesChannelId: 1, countryCode: "dk", departmentId: "d3" })).toBeNull();
  });

  it("has the departments that only their map knows, in business", () => {
    const list = readStoredBaskets([entry("b1", 1, "dk"), entry("b2", 3, "dk"), entry("b3", 1, "se")], NOW, "dk");
    const departments = withDepartments(list, { d1: "b1", d2: "b2" }).map(({ departmentId }) => departmentId);
    expect(departments).toEqual(["d1", undefined, undefined]);
    const own = [{ ...entry("b1", 1, "dk"), departmentId: "d3" }];
    expect(withDepartments(readStoredBaskets(own, NOW, "dk"), { d1: "b1" })).toMatchObject([{ departmentId: "d3" }]);
  });

  it("cuts five hundred entries to a hundred, the newest", () => {
    const codes = Array.from({ length: 500 }, (_, index) => entry(`b${index}`, index + 1, "dk", NOW - index));
    expect(ids(codes)).toEqual(Array.from({ length: 100 }, (_, index) => `b${index}`));
  });

  it("puts and removes", () => {
    const key = { salesChannelId: 3, countryCode: "DK" };
    const one = withStoredBasket([], key, { basketId: "b1" }, NOW);
    const two = withStoredBasket(one, { ...key, countryCode: "se" }, { basketId: "b2" }, NOW);
    const three = withStoredBasket(two, key, { basketId: "b3" }, NOW);
    expect(three.map(({ basketId }) => basketId)).toEqual(["b3", "b2"]);
    expect(withoutStoredBasket(three, "b3")).toEqual(two.filter(({ basketId }) => basketId === "b2"));
  });

  it("differs from what was stored in the same moment, so that other tabs hear of it", () => {
    const key = { salesChannelId: 3, countryCode: "dk" };
    const one = withStoredBasket([], key, { basketId: "b1" }, NOW);
    const two = withStoredBasket(readStoredBaskets(one, NOW, "dk"), key, { basketId: "b1" }, NOW);
    expect(withStoredBasket(readStoredBaskets(two, NOW, "dk"), key, { basketId: "b1" }, NOW)).not.toEqual(two);
    expect(two).not.toEqual(one);
  });

  it("reads anything, reads again what it read, and keeps one per key", () => {
    const some = fc.record({
      basketId: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      salesChannelId: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom("1", "3", "x")),
      countryCode: fc.constantFrom("dk", "DK", "se", "", "dnk"),
      storedAt: fc.oneof(fc.integer({ min: NOW - 100 * DAY, max: NOW + DAY }), fc.constant(undefined)),
    });
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.oneof(some, fc.anything())), fc.anything()), (stored) => {
        const read = readStoredBaskets(stored, NOW, "dk");
        expect(readStoredBaskets(read, NOW, "dk")).toEqual(read);
        expect(readStoredBaskets(JSON.parse(JSON.stringify(read)), NOW, "dk")).toEqual(read);
        const keys = read.map(
          ({ salesChannelId, countryCode, departmentId }) => `${salesChannelId} ${countryCode} ${departmentId}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe("baskets in use", () => {
  const key = { salesChannelId: 3, countryCode: "dk" };
  const used = withStoredBasket([], key, { basketId: "b1", isInUse: true }, NOW);

  it.each([
    [true, true],
    ["yes", undefined],
    [1, undefined],
    [false, false],
    [undefined, undefined],
  ])("are stored as such: %j is read as %j", (isInUse, expected) =>
    expect(readStoredBaskets([{ ...entry("b1", 3, "dk", NOW), isInUse }], NOW, "dk")[0]?.isInUse).toBe(expected),
  );

  it.each<[string, StoredBasket[], boolean | undefined]>([
    ["when it is told", used, true],
    ["as before, when it is stored again", withStoredBasket(used, key, { basketId: "b1" }, NOW), true],
    ["no longer, when that is told", withStoredBasket(used, key, { basketId: "b1", isInUse: false }, NOW), false],
    ["another one, not because this was", withStoredBasket(used, key, { basketId: "b2" }, NOW), undefined],
    ["a new one, not untold", withStoredBasket([], key, { basketId: "b1" }, NOW), undefined],
  ])("are in use %s", (_when, list, expected) => expect(list[0]?.isInUse).toBe(expected));

  it("have their channels, the last one first, without portals, business and other countries", () => {
    const stored = (channel: number, countryCode: string, isInUse = true) => ({
      ...entry(`b${channel}${countryCode}`, channel, countryCode, NOW),
      isInUse,
    });
    const list = readStoredBaskets([stored(2, "dk"), stored(3, "dk"), stored(1, "dk"), stored(17, "dk")], NOW, "dk");
    expect(channelsInUse(list, "DK")).toEqual([2, 3]);
    expect(channelsInUse(list, "se")).toEqual([]);
    const told = withStoredBasket([], { ...key, countryCode: "DK" }, { basketId: "b1", isInUse: true }, NOW);
    expect(channelsInUse(told, "dk")).toEqual([3]);
    expect(channelsInUse(readStoredBaskets([stored(2, "dk", false), stored(3, "dk")], NOW, "dk"), "dk")).toEqual([3]);
  });
});

describe("the map of departments", () => {
  it.each([
    [
      { d1: "b1", d2: 7 },
      { d1: "b1", d2: "7" },
    ],
    [{ d1: null, "<x>": "b1", d3: {} }, {}],
    [JSON.parse('{"__proto__":"b1"}'), {}],
    [[], {}],
    ["x", {}],
    [null, {}],
  ])("%j", (stored, expected) => {
    expect(readDepartmentBaskets(stored)).toEqual(expected);
    expect(Object.getPrototypeOf(readDepartmentBaskets(stored))).toBe(Object.prototype);
  });
});

it.each([
  [3, 3],
  ["3", 3],
  ["x", null],
  ["1234567890", null],
  [0, null],
  [1.5, null],
  [null, null],
  [[3], null],
])("the stored channel %j is %j", (stored, expected) => expect(readChannelId(stored)).toBe(expected));
