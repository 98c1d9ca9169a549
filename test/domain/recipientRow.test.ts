import { describe, expect, test } from "vitest";
import { toE164 } from "~/domain/phone";
import { alreadyAmong, draftOfRow, repeated, rowProblems, type RowTerms } from "~/domain/recipientRow";
import { refusedOf } from "~/domain/refusedProducts";
import { emptyRow, readTable } from "~/domain/recipientTable";

const row = (more: Partial<ReturnType<typeof emptyRow>>) => ({ ...emptyRow(), ...more });
const NOW = Date.parse("2026-03-04T11:00:00Z");
const entry = { quantityInStock: null, inStock: true, attributes: [] };
const range = { ...entry, sku: "R", price: null, priceCurrency: "DKK", priceMin: 100, priceMax: 5000, priceStep: 50 };
const fixed = { ...entry, sku: "F", price: 300, priceCurrency: "DKK", priceMin: null, priceMax: null, priceStep: null };
const terms = (more: Partial<RowTerms> = {}): RowTerms => ({
  productId: "1000",
  method: "Email",
  inventory: [range],
  amount: "",
  locale: "da",
  countryCode: "dk",
  timezone: "Europe/Copenhagen",
  deliveryDate: null,
  now: NOW,
  toE164: (typed) => toE164(typed, "dk"),
  ...more,
});
const good = row({ name: "Freja Lund", email: "f@x.dk", phone: "20 12 34 56", amount: "250" });

describe("what is wrong with a row", () => {
  test.each([
    ["nothing", {}, {}, {}],
    ["a name with digits", { name: "Fr3ja" }, {}, { name: "invalid" }],
    ["no address", { email: "" }, {}, { email: "required" }],
    ["half an address", { email: "freja@" }, {}, { email: "invalid" }],
    ["half an address, where none is needed", { email: "freja@" }, { method: "Sms" }, {}],
    ["no phone, where none is needed", { phone: "" }, {}, {}],
    ["no phone, where one is", { phone: "" }, { method: "Sms" }, { phone: "required" }],
    ["a phone of letters", { phone: "call me" }, { method: "Sms" }, { phone: "invalid" }],
    ["no amount at all", { amount: "" }, {}, { amount: "required" }],
    ["no amount, but one for all", { amount: " " }, { amount: " 300 " }, {}],
    ["blank amounts", { amount: " " }, { amount: " " }, { amount: "required" }],
    ["an amount with its currency", { amount: "250 kr." }, {}, {}],
    ["an amount in the way of the language", { amount: "1.250,00" }, {}, {}],
    ["an amount in another currency", { amount: "SEK 250" }, {}, { amount: "notOffered" }],
    ["one for all in another currency", { amount: "" }, { amount: "€250" }, { amount: "notOffered" }],
    ["an amount in the way of the North", { amount: "250,-" }, {}, {}],
    ["an amount with another currency's sign", { amount: "£250" }, {}, { amount: "notOffered" }],
    ["no number", { amount: "many" }, {}, { amount: "invalid" }],
    ["too little", { amount: "50" }, {}, { amount: "notOffered" }],
    ["off the steps", { amount: "275" }, {}, { amount: "notOffered" }],
    ["not among the fixed ones", { amount: "250" }, { inventory: [fixed] }, { amount: "notOffered" }],
    ["among the fixed ones", { amount: "300" }, { inventory: [fixed] }, {}],
    ["a day to come", { date: "24.12.2026" }, {}, {}],
    ["today, which is now", { date: "2026-03-04" }, {}, {}],
    ["today at its very end", { date: "2026-03-04" }, { now: Date.parse("2026-03-04T22:59:30Z") }, {}],
    ["a day of 25 hours at its start", { date: "25/10/2026 0:15" }, { now: Date.parse("2026-10-24T22:30:00Z") }, {}],
    ["yesterday", { date: "2026-03-03" }, {}, { date: "past" }],
    ["no such day", { date: "30.02.2027" }, {}, { date: "invalid" }],
    ["no date", { date: "soon" }, {}, { date: "invalid" }],
    ["a blank date", { date: " " }, {}, {}],
    ["a minute that is none of ours", { date: "24/12/2026 8:37 PM" }, {}, {}],
    ["an evening", { date: "24/12/2026 8:30 PM" }, {}, {}],
    ["an instant of no zone of ours", { date: "2026-12-24T18:15:00Z" }, {}, { date: "invalid" }],
    ["the month first, in Denmark", { date: "12/24/2026" }, {}, { date: "invalid" }],
    ["the month first, in America", { date: "12/24/2026", amount: "1,250" }, { locale: "en" }, {}],
    ["years ahead", { date: "2031-01-01" }, {}, { date: "tooLate" }],
  ])("%s", (_what, cells, more, problems) => {
    expect(rowProblems({ ...good, ...cells }, terms(more as Partial<RowTerms>))).toEqual(problems);
  });
});

test.each([
  ["da", "6/12/2026 8:30 PM", "2026-12-06T19:30:00Z"],
  ["en", "12/6/2026 8:30 PM", "2026-12-06T19:30:00Z"],
  ["hu", "2026. 12. 6.", "2026-12-06T08:00:00Z"],
])("a date is read as it is written in %s: %s", (locale, date, instant) => {
  expect(draftOfRow({ ...good, date }, terms({ locale }))?.deliveryDate).toBe(instant);
});

test.each(["£50", "$1,250", "5000円", "150,-", "150:-", "150.- €", "kr. 150,-"])(
  "a column of sums like %j is one of amounts",
  (amount) => expect(readTable([["Freja", "f@x.dk", amount]]).rows).toMatchObject([{ amount }]),
);

