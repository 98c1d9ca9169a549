import { describe, expect, it, test } from "vitest";
import { failureOfCode } from "~/domain/failure";
import { asksForPin, isMiss, refusalWith, waitsUntil, withMiss } from "~/domain/misses";

const MINUTE = 60_000;

describe("misses", () => {
  it.each([
    ["VoucherNotFound", true],
    ["VOUCHER_NOT_FOUND", true],
    ["VoucherOrPinNotFound", true],
    ["VoucherExpired", false],
    ["NETWORK", false],
  ])("%s counts: %j", (code, counts) => expect(isMiss({ code })).toBe(counts));

  it("are forgotten after ten minutes", () =>
    expect(withMiss([0, MINUTE], 10 * MINUTE)).toEqual([MINUTE, 10 * MINUTE]));

  it.each([
    [[], null],
    [[1, 2, 3, 4], null],
    [[1, 2, 3, 4, 5], 5 + MINUTE],
    [[1, 2, 3, 4, 5, 9], 9 + MINUTE],
  ])("%j: wait until %j", (misses, until) => expect(waitsUntil(misses)).toBe(until));
});

test.each([
  ["VoucherNotFound", "4711", "VoucherOrPinNotFound"],
  ["VoucherNotFound", "", "VoucherNotFound"],
  ["VoucherNotFound", null, "VoucherNotFound"],
  ["InvalidPin", "4711", "VoucherOrPinNotFound"],
  ["WRONG_PIN", "4711", "VoucherOrPinNotFound"],
  ["WrongPin", "", "WrongPin"],
  ["PinRequired", "4711", "PinRequired"],
  ["VoucherExpired", "4711", "VoucherExpired"],
])("%s, after the PIN %j, is told as %s", (code, pin, told) =>
  expect(refusalWith(pin, failureOfCode(code, "why"))).toEqual({ ...failureOfCode(code, "why"), code: told }),
);

describe("the PIN is asked for", () => {
  it.each([
    [failureOfCode("VoucherPinRequired"), true],
    [failureOfCode("PIN_REQUIRED"), true],
    [failureOfCode("InvalidPin"), true],
    [failureOfCode("WRONG_PIN"), true],
    [{ ...failureOfCode("FluentValidation"), fields: { Pin: "required" } }, true],
    [{ ...failureOfCode("FluentValidation"), fields: { spin: "required" } }, false],
    [{ ...failureOfCode("FluentValidation"), fields: { "addRedeems.0.pin": "required" } }, true],
    [{ ...failureOfCode("FluentValidation"), fields: { "addRedeems.0.code": "required" } }, false],
    [failureOfCode("VoucherNotFound"), false],
  ])("%o: %j", (failure, asks) => expect(asksForPin(failure)).toBe(asks));
});
