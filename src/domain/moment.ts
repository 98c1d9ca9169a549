import { dateFormat } from "./formats";
import { clockOf } from "./languageTag";

/**
 * Instants as they are sent (ISO strings in UTC) and read in a zone (by its IANA name). Kept apart from choosing dates
 * (`deliveryDate`), so that showing one does not load a calendar library.
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

/** An instant (milliseconds since 1970) as it is sent: "2026-03-27T07:00:00Z". */
export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, "Z");
}

/** Packing takes time: a gift by post is sent on the third calendar day from now at the earliest (spec §4). */
export const POST_DAYS_AHEAD = 3;

/** Moments are chosen in steps of a quarter of an hour. */
export const STEP_MINUTES = 15;

/** When a basket was made and last changed, as instants. */
export interface BasketTimes {
  createdAt: string;
  lastUpdatedAt: string;
}

/** The device's clock may be ahead of the server's. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A delivery's date: it can be kept; it goes "soon", as was asked for; or what was chosen has become too "late". */
export type DateStanding = "kept" | "soon" | "late";

interface DateFacts {
  byPost?: boolean;
  /** Days for the post are counted in it. */
  zone?: string | null;
  basket?: BasketTimes | null;
}

/**
 * What has become of an instant (milliseconds since 1970). One that has passed, or is too soon for the post by now, is
 * late, unless it surely meant "as soon as possible" in its `basket`: it is in no step, and had passed when the basket
 * was changed, so it was sent as the current time then; or it was the first possible day for the post when the basket
 * was made.
 */
function standingOf(at: number, now: number, { byPost = false, zone = "UTC", basket = null }: DateFacts): DateStanding {
  if (at >= now && !(byPost && daysAhead(at, now, zone) < POST_DAYS_AHEAD)) return "kept";
  const madeAt = Date.parse(basket?.createdAt ?? "");
  const changedAt = Date.parse(basket?.lastUpdatedAt ?? "");
  const isFirstDay = byPost && !Number.isNaN(madeAt) && daysAhead(at, madeAt, zone) <= POST_DAYS_AHEAD;
  const wasNow = at % (STEP_MINUTES * 60_000) !== 0 && at <= changedAt + CLOCKS_DIFFER_MS;
  return isFirstDay || wasNow ? "soon" : "late";
}

/**
 * A delivery's date as it is sent. If it cannot be kept, that is the current time (`moved`: it was late); or null, if
 * nobody chose the day and it has only become too soon for the post: from a slow clock the server would refuse the
 * current time as past.
 */
export function dateToSend(
  deliveryDate: string | null | undefined,
  now: number,
  facts: DateFacts = {},
): { deliveryDate: string | null; moved: boolean } {
  const at = deliveryDate ? Date.parse(deliveryDate) : NaN;
  if (Number.isNaN(at)) return { deliveryDate: null, moved: Boolean(deliveryDate) };
  const standing = standingOf(at, now, facts);
  if (standing === "soon" && at >= now) return { deliveryDate: null, moved: false };
  return { deliveryDate: isoOf(standing === "kept" ? at : now), moved: standing === "late" };
}

/** What has become of the date of a delivery in a basket. Without one it goes soon. */
export function dateStanding(
  { deliveryDate, deliveryMethod, timezone }: DatedDelivery,
  basket: BasketTimes,
  now: number,
): DateStanding {
  if (!deliveryDate) return "soon";
  const at = Date.parse(deliveryDate);
  if (Number.isNaN(at)) return "late";
  return standingOf(at, now, { byPost: deliveryMethod === "Physical", zone: timezone, basket });
}

interface DatedDelivery {
  deliveryDate?: string | null;
  deliveryMethod: string;
  timezone?: string | null;
}

/** How many calendar days there are from now to a moment, by the calendar of a zone. */
function daysAhead(at: number, now: number, zone: string | null): number {
  const known = isZone(zone) ? zone : "UTC";
  const dayOf = (instant: number) => Date.parse(`${momentIn(isoOf(instant), known)?.day}T00:00:00Z`);
  return (dayOf(at) - dayOf(now)) / 86_400_000;
}

/** An instant as day ("2026-03-27") and time ("08:00") in a zone; null when the instant or the zone is invalid. */
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

/** Whether the clocks of two zones differ at an instant, so that both times should be shown. */
export function differsBetween(instant: string, zone: string, other: string): boolean {
  const [here, there] = [momentIn(instant, zone), momentIn(instant, other)];
  return here !== null && there !== null && (here.day !== there.day || here.time !== there.time);
}

/** A zone's name to show: "Europe/Copenhagen" reads "Copenhagen". */
export function zoneName(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A time of a moment ("20:30") as people write it: "8:30 PM" for Americans. */
export function timeText(time: string, locale: string): string {
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? time : dateFormat(locale, { ...clockOf(locale), timeZone: "UTC" }).format(at);
}
