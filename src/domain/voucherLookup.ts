import { decoded } from "./decoded";
import { readExportType } from "./exports";
import { isRecord } from "./isRecord";
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

/** The text to store, with the time, as it must not be kept for long. */
export function writeLookup(lookup: VoucherLookup, now: number): string {
  return JSON.stringify({ ...lookup, storedAt: now });
}

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

/**
 * Reads what a person typed or pasted: a token alone, or the whole link from their e-mail, without the punctuation
 * around it. Either is cleaned as codes are (spec §5), with the `prefixes` of codes.
 */
export function lookupInText(typed: string, prefixes: readonly string[]): VoucherLookup | null {
  const path = /\/verify-owner\/[^\s?#"'<>]+/.exec(typed)?.[0].replace(/[.,;)]+$/, "");
  const [exportType = null, token, pin = null] = path
    ? path
        .split("/")
        .slice(2)
        .map((part) => decoded(part) ?? part)
    : [null, typed];
  const read = readToken(cleanCode(token ?? "", prefixes));
  return read === null ? null : { token: read, exportType: readExportType(exportType), pin: pin || null };
}
