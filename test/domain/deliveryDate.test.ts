import { describe, expect, it } from "vitest";
import { dateProblem, defaultMoment, firstDay, instantOf, lastDay, timesOn } from "~/domain/deliveryDate";
import { dateToSend, momentIn } from "~/domain/moment";

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
    expect(new Set(timesOn("2026-06-11", "Sms", now, CPH)).size).toBe(96);
    expect(timesOn("2026-06-09", "Sms", now, CPH)).toEqual([]);
  });

  it("offer a quarter no more when it strikes, and let who chose it before have it", () => {
    const struck = at("2026-06-10T10:15:00Z");
    expect(timesOn("2026-06-10", "Email", struck, CPH)[0]).toBe("12:30");
    expect(dateProblem({ day: "2026-06-10", time: "12:15", zone: CPH }, "Email", struck)).toBeNull();
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
    const basket = { createdAt: "2026-06-09T08:00:00Z", lastUpdatedAt: "2026-06-10T09:37:13Z" };
    expect(dateToSend(date, now, { basket })).toEqual({ deliveryDate: "2026-06-10T10:00:00Z", moved });
  });
});
