import { describe, expect, test } from "vitest";
import { progressOf, readExportType, screenOf, stageAt } from "~/domain/exports";
import { type Failure } from "~/domain/failure";
import { exportFailure, isFinal, isRefusal, pauseAfter, proofOf } from "~/domain/owner";
import { codeShape, fileName, fileOf, isWholePdf, pdfBytes } from "~/domain/voucherFile";
import { greetingInText, lookupInText, lookupToStore, readLookup } from "~/domain/voucherLookup";

const failure = (code: string, extensions: Failure["extensions"] = {}): Failure => ({
  code,
  message: code,
  fields: {},
  general: [],
  extensions,
});

test.each([
  ["NoAuthRequired", "none"],
  ["ByPin", "pin"],
  ["ByEmail", "email"],
  ["BySms", "phone"],
  ["ByAccountId", "account"],
  ["bypin", "unknown"],
  ["ByRetina", "unknown"],
  ["toString", "unknown"],
  ["", "unknown"],
])("scheme %j asks for %s", (scheme, proof) => {
  expect(proofOf(scheme)).toBe(proof);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 16],
  [6, 32],
  [7, 60],
  [99, 60],
])("after %i wrong answers the next one waits %i seconds", (misses, seconds) => {
  expect(pauseAfter(misses)).toBe(seconds);
});

test.each([
  ["UNKNOWN", true],
  ["UNAUTHORIZED_ACCESS", true],
  ["Unauthorized", true],
  ["GiftCardUnauthorizedPin", true],
  ["GiftCardUnauthorizedEmail", true],
  ["GiftCardUnauthorizedBySms", true],
  ["GIFT_CARD_UNAUTHORIZED_ACCOUNT", true],
  ["NETWORK", false],
  ["SERVER", false],
  ["VoucherExpired", false],
])("an export that fails with %s is a refusal: %s", (code, refused) => {
  expect(isRefusal(exportFailure(failure(code)))).toBe(refused);
});

test("an export without a code says that nothing is in the bundle where its message does", () => {
  const empty = { ...failure("UNKNOWN", { trace: "t" }), message: "NO_PDFS_IN_BUNDLE" };
  expect(exportFailure(empty)).toEqual({ ...empty, code: "NoPdfsInBundle" });
});

test.each([
  ["VoucherExpired", true],
  ["InactiveVoucher", true],
  ["TooManyAttempts", true],
  ["UNAUTHORIZED_ACCESS", true],
  ["UNKNOWN", true],
  ["NETWORK", false],
  ["TIMEOUT", false],
  ["SERVER", false],
  ["INTERNAL_SERVER_ERROR", false],
  ["TOO_MANY_REQUESTS", false],
  ["TooManyRequests", false],
])("asking again after %s is of no use: %s", (code, isOver) => {
  expect(isFinal(failure(code))).toBe(isOver);
});

test.each([
  [0, 0],
  [7_999, 0],
  [8_000, 8],
  [19_999, 8],
  [20_000, 20],
  [32_000, 32],
  [45_000, 32],
])("%i ms after it was asked for, the words of second %i are told", (ms, stage) => {
  expect(stageAt(ms)).toBe(stage);
});

const MADE = {
  isProcessing: null,
  successfullyTriggered: null,
  voucher: null,
  exportBase64: null,
  fileDownloadUrl: null,
};

test.each([
  [{ isProcessing: true, voucher: "GAVIA1" }, "making"],
  [{ isProcessing: false, voucher: "GAVIA1" }, "ready"],
  [{ exportBase64: "JVBERi0=" }, "ready"],
  [{ fileDownloadUrl: "/api/giftcards/1.pdf" }, "ready"],
  [{ voucher: "", exportBase64: "", fileDownloadUrl: "/api/giftcards/1.pdf" }, "ready"],
  [{ successfullyTriggered: true, voucher: "", exportBase64: "JVBERi0=" }, "ready"],
  [{}, "idle"],
  [{ isProcessing: false, successfullyTriggered: true }, "empty"],
])("%j is %s", (made, progress) => {
  expect(progressOf({ ...MADE, ...made })).toBe(progress);
});

test.each([
  ["giftcard", "giftcard", "giftcard"],
  ["bundle", "bundle", "bundle"],
  ["Bundle", "Bundle", "bundle"],
  ["redeem", "redeem", "giftcard"],
  ["new-kind_2", "new-kind_2", "giftcard"],
  ["<b>", "giftcard", "giftcard"],
  ["", "giftcard", "giftcard"],
  ["x".repeat(41), "giftcard", "giftcard"],
])("kind %j is sent as %j and shown on %s", (raw, sent, screen) => {
  expect(readExportType(raw)).toBe(sent);
  expect(screenOf(readExportType(raw))).toBe(screen);
});

