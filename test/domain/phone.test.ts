import mobiles from "libphonenumber-js/examples.mobile.json";
import { describe, expect, it } from "vitest";
import { behindPrefix, callingPrefix, mobileProblem, phoneProblem, toE164 } from "~/domain/phone";
import { phoneRepeatProblem } from "~/domain/recipientCheck";

describe("phone numbers", () => {
  it.each([
    ["20 12 34 56", "DK", "+4520123456"],
    ["20-12-34-56", "dk", "+4520123456"],
    ["+46 70 123 45 67", "DK", "+46701234567"],
    ["0046 70 123 45 67", "DK", "+46701234567"],
    ["070-123 45 67", "SE", "+46701234567"],
    ["\u202a+45 20 12 34 56\u202c", "NO", "+4520123456"],
    ["\u200e20123456\u200b", "DK", "+4520123456"],
    ["20\u201112\u201334\u201056", "DK", "+4520123456"],
    ["20\u00a012\u202f34 56", "DK", "+4520123456"],
    ["tel:+45-20-12-34-56", "NO", "+4520123456"],
    ["TEL: 20123456", "DK", "+4520123456"],
    ["Tel. +45 20 12 34 56", "NO", "+4520123456"],
    ["Tlf.: 20 12 34 56", "DK", "+4520123456"],
    ["Mobil: (0045) 20123456", "SE", "+4520123456"],
    ["Τηλ. +45 20123456", "GR", "+4520123456"],
    ["M +45 20123456", "NO", "+4520123456"],
    ["(+45) 20123456", "NO", "+4520123456"],
    ["(+45)20123456", "NO", "+4520123456"],
    ["(0045) 20123456", "NO", "+4520123456"],
    ["+46 (0)70 123 45 67", "DK", "+46701234567"],
    ["+36(0)20 1234567", "HU", "+36201234567"],
    ["+36 (0)20 1234567", "DK", "+36201234567"],
    ["+39 (0)6 6982", "DK", "+39066982"],
    ["０９０−１２３４−５６７８", "JP", "+819012345678"],
    ["090ｰ1234ｰ5678", "JP", "+819012345678"],
    ["4915112345678", "DE", "+4915112345678"],
    ["49 (0)151 12345678", "DE", "+4915112345678"],
    ["491701234567", "DE", "+491701234567"],
    ["4921 12345", "DE", "+49492112345"],
    ["123", "DK", null],
    ["+45 20 12 34", "DK", null],
    ["٢٠١٢٣٤٥٦", "DK", null],
    ["２０１２３４５６", "DK", "+4520123456"],
    ["０９０ー１２３４－５６７８", "JP", "+819012345678"],
    ["call 20123456", "DK", null],
    ["20123456 ext 3", "DK", null],
    ["", "DK", null],
    ["20123456", "ZZ", null],
    ["+4520123456", "ZZ", "+4520123456"],
    ["1".repeat(31), "DK", null],
  ])("%j in %s is %j", (typed, country, expected) => {
    expect(toE164(typed, country)).toBe(expected);
    if (typed) expect(phoneProblem(typed, country)).toBe(expected ? null : "invalid");
  });

  it.each([
    ["1-800-273-8255", "US", "invalid"],
    ["020 7123 4567", "GB", "invalid"],
    ["07400 123456", "GB", null],
    ["02 9876 5432", "AU", "invalid"],
    ["212 736 5000", "US", null],
    ["33 12 34 56", "DK", null],
    ["12", "DK", "invalid"],
    ["", "DK", "required"],
  ])("%j in %s gets text messages: %s", (typed, country, problem) =>
    expect(mobileProblem(typed, country)).toBe(problem),
  );

  it.each(Object.entries(mobiles))("%s is never taken for a line without text messages: %s", (country, mobile) =>
    expect(mobileProblem(mobile, country)).toBe(null),
  );

  it.each([" ", "\u202a\u202c", "\u200b"])("are required where they are asked for: %j is none", (typed) =>
    expect(phoneProblem(typed, "DK")).toBe("required"),
  );

  it.each([
    ["DK", "+45"],
    ["se", "+46"],
    ["ZZ", null],
  ])("prefix of %s is %j", (country, expected) => expect(callingPrefix(country)).toBe(expected));

  it.each([
    ["20123456", null],
    ["20 12 34 56", null],
    ["\u202a20\u201112 34 56\u202c", null],
    ["20123457", "mismatch"],
    ["\u200b", "required"],
    ["", "required"],
  ])("repeated as %j: %j", (repeat, expected) => expect(phoneRepeatProblem(repeat, "20 12-34 56")).toBe(expected));
});

it.each([
  ["+4520123456", "DK", "20123456"],
  ["+45 20 12 34 56", "dk", "20 12 34 56"],
  ["+4915112345678", "DE", "15112345678"],
  ["+390669821", "IT", "0669821"],
  ["+4520123456", "SE", "+4520123456"],
  ["+4520123456", "", "+4520123456"],
  ["20123456", "DK", "20123456"],
  ["+45", "DK", "+45"],
  ["+45201", "DK", "+45201"],
  ["", "DK", ""],
])("%s behind the calling code of %s: %s", (phone, countryCode, shown) =>
  expect(behindPrefix(phone, countryCode)).toBe(shown),
);
