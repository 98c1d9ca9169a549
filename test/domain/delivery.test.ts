import mobiles from "libphonenumber-js/examples.mobile.json";
import { describe, expect, it } from "vitest";
import {
  deliveryMethod,
  emptyRecipient,
  extrasLost,
  isRequired,
  recipientFields,
  recipientOf,
  recipientToSend,
} from "~/domain/delivery";
import { dateProblem, defaultMoment, firstDay, instantOf, lastDay, soonest, timesOn } from "~/domain/deliveryDate";
import { dateStanding, dateToSend, differsBetween, isZone, momentIn, zoneName } from "~/domain/moment";
import { callingPrefix, mobileProblem, phoneProblem, toE164 } from "~/domain/phone";
import {
  emailProblem,
  emailRepeatProblem,
  lineProblem,
  nameProblem,
  phoneRepeatProblem,
  postCodeProblem,
} from "~/domain/recipientCheck";

const CPH = "Europe/Copenhagen";
const at = (iso: string) => Date.parse(iso);

describe("the first day for the post", () => {
  it.each([
    ["an ordinary week", "2026-06-10T10:00:00Z", CPH, "2026-06-13", "2026-06-13T06:00:00Z"],
    ["over the change to summer time", "2026-03-27T10:00:00Z", CPH, "2026-03-30", "2026-03-30T06:00:00Z"],
    ["on the day of the change", "2026-03-26T10:00:00Z", CPH, "2026-03-29", "2026-03-29T06:00:00Z"],
    ["over the change to winter time", "2026-10-23T10:00:00Z", CPH, "2026-10-26", "2026-10-26T07:00:00Z"],
    ["late at night in Auckland", "2026-06-10T11:30:00Z", "Pacific/Auckland", "2026-06-13", "2026-06-12T20:00:00Z"],
    [
      "after midnight in Los Angeles",
      "2026-06-10T07:30:00Z",
      "America/Los_Angeles",
      "2026-06-13",
      "2026-06-13T15:00:00Z",
    ],
    ["over the end of a year", "2026-12-30T10:00:00Z", CPH, "2027-01-02", "2027-01-02T07:00:00Z"],
    ["over a leap day", "2028-02-27T10:00:00Z", CPH, "2028-03-01", "2028-03-01T07:00:00Z"],
  ])("%s", (_why, now, zone, day, instant) => {
    const moment = defaultMoment("Physical", at(now), zone)!;
    expect(moment).toEqual({ day, time: "08:00" });
    expect(instantOf(moment.day, moment.time, zone)).toBe(instant);
    expect(dateProblem({ ...moment, zone }, "Physical", at(now))).toBeNull();
  });

  it("is today for everything else, and nothing is chosen beforehand", () => {
    expect(firstDay("Email", at("2026-06-10T10:00:00Z"), CPH)).toBe("2026-06-10");
    expect(firstDay("Email", at("2026-06-10T11:30:00Z"), "Pacific/Auckland")).toBe("2026-06-10");
    expect(firstDay("Email", at("2026-06-10T12:30:00Z"), "Pacific/Auckland")).toBe("2026-06-11");
    expect(defaultMoment("Email", 0, CPH)).toBeNull();
  });

  it("does not fall over a zone that is none", () =>
    expect(firstDay("Email", at("2026-06-10T10:00:00Z"), "Mars/Base")).toBe("2026-06-10"));
});

describe("the times of a day", () => {
  const now = at("2026-06-10T10:07:00Z");

  it("are the quarters to come", () => {
    expect(timesOn("2026-06-10", "Email", now, CPH)[0]).toBe("12:15");
    expect(timesOn("2026-06-10", "Email", now, CPH).at(-1)).toBe("23:45");
    expect(timesOn("2026-06-11", "Sms", now, CPH)).toHaveLength(96);
    expect(timesOn("2026-06-09", "Sms", now, CPH)).toEqual([]);
  });

  it("leave out the hour that a clock skips", () => {
    const times = timesOn("2027-03-28", "Email", now, CPH);
    expect(times).toHaveLength(92);
    expect(times).toContain("01:45");
    expect(times).not.toContain("02:00");
    expect(times).toContain("03:00");
  });

  it("leave out the half of an hour that a clock skips on Lord Howe Island", () => {
    const times = timesOn("2026-10-04", "Email", now, "Australia/Lord_Howe");
    expect(times).toHaveLength(94);
    expect(times).not.toContain("02:15");
    expect(times).toContain("02:30");
    const chosen = { day: "2026-10-04", time: "02:15", zone: "Australia/Lord_Howe" };
    expect(dateProblem(chosen, "Email", now)).toBe("invalid");
  });

  it("have the hour that a clock repeats once", () =>
    expect(timesOn("2026-10-25", "Email", now, CPH)).toHaveLength(96));
  it("are 08:00 for the post", () => expect(timesOn("2026-06-20", "Physical", now, CPH)).toEqual(["08:00"]));
  it("are none on a day that is none", () => expect(timesOn("2026-02-30", "Email", now, CPH)).toEqual([]));
});

