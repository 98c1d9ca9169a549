import { MORNING } from "./deliveryDate";
import { dateFormat } from "./formats";
import { cleanText } from "./typedText";

/** A time after a day: "08:30", "8.30", "18:15:00", "8:30 PM", "8:30 p.m.", "20:30 Uhr", "kl. 08:30", "klo 8.30". */
const TIME = String.raw`(?:[T ,]+(?:klo?\.? )?(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(?: ?([ap])\.? ?m\.?| uhr)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})\.?${TIME}$`, "i");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-./ ]+)(\d{1,2})[-./ ]+(\d{4})\.?${TIME}$`, "i");

/**
 * A day and time as tables write them: "2026-12-24", "2026年12月24日", "24.12.2026", "24/12 2026 8:30 PM". The day comes
 * before the month, except between slashes or hyphens if this language's dates begin with the month (American English,
 * see formatTag). Null for anything else, also for a date with more to it, like an offset: it would go at another time.
 */
export function momentOf(text: string, locale: string): { day: string; time: string } | null {
  const written = cleanText(text.replace(/[年月]/g, "-").replace("日", " "));
  const first = YEAR_FIRST.exec(written);
  if (first) {
    const [, year = "", month = "", day = "", ...time] = first;
    return moment(year, month, day, time);
  }
  const [, one = "", sign = "", other = "", year = "", ...time] = YEAR_LAST.exec(written) ?? [];
  const isMonthFirst = /[-/]/.test(sign) && beginsWithMonth(locale);
  return isMonthFirst ? moment(year, one, other, time) : moment(year, other, one, time);
}

/** Asked of dates in words: in figures Canadians and computers begin with the year. */
const beginsWithMonth = (locale: string) =>
  dateFormat(locale, { dateStyle: "long" }).formatToParts(0)[0]?.type === "month";

const two = (number: string | number) => String(number).padStart(2, "0");

function moment(year: string, month: string, day: string, [hour, minute, half]: (string | undefined)[]) {
  const time = hour && minute ? timeOf(Number(hour), minute, half?.toLowerCase()) : MORNING;
  return year && time ? { day: `${year}-${two(month)}-${two(day)}`, time } : null;
}

/** The time on a 24-hour clock; null for an hour that a 12-hour clock does not have. */
function timeOf(hour: number, minute: string, half?: string): string | null {
  if (!half) return `${two(hour)}:${minute}`;
  if (hour < 1 || hour > 12) return null;
  return `${two((hour % 12) + (half === "p" ? 12 : 0))}:${minute}`;
}
