import { isRecord } from "./isRecord";
import { secondsLeft } from "./wait";

/** What a person shows at a till: the encrypted part of a kept gift card. */
export interface KeptSecret {
  code: string;
  pin: string | null;
  value: number | null;
  currency: string | null;
  expiresAt: string | null;
}

/** A text encrypted with a PIN; salt, iv and text in base64. */
export interface Sealed {
  salt: string;
  iv: string;
  text: string;
  /** The rounds of PBKDF2 it was encrypted with, so that later versions can use more. */
  rounds: number;
}

/** A gift card as it is stored on a device. Its title is readable; its value and its code are not. */
export interface KeptGift {
  id: string;
  title: string;
  /** The language of the title, as a BCP 47 tag; null where it is not known. */
  language: string | null;
  /** milliseconds since 1970 */
  keptAt: number;
  sealed: Sealed;
  /** Wrong PINs since it was last opened, and when the next one may be tried (milliseconds since 1970). */
  misses: number;
  waitUntil: number;
}

const MISSES_ALLOWED = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const SHORTEST_PIN = 6;
export const MOST_KEPT = 50;

/** The outcome of keeping a gift: it opens without a network, or only with one; or why it could not be kept. */
export type Keeping = "offline" | "online" | "full" | "refused";

/**
 * How long the next PIN has to wait, in milliseconds: 0 up to the fourth miss, then 1, 2, 4 … minutes, at most an hour.
 */
export function waitAfterMisses(misses: number): number {
  return misses < MISSES_ALLOWED ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (misses - MISSES_ALLOWED));
}

/** The gift after one more wrong PIN. */
export function missed(gift: KeptGift, now: number): KeptGift {
  const misses = gift.misses + 1;
  return { ...gift, misses, waitUntil: now + waitAfterMisses(misses) };
}

/** The gift, with its wait restarted if the clock was put back so far that the wait would exceed its full length. */
export function waitingFrom(gift: KeptGift, now: number): KeptGift {
  const longest = now + waitAfterMisses(gift.misses);
  return gift.waitUntil > longest ? { ...gift, waitUntil: longest } : gift;
}

/**
 * Seconds until the next PIN may be tried; a clock that was put back does not make the wait longer than its full
 * length.
 */
export function secondsToWait(gift: KeptGift, now: number): number {
  return secondsLeft(waitingFrom(gift, now).waitUntil, now);
}

/** What is wrong with a newly chosen PIN: whoever finds the device has unlimited time to guess it. */
export function chosenPinProblem(pin: string): "short" | "plain" | null {
  const signs = [...pin];
  if (signs.length < SHORTEST_PIN) return "short";
  const steps = new Set(signs.slice(1).map((sign, index) => sign.codePointAt(0)! - signs[index]!.codePointAt(0)!));
  // 000000, 123456, 987654, abcdef
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!) ? "plain" : null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
/** The last moment that a Date can hold. */
const LAST_MOMENT = 8.64e15;

function readSealed(raw: unknown): Sealed | null {
  if (!isRecord(raw)) return null;
  const { salt, iv, text, rounds } = raw;
  return isText(salt) && isText(iv) && isText(text) && isCount(rounds) ? { salt, iv, text, rounds } : null;
}

/** The stored gifts, without entries that are not valid ones. */
export function readKeptGifts(stored: unknown): KeptGift[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((raw: unknown) => {
    if (!isRecord(raw)) return [];
    const { id, title, language, keptAt, sealed, misses, waitUntil } = raw;
    const read = readSealed(sealed);
    if (!isText(id) || typeof title !== "string" || !isCount(keptAt) || keptAt > LAST_MOMENT || !read) return [];
    const counted = isCount(misses) && isCount(waitUntil) ? { misses, waitUntil } : { misses: 0, waitUntil: 0 };
    return [{ id, title, language: isText(language) ? language : null, keptAt, sealed: read, ...counted }];
  });
}

/** The list with one more gift in front; null when it is full. */
export function withKeptGift(gifts: readonly KeptGift[], gift: KeptGift): KeptGift[] | null {
  return gifts.length >= MOST_KEPT ? null : [gift, ...gifts];
}

/** Reads a decrypted text; null when it is not a gift's secret. */
export function readKeptSecret(text: string): KeptSecret | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw) || !isText(raw.code)) return null;
  const { code, pin, value, currency, expiresAt } = raw;
  return {
    code,
    pin: isText(pin) ? pin : null,
    value: isCount(value) ? value : null,
    currency: isText(currency) ? currency : null,
    expiresAt: isText(expiresAt) ? expiresAt : null,
  };
}
