import { isRecord } from "./isRecord";
import { type Market } from "./market";
import { isAvailableIn, withoutDuplicates } from "./product";
import { cleanCode, codeProblem, hasPrefix } from "./voucher";

/** What the search service is asked to put around the words that fit; nobody types it. */
export const MARK = { start: "__hit__", end: "__/hit__" } as const;

const LONGEST_QUERY = 200;
/** Fewer letters than these suggest nothing. */
const SUGGEST_FROM = 2;

/** A product, brand or category that was found. */
export interface Found {
  id: string;
  name: string;
  /** The name in parts; those that fit what was typed are marked. */
  parts: NamePart[];
  /** The address' word for it; null where the index has none. */
  slug: string | null;
  picture: string | null;
  /** Of a category: recipient, regular or occasion. */
  group: string | null;
}

export interface NamePart {
  text: string;
  marked: boolean;
}

/** What is asked for: no white space around it, one blank between words, no longer than anybody types. */
export function cleanQuery(typed: string | null | undefined): string {
  return (typed ?? "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_QUERY)
    .trim();
}

/** Shorter queries find everything. */
export const isWorthSuggesting = (query: string) => [...query].length >= SUGGEST_FROM;

/**
 * Whether somebody has put the code of a gift card where words are looked for: it must not leave for the search
 * service.
 */
export function looksLikeCode(typed: string, prefixes?: readonly string[]): boolean {
  const code = cleanCode(typed, prefixes);
  return hasPrefix(code, prefixes) && !codeProblem(code);
}

/**
 * The hits of one index that may be shown here: sold in this country and channel, each once. The index is another
 * service's, so nothing of a hit is believed before it was looked at.
 */
export function readHits(hits: unknown, { countryCode }: Pick<Market, "countryCode">, salesChannelId: number): Found[] {
  const found = (Array.isArray(hits) ? (hits as unknown[]) : []).flatMap((hit) => {
    if (!isRecord(hit)) return [];
    const id = textOf(hit.objectID);
    const key = textOf(hit.title) ? "title" : "name";
    const name = textOf(hit[key]);
    if (!id || !name) return [];
    const countries = listOf(hit.availableInCountries, "string");
    const channels = listOf(hit.salesChannelIds, "number");
    if (!isAvailableIn({ availableInCountries: countries }, countryCode)) return [];
    if (channels && !channels.includes(salesChannelId)) return [];
    const parts = namePartsOf(hit._highlightResult, key, name);
    return [{ id, name, parts, slug: textOf(hit.slug), picture: textOf(hit.picture), group: textOf(hit.group) }];
  });
  return withoutDuplicates(found);
}

/**
 * Those of the found that are among a channel's own and sold in the country; all of them where its own are not known.
 */
export function offeredOf(
  found: Found[],
  own: readonly { id: string; availableInCountries?: readonly string[] | null }[] | null | undefined,
  countryCode: string,
): Found[] {
  if (!own) return found;
  const ids = new Set(own.filter((one) => isAvailableIn(one, countryCode)).map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" && value.length <= 2000 ? value : null;

function listOf<Kind extends "string" | "number">(value: unknown, kind: Kind) {
  type Item = Kind extends "string" ? string : number;
  return Array.isArray(value) ? value.filter((item): item is Item => typeof item === kind) : null;
}

/** The marked name, if it is the name: whatever else stands there is not shown. */
function namePartsOf(highlights: unknown, key: string, name: string): NamePart[] {
  const marked = (highlights as Record<string, { value?: unknown } | undefined> | null | undefined)?.[key]?.value;
  const parts = typeof marked === "string" ? markedParts(marked) : [];
  return parts.map(({ text }) => text).join("") === name ? parts : [{ text: name, marked: false }];
}

/** A text with marks in it, in parts. */
export function markedParts(text: string): NamePart[] {
  return text.split(MARK.start).flatMap((piece, at) => {
    const end = at === 0 ? -1 : piece.indexOf(MARK.end);
    if (end < 0) return piece ? [{ text: piece, marked: false }] : [];
    const after = piece.slice(end + MARK.end.length);
    return [{ text: piece.slice(0, end), marked: true }, ...(after ? [{ text: after, marked: false }] : [])];
  });
}
