import { describe, expect, test } from "vitest";
import { dateFormat } from "~/domain/formats";
import { formatTags } from "~/domain/languageTag";
import { LANGUAGES } from "~/domain/market";
import { timeText } from "~/domain/moment";
import { momentOf } from "~/domain/tableMoment";

const DAY = "2026-12-24";
const MORNING = { day: DAY, time: "09:00" };
const at = (time: string) => ({ day: DAY, time });

describe("a day", () => {
  test.each([
    ["2026-12-24", MORNING],
    ["2026/12/24", MORNING],
    ["24.12.2026", MORNING],
    ["24. 12. 2026", MORNING],
    ["24. 12. 2026.", MORNING],
    ["24/12 2026", MORNING],
    ["24/12/2026", MORNING],
    ["24 / 12 / 2026", MORNING],
    ["24 12 2026", MORNING],
    ["24-12-2026", MORNING],
    ["2026. 12. 24.", MORNING],
    ["2026.12.24.", MORNING],
    ["2026年12月24日", MORNING],
    ["2026年 12月 24日", MORNING],
    ["4/5/2026", { day: "2026-05-04", time: "09:00" }],
    ["24.12.", null],
    ["24.12.26", null],
    ["", null],
    ["2026-12-24 x", null],
    ["2026-12-24-1", null],
  ])("%j", (text, moment) => {
    expect(momentOf(text, "da")).toEqual(moment);
  });

  test.each([
    ["en", "12/06/2026", "2026-12-06"],
    ["en", "12/24/2026", "2026-12-24"],
    ["en", "12-24-2026", "2026-12-24"],
    ["en", "24.12.2026", "2026-12-24"],
    ["en", "2026-12-24", "2026-12-24"],
    ["en-GB", "12/06/2026", "2026-06-12"],
    ["en-AU", "12/06/2026", "2026-06-12"],
    ["en-US", "12/06/2026", "2026-12-06"],
    ["en-CA", "12/06/2026", "2026-12-06"],
    ["fr", "12/06/2026", "2026-06-12"],
    ["sv", "12/06/2026", "2026-06-12"],
    ["ja", "12/06/2026", "2026-06-12"],
    ["hu", "12/06/2026", "2026-06-12"],
  ])("has its month first only where dates are written so: in %s, %s is %s", (locale, text, day) => {
    expect(momentOf(text, locale)).toEqual({ day, time: "09:00" });
  });
});

const TAGS = [...new Set(LANGUAGES.flatMap(formatTags))];

describe("a time as the shop itself writes it", () => {
  test.each(TAGS)("in %s", (tag) => {
    const read = (time: string) => momentOf(`${DAY} ${timeText(time, tag)}`, tag);
    for (const time of ["00:15", "08:30", "12:00", "20:45"]) expect(read(time)).toEqual(at(time));
  });
});

describe("a day as the shop itself writes it", () => {
  test.each(TAGS)("in %s", (tag) => {
    const misread = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 24)).flatMap((date) =>
      (["numeric", "short", "long"] as const).flatMap((month) => {
        const written = dateFormat(tag, { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(date);
        const read = momentOf(written, tag)?.day;
        return read === new Date(date).toISOString().slice(0, 10) ? [] : [[written, read]];
      }),
    );
    expect(misread).toEqual([]);
  });

  test.each([
    ["2026. december 24. 8:30", at("08:30")],
    ["24 Dec 2026", MORNING],
    ["24. banan 2026", null],
    ["december 2026", null],
  ])("%j", (text, moment) => expect(momentOf(text, "hu")).toEqual(moment));
});

describe("a day as people write it", () => {
  test.each([
    ["tr", "24 ARALIK 2026", MORNING],
    ["el", "24 ΔΕΚΕΜΒΡΙΟΥ 2026", MORNING],
    ["pl", "24 grudnia 2026 r.", MORNING],
    ["pl", "24.12.2026 r.", MORNING],
    ["pl", "24.12.2026r., godz. 8:30", at("08:30")],
    ["bg", "24.12.2026 г., 8:30 ч.", at("08:30")],
    ["fr", "24/12/2026 8h30", at("08:30")],
    ["ja", "２０２６年１２月２４日", MORNING],
    ["ja", "2026/12/24(木)", MORNING],
    ["ja", "2026年12月24日（木） 8時30分", at("08:30")],
  ])("in %s: %s", (locale, text, moment) => expect(momentOf(text, locale)).toEqual(moment));
});

describe("a time", () => {
  test.each([
    ["24-12-2026 08:30", at("08:30")],
    ["24.12.2026 kl 8", null],
    ["24.12.2026, 8.30", at("08:30")],
    ["24.12.2026 20:30 Uhr", at("20:30")],
    ["24.12.2026 klo 8.30", at("08:30")],
    ["24-12-2026 kl. 08:30", at("08:30")],
    ["2026-12-24 kl 20:30", at("20:30")],
    ["2026-12-24T18:15:00", at("18:15")],
    ["2026-12-24T18:15:00.000", at("18:15")],
    ["2026年12月24日18:15", at("18:15")],
    ["2026. 12. 24. 8:30", at("08:30")],
    ["24/12/2026 8:30 PM", at("20:30")],
    ["24/12/2026 8:30:15 pm", at("20:30")],
    ["24/12/2026 8:30 p.m.", at("20:30")],
    ["24/12/2026 8:30\u202fp.\u00a0m.", at("20:30")],
    ["24/12/2026 8:30am", at("08:30")],
    ["24/12/2026 12:05 AM", at("00:05")],
    ["24/12/2026 12:05 PM", at("12:05")],
    ["24/12/2026 1:05 PM", at("13:05")],
    ["24/12/2026 20:30 PM", null],
    ["24/12/2026 0:30 AM", null],
    ["2026-12-24T18:15:00Z", null],
    ["2026-12-24T18:15Z", null],
    ["2026-12-24T18:15:00+01:00", null],
    ["24/12/2026 8:30 in the evening", null],
    ["24/12/2026 午後8:30", null],
  ])("%j", (text, moment) => {
    expect(momentOf(text, "da")).toEqual(moment);
  });
});
