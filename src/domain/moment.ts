import { dateFormat } from "./formats";

/**
 * Instants as they are sent (ISO texts in UTC) and read in a zone (by its IANA name). Apart from the choosing of dates,
 * so that showing one does not bring a calendar library with it.
 */

/** Whether this browser knows a zone of that name. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== "string" || !zone) return false;
  try {
    dateFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** An instant as it is sent: "2026-03-27T07:00:00Z". */
export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, "Z");
}

/** The post packs for as many days: a gift is posted on the third calendar day at the earliest (spec §4). */
export const POST_DAYS_AHEAD = 3;

/**
 * A delivery's date as it is sent: what has passed meanwhile, or is too soon for the post by now, is sent with the
 * current time, and `moved` says so. The post's days are counted in `zone`. What was the post's first day when it was
 * written down goes as soon as it can, and goes on doing so: no date of anybody's is moved.
 */
export function dateToSend(
  deliveryDate: string | null | undefined,
  now: number,
  {
    byPost = false,
    zone = "UTC",
    writtenAt = NaN,
  }: { byPost?: boolean; zone?: string | null; writtenAt?: number } = {},
): { deliveryDate: string | null; moved: boolean } {
  const at = deliveryDate ? Date.parse(deliveryDate) : NaN;
  if (Number.isNaN(at)) return { deliveryDate: null, moved: Boolean(deliveryDate) };
  const isLate = at < now || (byPost && daysAhead(at, now, zone) < POST_DAYS_AHEAD);
  const isSoonest = byPost && Number.isFinite(writtenAt) && daysAhead(at, writtenAt, zone) <= POST_DAYS_AHEAD;
  return isLate ? { deliveryDate: isoOf(now), moved: !isSoonest } : { deliveryDate: isoOf(at), moved: false };
}

/** How many calendar days lie between now and a moment, on the wall of a zone. */
function daysAhead(at: number, now: number, zone: string | null): number {
  const known = isZone(zone) ? zone : "UTC";
  const dayOf = (instant: number) => Date.parse(`${momentIn(isoOf(instant), known)?.day}T00:00:00Z`);
  return Math.round((dayOf(at) - dayOf(now)) / 86_400_000);
}

/** An instant as day ("2026-03-27") and time ("08:00") in a zone; null when either is unreadable. */
export function momentIn(instant: string, zone: string): { day: string; time: string } | null {
  const at = Date.parse(instant);
  if (Number.isNaN(at) || !isZone(zone)) return null;
  const format = dateFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Whether two zones read an instant differently, so that both should be shown. */
export function differsBetween(instant: string, zone: string, other: string): boolean {
  const [here, there] = [momentIn(instant, zone), momentIn(instant, other)];
  return here !== null && there !== null && (here.day !== there.day || here.time !== there.time);
}

/** A zone's name to show: "Europe/Copenhagen" reads "Copenhagen". */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
