import { decoded } from "./decoded";
import { readExportType } from "./exports";
import { isRecord } from "./isRecord";
import { withoutSentenceEnd } from "./typedText";
import { cleanCode } from "./voucher";

/** What is needed to look up a voucher, handed from one page to another (spec §3, "giftcard lookup"). */
export interface VoucherLookup {
  token: string;
  exportType: string;
  pin: string | null;
}

/** A stored token is valid for as long as signing in may take. */
const MOST_AGE_MS = 10 * 60_000;
const TOKEN = /^[^\s/]{1,200}$/;

/** A token that may be sent; null for what cannot be one. */
export function readToken(raw: unknown): string | null {
  const token = typeof raw === "string" ? raw.trim() : "";
  return TOKEN.test(token) ? token : null;
}

/** A lookup as it is stored: with the time, as it must not be kept for long. */
export const lookupToStore = (lookup: VoucherLookup, now: number) => ({ ...lookup, storedAt: now });

/** A stored lookup; null for junk and for an old one. Other versions may have stored it without a time. */
export function readLookup(stored: unknown, now: number): VoucherLookup | null {
  if (!isRecord(stored)) return null;
  const { token: rawToken, exportType, pin, storedAt } = stored;
  const token = readToken(rawToken);
  const age = typeof storedAt === "number" ? now - storedAt : 0;
  if (!token || !(age >= 0 && age <= MOST_AGE_MS)) return null;
  return {
    token,
    exportType: readExportType(typeof exportType === "string" ? exportType : null),
    pin: typeof pin === "string" && pin !== "" ? pin : null,
  };
}

const LINK = /\/verify-owner\/[^\s?#"'<>]+/i;
const GREETING_LINK = /\/greeting\/([^\s/?#"'<>]+)/i;

/**
 * A link that a mail program put into one of its own, as a parameter of that. Cut out by its ends: a pattern that looks
 * for its beginning at every sign would take seconds for a long text without spaces.
 */
function unwrapped(text: string, screen = "verify-owner"): string {
  const at = text.search(new RegExp(`%2F${screen}%2F`, "i"));
  if (at < 0) return text;
  const [path = ""] = text.slice(at).split(/[\s&]/, 1);
  return decoded(path) ?? text;
}

/** Whether the link of a received gift stands in a text, a broken one too. */
export const hasGiftLink = (text: string): boolean => LINK.test(unwrapped(text));

/**
 * The gift card behind the link of a mail, in whatever text it stands, without the signs that mails and sentences put
 * around it; null where there is none. Its token is cleaned as codes are (spec §5; `prefixes` are those that codes
 * begin with).
 */
export function linkInText(text: string, prefixes: readonly string[]): VoucherLookup | null {
  const path = LINK.exec(unwrapped(text))?.[0];
  if (!path) return null;
  const [exportType, token = "", pin] = withoutSentenceEnd(path)
    .split("/")
    .slice(2)
    .map((part) => decoded(part) ?? part);
  const read = readToken(cleanCode(token, prefixes));
  return read === null ? null : { token: read, exportType: readExportType(exportType), pin: pin || null };
}

/** What a person typed or pasted: the token alone, or the whole link of the mail they were sent. */
export function lookupInText(typed: string, prefixes: readonly string[]): VoucherLookup | null {
  if (hasGiftLink(typed)) return linkInText(typed, prefixes);
  const token = readToken(cleanCode(typed, prefixes));
  return token === null ? null : { token, exportType: readExportType(null), pin: null };
}

/** The token of a greeting whose link is in a text; null where there is none. */
export function greetingInText(text: string): string | null {
  const token = withoutSentenceEnd(GREETING_LINK.exec(unwrapped(text, "greeting"))?.[1] ?? "");
  return readToken(decoded(token) ?? token);
}