describe("a chosen date", () => {
  const now = at("2026-06-10T10:07:00Z");

  it.each([
    ["2026-06-10", "12:15", "Email", null],
    ["2026-06-10", "12:00", "Email", "past"],
    ["2026-06-09", "23:45", "Email", "past"],
    ["2026-06-10", "12:20", "Email", "offStep"],
    ["2027-06-10", "23:45", "Email", null],
    ["2027-06-11", "00:00", "Email", "tooLate"],
    ["9999-01-01", "08:00", "Email", "tooLate"],
    ["2026-06-13", "08:00", "Physical", null],
    ["2026-06-14", "07:45", "Physical", null],
    ["2026-06-13", "07:45", "Physical", "tooSoon"],
    ["2026-06-12", "08:00", "Physical", "tooSoon"],
    ["2026-06-09", "08:00", "Physical", "past"],
    ["2026-02-30", "08:00", "Email", "invalid"],
    ["2027-02-29", "08:00", "Email", "invalid"],
    ["2027-03-28", "02:30", "Email", "invalid"],
    ["2026-06-11", "25:00", "Email", "invalid"],
    ["2026-06-11", "8:00", "Email", "invalid"],
    ["11.06.2026", "08:00", "Email", "invalid"],
    ["20260611", "08:00", "Email", "invalid"],
    ["+012026-06-11", "08:00", "Email", "invalid"],
    ["-002026-06-11", "08:00", "Email", "invalid"],
    ["٢٠٢٦-٠٦-١١", "08:00", "Email", "invalid"],
    ["", "08:00", "Email", "required"],
    ["2026-06-11", "", "Email", "required"],
  ])("%s %s by %s: %j", (day, time, method, expected) =>
    expect(dateProblem({ day, time, zone: CPH }, method, now)).toBe(expected),
  );

  it("by e-mail may be earlier in the morning than the post", () =>
    expect(
      dateProblem({ day: "2026-06-10", time: "06:00", zone: CPH }, "Email", at("2026-06-10T01:00:00Z")),
    ).toBeNull());

  it("must have a zone", () =>
    expect(dateProblem({ day: "2026-06-11", time: "08:00", zone: "Mars/Base" }, "Email", now)).toBe("invalid"));

  it.each([
    ["2026-06-11", "00:30", "Pacific/Auckland", "2026-06-10T12:30:00Z"],
    ["2026-06-10", "23:30", "America/Los_Angeles", "2026-06-11T06:30:00Z"],
    ["2026-06-11", "08:00", "Asia/Kathmandu", "2026-06-11T02:15:00Z"],
    ["2026-02-30", "08:00", CPH, null],
    ["2026-06-11", "08:00", "", null],
  ])("%s %s in %s is sent as %j", (day, time, zone, expected) => {
    const instant = instantOf(day, time, zone);
    expect(instant).toBe(expected);
    if (instant) expect(momentIn(instant, zone)).toEqual({ day, time });
  });

  it("ends twelve calendar months ahead", () => {
    expect(lastDay(at("2026-02-28T12:00:00Z"), CPH)).toBe("2027-02-28");
    expect(lastDay(at("2028-02-29T12:00:00Z"), CPH)).toBe("2029-02-28");
  });
});

