import { describe, expect, it } from "vitest";
import { certainCode, codeAlone, codeInText } from "~/domain/pastedCode";

const PREFIXES = ["SGK", "POR", "BHN"];

const mail = (code: string, pin: string) => `Hi Freja,

Karen has sent you a gift card of DKK 500!

${code}
${pin}

Use it at https://shop.example/en/dk/dkk before 4 March 2027. Order no. 20261234.
`;

describe("a code in what was pasted", () => {
  it.each([
    ["a whole e-mail", mail("Your code: SGK-DKK500AAAA", "PIN: 4711"), "SGK-DKK500AAAA", "4711"],
    ["an e-mail in groups of three", mail("Code SGK-DKK 500 AAA A", "PIN 4711"), "SGK-DKK500AAAA", "4711"],
    ["groups of three with no-break spaces", "Code:\u00a0SGK-DKK\u00a0500\u00a0AAA\u00a0A.", "SGK-DKK500AAAA", ""],
    ["two signs after the groups", "Code SGK-DKK 500 AA, enjoy", "SGK-DKK500AA", ""],
    ["tabs between the groups", "Code\tSGK-DKK\t500\tAAA\tA\tPIN 4711", "SGK-DKK500AAAA", "4711"],
    ["unseen signs", "Code: SGK-\u200bDKK\u00ad500\u200bAAAA, enjoy", "SGK-DKK500AAAA", ""],
    ["small letters", mail("code: sgk-dkk500aaaa", "pin: 4711"), "SGK-dkk500aaaa", "4711"],
    ["Danish", mail("Din gavekortkode er SGK-DKK500AAAA.", "PIN-kode: 4711"), "SGK-DKK500AAAA", "4711"],
    ["German", mail("Dein Gutscheincode: POR-NORDLYS001", "PIN: 0815"), "POR-NORDLYS001", "0815"],
    ["hyphens inside", mail("Code: SGK-DKK-500-AAA-A", ""), "SGK-DKK500AAAA", ""],
    ["hyphens that do not break", mail("Code: SGK\u2011DKK\u2010500\u2011AAAA", "PIN: 4711"), "SGK-DKK500AAAA", "4711"],
    ["a dash before its PIN", "Your code: SGK-PIN300FFFF\u20134711", "SGK-PIN300FFFF", "4711"],
    ["code and PIN on one line", "SGK-PIN300FFFF 4711", "SGK-PIN300FFFF", "4711"],
    ["code and PIN with a slash", "SGK-PIN300FFFF / 4711", "SGK-PIN300FFFF", "4711"],
    ["code and PIN under each other", "SGK-PIN300FFFF\n4711", "SGK-PIN300FFFF", "4711"],
    ["a link to redeem", "https://shop.example/en/dk/dkk/redeem/SGK-DKK500AAAA", "SGK-DKK500AAAA", ""],
    ["a link in a text", mail("Open https://shop.example/redeem/abcDEF123456", ""), "abcDEF123456", ""],
    ["a link in capitals", "OPEN HTTPS://SHOP.EXAMPLE/REDEEM/ABCDEF123456", "ABCDEF123456", ""],
    ["an escaped link", "Open /redeem/abc%2DDEF123456 now", "abc-DEF123456", ""],
    ["a link with its PIN beside it", "https://shop.example/redeem/abcDEF123456 4711", "abcDEF123456", "4711"],
    ["a link in brackets", "(https://shop.example/redeem/abcDEF123456).", "abcDEF123456", ""],
    ["a link with a full stop in its code", "Open /redeem/abc.DEF123456.", "abc.DEF123456", ""],
    ["a link before a comma", "Open /redeem/abcDEF123456, please", "abcDEF123456", ""],
    ["a link to a portal", "See /portal/nordlys/POR-NORDLYS001 now", "POR-NORDLYS001", ""],
    ["a labelled token without prefix", mail("Code: aBc-dEf-123", "PIN: ab12"), "aBc-dEf-123", "ab12"],
    ["Spanish", mail("Tu código: aBc-dEf-123", "PIN: 4711"), "aBc-dEf-123", "4711"],
    ["Romanian", mail("Codul: aBc-dEf-123", "Cod PIN: 4711"), "aBc-dEf-123", "4711"],
    ["Greek", mail("Ο κωδικός: aBc-dEf-123", "PIN: 4711"), "aBc-dEf-123", "4711"],
    ["Russian", mail("Ваш код: aBc-dEf-123", "ПИН-код: 4711"), "aBc-dEf-123", "4711"],
    ["Japanese", mail("コード：aBc-dEf-123", "PINコード：4711"), "aBc-dEf-123", "4711"],
    ["a word that ends like one of those", mail("Barcode: 123456", "Code: SGK-DKK500AAAA"), "SGK-DKK500AAAA", ""],
    ["stars around it", "Your code: **SGK-DKK500AAAA** – enjoy", "SGK-DKK500AAAA", ""],
    ["a PIN that is none", "SGK-DKK500AAAA PIN: see below", "SGK-DKK500AAAA", ""],
    ["a PIN of letters", "SGK-DKK500AAAA\nPIN: abcd\nEnjoy", "SGK-DKK500AAAA", "abcd"],
    [
      "a PIN that is spoken of",
      "Have code and PIN when you shop.\nSGK-PIN300FFFF, PIN: 4711",
      "SGK-PIN300FFFF",
      "4711",
    ],
    ["a PIN after a warning", "SGK-PIN300FFFF. Keep your PIN safe. PIN 4711.", "SGK-PIN300FFFF", "4711"],
    ["a PIN at the end of its sentence", "SGK-PIN300FFFF. Din PIN finder du her: 4711", "SGK-PIN300FFFF", "4711"],
    ["groups of three before a PIN", "Code SGK-123 456 789 PIN 4711", "SGK-123456789", "4711"],
    ["groups of three before a word", "Your code SGK-123 456 is good", "SGK-123456", ""],
    ["a prefix with too little behind it, then a code", "Not SGK-1 but SGK-DKK500AAAA", "SGK-DKK500AAAA", ""],
    ["a prefix that is no code, then one", "All SGK- codes: SGK-DKK500AAAA", "SGK-DKK500AAAA", ""],
  ])("%s", (_what, text, code, pin) => expect(codeInText(text, PREFIXES)).toEqual({ code, pin }));

  it.each([
    ["a code alone", "SGK-DKK500AAAA"],
    ["a code alone with spaces around", "  SGK-DKK500AAAA \n"],
    ["a word", "hello"],
    ["nothing", ""],
    ["an e-mail without a code", "Hi Freja,\nthe code below is missing.\nKaren"],
    ["a code that is too short", "code: ab1"],
    ["a link to one that is too short", "Open /redeem/ab1 now"],
    ["a link that is escaped wrongly", "Open /redeem/abc%E0%A4 now"],
    ["a word after the word for a code", "Use your code carefully, please"],
  ])("%s is left alone", (_what, text) => expect(codeInText(text, PREFIXES)).toBeNull());

  it.each([
    ["sgk-dkk500aaaa", { code: "SGK-dkk500aaaa", pin: "" }],
    ["SGK-DKK500AAAA 4711", { code: "SGK-DKK500AAAA", pin: "4711" }],
    ["SGK-rødgrød", null],
    ["dkk500aaaa", null],
    ["", null],
  ])("or that is typed alone with its prefix: %j", (typed, found) => expect(codeAlone(typed, PREFIXES)).toEqual(found));

  it.each([
    ["a known code", "sgk-dkk500aaaa", { code: "SGK-dkk500aaaa", pin: "" }],
    ["one in a text", "Your code: SGK-DKK500AAAA", { code: "SGK-DKK500AAAA", pin: "" }],
    ["one with its PIN", "SGK-DKK500AAAA PIN 4711", { code: "SGK-DKK500AAAA", pin: "4711" }],
    ["any code in a link", "https://shop.example/redeem/ABC12345", { code: "ABC12345", pin: "" }],
    [
      "one in a link that a mail program wrapped",
      "https://m.example/?u=%2fredeem%2fABC12345",
      { code: "ABC12345", pin: "" },
    ],
    ["what another shop calls a code", "Code: ABC12345", null],
    ["the same with a PIN", "Code: ABC12345 PIN: 4711", null],
    ["a word", "ABC12345", null],
  ])("is there for certain: %s", (_what, text, found) => expect(certainCode(text, PREFIXES)).toEqual(found));

  it("is found quickly in a long text, or not at all", () => {
    const long = "SGK- code: ".repeat(5000);
    const before = performance.now();
    codeInText(long, PREFIXES);
    codeInText(`${"a ".repeat(100_000)}SGK-DKK500AAAA`, PREFIXES);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
