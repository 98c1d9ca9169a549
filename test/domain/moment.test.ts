import { describe, expect, it } from "vitest";
import { soonest } from "~/domain/deliveryDate";
import { dateStanding, dateToSend, differsBetween, isZone, momentIn, zoneName } from "~/domain/moment";

const CPH = "Europe/Copenhagen";
const at = (iso: string) => Date.parse(iso);

describe("what has become of a delivery's date", () => {
  const now = at("2026-06-10T10:00:00Z");
  const basket = { createdAt: "2026-06-01T08:00:00Z", lastUpdatedAt: "2026-06-10T09:37:13Z" };

  it.each([
    ["to come", "Email", "2026-06-10T10:15:00Z", "kept"],
    ["passed", "Email", "2026-06-10T09:45:00Z", "late"],
    ["sent as now when the basket was changed", "Email", "2026-06-10T09:37:12Z", "soon"],
    ["none", "Email", null, "soon"],
    ["unreadable", "Email", "soon", "late"],
    ["unreadable, by post", "Physical", "soon", "late"],
    ["by post on the third day", "Physical", "2026-06-13T06:00:00Z", "kept"],
    ["by post on the second day", "Physical", "2026-06-12T06:00:00Z", "late"],
    ["by post on the first day that there was", "Physical", "2026-06-04T06:00:00Z", "soon"],
  ])("%s", (_why, deliveryMethod, deliveryDate, standing) => {
    const delivery = { deliveryMethod, deliveryDate, timezone: CPH };
    expect(dateStanding(delivery, basket, now)).toBe(standing);
  });

  it("by post on the third day where it was chosen, though it is the second elsewhere", () => {
    const chosen = { deliveryMethod: "Physical", deliveryDate: "2026-06-12T12:30:00Z", timezone: "Pacific/Auckland" };
    expect(dateStanding(chosen, basket, now)).toBe("kept");
  });
});

describe("a date by post when it is sent", () => {
  const now = at("2026-03-26T22:30:00Z"); // 23:30 in Copenhagen, three days before the clocks change

  it.each([
    ["the third day", "2026-03-29T06:00:00Z", CPH, false],
    ["the second day", "2026-03-28T07:00:00Z", CPH, true],
    ["past", "2026-03-26T07:00:00Z", CPH, true],
    ["the third day there, where it is the next day already", "2026-03-29T19:00:00Z", "Pacific/Auckland", false],
    ["what is the third day here is the second there", "2026-03-29T10:00:00Z", "Pacific/Auckland", true],
    ["a zone that is none is read as UTC", "2026-03-29T06:00:00Z", "Mars/Base", false],
    ["no zone", "2026-03-28T06:00:00Z", null, true],
  ])("%s", (_why, date, zone, moved) => {
    const sent = dateToSend(date, now, { byPost: true, zone });
    expect(sent).toEqual({ deliveryDate: moved ? "2026-03-26T22:30:00Z" : date, moved });
  });

  it.each([
    // By no clock: that of the device may be slow, and the server takes no date that has passed.
    ["the first day that there was: it goes as soon as it can, and goes on doing so", "2026-03-25T09:00:00Z", null],
    ["a later day than the first of the basket's", "2026-03-24T09:00:00Z", "2026-03-26T22:30:00Z"],
    ["nobody knows when its basket was made", undefined, "2026-03-26T22:30:00Z"],
  ] as const)("%s", (_why, made, deliveryDate) => {
    const basket = { createdAt: made ?? "", lastUpdatedAt: "2026-03-25T10:00:00Z" };
    const sent = dateToSend("2026-03-28T07:00:00Z", now, { byPost: true, zone: CPH, basket });
    expect(sent).toEqual({ deliveryDate, moved: deliveryDate !== null });
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
    ["Pacific/Kiritimati", "Pacific/Honolulu", true],
    ["Mars/Base", CPH, false],
    [CPH, "Mars/Base", false],
  ])("%s and %s differ: %s", (zone, other, expected) => expect(differsBetween(instant, zone, other)).toBe(expected));

  it("is none in what is no date", () => expect(momentIn("soon", CPH)).toBeNull());

  it.each([
    ["Europe/Copenhagen", true],
    ["UTC", true],
    ["Mars/Base", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("%j is a zone: %s", (zone, expected) => expect(isZone(zone)).toBe(expected));

  it("is named by its city", () => expect(zoneName("America/Los_Angeles")).toBe("Los Angeles"));
});