describe("a date when the basket is finalised", () => {
  const now = at("2026-06-10T10:00:00Z");

  it.each([
    ["to come", "2026-06-10T10:00:01Z", { deliveryDate: "2026-06-10T10:00:01Z", moved: false }],
    ["passed meanwhile", "2026-06-10T09:45:00Z", { deliveryDate: "2026-06-10T10:00:00Z", moved: true }],
    ["just now", "2026-06-10T10:00:00Z", { deliveryDate: "2026-06-10T10:00:00Z", moved: false }],
    [
      "with milliseconds and offset",
      "2026-06-10T14:00:00.500+02:00",
      { deliveryDate: "2026-06-10T12:00:00Z", moved: false },
    ],
    ["send now", null, { deliveryDate: null, moved: false }],
    ["unreadable", "soon", { deliveryDate: null, moved: true }],
  ])("%s", (_why, date, expected) => expect(dateToSend(date, now)).toEqual(expected));

  it.each([
    ["was sent as now when the basket was changed", "2026-06-10T09:37:12Z", false],
    ["was sent as now by a clock that is ahead of the server's", "2026-06-10T09:37:15Z", false],
    ["was chosen, and passed since the basket was changed", "2026-06-10T09:43:00Z", true],
    ["was chosen, and had passed when the basket was changed", "2026-06-10T09:30:00Z", true],
  ])("that %s", (_why, date, moved) => {
    const basket = { createdAt: "2026-06-01T08:00:00Z", lastUpdatedAt: "2026-06-10T09:37:13Z" };
    expect(dateToSend(date, now, { basket })).toEqual({ deliveryDate: "2026-06-10T10:00:00Z", moved });
  });
});

describe("what has become of a delivery's date", () => {
  const now = at("2026-06-10T10:00:00Z");
  const basket = { createdAt: "2026-06-01T08:00:00Z", lastUpdatedAt: "2026-06-10T09:37:13Z" };

  it.each([
    ["to come", "Email", "2026-06-10T10:15:00Z", "kept"],
    ["passed", "Email", "2026-06-10T09:45:00Z", "late"],
    ["sent as now when the basket was changed", "Email", "2026-06-10T09:37:12Z", "soon"],
    ["none", "Email", null, "soon"],
    ["unreadable", "Email", "soon", "late"],
    ["by post on the third day", "Physical", "2026-06-13T06:00:00Z", "kept"],
    ["by post on the second day", "Physical", "2026-06-12T06:00:00Z", "late"],
    ["by post on the first day that there was", "Physical", "2026-06-04T06:00:00Z", "soon"],
  ])("%s", (_why, deliveryMethod, deliveryDate, standing) => {
    const delivery = { deliveryMethod, deliveryDate, timezone: CPH };
    expect(dateStanding(delivery, basket, now)).toBe(standing);
  });
});

describe("a date by post when it is sent", () => {
  const now = at("2026-03-26T22:30:00Z"); // 23:30 in Copenhagen, three days before the clocks change

  it.each([
    ["the third day", "2026-03-29T06:00:00Z", CPH, false],
    ["the second day", "2026-03-28T07:00:00Z", CPH, true],
    ["past", "2026-03-26T07:00:00Z", CPH, true],
    ["the third day there, where it is the next day already", "2026-03-29T19:00:00Z", "Pacific/Auckland", false],
    ["what is the third day here is the second there", "2026-03-28T19:00:00Z", "Pacific/Auckland", true],
    ["a zone that is none is read as UTC", "2026-03-29T06:00:00Z", "Mars/Base", false],
    ["no zone", "2026-03-28T06:00:00Z", null, true],
  ])("%s", (_why, date, zone, moved) => {
    const sent = dateToSend(date, now, { byPost: true, zone });
    expect(sent).toEqual({ deliveryDate: moved ? "2026-03-26T22:30:00Z" : date, moved });
  });

  it.each([
    ["the first day that there was: it goes as soon as it can, and goes on doing so", "2026-03-25T09:00:00Z", false],
    ["a later day than the first of the basket's", "2026-03-24T09:00:00Z", true],
    ["nobody knows when its basket was made", undefined, true],
  ] as const)("%s", (_why, made, moved) => {
    const basket = { createdAt: made ?? "", lastUpdatedAt: "2026-03-25T10:00:00Z" };
    const sent = dateToSend("2026-03-28T07:00:00Z", now, { byPost: true, zone: CPH, basket });
    expect(sent).toEqual({ deliveryDate: "2026-03-26T22:30:00Z", moved });
  });

  it.each([
    ["Physical", CPH, "2026-03-29T06:00:00Z"],
    ["Physical", "America/Los_Angeles", "2026-03-29T15:00:00Z"],
    ["Physical", "Mars/Base", "2026-03-29T08:00:00Z"],
    ["Email", CPH, null],
  ])("as soon as it can by %s in %s is %j", (method, zone, expected) =>
    expect(soonest(method, now, zone)).toBe(expected),
  );
});

