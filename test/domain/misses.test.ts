import { describe, expect, it } from "vitest";
import { failureOfCode } from "~/domain/failure";
import { asksForPin, isMiss, secondsLeft, waitAfter, waitAsked, withMiss } from "~/domain/misses";

const MINUTE = 60_000;

describe("misses", () => {
  it.each([
    ["VoucherNotFound", true],
    ["VOUCHER_NOT_FOUND", true],
    ["VoucherExpired", false],
    ["NETWORK", false],
  ])("%s counts: %j", (code, counts) => expect(isMiss({ code })).toBe(counts));

  it("are forgotten after ten minutes, and when the clock was set back", () => {
    expect(withMiss([0, MINUTE], 10 * MINUTE)).toEqual([MINUTE, 10 * MINUTE]);
    expect(withMiss([50 * MINUTE], 20 * MINUTE)).toEqual([20 * MINUTE]);
  });

  it.each([
    [[], null],
    [[1, 2, 3, 4], null],
    [[1, 2, 3, 4, 5], 5 + MINUTE],
    [[1, 2, 3, 4, 5, 9], 9 + MINUTE],
  ])("%j: wait until %j", (misses, until) => expect(waitAfter(misses)).toBe(until));
});

describe("the wait a server asks for", () => {
  const failure = (code: string, retryAfter: unknown) => ({ ...failureOfCode(code), extensions: { retryAfter } });

  it.each([
    ["in seconds", failure("TOO_MANY_REQUESTS", "45"), 1000 + 45_000],
    ["by its other name", failure("TooManyAttempts", 45), 1000 + 45_000],
    ["without a number", failure("TOO_MANY_REQUESTS", null), 1000 + MINUTE],
    ["as a date", failure("TOO_MANY_REQUESTS", "Thu, 01 Jan 1970 00:00:46 GMT"), 46_000],
    ["in words", failure("TOO_MANY_REQUESTS", "soon"), 1000 + MINUTE],
    ["for ever", failure("TOO_MANY_REQUESTS", "99999999"), 1000 + 15 * MINUTE],
    ["of another refusal", failure("VoucherNotFound", "45"), null],
  ])("%s", (_how, refused, until) => expect(waitAsked(refused, 1000)).toBe(until));
});

it.each([
  [null, 5, 0],
  [61_000, 1000, 60],
  [61_000, 60_999, 1],
  [61_000, 61_000, 0],
  [61_000, 99_000, 0],
])("until %j at %d: %d seconds", (until, now, left) => expect(secondsLeft(until, now)).toBe(left));

describe("the PIN is asked for", () => {
  it.each([
    [failureOfCode("VoucherPinRequired"), true],
    [failureOfCode("PIN_REQUIRED"), true],
    [failureOfCode("InvalidPin"), true],
    [{ ...failureOfCode("FluentValidation"), fields: { "addRedeems.0.pin": "required" } }, true],
    [{ ...failureOfCode("FluentValidation"), fields: { "addRedeems.0.code": "required" } }, false],
    [failureOfCode("VoucherNotFound"), false],
  ])("%o: %j", (failure, asks) => expect(asksForPin(failure)).toBe(asks));
});
