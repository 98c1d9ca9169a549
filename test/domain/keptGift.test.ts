import { describe, expect, test } from "vitest";
import {
  chosenPinProblem,
  type KeptGift,
  missed,
  readKeptGifts,
  readKeptSecret,
  secondsToWait,
  waitAfterMisses,
  waitingFrom,
  withKeptGift,
} from "~/domain/keptGift";

const GIFT: KeptGift = {
  id: "a",
  title: "The Denmark Gift Card",
  language: "en",
  keptAt: 1000,
  sealed: { salt: "c2FsdA==", iv: "aXY=", text: "dGV4dA==", rounds: 600_000 },
  misses: 0,
  waitUntil: 0,
};

test.each([
  [0, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [7, 240],
  [10, 1920],
  [11, 3600],
  [99, 3600],
])("after %i wrong PINs the next one waits %i seconds", (misses, seconds) => {
  expect(waitAfterMisses(misses)).toBe(seconds * 1000);
});

test("the wait is counted from the miss, and no clock makes it longer than it was", () => {
  const waiting = missed({ ...GIFT, misses: 4 }, 10_000);
  expect(waiting).toMatchObject({ id: "a", misses: 5, waitUntil: 70_000 });
  expect(secondsToWait(waiting, 10_000)).toBe(60);
  expect(secondsToWait(waiting, 69_001)).toBe(1);
  expect(secondsToWait(waiting, 70_000)).toBe(0);
  expect(secondsToWait(waiting, -5_000_000)).toBe(60);
  expect(waitingFrom(waiting, 20_000)).toEqual(waiting);
  expect(waitingFrom(waiting, -5_000_000)).toEqual({ ...waiting, waitUntil: -4_940_000 });
});

test.each([
  ["", "short"],
  ["12345", "short"],
  ["🦆🦆🦆🦆🦆", "short"],
  ["000000", "plain"],
  ["123456", "plain"],
  ["987654", "plain"],
  ["abcdefg", "plain"],
  ["135790", null],
  ["13579b", null],
  ["112233", null],
  ["acegik", null],
  ["solsort 71", null],
])("as a PIN %j is %s", (pin, problem) => {
  expect(chosenPinProblem(pin)).toBe(problem);
});

describe("what was stored is read with distrust", () => {
  test.each([
    [null],
    [undefined],
    ["text"],
    [{}],
    [[null]],
    [[{ ...GIFT, id: 7 }]],
    [[{ ...GIFT, title: null }]],
    [[{ ...GIFT, keptAt: -1 }]],
    [[{ ...GIFT, keptAt: "today" }]],
    [[{ ...GIFT, sealed: null }]],
    [[{ ...GIFT, sealed: {} }]],
    [[{ ...GIFT, sealed: { ...GIFT.sealed, salt: "" } }]],
    [[{ ...GIFT, sealed: { ...GIFT.sealed, iv: "" } }]],
    [[{ ...GIFT, sealed: { ...GIFT.sealed, text: "" } }]],
    [[{ ...GIFT, sealed: { ...GIFT.sealed, rounds: "many" } }]],
    // No calendar has a day for it: the screen that names it could not be drawn.
    [[{ ...GIFT, keptAt: 1e17 }]],
  ])("%j holds no gift", (stored) => {
    expect(readKeptGifts(stored)).toEqual([]);
  });

  test("a gift beside junk is kept; a count that is none begins anew", () => {
    expect(readKeptGifts([1, GIFT])).toEqual([GIFT]);
    expect(readKeptGifts([{ ...GIFT, misses: "many" }])).toEqual([GIFT]);
    // Whoever tries PINs does not begin anew by loading the page again.
    const tried = { ...GIFT, misses: 5, waitUntil: 70_000 };
    expect(readKeptGifts([tried])).toEqual([tried]);
    expect(readKeptGifts([{ ...tried, waitUntil: "70000" }])).toEqual([GIFT]);
    // Older shops wrote no language.
    expect(readKeptGifts([{ ...GIFT, language: undefined }])).toEqual([{ ...GIFT, language: null }]);
  });

  test.each([["{"], ["null"], ['{"code": ""}'], ['{"code": 7}']])("%s is no secret", (text) => {
    expect(readKeptSecret(text)).toBeNull();
  });

  test("a whole secret is read as it was", () => {
    const secret = { code: "GAVIA1", pin: "4711", value: 0, currency: "DKK", expiresAt: "2027-03-04T12:00:00Z" };
    expect(readKeptSecret(JSON.stringify(secret))).toEqual(secret);
  });

  test("a secret with holes is one all the same", () => {
    expect(readKeptSecret('{"code":"GAVIA1","value":"much"}')).toEqual({
      code: "GAVIA1",
      pin: null,
      value: null,
      currency: null,
      expiresAt: null,
    });
  });
});

test("there is room for fifty", () => {
  const fifty = Array.from({ length: 50 }, (_, index) => ({ ...GIFT, id: String(index) }));
  expect(withKeptGift(fifty.slice(1), GIFT)).toEqual([GIFT, ...fifty.slice(1)]);
  expect(withKeptGift(fifty, GIFT)).toBeNull();
});
