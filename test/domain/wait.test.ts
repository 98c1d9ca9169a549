import { expect, test } from "vitest";
import { waitBefore } from "~/api/pace";
import { pollPause, roundedWait, secondsAsked, secondsLeft, waitAsked } from "~/domain/wait";

const NOW = Date.parse("2026-11-22T07:00:00Z");
const IN_FIVE = "Sun, 22 Nov 2026 07:00:05 GMT";
const AN_HOUR_AGO = "Sun, 22 Nov 2026 06:00:00 GMT";

test.each([
  ["5", 5],
  [" 5 ", 5],
  [5, 5],
  [IN_FIVE, 5],
  ["0", 0],
  [0, 0],
  [AN_HOUR_AGO, 0],
  ["soon", null],
  ["-5", null],
  [-5, null],
  ["5 minutes", null],
  ["2026-11-22T07:00:05Z", null],
  ["in May 2027", null],
  ["", null],
  [null, null],
])("%j asks for %j seconds", (raw, seconds) => expect(secondsAsked(raw, NOW)).toBe(seconds));

test("a poll goes on at its own pace, or as slowly as the server asks", () => {
  const failed = (code: string, retryAfter?: string) => pollPause({ code, extensions: { retryAfter } }, 5000, NOW);
  expect(failed("TOO_MANY_REQUESTS", "10")).toBe(10_000);
  expect(failed("TOO_MANY_REQUESTS", "1")).toBe(5000);
  expect(failed("TOO_MANY_REQUESTS")).toBe(5000);
  expect(failed("TOO_MANY_REQUESTS", "999999999")).toBe(900_000);
  expect(failed("SERVER", "10")).toBe(5000);
});

test.each([
  [1, null, 0, 300],
  [1, null, 1, 1200],
  [2, null, 0.5, 1350],
  [2, null, 1, 2400],
  [3, null, 1, 3000],
  [1, "1", 0, 1000],
  [2, "1", 1, 2400],
  [1, "10", 0, 10_000],
  [1, "11", 0, null],
])("retry %d, of which the server says %j, with chance %d: after %j ms", (attempt, said, random, ms) =>
  expect(waitBefore(attempt, said, { random, now: NOW })).toBe(ms),
);

test("a date is waited for like a number before a query", () => {
  expect(waitBefore(1, IN_FIVE, { random: 0, now: NOW })).toBe(5000);
  expect(waitBefore(1, "Sun, 22 Nov 2026 08:00:00 GMT", { random: 0, now: NOW })).toBeNull();
});

test.each([
  ["TOO_MANY_REQUESTS", "45", 45],
  ["TooManyAttempts", 45, 45],
  ["TooManyAttempts", 4.2, 5],
  ["TOO_MANY_REQUESTS", IN_FIVE, 5],
  ["TOO_MANY_REQUESTS", AN_HOUR_AGO, 1],
  ["TOO_MANY_REQUESTS", "0", 1],
  ["TOO_MANY_REQUESTS", null, 60],
  ["TOO_MANY_REQUESTS", "soon", 60],
  ["TOO_MANY_REQUESTS", "99999999", 900],
  ["VoucherNotFound", "45", null],
])("%s with Retry-After %j: the next try waits %j seconds", (code, retryAfter, seconds) =>
  expect(waitAsked({ code, extensions: { retryAfter } }, NOW)).toBe(seconds),
);

test.each([
  [null, 5, 0],
  [61_000, 1000, 60],
  [61_000, 60_999, 1],
  [61_000, 61_000, 0],
  [61_000, 99_000, 0],
])("until %j at %d: %d seconds", (until, now, left) => expect(secondsLeft(until, now)).toBe(left));

test.each([
  [1, 1, "second"],
  [59.2, 60, "second"],
  [90, 90, "second"],
  [91, 2, "minute"],
  [120, 2, "minute"],
  [121, 3, "minute"],
  [299, 5, "minute"],
])("a wait of %d seconds is told as %d %s", (seconds, value, unit) =>
  expect(roundedWait(seconds)).toEqual([value, unit]),
);
