import { isRecord } from "./isRecord";
import { type Market } from "./market";
import { isAvailableIn, withoutDuplicates } from "./product";

/** The markers that the search service puts around matches; nobody types them. */
export const MARK = { start: "__hit__", end: "__/hit__" } as const;

const LONGEST_QUERY = 200;
/** Suggestions need at least this many letters. */
const SUGGEST_FROM = 2;

/** A product, brand or category that was found. */
export interface Found {
  id: string;
  name: string;
  /** The name in parts; those that match the query are marked. */
  parts: NamePart[];
  /** null where the index has none */
  slug: string | null;
  picture: string | null;
  /** Of a category: recipient, regular or occasion. */
  group: string | null;
}

export interface NamePart {
  text: string;
  marked: boolean;
}

/**
 * A query as it is sent: trimmed, single spaces between words, at most LONGEST_QUERY characters, never with half an
 * emoji at its end. Hyphens and marks that nobody sees stand inside words that were copied, and are deleted.
 */
export function cleanQuery(typed: string | null | undefined): string {
  return (typed ?? "")
    .replace(/(?!\u200b)\p{Cf}/gu, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/[\s\ud800-\udbff]+$/, "");
}

/** Whether a query is long enough for suggestions; shorter ones match nearly everything. */
export const isWorthSuggesting = (query: string) => [...query].length >= SUGGEST_FROM;

/**
 * The hits of one index that may be shown here: available in this country and channel, each once. They come from
 * another company's service, so every field is checked.
 */
export function readHits(hits: unknown, { countryCode }: Pick<Market, "countryCode">, salesChannelId: number): Found[] {
  const found = (Array.isArray(hits) ? (hits as unknown[]) : []).flatMap((hit) => {
    if (!isRecord(hit)) return [];
    const id = textOf(hit.objectID);
    const key = textOf(hit.title) ? "title" : "name";
    const name = textOf(hit[key]);
    if (!id || !name) return [];
    const countries = idsOf(hit.availableInCountries);
    const channels = idsOf(hit.salesChannelIds);
    if (!isAvailableIn({ availableInCountries: countries }, countryCode)) return [];
    if (channels && !channels.includes(String(salesChannelId))) return [];
    const parts = namePartsOf(hit._highlightResult, key, name);
    return [{ id, name, parts, slug: textOf(hit.slug), picture: textOf(hit.picture), group: textOf(hit.group) }];
  });
  return withoutDuplicates(found);
}

/** The results that are among a channel's `own` and available in the country; all of them where `own` is not known. */
export function offeredOf(
  found: Found[],
  own: readonly { id: string; availableInCountries?: readonly string[] | null }[] | null | undefined,
  countryCode: string,
): Found[] {
  if (!own) return found;
  const ids = new Set(own.filter((one) => isAvailableIn(one, countryCode)).map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}

/** A text; a name of digits, or an id, may come as a number. */
const textOf = (value: unknown): string | null => {
  const text = Number.isFinite(value) ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" && text.length <= 2000 ? text : null;
};

const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : null);

/** The name with its matches marked; without marks if the highlighted text is not the name. */
function namePartsOf(highlights: unknown, key: string, name: string): NamePart[] {
  const marked = (highlights as Record<string, { value?: unknown } | undefined> | null | undefined)?.[key]?.value;
  const parts = typeof marked === "string" ? markedParts(marked) : [];
  return parts.map(({ text }) => text).join("") === name ? parts : [{ text: name, marked: false }];
}

/** Splits a text at its markers. */
export function markedParts(text: string): NamePart[] {
  return text.split(MARK.start).flatMap((piece, at) => {
    const end = at === 0 ? -1 : piece.indexOf(MARK.end);
    if (end < 0) return piece ? [{ text: piece, marked: false }] : [];
    const after = piece.slice(end + MARK.end.length);
    return [{ text: piece.slice(0, end), marked: true }, ...(after ? [{ text: after, marked: false }] : [])];
  });
}
