import {
  type DateProblem,
  dateProblem,
  defaultMoment,
  instantOf,
  soonest,
  MORNING,
  tomorrow,
} from "~/domain/deliveryDate";
import { momentIn } from "~/domain/moment";

/** When a gift goes, as it is typed. Day and time are those of the chosen zone. */
export interface WhenValues {
  when: "now" | "later";
  day: string;
  time: string;
  timezone: string;
  /** when day and time were chosen, in milliseconds: a moment that was right then stays accepted */
  chosenAt: number;
}

/** Where, by its IANA zone, and when the form is filled in. */
export interface Clock {
  timezone: string;
  now: number;
}

/** Sent as soon as it can be; the date that is offered instead is tomorrow's, for the post the first one. */
export function freshWhen(method: string, { timezone, now }: Clock): WhenValues {
  const moment = defaultMoment(method, now, timezone) ?? { day: tomorrow(now, timezone), time: MORNING };
  return { when: "now", ...moment, timezone, chosenAt: now };
}

/** When a delivery in the basket is to go, to be changed. What is due by now goes as soon as it can. */
export function whenOf(
  delivery: { deliveryDate?: string | null; timezone?: string | null; deliveryMethod: string },
  here: Clock,
): WhenValues {
  const { deliveryDate, deliveryMethod: method } = delivery;
  const timezone = delivery.timezone ?? here.timezone;
  const fresh = freshWhen(method, { ...here, timezone });
  const moment = deliveryDate ? momentIn(deliveryDate, timezone) : null;
  if (!moment || Date.parse(deliveryDate!) <= (Date.parse(soonest(method, here.now, timezone) ?? "") || here.now)) {
    return fresh;
  }
  // The post comes at its own hour.
  return { ...fresh, when: "later", day: moment.day, time: method === "Physical" ? fresh.time : moment.time };
}

/** When the same goes in another way: on the day that was chosen if it can, else as soon as it can. */
export function whenSentBy(method: string, delivery: Parameters<typeof whenOf>[0], here: Clock): WhenValues {
  const before = whenOf(delivery, here);
  if (before.when === "now") return freshWhen(method, { ...here, timezone: before.timezone });
  return whenOf({ ...delivery, deliveryMethod: method }, here);
}

/** The instant that is sent; null is at once. */
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

/** What is wrong with the chosen moment (spec §5), the id of a text; null when it can be. */
export function whenProblem({ when, day, time, timezone, chosenAt }: WhenValues, method: string) {
  const problem = when === "later" ? dateProblem({ day, time, zone: timezone }, method, chosenAt) : null;
  return problem && TEXTS[problem];
}
