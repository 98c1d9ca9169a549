import type { Catalogue } from "../data/catalogue";
import type { RouteHandler } from "../parts";
import { fits, fold, wordsOf } from "./fold";
import { makeIndices, type Entry } from "./indices";

/** What the shop must send; the key can only search, so it is no secret. */
export const searchCredentials = { appId: "SANDBOX", apiKey: "sandbox-search-only", prefix: "gavia_" };

interface SearchQuery {
  indexName: string;
  query?: string;
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

interface Match {
  entry: Entry;
  slips: number;
  /** Whether the words stand in the first searched text. */
  inHead: boolean;
}

/** How many hits hosted search gives of a query, on all pages; it counts them all. */
const MOST_HITS = 1000;
const MOST_QUERIES = 50;
/** What hosted search takes of a query. */
const LONGEST_QUERY = 512;
const refused = (status: number, message: string) => Response.json({ message, status }, { status });

const isCount = (given: unknown, least: number): boolean =>
  given === undefined || (Number.isInteger(given) && (given as number) >= least);

/** What is wrong with one query, in words; null when it can be answered. */
function problemOf(asked: unknown): string | null {
  if (typeof asked !== "object" || asked === null) return "requests: expected objects";
  const { indexName, query = "", hitsPerPage, page } = asked as Record<keyof SearchQuery, unknown>;
  if (typeof indexName !== "string") return "indexName: expected a string";
  if (typeof query !== "string" || query.length > LONGEST_QUERY)
    return `query: expected at most ${LONGEST_QUERY} characters`;
  return isCount(hitsPerPage, 1) && isCount(page, 0) ? null : "page and hitsPerPage: expected whole numbers";
}

/** Every typed word must occur in a record; only the last may be the start of a word. */
function matchOf(entry: Entry, typed: readonly string[]): Match | null {
  const head = Object.keys(entry.searched)[0];
  let slips = 0;
  let inHead = true;
  for (const [index, word] of typed.entries()) {
    const asPrefix = index === typed.length - 1;
    let best: { slips: number; attribute: string } | null = null;
    for (const each of entry.words) {
      const found = fits(word, each.word, asPrefix);
      if (found !== null && (!best || found < best.slips)) best = { slips: found, attribute: each.attribute };
    }
    if (!best) return null;
    slips += best.slips;
    inHead &&= best.attribute === head;
  }
  return { entry, slips, inHead };
}

function highlighted(text: string, typed: readonly string[], [pre, post]: [string, string]) {
  const matchedWords = new Set<string>();
  const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const folded = fold(word);
    const hit = typed.find((each, index) => fits(each, folded, index === typed.length - 1) !== null);
    if (!hit) return word;
    matchedWords.add(hit);
    // a start that was typed right is marked alone, a word with a slip as a whole
    const marked = folded.startsWith(hit) && folded.length === word.length ? hit.length : word.length;
    return pre + word.slice(0, marked) + post + word.slice(marked);
  });
  const all = matchedWords.size === typed.length;
  return {
    value,
    matchLevel: matchedWords.size === 0 ? "none" : all ? "full" : "partial",
    matchedWords: [...matchedWords],
  };
}

function resultOf(asked: SearchQuery, entries: readonly Entry[]) {
  const { indexName, query = "", page = 0, highlightPreTag = "<em>", highlightPostTag = "</em>" } = asked;
  const hitsPerPage = Math.min(asked.hitsPerPage ?? 20, MOST_HITS);
  const typed = wordsOf(query);
  const matches = entries
    .map((entry) => matchOf(entry, typed))
    .filter((match): match is Match => match !== null)
    .sort((a, b) => a.slips - b.slips || Number(b.inHead) - Number(a.inHead) || a.entry.rank - b.entry.rank);
  const given = matches.slice(0, MOST_HITS);
  const hits = given.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({ entry: { record, searched } }) => ({
    ...record,
    _highlightResult: Object.fromEntries(
      Object.entries(searched).map(([name, text]) => [
        name,
        highlighted(text, typed, [highlightPreTag, highlightPostTag]),
      ]),
    ),
  }));
  return {
    index: indexName,
    query,
    hits,
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(given.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: new URLSearchParams({ query, hitsPerPage: String(hitsPerPage) }).toString(),
  };
}

/** The hosted search: `POST /search/1/indexes/…/queries` as the algoliasearch client sends it. */
export function searchService(catalogue: Catalogue): RouteHandler {
  const { appId, apiKey, prefix } = searchCredentials;
  const indexNamed = makeIndices(catalogue, prefix);
  return async (request, url) => {
    const isQuery = request.method === "POST" && /\/1\/indexes\/(\*|%2A)\/queries$/i.test(url.pathname);
    if (!isQuery) return refused(404, "Path not supported by this API");
    const given = (name: string) => request.headers.get(name) ?? url.searchParams.get(name);
    if (given("x-algolia-application-id") !== appId || given("x-algolia-api-key") !== apiKey) {
      return refused(403, "Invalid Application-ID or API key");
    }
    const body = (await request.json().catch(() => null)) as { requests?: unknown } | null;
    const requests = body?.requests;
    if (!Array.isArray(requests)) return refused(400, "requests: expected an array");
    if (requests.length > MOST_QUERIES) return refused(400, `Too many queries, at most ${MOST_QUERIES}`);
    const problem = requests.map(problemOf).find((each) => each !== null);
    if (problem) return refused(400, problem);
    const results = [];
    for (const asked of requests as SearchQuery[]) {
      const entries = indexNamed(asked.indexName);
      if (!entries) return refused(404, `Index ${asked.indexName} does not exist`);
      results.push(resultOf(asked, entries));
    }
    return Response.json({ results });
  };
}