describe("a moment in two zones", () => {
  const instant = "2026-06-10T05:00:00Z";

  it.each([
    ["Europe/Helsinki", CPH, true],
    ["Europe/Stockholm", CPH, false],
    ["Mars/Base", CPH, false],
  ])("%s and %s differ: %s", (zone, other, expected) => expect(differsBetween(instant, zone, other)).toBe(expected));

  it("is none in what is no date", () => expect(momentIn("soon", CPH)).toBeNull());

  it.each([
    ["Europe/Copenhagen", true],
    ["UTC", true],
    ["Mars/Base", false],
    ["", false],
    [null, false],
  ])("%j is a zone: %s", (zone, expected) => expect(isZone(zone)).toBe(expected));

  it("is named by its city", () => expect(zoneName("America/Los_Angeles")).toBe("Los Angeles"));
});

describe("recipients", () => {
  it.each([
    ["Email", ["name", "email", "emailRepeat"]],
    ["Sms", ["name", "phone", "phoneRepeat"]],
    ["CsvByEmail", ["name", "email", "emailRepeat"]],
    ["Physical", ["name", "line1", "line2", "attention", "postCode", "city", "countryCode", "phone"]],
    ["Webhook", []],
    ["Pigeon", []],
  ])("by %s are asked for %j", (method, expected) => expect(recipientFields(method)).toEqual(expected));

  it.each([
    ["line1", "Physical", true],
    ["line2", "Physical", false],
    ["attention", "Physical", false],
    ["phone", "Physical", false],
    ["phone", "Sms", true],
    ["email", "Sms", false],
  ] as const)("%s is required by %s: %s", (field, method, expected) =>
    expect(isRequired(field, method)).toBe(expected),
  );

  it.each([
    ["Email", "Email"],
    ["email", null],
    ["Pigeon", null],
    [null, null],
  ])("method %j is %j", (raw, expected) => expect(deliveryMethod(raw)).toBe(expected));

  const filled = {
    ...emptyRecipient("dk"),
    name: "  Ann \u200b Lee ",
    email: " ann@mail.example ",
    emailRepeat: "ann@mail.example",
    phone: "+4520123456",
    phoneRepeat: "+4520123456",
    line1: " Street 1",
    postCode: "1000 ",
    city: "City",
  };

  it("are sent trimmed, without the repeats, with the fields of their method only", () => {
    expect(recipientToSend(filled, "Email")).toEqual({
      recipientName: "Ann Lee",
      recipientEmail: "ann@mail.example",
      recipientPhone: null,
      recipientAddress: null,
    });
    expect(recipientToSend(filled, "Physical")).toMatchObject({
      recipientEmail: null,
      recipientPhone: "+4520123456",
      recipientAddress: { line1: "Street 1", line2: null, postCode: "1000", countryCode: "DK" },
    });
  });

  it("are sent as they are checked: what leads to somebody has nothing unseen in it", () => {
    const pasted = { ...filled, email: "\u202aann\u200b@mail.example", postCode: "10\u200b00\u00a0" };
    expect(recipientToSend(pasted, "Email").recipientEmail).toBe("ann@mail.example");
    expect(recipientToSend(pasted, "Physical").recipientAddress?.postCode).toBe("1000");
  });

  it("come back into the form they were sent from", () => {
    const sent = recipientToSend(filled, "Physical");
    expect(recipientToSend(recipientOf(sent, "SE"), "Physical")).toEqual(sent);
    expect(recipientOf({ recipientEmail: "a@b.example" }, "se")).toMatchObject({
      emailRepeat: "a@b.example",
      countryCode: "SE",
    });
  });
});

it.each([
  ["Physical", "g", "w", null],
  ["Email", "g", "w", { greetingToken: null, wrappingId: "w" }],
  ["Sms", "g", null, null],
  ["CsvByEmail", "g", "w", { greetingToken: "g", wrappingId: "w" }],
  ["CsvByEmail", "g", null, { greetingToken: "g", wrappingId: null }],
  ["CsvByEmail", null, null, null],
])("sent by %s with greeting %s and wrapping %s loses %j", (method, greetingToken, wrappingId, lost) => {
  expect(extrasLost({ greetingToken, wrappingId }, method)).toEqual(lost);
});

