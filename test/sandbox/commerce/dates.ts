import type { Instant } from "./records";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EARLIEST_POST_DAYS = 3;

/** Whether this is the name of a time zone that the tz database knows. */
export function isTimezone(name: string): boolean {
  try {
    // offsets like +02:00 are accepted too by newer engines, and are not zones
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** The calendar day on the wall of a time zone, as days since 1970. */
function dayNumber(instant: Instant, timezone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" }).format(instant);
  return Date.parse(`${parts}T00:00:00Z`) / DAY;
}

/** Twelve months after a day, on the same day of the month; after 29 February, on the 28th. */
function inTwelveMonths(day: number): number {
  const date = new Date(day * DAY);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime() / DAY - (date.getUTCMonth() === month ? 0 : 1);
}

/** An instant from the wire, or null when it is not one. Days that do not exist, like 30 February, are not instants. */
export function instantOf(text: string): Instant | null {
  const match = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  if (!match) return null;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) return null;
  const day = match[1]!;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? instant : null;
}

/** The problem with a date that is in the past by more than a moment; null if it is not. */
export const pastProblem = (date: Instant, now: Instant): string | null =>
  date < now - MINUTE ? "Date should not be in the past" : null;

/**
 * What is wrong with a delivery date, in words; null when it will do (spec §5). Days are counted on the wall of the
 * zone: the last one is open until its midnight, as people read it there.
 */
export function dateProblem(date: Instant, now: Instant, byPost: boolean, timezone: string): string | null {
  const past = pastProblem(date, now);
  if (past) return past;
  const [day, today] = [dayNumber(date, timezone), dayNumber(now, timezone)];
  // no day number is read from a year of five digits
  if (!(day <= inTwelveMonths(today))) return "Date should be within twelve months";
  // what is asked for this very minute goes to the post as soon as it can
  if (byPost && date > now + MINUTE && day < today + EARLIEST_POST_DAYS) {
    return "Date should be at least three days ahead for delivery by post";
  }
  return null;
}

/** The same instant, or null for "now": what is asked for this very minute is sent as soon as it is paid. */
export const laterThanNow = (date: Instant | null, now: Instant): Instant | null =>
  date === null || date <= now + MINUTE ? null : date;