describe("a file", () => {
  const base64 = (text: string) => Buffer.from(text, "latin1").toString("base64");
  const PDF = base64("%PDF-1.7\nbody\n%%EOF\n");

  test.each([
    ["a whole PDF", PDF, true],
    ["the same with line breaks", PDF.replace(/(.{8})/g, "$1\n"), true],
    ["the same as a data address", `data:application/pdf;base64,${PDF}`, true],
    ["the same as a data address in capitals", `DATA:APPLICATION/PDF;BASE64,${PDF}`, true],
    ["cut off", base64("%PDF-1.7\nbody"), false],
    ["another kind", base64("<html>%%EOF</html>"), false],
    ["not base64", "%%%%", false],
    ["of a wrong length", PDF.slice(0, -1), false],
    ["empty", "", false],
  ])("that is %s", (_what, text, isPdf) => {
    expect(pdfBytes(text) !== null).toBe(isPdf);
  });

  test("that is larger than any gift card is none, though it is whole; one of some megabytes is one", () => {
    const sized = (length: number) => {
      const bytes = Buffer.alloc(length);
      bytes.write("%PDF-");
      bytes.write("%%EOF", length - 5);
      return bytes;
    };
    expect(isWholePdf(sized(20_000_000))).toBe(true);
    expect(isWholePdf(sized(20_000_001))).toBe(false);
    expect(pdfBytes(sized(2_000_000).toString("base64"))).not.toBeNull();
  });

  const allowed = (raw: string) => (raw.startsWith("/api/") ? raw : null);
  test.each([
    [
      { fileDownloadUrl: "/api/1.pdf", exportBase64: PDF },
      { kind: "link", href: "/api/1.pdf" },
    ],
    [
      { fileDownloadUrl: "javascript:alert(1)", exportBase64: PDF },
      { kind: "pdf", base64: PDF },
    ],
    [{ fileDownloadUrl: "javascript:alert(1)", exportBase64: null }, { kind: "broken" }],
    [{ fileDownloadUrl: null, exportBase64: "%%%%" }, { kind: "broken" }],
    [{ fileDownloadUrl: null, exportBase64: null }, { kind: "none" }],
  ])("%j is offered as %j", (made, file) => {
    expect(fileOf(made, allowed)).toEqual(file);
  });

  test.each([
    ["The Denmark Gift Card", undefined, "the-denmark-gift-card.pdf"],
    ["Crème brûlée / två", 3, "creme-brulee-tva-3.pdf"],
    ["../../etc", undefined, "etc.pdf"],
    ["ギフト", undefined, "ギフト.pdf"],
    ["🎁", undefined, "gift-card.pdf"],
    ["Coffee ☕️ & cake", undefined, "coffee-cake.pdf"],
    ["„Skål!“", undefined, "skal.pdf"],
    ["a".repeat(61), undefined, `${"a".repeat(60)}.pdf`],
    [`${"a".repeat(59)} b`, undefined, `${"a".repeat(59)}.pdf`],
    ["हिन्दी", undefined, "हिन्दी.pdf"],
    [`${"a".repeat(59)}𠮷`, 2, `${"a".repeat(59)}-2.pdf`],
  ])("of %j is called %s %s", (title, number, name) => {
    expect(fileName(title, number)).toBe(name);
  });
});

test.each([
  ["GAVIA7001K2M9PX", "bars"],
  ["x".repeat(24), "bars"],
  ["x".repeat(25), "square"],
  ["x".repeat(500), "square"],
  ["https://g.example/ø", "square"],
  ["", null],
  ["x".repeat(501), null],
])("%j is drawn as %s", (code, shape) => {
  expect(codeShape(code)).toBe(shape);
});

