import {
  type DateProblem,
  dateProblem,
  dayAfter,
  defaultMoment,
  instantOf,
  soonest,
  MORNING,
  tomorrow,
} from "~/domain/deliveryDate";
import { isZone, momentIn } from "~/domain/moment";

/** When a gift is sent, as form values. Day and time are in the chosen zone. */
export interface WhenValues {
  when: "now" | "later";
  day: string;
  time: string;
  timezone: string;
  /** when day and time were chosen (milliseconds since 1970): a moment that was valid then stays valid */
  chosenAt: number;
  /** The moment that was chosen before the post moved it to `movedTo`, for the way back to another method. */
  beforePost?: { day: string; time: string; movedTo: string };
}

/** The IANA zone and the time in which the form is filled in. */
export interface Clock {
  timezone: string;
  now: number;
}

/** The initial values: as soon as possible; the date offered instead is tomorrow, or for the post its first day. */
export function freshWhen(method: string, { timezone, now }: Clock): WhenValues {
  const moment = defaultMoment(method, now, timezone) ?? { day: tomorrow(now, timezone), time: MORNING };
  return { when: "now", ...moment, timezone, chosenAt: now };
}

/** The day and time to offer when a date is to be chosen; nothing if those that were offered before can still be. */
export function proposedAgain(
  chosen: WhenValues["when"],
  { day, time, timezone }: WhenValues,
  method: string,
  now: number,
): Partial<WhenValues> {
  if (chosen === "now" || dateProblem({ day, time, zone: timezone }, method, now) === null) return {};
  const fresh = freshWhen(method, { timezone, now });
  return { day: fresh.day, time: fresh.time };
}

/**
 * The values by another method: the post moves the day and fixes the time, and the way back undoes that, unless another
 * day was chosen meanwhile.
 */
export function movedBy(method: string, values: WhenValues, now: number): Partial<WhenValues> {
  const { day, time, timezone, beforePost } = values;
  const first = defaultMoment(method, now, timezone);
  if (first) {
    const movedTo = day > first.day ? day : first.day;
    return { day: movedTo, time: first.time, beforePost: { day, time, movedTo }, chosenAt: now };
  }
  if (!beforePost) return { chosenAt: now };
  const isUnchanged = day === beforePost.movedTo;
  return { day: isUnchanged ? beforePost.day : day, time: beforePost.time, beforePost: undefined, chosenAt: now };
}

/**
 * The values after the server has refused a gift's date. Where that was the first day for the post, the server's
 * calendar is ahead of this device's, and the next day is proposed. Null for any other date.
 */
export function afterRefusal(method: string, { when, timezone }: WhenValues, now: number): Partial<WhenValues> | null {
  const first = when === "now" ? defaultMoment(method, now, timezone) : null;
  return first && { when: "later", day: dayAfter(first.day), time: first.time, chosenAt: now };
}

/** The values of a delivery in the basket. A date that has passed becomes "as soon as possible". */
export function whenOf(
  delivery: { deliveryDate?: string | null; timezone?: string | null; deliveryMethod: string },
  here: Clock,
): WhenValues {
  const { deliveryDate, deliveryMethod: method } = delivery;
  const timezone = isZone(delivery.timezone) ? delivery.timezone : here.timezone;
  const fresh = freshWhen(method, { ...here, timezone });
  const moment = deliveryDate ? momentIn(deliveryDate, timezone) : null;
  const earliest = Date.parse(soonest(method, here.now, timezone) ?? "") || here.now;
  if (!deliveryDate || !moment || Date.parse(deliveryDate) <= earliest) return fresh;
  // The time of gifts by post is fixed.
  return { ...fresh, when: "later", day: moment.day, time: method === "Physical" ? fresh.time : moment.time };
}

/** The values for another delivery method: on the chosen day if possible, else as soon as possible. */
export function whenSentBy(method: string, delivery: Parameters<typeof whenOf>[0], here: Clock): WhenValues {
  const before = whenOf(delivery, here);
  if (before.when === "now") return freshWhen(method, { ...here, timezone: before.timezone });
  return whenOf({ ...delivery, deliveryMethod: method }, here);
}

/** The instant that is sent; null for "send now". */
export function instantOfWhen({ when, day, time, timezone }: WhenValues, method: string, now: number): string | null {
  return when === "later" ? instantOf(day, time, timezone) : soonest(method, now, timezone);
}

const TEXTS = {
  required: "purchase.dayRequired",
  invalid: "purchase.dayInvalid",
  past: "purchase.dayPast",
  tooSoon: "purchase.dayTooSoon",
  tooLate: "purchase.dayTooLate",
  offStep: "purchase.dayInvalid",
} as const satisfies Record<DateProblem, string>;

/** What is wrong with the chosen moment (spec §5), as the id of a text; null if nothing. */
export function whenProblem({ when, day, time, timezone, chosenAt }: WhenValues, method: string) {
  const problem = when === "later" ? dateProblem({ day, time, zone: timezone }, method, chosenAt) : null;
  return problem && TEXTS[problem];
}
