import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeInText } from "~/domain/pastedCode";
import {
  anyPrefix,
  cleanCode,
  codeProblem,
  discountByExchangeRate,
  groupsOfThree,
  hasPrefix,
  cleanPin,
  pinProblem,
} from "~/domain/voucher";

const PREFIXES = ["SGK", "POR", "BHN"];

describe("a code as it is sent", () => {
  it.each([
    ["spaces", " SGK-123 456 ", "SGK-123456"],
    ["hyphens after a prefix go", "SGK-12-34-56", "SGK-123456"],
    ["the prefix in any case", "sgk-12ab", "SGK-12ab"],
    ["the second prefix", "Por-12-34", "POR-1234"],
    ["the third prefix", "bhn-12-34", "BHN-1234"],
    ["another token keeps hyphens and case", "aBc-dEf-123", "aBc-dEf-123"],
    ["a prefix further in is none", "xSGK-12-34", "xSGK-12-34"],
    ["a prefix without its hyphen is none", "SGK12-34", "SGK12-34"],
    ["no-break space", "SGK-12\u00a034", "SGK-1234"],
    ["zero-width space", "SGK\u200b-12\u200d34", "SGK-1234"],
    ["byte order mark", "\ufeffSGK-1234", "SGK-1234"],
    ["soft hyphen", "SGK-12\u00ad34", "SGK-1234"],
    ["direction marks", "\u202aSGK-1234\u202c", "SGK-1234"],
    ["tabs and line breaks", "SGK-12\t34\r\n", "SGK-1234"],
    ["full-width signs", "ＳＧＫ－１２３４", "SGK-1234"],
    ["ideographic space", "SGK-12\u300034", "SGK-1234"],
    ["other hyphens", "SGK–12—34‐56", "SGK-123456"],
    ["other hyphens without a prefix", "ab–cd", "ab-cd"],
    ["nothing", "  ", ""],
  ])("%s", (_why, typed, expected) => expect(cleanCode(typed, PREFIXES)).toBe(expected));

  it("is clean after once", () => {
    const anySigns = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
    const signs = fc.constantFrom(..."SGKPORBHNsgk-- –1234 \u200b\u00a0－Ｓ\ufeff");
    fc.assert(
      fc.property(
        fc.oneof(
          anySigns,
          fc.array(signs, { maxLength: 20 }).map((list) => list.join("")),
        ),
        (typed) => {
          const once = cleanCode(typed, PREFIXES);
          expect(cleanCode(once, PREFIXES)).toBe(once);
          expect(once).not.toMatch(/\s/);
        },
      ),
    );
  });

  it("is the same however it was spread out", () => {
    const code = fc.stringMatching(/^[A-Za-z0-9]{6,20}$/);
    fc.assert(
      fc.property(code, (rest) => cleanCode(groupsOfThree(`SGK-${rest}`, PREFIXES), PREFIXES) === `SGK-${rest}`),
    );
  });
});

describe("checks of codes", () => {
  it.each([
    ["", "required"],
    ["12345", "tooShort"],
    ["123456", null],
    ["x".repeat(64), null],
    ["x".repeat(65), "tooLong"],
    ["SGK-12<4", "invalid"],
    ["a/../../b", "invalid"],
    ["kødkød1", "invalid"],
    ["a.b_c~d-e", null],
  ])("%s: %j", (code, expected) => expect(codeProblem(code)).toBe(expected));

  it.each([
    ["", null],
    ["12", "tooShort"],
    ["123", null],
    [" 12 34 ", null],
    ["abcD1234", null],
    ["123456789", "tooLong"],
    ["12-3", "invalid"],
  ])("PIN %j: %j", (pin, expected) => expect(pinProblem(pin)).toBe(expected));

  it.each([
    ["PIN: 4711", "4711"],
    ["(PIN 47 11", "4711"],
    ["Pinkode: 4711", "4711"],
    ["PIN code 4711", "4711"],
    ["PIN4711", "PIN4711"],
    ["pinks", "pinks"],
    [" 4711 ", "4711"],
  ])("a PIN that is written %j is sent as %j", (typed, pin) => {
    expect(cleanPin(typed)).toBe(pin);
    expect(pinProblem(typed)).toBeNull();
  });
});

it.each([
  ["SGK-1234567", "SGK-123 456 7"],
  ["123456", "123 456"],
  ["12", "12"],
  ["", ""],
  ["SGK-", "SGK-"],
])("%j is shown as %j", (code, expected) => expect(groupsOfThree(code, PREFIXES)).toBe(expected));

it.each([
  [50, 100, 50],
  [100, 100, 100],
  [0, 100, 0],
  [50, 0, null],
  [50, -1, null],
  [NaN, 100, null],
  [-5, 100, null],
])("a price of %d paid with %d is a percentage of %j", (price, paid, expected) =>
  expect(discountByExchangeRate(price, paid)).toBe(expected),
);

describe("prefixes that an operator has set", () => {
  const own = ["GIFT", "KORT"];

  it("are kept in upper case, and no others", () => {
    expect(cleanCode("gift-abc-def", own)).toBe("GIFT-abcdef");
    expect(cleanCode("SGK-abc-def", own)).toBe("SGK-abc-def");
    expect(groupsOfThree("KORT-123456", own)).toBe("KORT-123 456");
    expect(["GIFT-1", "kort-1", "GIFT-", "SGK-1", "GIFT"].map((code) => hasPrefix(code, own))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("are found in a text, in place of the shop's standard ones", () => {
    expect(codeInText("Your card: gift-ABC-1234.", own)).toMatchObject({ code: "GIFT-ABC1234" });
    expect(codeInText("Your card: SGK-ABC-1234.", own)).toBeNull();
  });

  it("may be none", () => {
    expect(cleanCode("SGK-abc-def", [])).toBe("SGK-abc-def");
    expect(new RegExp(anyPrefix([])).test("SGK-abc")).toBe(false);
  });
});
