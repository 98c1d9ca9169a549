import { liteClient } from "algoliasearch/lite";
import { type Market } from "~/domain/market";
import { type Found, MARK, readHits } from "~/domain/search";
import { QUERY_MS, RETRIES, waitBefore } from "../pace";

/** The configuration of the hosted search service. */
export interface SearchService {
  appId: string;
  /** A key that can only search. */
  key: string;
  /** Another server that speaks the same protocol: an origin or a path. Empty: the hosted service. */
  host: string;
  indexPrefix: string;
}

export interface SearchQuestion {
  query: string;
  market: Market;
  salesChannelId: number;
  /** How many of each are wanted; more are requested, as those that are not sold here are left out afterwards. */
  products: number;
  brands: number;
  categories: number;
}

export interface SearchAnswer {
  products: Found[];
  brands: Found[];
  categories: Found[];
  /** There are more products than these. */
  isMore: boolean;
  /** More were found than were looked through: nobody knows how many of them are sold here. */
  isCut: boolean;
}

type Client = ReturnType<typeof liteClient>;

/** How many more hits are requested than are wanted, as some of them are not sold here. */
const SPARE_FOR_EACH = 2;
const MOST_SPARE = 48;
/** How many times as many more are requested next, if too few were sold here. */
const NEXT_SPARE = 8;
/** The service gives no hit after these (its own default of `paginationLimitedTo`). */
const MOST_HITS = 1000;

const clients = new Map<string, Client>();

function clientOf(service: SearchService): Client {
  const { appId, key, host } = service;
  const known = clients.get(appId + key + host);
  if (known) return known;
  const made = liteClient(appId, key, {
    ...(host !== "" && ofOwnHost(host)),
    // The client's own cache of hosts would use the browser's storage.
    hostsCache: {
      get: (_key, make) => make(),
      set: (_key, value) => Promise.resolve(value),
      delete: settled,
      clear: settled,
    },
  });
  clients.set(appId + key + host, made);
  return made;
}

/**
 * One server may take as long as the other backends. The client itself gives up after a second without an answer, as
 * the hosted service has more hosts to try.
 */
function ofOwnHost(host: string): Pick<NonNullable<Parameters<typeof liteClient>[2]>, "hosts" | "timeouts"> {
  const place = new URL(host, window.location.href);
  const only = {
    url: place.host + place.pathname.replace(/\/$/, ""),
    accept: "readWrite",
    protocol: place.protocol === "http:" ? "http" : "https",
  } as const;
  return {
    hosts: [only],
    timeouts: { connect: QUERY_MS, read: QUERY_MS, write: QUERY_MS },
  };
}

/** Asks again, as for the other backends, if one server gives no answer; of the hosted service all have been asked. */
async function untilAnswered<Answer>({ host }: SearchService, ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isUnanswered = error instanceof Error && error.name === "RetryError";
      if (host === "" || !isUnanswered || attempt > RETRIES) throw error;
      const wait = waitBefore(attempt, null, { random: Math.random(), now: Date.now() });
      await new Promise((resolve) => setTimeout(resolve, wait ?? 0));
    }
  }
}

const settled = () => Promise.resolve();

/**
 * Searches the indices of products, brands and categories of a language; none for an empty query. One request does,
 * unless so few of the products are sold here that more of them have to be looked through.
 */
export async function searchShop(service: SearchService, question: SearchQuestion): Promise<SearchAnswer> {
  if (question.query === "") return { products: [], brands: [], categories: [], isMore: false, isCut: false };
  for (let spare = 1; ; spare *= NEXT_SPARE) {
    const { answer, isLast } = await searchOnce(service, question, spare);
    if (answer.isMore || isLast) return answer;
  }
}

/** One request, with so many times the usual spare hits; `isLast`: another one would find no more products. */
async function searchOnce(
  service: SearchService,
  { query, market, salesChannelId, ...wanted }: SearchQuestion,
  spare: number,
): Promise<{ answer: SearchAnswer; isLast: boolean }> {
  const asked = (kind: keyof typeof wanted) => ({
    indexName: `${service.indexPrefix}${kind}_${market.locale}`,
    query,
    hitsPerPage: Math.min(wanted[kind] + Math.min(wanted[kind] * SPARE_FOR_EACH, MOST_SPARE) * spare, MOST_HITS),
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
  });
  const client = clientOf(service);
  const requests = [asked("products"), asked("brands"), asked("categories")];
  const answer: { results?: unknown } | null = await untilAnswered(service, () =>
    client.search<Record<string, unknown>>({ requests }),
  );
  const results = Array.isArray(answer?.results) ? (answer.results as (Result | null | undefined)[]) : [];
  const hits = (at: number) => readHits(results[at]?.hits, market, salesChannelId);
  // An answer without its list does not say that nothing fits; the client would give it again to the next try.
  const [first] = results;
  if (!Array.isArray(first?.hits)) {
    await client.clearCache();
    throw new TypeError("The search service answered without a list.");
  }
  const products = hits(0);
  const isCut = Number(first.nbHits) > first.hits.length;
  const { hitsPerPage } = requests[0]!;
  return {
    answer: {
      products: products.slice(0, wanted.products),
      brands: hits(1).slice(0, wanted.brands),
      categories: hits(2).slice(0, wanted.categories),
      isMore: products.length > wanted.products,
      isCut,
    },
    isLast: !isCut || hitsPerPage === MOST_HITS || first.hits.length < hitsPerPage,
  };
}

interface Result {
  hits?: unknown;
  nbHits?: unknown;
}
