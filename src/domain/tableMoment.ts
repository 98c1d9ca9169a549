import { bareLetters } from "./bareLetters";
import { MORNING } from "./deliveryDate";
import { dateFormat } from "./formats";
import { formatTags } from "./languageTag";
import { LANGUAGES } from "./market";
import { cleanText, toAscii } from "./typedText";

/**
 * A time after a day: "08:30", "8.30", "18:15:00", "8:30 PM", "8:30 p.m.", "20:30 Uhr", "kl. 08:30", "8:30 ч.",
 * "20 h 30".
 */
const TIME = String.raw`(?:[T ,]+(?:(?:klo?|godz)\.? )?(\d{1,2})(?:[:.]| ?h ?)(\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(?: ?([ap])\.? ?m\.?| uhr| ?ч\.?)?)?`;
/** "2026 г." and "2026 r.": Bulgarians and Poles put the word for a year behind it. */
const YEAR = String.raw`(?: ?[гr]\.?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})\.?${TIME}$`, "i");
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-./ ]+)(\d{1,2})[-./ ]+(\d{4})\.?${YEAR}${TIME}$`, "i");

const WORDED = [
  String.raw`(?<day>\d{1,2})\.? (?:de )?(?<month>\p{L}{3,})\.?(?: de)? (?<year>\d{4})${YEAR}`,
  String.raw`(?<year>\d{4})\. (?<month>\p{L}{3,})\.? (?<day>\d{1,2})\.`,
  String.raw`(?<month>\p{L}{3,})\.? (?<day>\d{1,2}),? (?<year>\d{4})`,
];
const IN_WORDS = WORDED.map((shape) => new RegExp(`^${shape}(?<rest>${TIME})$`, "iu"));

/** The parts of a text that may be a date in words: of an address too, like "Broadway 12, 2007". */
const partsOf = (text: string) => IN_WORDS.map((shape) => shape.exec(text)).find(Boolean)?.groups;

/** Which month of the year a word is in a language or in English, from 0; -1 for any other word. */
const monthAt = (word: string, locale: string) =>
  Math.max(...[locale, "en"].map((tag) => monthsOf(tag).findIndex((names) => names.includes(bareLetters(word)))));

/** Whether a text is a date with its month in words, in whichever of the shop's languages. */
export function isDateInWords(text: string): boolean {
  const { month } = partsOf(text) ?? {};
  return month !== undefined && LANGUAGES.flatMap(formatTags).some((tag) => monthAt(month, tag) >= 0);
}

/** A date in words in figures; any other text as it is. */
function inFigures(text: string, locale: string): string {
  const { day, month, year, rest } = partsOf(text) ?? {};
  const at = month ? monthAt(month, locale) : -1;
  return at >= 0 ? `${year}-${at + 1}-${day}${rest}` : text;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at, 1));
const STYLES = (["long", "short"] as const).flatMap((month) => [{ month }, { month, day: "numeric" as const }]);

const monthsKept = new Map<string, string[][]>();

/** What each month is called in a language, alone and beside a day. Kept, as a table has many dates. */
function monthsOf(locale: string): string[][] {
  const kept = monthsKept.get(locale);
  if (kept) return kept;
  const months = MONTHS.map((month) =>
    STYLES.flatMap((style) => dateFormat(locale, { ...style, timeZone: "UTC" }).formatToParts(month))
      .filter(({ type }) => type === "month")
      .map(({ value }) => bareLetters(value).replace(/\.$/, "")),
  );
  monthsKept.set(locale, months);
  return months;
}

/**
 * A day and time as tables write them: "2026-12-24", "2026年12月24日", "24.12.2026", "24/12 2026 8:30 PM". The day comes
 * before the month, except between slashes or hyphens if this language's dates begin with the month (American English,
 * see formatTag). Null for anything else, also for a date with more to it, like an offset: it would go at another time.
 */
export function momentOf(text: string, locale: string): { day: string; time: string } | null {
  const written = inFigures(cleanText(withoutJapanese(toAscii(text))), locale);
  const first = YEAR_FIRST.exec(written);
  if (first) {
    const [, year = "", month = "", day = "", ...time] = first;
    return moment(year, month, day, time);
  }
  const [, one = "", sign = "", other = "", year = "", ...time] = YEAR_LAST.exec(written) ?? [];
  const isMonthFirst = /[-/]/.test(sign) && beginsWithMonth(locale);
  return isMonthFirst ? moment(year, one, other, time) : moment(year, other, one, time);
}

const withoutJapanese = (text: string) =>
  text
    .replace(/\([月火水木金土日]\)/, " ")
    .replace(/[年月]/g, "-")
    .replace("日", " ")
    .replace(/時(\d{2})分/, ":$1");

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