describe("a hand-over", () => {
  const LOOKUP = { token: "GIFT-1", exportType: "bundle", pin: "2468" };

  test("lasts ten minutes", () => {
    const stored = lookupToStore(LOOKUP, 1_000_000);
    expect(readLookup(stored, 1_000_000)).toEqual(LOOKUP);
    expect(readLookup(stored, 1_600_000)).toEqual(LOOKUP);
    expect(readLookup(stored, 1_600_001)).toBeNull();
    expect(readLookup(stored, 999_999)).toBeNull();
  });

  test.each([
    ['{"token":"GIFT-1"}', { token: "GIFT-1", exportType: "giftcard", pin: null }],
    ['{"token":"GIFT-1","exportType":"<b>","pin":""}', { token: "GIFT-1", exportType: "giftcard", pin: null }],
    ['{"token":"GIFT-1","exportType":7}', { token: "GIFT-1", exportType: "giftcard", pin: null }],
    ['{"token":"a b"}', null],
    ['{"token":7}', null],
    ["null", null],
    ["[]", null],
  ])("%s is %j", (text, lookup) => {
    expect(readLookup(JSON.parse(text), 0)).toEqual(lookup);
  });
});

test.each([
  ["GIFT-1", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ["  GIFT-1 ", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  [
    "https://gavia.example/en/dk/dkk/verify-owner/bundle/GIFT%2D1/2468?x=1",
    { token: "GIFT-1", exportType: "bundle", pin: "2468" },
  ],
  ["Open /en/dk/verify-owner/giftcard/GIFT-1 now", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ["<https://gavia.example/verify-owner/giftcard/GIFT-1>", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ['"/verify-owner/giftcard/GIFT-1"', { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ["Open /verify-owner/bundle/GIFT-1/2468.", { token: "GIFT-1", exportType: "bundle", pin: "2468" }],
  ["It is there (/verify-owner/giftcard/GIFT-1),", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ["/verify-owner/giftcard/GIFT-1/.", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  ["/verify-owner/giftcard/GIFT.1", { token: "GIFT.1", exportType: "giftcard", pin: null }],
  ["/verify-owner/giftcard/%E0%A4%A", { token: "%E0%A4%A", exportType: "giftcard", pin: null }],
  ["GIFT-\n OPEN\u200b 1", { token: "GIFT-OPEN1", exportType: "giftcard", pin: null }],
  ["sgk-123-456", { token: "SGK-123456", exportType: "giftcard", pin: null }],
  ["/verify-owner/giftcard/sgk-123-456/2468", { token: "SGK-123456", exportType: "giftcard", pin: "2468" }],
  ["https://gavia.example/Verify-Owner/giftcard/GIFT-1", { token: "GIFT-1", exportType: "giftcard", pin: null }],
  [
    "https://eur01.links.example/?url=https%3A%2F%2Fgavia.example%2Fen%2Fdk%2Fdkk%2Fverify-owner%2Fgiftcard%2FGIFT-1%2F2468&data=05%7C01",
    { token: "GIFT-1", exportType: "giftcard", pin: "2468" },
  ],
  [
    "https://l.example/?u=https%3A%2F%2Fg.example%2Fgreeting%2FHELLO-1 https://l.example/?u=https%3A%2F%2Fg.example%2Fverify-owner%2Fgiftcard%2FGIFT-1",
    { token: "GIFT-1", exportType: "giftcard", pin: null },
  ],
  ["ｇｉｆｔ－１", { token: "gift-1", exportType: "giftcard", pin: null }],
  ["/verify-owner/giftcard", null],
  ["words / of a mail", null],
  [" \u200b", null],
  ["", null],
])("typed or pasted: %j is %j", (typed, lookup) => {
  expect(lookupInText(typed, ["SGK"])).toEqual(lookup);
});

test.each([
  ["It is at https://gavia.example/en/dk/dkk/greeting/HELLO-1.", "HELLO-1"],
  ["https://gavia.example/Greeting/HELLO%2D1?x=1", "HELLO-1"],
  ["https://l.example/?u=https%3A%2F%2Fg.example%2Fgreeting%2FHELLO-1&data=05%7C01", "HELLO-1"],
  ["https://l.example/%E0%A4%A?u=%2Fgreeting%2FHELLO-1", "HELLO-1"],
  ["https://l.example/?u=%2Fgreeting%2FHELLO-1 is 100% yours", "HELLO-1"],
  ["/greeting/%E0%A4%A", "%E0%A4%A"],
  ["/greeting/", null],
  ["a greeting", null],
])("the greeting in %j is %j", (text, token) => {
  expect(greetingInText(text)).toBe(token);
});

test("a long text without spaces is looked through at once", () => {
  const picture = `data:image/png;base64,${"iVBORw0KGgo".repeat(10_000)}`;
  expect(lookupInText(picture, ["SGK"])).toBeNull();
  expect(greetingInText(picture)).toBeNull();
});
