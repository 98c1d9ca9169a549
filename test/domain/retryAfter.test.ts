import { expect, test } from "vitest";
import { waitBefore } from "~/api/pace";
import { failureOfCode } from "~/domain/failure";
import { waitAsked } from "~/domain/misses";
import { secondsAsked } from "~/domain/retryAfter";

const NOW = Date.parse("2026-11-22T07:00:00Z");
const IN_FIVE = "Sun, 22 Nov 2026 07:00:05 GMT";

test.each([
  ["5", 5],
  [" 5 ", 5],
  [5, 5],
  [IN_FIVE, 5],
  ["Sun, 22 Nov 2026 06:00:00 GMT", null],
  ["soon", null],
  ["-5", null],
  ["", null],
  [null, null],
])("%j asks for %j seconds", (raw, seconds) => expect(secondsAsked(raw, NOW)).toBe(seconds));

test("a date is waited for like a number: before a query, and at a form for codes", () => {
  expect(waitBefore(1, IN_FIVE, { random: 0, now: NOW })).toBe(5000);
  expect(waitBefore(1, "Sun, 22 Nov 2026 08:00:00 GMT", { random: 0, now: NOW })).toBeNull();
  const failure = { ...failureOfCode("TOO_MANY_REQUESTS"), extensions: { retryAfter: IN_FIVE } };
  expect(waitAsked(failure, NOW)).toBe(NOW + 5000);
});
