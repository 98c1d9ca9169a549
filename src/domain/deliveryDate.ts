import {
  CalendarDateTime,
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toZoned,
  type CalendarDate,
  type ZonedDateTime,
} from "@internationalized/date";
import { isoOf, isZone, POST_DAYS_AHEAD, STEP_MINUTES } from "./moment";

/**
 * When a gift is sent. Days ("2026-03-27") and times ("08:00") are those of a zone by its IANA name; instants are ISO
 * texts in UTC; `now` is in milliseconds since 1970. Calendar arithmetic throughout: days are not 24 hours long when
 * the clocks change.
 */

const PHYSICAL_TIME = "08:00";
/** The time of day at which a gift is sent when only a day was given. */
export const MORNING = "09:00";
const MONTHS_AHEAD = 12;

const today = (now: number, zone: string): CalendarDate =>
  toCalendarDate(fromDate(new Date(now), isZone(zone) ? zone : "UTC"));

/** The first day that may be chosen: today, or for gifts by post the third day from now (spec §4). */
export function firstDay(method: string, now: number, zone: string): string {
  return today(now, zone)
    .add({ days: method === "Physical" ? POST_DAYS_AHEAD : 0 })
    .toString();
}

/** The day after today. */
export const tomorrow = (now: number, zone: string): string => today(now, zone).add({ days: 1 }).toString();

/** The day after a day. */
export const dayAfter = (day: string): string => parseDate(day).add({ days: 1 }).toString();

/** The last day that may be chosen: twelve months ahead. */
export function lastDay(now: number, zone: string): string {
  return today(now, zone).add({ months: MONTHS_AHEAD }).toString();
}

/** The times that may be chosen on a day: each quarter of an hour that is still to come; 08:00 for gifts by post. */
export function timesOn(day: string, method: string, now: number, zone: string): string[] {
  if (method === "Physical") return [PHYSICAL_TIME];
  const quarters = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, index) => index * STEP_MINUTES);
  return quarters
    .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
    .filter((time) => {
      const moment = zoned(day, time, zone);
      return moment !== null && moment.toDate().getTime() > now && readsAs(moment, time);
    });
}

/** What the form starts with: for gifts by post the first day at 08:00 (spec §9); null, send now, for all others. */
export function defaultMoment(method: string, now: number, zone: string): { day: string; time: string } | null {
  return method === "Physical" ? { day: firstDay(method, now, zone), time: PHYSICAL_TIME } : null;
}

/** The instant of "as soon as possible": for gifts by post the first day at 08:00; null, send now, for all others. */
export function soonest(method: string, now: number, zone: string): string | null {
  const moment = defaultMoment(method, now, zone);
  return moment && instantOf(moment.day, moment.time, isZone(zone) ? zone : "UTC");
}

/** The instant of a day and time in a zone; null when there is no such day, time or zone. */
export function instantOf(day: string, time: string, zone: string): string | null {
  const moment = zoned(day, time, zone);
  return moment && isoOf(moment.toDate().getTime());
}

const two = (number: number) => String(number).padStart(2, "0");

function zoned(day: string, time: string, zone: string): ZonedDateTime | null {
  try {
    const { year, month, day: date } = parseDate(day);
    const { hour, minute } = parseTime(time);
    return toZoned(new CalendarDateTime(year, month, date, hour, minute), zone);
  } catch {
    return null;
  }
}

/**
 * Whether the clocks in the zone really show that time. When they go forward in spring an hour is skipped (on some
 * islands half an hour): a gift chosen for it would go at another time than the person read.
 */
const readsAs = ({ hour, minute }: ZonedDateTime, time: string) => `${two(hour)}:${two(minute)}` === time;

export type DateProblem = "required" | "invalid" | "past" | "tooSoon" | "tooLate" | "offStep";

/** What is wrong with a chosen moment, or null (spec §5: 'Date should not be in the past'). */
export function dateProblem(
  chosen: { day: string; time: string; zone: string },
  method: string,
  now: number,
): DateProblem | null {
  if (!chosen.day || !chosen.time) return "required";
  const moment = zoned(chosen.day, chosen.time, chosen.zone);
  if (!moment || !readsAs(moment, chosen.time)) return "invalid";
  if (moment.toDate().getTime() < now) return "past";
  if (chosen.day < firstDay(method, now, chosen.zone)) return "tooSoon";
  if (method === "Physical" && chosen.time < PHYSICAL_TIME && chosen.day === firstDay(method, now, chosen.zone))
    return "tooSoon";
  if (chosen.day > lastDay(now, chosen.zone)) return "tooLate";
  return moment.minute % STEP_MINUTES ? "offStep" : null;
}