test.each(["06.12.34.56.78", "0171/1234567", "06 12 34 56 78", "+33.6.12.34.56.78"])(
  "a column of numbers like %j is one of phones",
  (phone) => expect(readTable([["Freja", phone]]).rows).toMatchObject([{ phone, date: "" }]),
);

test("a phone number that is written in two ways is in the table twice", () => {
  const again = { ...good, phone: "+45 20 12 34 56" };
  expect(repeated([{ ...good, phone: "20123456" }, again], terms({ method: "Sms" }))).toEqual(["+4520123456"]);
});

test.each(["2026. 12. 24.", "2026年12月24日", "12/24/2026 8:30 PM"])(
  "a column of days like %j is one of dates",
  (date) => {
    expect(readTable([["Freja", "f@x.dk", date]]).rows).toMatchObject([{ date }]);
  },
);

test("a row becomes a gift, in the zone of the sender", () => {
  expect(draftOfRow({ ...good, date: "24.12.2026" }, terms())).toMatchObject({
    productId: "1000",
    stockKeepingUnit: "R",
    deliveryMethod: "Email",
    deliveryDate: "2026-12-24T08:00:00Z",
    giftcardValue: 250,
    valueCurrency: "DKK",
    quantity: 1,
    recipient: { name: "Freja Lund", email: "f@x.dk", emailRepeat: "f@x.dk", phone: "" },
  });
  expect(draftOfRow(good, terms({ method: "Sms" }))).toMatchObject({
    deliveryDate: null,
    recipient: { phone: "+4520123456", phoneRepeat: "+4520123456", email: "" },
  });
  const all = terms({ deliveryDate: "2026-05-01T10:00:00Z" });
  expect(draftOfRow(good, all)?.deliveryDate).toBe("2026-05-01T10:00:00Z");
  expect(draftOfRow({ ...good, date: "24.12.2026" }, all)?.deliveryDate).toBe("2026-12-24T08:00:00Z");
});

test.each([
  ["today, whose time of day has passed", "4/3/2026", null],
  ["in ten minutes", "4/3/2026 12:10", null],
  ["in a quarter of an hour", "4/3/2026 12:15", "2026-03-04T11:15:00Z"],
  ["no day of its own", " ", "2026-05-01T10:00:00Z"],
])("a gift for %s, %j, is sent at %j", (_when, date, instant) => {
  const all = terms({ deliveryDate: "2026-05-01T10:00:00Z" });
  expect(draftOfRow({ ...good, date }, all)?.deliveryDate).toBe(instant);
});

test("a row becomes no gift where its amount is not offered", () => {
  expect(draftOfRow({ ...good, amount: "50" }, terms())).toBeNull();
});

test("a row is sent as it is checked, though what was pasted has unseen signs in it", () => {
  const pasted = { ...good, email: "\u202af@x\u200b.dk\u202c", phone: "\u202a20\u201112\u201134\u201156\u202c" };
  const [email, sms] = [terms(), terms({ method: "Sms" })];
  expect([rowProblems(pasted, email), rowProblems(pasted, sms)]).toEqual([{}, {}]);
  expect(draftOfRow(pasted, email)?.recipient.email).toBe("f@x.dk");
  expect(alreadyAmong([pasted], ["f@x.dk"], email)).toEqual([true]);
  expect(repeated([good, pasted], terms())).toEqual(["f@x.dk"]);
  expect(repeated([{ ...good, phone: "tel:(20)123456" }, pasted], terms({ method: "Sms" }))).toEqual(["+4520123456"]);
});

test.each([
  "(+45) 20123456",
  "tel:+4520123456",
  "Tel. +45 20 12 34 56",
  "\u202a+45 20 12 34 56\u202c",
  "20\u201112\u201134\u201156",
])("a column of numbers like %j is one of phones", (phone) =>
  expect(toE164(readTable([["Freja", phone]]).rows[0]!.phone, "dk")).toBe("+4520123456"),
);

test("who stands there twice", () => {
  const rows = [good, row({ email: " F@x.dk " }), row({ email: "a@x.dk" }), emptyRow(), emptyRow()];
  expect(repeated(rows, terms())).toEqual(["f@x.dk"]);
  const phones = ["(12) 34-5", "12345", "54321"].map((phone) => row({ phone }));
  expect(repeated(phones, terms({ method: "Sms" }))).toEqual(["12345"]);
});

test("who has a gift already, however the address or number is written", () => {
  const rows = [good, row({ email: "new@x.dk", phone: "30 12 34 56" }), emptyRow(), row({ email: "F@X.DK" })];
  expect(alreadyAmong(rows, ["F@X.dk ", null], terms())).toEqual([true, false, false, true]);
  expect(alreadyAmong(rows, ["+4530123456", ""], terms({ method: "Sms" }))).toEqual([false, true, false, false]);
});

test("which rows a refusal speaks of, each once", () => {
  const fields = {
    "addProducts.7.recipientEmail": "No such address",
    "addProducts.7.giftcardValue": "Too little",
    "12.quantity": "Sold out",
    "buyer.email": "Missing",
    "addProducts.x.y": "?",
    "x.addProducts.3.quantity": "?",
    "addProducts.15": "Gone",
  };
  expect(refusedOf(fields)).toEqual([
    { at: 7, text: "No such address" },
    { at: 12, text: "Sold out" },
    { at: 15, text: "Gone" },
  ]);
});
