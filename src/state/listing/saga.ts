import { call, put, type SagaGenerator, select, takeLatest } from "typed-redux-saga";
import { type ListingQuery } from "~/api/cms/listing";
import { isLongAgo } from "~/domain/wait";
import { attempt, guarded } from "../attempt";
import { abortable } from "../abortable";
import { channelOf } from "../channelOf";
import { cameOnline } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { listingKey } from "./listingKey";
import {
  listingFailed,
  listingRenewed,
  loadNextPage,
  openListing,
  type PageOfListing,
  pageReceived,
  retryListing,
} from "./slice";

/** A list holds for so long: in a shop that stays open for days prices, stock and gifts are others by then. */
const HOLDS_FOR_MS = 60 * 60_000;

/** The page that is missing of the wanted list, if any. The last one asked for wins: the one before is aborted. */
function* bringPage(services: Services): SagaGenerator<void> {
  const { wanted, loading, records } = yield* select((state: RootState) => state.listing);
  if (!wanted || !loading) return;
  const page = (records[listingKey(wanted)]?.page ?? 0) + 1;
  yield* put(pageReceived(yield* askPage(services, wanted, page)));
}

function* askPage({ cms, clock }: Services, query: ListingQuery, page: number): SagaGenerator<PageOfListing> {
  const { answer, incomplete } = yield* call(() =>
    abortable((signal) => cms.fetchListingPage(query, page, { signal })),
  );
  return { query, page, answer, incomplete, at: clock.now() };
}

/** A list that is held and old is asked for again, as far as it is held; nobody misses what does not come. */
function* renewOld(services: Services): SagaGenerator<void> {
  const { wanted, records } = yield* select((state: RootState) => state.listing);
  const held = wanted && records[listingKey(wanted)];
  if (!held || !isLongAgo(held.cameAt, services.clock.now(), HOLDS_FOR_MS)) return;
  const pages: PageOfListing[] = [];
  for (let page = 1; page <= held.page; page += 1) pages.push(yield* askPage(services, wanted, page));
  if (!pages.some(({ incomplete }) => incomplete)) yield* put(listingRenewed(pages));
}

function* retryWhenOnline(): SagaGenerator<void> {
  if (yield* select((state: RootState) => state.listing.failure !== null)) yield* put(retryListing());
}

/** The pages of the listing. */
export function* listingSaga(services: Services) {
  yield* takeLatest([openListing, loadNextPage, retryListing], attempt(bringPage, listingFailed), services);
  yield* takeLatest(cameOnline, retryWhenOnline);
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeLatest(openListing, guarded(renewOld), services);
  yield* takeLatest(returns, guarded(renewOld), services);
}
