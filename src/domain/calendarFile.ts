import { momentIn } from "./moment";

/** A day for somebody's calendar. */
export interface CalendarDay {
  /** Identifies the entry: importing the same one again replaces it. */
  uid: string;
  title: string;
  text: string;
  /** Any moment of that day in `zone`, as an ISO 8601 string. */
  on: string;
  /** IANA name. */
  zone: string;
}

const DAY_MS = 86_400_000;
const dayOf = (day: string) => day.replaceAll("-", "");
const stampOf = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/**
 * A calendar file (RFC 5545) with an all-day entry and a reminder two weeks before, created at `made` (milliseconds
 * since 1970); null for an invalid date or zone.
 */
export function calendarFile({ uid, title, text, on, zone }: CalendarDay, made: number): string | null {
  const day = momentIn(on, zone)?.day;
  if (!day) return null;
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//shop//vouchers//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampOf(made)}`,
    `DTSTART;VALUE=DATE:${dayOf(day)}`,
    `DTEND;VALUE=DATE:${dayOf(next)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P14D",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");
}

const LONGEST_LINE = 75;

/** A line in pieces of at most 75 octets, each after the first beginning with a space. No character is split. */
function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = "";
  let size = 0;
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (size + octets > LONGEST_LINE) {
      pieces.push(piece);
      piece = " ";
      size = 1;
    }
    piece += sign;
    size += octets;
  }
  return [...pieces, piece];
}
