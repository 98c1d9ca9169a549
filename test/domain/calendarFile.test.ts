import { describe, expect, it } from "vitest";
import { calendarFile } from "~/domain/calendarFile";

const file = (more: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile(
    {
      uid: "voucher-1",
      title: "Gift card ends",
      text: "DKK 350",
      on: "2027-03-04T22:30:00Z",
      zone: "Europe/Copenhagen",
      ...more,
    },
    Date.UTC(2026, 10, 21, 9, 5, 7, 123),
  );

describe("a day for the calendar", () => {
  it("is one whole day of the person's own zone, with a reminder", () => {
    expect(file()?.split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//shop//vouchers//EN",
      "BEGIN:VEVENT",
      "UID:voucher-1",
      "DTSTAMP:20261121T090507Z",
      "DTSTART;VALUE=DATE:20270304",
      "DTEND;VALUE=DATE:20270305",
      "SUMMARY:Gift card ends",
      "DESCRIPTION:DKK 350",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P14D",
      "DESCRIPTION:Gift card ends",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("ends in the next month or year", () =>
    expect(file({ on: "2026-12-31T12:00:00Z" })).toContain("DTEND;VALUE=DATE:20270101"));

  it.each([
    ["Europe/Copenhagen", "20270305"],
    ["America/Los_Angeles", "20270304"],
    ["Pacific/Auckland", "20270305"],
  ])("is the day in %s", (zone, day) =>
    expect(file({ on: "2027-03-04T23:30:00Z", zone })).toContain(`DTSTART;VALUE=DATE:${day}`),
  );

  it("escapes what has a meaning in the format", () =>
    expect(file({ title: "a;b,c\\d\ne\r\nf\rg" })).toContain("SUMMARY:a\\;b\\,c\\\\d\\ne\\nf\\ng\r\n"));

  it("folds long lines by octets, between signs", () => {
    const title = "æøå🎁".repeat(40);
    const lines = file({ title })!.split("\r\n");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file({ title })!.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
  });

  it("is none where there is no such day", () => {
    expect(file({ on: "soon" })).toBeNull();
    expect(file({ zone: "Nowhere/At_All" })).toBeNull();
  });
});
