import { secondsLeft } from "./wait";

/** What a person shows at a till: the part of a kept gift card that is locked. */
export interface KeptSecret {
  code: string;
  pin: string | null;
  value: number | null;
  currency: string | null;
  expiresAt: string | null;
}

/** Text that only a PIN opens; all of it base64. */
export interface Sealed {
  salt: string;
  iv: string;
  text: string;
  /** Rounds of PBKDF2 that it was locked with, so that later ones may be more. */
  rounds: number;
}

/** A gift card as it lies on a device. What tells it from others is readable, what it is worth and its code are not. */
export interface KeptGift {
  id: string;
  title: string;
  /** Of the title, as in html's lang; null where it is not known. */
  language: string | null;
  /** milliseconds since 1970 */
  keptAt: number;
  sealed: Sealed;
  /** Wrong PINs since it was last opened, and until when the next one has to wait. */
  misses: number;
  waitUntil: number;
}

const MISSES_ALLOWED = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const SHORTEST_PIN = 6;
export const MOST_KEPT = 50;

/** What became of a gift that was to be kept: it opens without a network or only with one; else why it is not kept. */
export type Keeping = "offline" | "online" | "full" | "refused";

/** How long the next PIN waits: nothing for the first four, then a minute, two, four, an hour at most. */
export function waitAfterMisses(misses: number): number {
  return misses < MISSES_ALLOWED ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (misses - MISSES_ALLOWED));
}

/** The gift after one more wrong PIN. */
export function missed(gift: KeptGift, now: number): KeptGift {
  const misses = gift.misses + 1;
  return { ...gift, misses, waitUntil: now + waitAfterMisses(misses) };
}

/** The gift, whose wait begins anew where a clock that was put back since would make it longer than it ever was. */
export function waitingFrom(gift: KeptGift, now: number): KeptGift {
  const longest = now + waitAfterMisses(gift.misses);
  return gift.waitUntil > longest ? { ...gift, waitUntil: longest } : gift;
}

/** Seconds until the next PIN; a clock that was put back does not make it longer than it ever was. */
export function secondsToWait({ misses, waitUntil }: KeptGift, now: number): number {
  return secondsLeft(Math.min(waitUntil, now + waitAfterMisses(misses)), now);
}

/** What is wrong with a PIN that is chosen: who finds the device has all the time there is to guess it. */
export function chosenPinProblem(pin: string): "short" | "plain" | null {
  const signs = [...pin];
  if (signs.length < SHORTEST_PIN) return "short";
  const steps = new Set(signs.slice(1).map((sign, index) => sign.codePointAt(0)! - signs[index]!.codePointAt(0)!));
  // 000000, 123456, 987654, abcdef
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!) ? "plain" : null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
/** The last moment that a calendar has a name for. */
const LAST_MOMENT = 8.64e15;

function readSealed(raw: unknown): Sealed | null {
  const { salt, iv, text, rounds } = Object(raw) as Record<string, unknown>;
  return isText(salt) && isText(iv) && isText(text) && isCount(rounds) ? { salt, iv, text, rounds } : null;
}

/** What was stored, without what is no gift. */
export function readKeptGifts(stored: unknown): KeptGift[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((raw: unknown) => {
    const { id, title, language, keptAt, sealed, misses, waitUntil } = Object(raw) as Record<string, unknown>;
    const read = readSealed(sealed);
    if (!isText(id) || typeof title !== "string" || !isCount(keptAt) || keptAt > LAST_MOMENT || !read) return [];
    const counted = isCount(misses) && isCount(waitUntil) ? { misses, waitUntil } : { misses: 0, waitUntil: 0 };
    return [{ id, title, language: isText(language) ? language : null, keptAt, sealed: read, ...counted }];
  });
}

/** With one more in front; null when there is no room. */
export function withKeptGift(gifts: readonly KeptGift[], gift: KeptGift): KeptGift[] | null {
  return gifts.length >= MOST_KEPT ? null : [gift, ...gifts];
}

/** What was unlocked; null for what is no gift. */
export function readKeptSecret(text: string): KeptSecret | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const { code, pin, value, currency, expiresAt } = Object(raw) as Record<string, unknown>;
  if (!isText(code)) return null;
  return {
    code,
    pin: isText(pin) ? pin : null,
    value: isCount(value) ? value : null,
    currency: isText(currency) ? currency : null,
    expiresAt: isText(expiresAt) ? expiresAt : null,
  };
}