describe("names", () => {
  it.each([
    "O'Brien",
    "O’Brien",
    "Jean-Pierre",
    "Łukasz",
    "Ægir",
    "山田",
    "Jose\u0301",
    "Dr. No",
    "محمد علي",
    "Ng",
    " Ann ",
    "नरेंद्र",
    "山田\u3000太郎",
    "Anna\u00a0Larsen",
    "Anna\tLarsen",
    "ジャン・ピエール",
    "Marcel·lí",
    "علی\u200cرضا",
    "Ann\u202e",
    "An\u00adna",
    "Jean\u2011Pierre",
  ])("%s is accepted", (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    ["", "required"],
    ["  ", "required"],
    ["A", "tooShort"],
    ["e\u0301", "tooShort"],
    ["O´Brien", null],
    ["O‘Connor", null],
    ["D`Angelo", null],
    ["A".repeat(61), "tooLong"],
    ["Ann2", "invalid"],
    ["<b>", "invalid"],
    ["Ann 🎁", "invalid"],
    ["--", "invalid"],
    ["a@b.example", "invalid"],
    ["\u200b\u200d", "required"],
    ["・・", "invalid"],
    ["A\u200d", "tooShort"],
  ])("%j is %s", (name, expected) => expect(nameProblem(name)).toBe(expected));
});

describe("e-mail addresses", () => {
  it.each([
    "a@b.dk",
    "first.last+tag@sub.mail.example",
    "o'brien@mail.example",
    "ann@rødgrød.dk",
    " ann@mail.example ",
    "ann@mail.example\u200b",
    "\u202aann@mail.example\u202c\u00a0",
    "ann\u2011marie@mail.example",
  ])("%s is accepted", (email) => expect(emailProblem(email)).toBeNull());

  it.each([
    ["", "required"],
    ["ann", "invalid"],
    ["ann@", "invalid"],
    ["@mail.example", "invalid"],
    ["ann@mail", "invalid"],
    ["ann@mail..example", "invalid"],
    ["ann@-mail.example", "invalid"],
    [".ann@mail.example", "invalid"],
    ["ann.@mail.example", "invalid"],
    ["an..n@mail.example", "invalid"],
    ["ann@mail.example, bob@mail.example", "invalid"],
    ["Ann <ann@mail.example>", "invalid"],
    ["ann@mail.example\nBcc: x@y.example", "invalid"],
    ["ann@127.0.0.1", "invalid"],
    [`${"a".repeat(65)}@mail.example`, "invalid"],
    [`ann@${"a.".repeat(130)}example`, "tooLong"],
  ])("%j is %s", (email, expected) => expect(emailProblem(email)).toBe(expected));

  it.each([
    [" ANN@mail.example", null],
    ["\u200eann@mail.example\u200b", null],
    ["\u200b", "required"],
    ["bob@mail.example", "mismatch"],
    ["", "required"],
  ])("repeated as %j: %j", (repeat, expected) =>
    expect(emailRepeatProblem(repeat, "ann@mail.example ")).toBe(expected),
  );

  it("end their check however long they are", () => {
    expect(emailProblem(`${"a.".repeat(50_000)}@`)).toBe("tooLong");
    expect(emailProblem(`a@${"a-".repeat(120)}`)).toBe("invalid");
    expect(emailProblem(`a@${"a.".repeat(120)}`)).toBe("invalid");
  });
});

describe("post codes", () => {
  it.each([
    ["DK", "2100", null],
    ["dk", " 2100 ", null],
    ["DK", "21000", "invalid"],
    ["DK", "DK-2100", "invalid"],
    ["DK", "٢١٠٠", "invalid"],
    ["NO", "0150", null],
    ["SE", "123 45", null],
    ["NO", "0150", null],
    ["NO", "01500", "invalid"],
    ["SE", "12345", null],
    ["SE", "1234 5", "invalid"],
    ["FI", "00100", null],
    ["DE", "1234", "invalid"],
    ["SE", "114\u00a055", null],
    ["DK", "\u200e2100\u200b", null],
    ["DK", "\u200b", "required"],
    ["PT", "1000\u2013205", null],
    ["GB", "SW1A 1AA", null],
    ["NL", "1012 AB", null],
    ["PT", "1000-205", null],
    ["JP", "１００−０００１", null],
    ["GB", "x", "invalid"],
    ["GB", "12345678901", "invalid"],
    ["GB", "<12>", "invalid"],
    ["constructor", "12", null],
    ["DK", "", "required"],
  ])("%s %j: %j", (country, code, expected) => expect(postCodeProblem(code, country)).toBe(expected));
});

it.each([
  ["Street 1", null],
  [" ", "required"],
  ["x".repeat(101), "tooLong"],
])("line %j: %j", (line, expected) => expect(lineProblem(line)).toBe(expected));

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
