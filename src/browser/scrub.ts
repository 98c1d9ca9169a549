import { anyPrefix } from "~/domain/voucher";
import { environment } from "./environment";
import { secrets } from "./secrets";

/**
 * Removes personal data and secrets from error reports: every string is cleaned and truncated, and values under
 * suspicious keys are dropped altogether.
 */

const DEEPEST = 12;
const LONGEST = 4000;
/** This much is cleaned before it is cut to that length, as half a secret is not recognised. */
const LONGEST_CLEANED = 5 * LONGEST;
const GONE = "[scrubbed]";

const SUSPICIOUS_KEY =
  /token|pin\b|^pin|code$|email|phone|name$|address|line1|line2|postcode|city|attention|base64|password|secret|authorization|cookie|voucher/i;
/** Keys that match but are harmless. */
const HARMLESS_KEY = /^(countryCode|currencyCode|languageCode|statusCode|operationName|filename|transaction_name)$/;

const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/\/verify-owner\/[^/\s?#"']+\/[^/\s?#"']+(?:\/[^/\s?#"']+)?/g, "/verify-owner/:type/:token/:pin"],
  [/\/redeem\/[^/\s?#"']+/g, "/redeem/:code"],
  [/\/greeting\/[^/\s?#"']+/g, "/greeting/:token"],
  [/\/portal\/([^/\s?#"']+)\/[^/\s?#"']+/g, "/portal/$1/:code"],
  [/\/order\/[^/\s?#"']+/g, "/order/:id"],
];

/** An address or a path, with its query and fragment, which are dropped. */
const ADDRESS_WITH_QUERY = /(\bhttps?:\/\/[^\s?#"']+|(?:^|[\s"'(=])\/[^\s?#"']*)[?#][^\s"']*/g;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b${anyPrefix(environment.codePrefixes)}[A-Z0-9-]{4,}`, "gi"),
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
];

/**
 * A word and, where it is an e-mail address, also in letters of any script, its domain. Each word is read once: a
 * search for addresses alone would start again at each letter, and take half a second for a text of one long word.
 */
const WORD_OR_EMAIL = /[^\s@%<>()[\]\\,;:"=/&?]+((?:@|%40)[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+)?/gu;

/** A pattern for a secret in any grouping, as codes are shown, and copied, in groups. */
function inAnyGroups(secret: string): RegExp {
  const signs = [...secret].map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/, "\\$&"));
  return new RegExp(signs.join("[\\s-]?"), "giu");
}

function scrubText(text: string, hidden: readonly RegExp[]): string {
  let clean = text.slice(0, LONGEST_CLEANED).replace(ADDRESS_WITH_QUERY, "$1");
  for (const [route, shown] of ROUTES) clean = clean.replace(route, shown);
  clean = clean.replace(WORD_OR_EMAIL, (word: string, domain?: string) => (domain ? GONE : word));
  for (const pattern of [...PATTERNS, ...hidden]) clean = clean.replace(pattern, GONE);
  return clean.slice(0, LONGEST);
}

/** A copy of a value without personal data and secrets. Cycles, and what is nested too deep, are left out. */
export function scrub<T>(value: T): T {
  const seen = new WeakSet();
  // The longest first, as one that lost its middle to a PIN would no longer be recognised.
  const hidden = [...secrets].sort((one, other) => other.length - one.length).map(inAnyGroups);
  const visit = (part: unknown, depth: number): unknown => {
    if (typeof part === "string") return scrubText(part, hidden);
    if (typeof part !== "object" || part === null) return part;
    if (depth > DEEPEST || seen.has(part)) return GONE;
    seen.add(part);
    if (Array.isArray(part)) return part.map((item) => visit(item, depth + 1));
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        SUSPICIOUS_KEY.test(key) && !HARMLESS_KEY.test(key) && item !== null && item !== undefined
          ? GONE
          : visit(item, depth + 1),
      ]),
    );
  };
  return visit(value, 0) as T;
}
