import { call, put, type SagaGenerator, select, takeLatest } from "typed-redux-saga";
import { type ListingQuery } from "~/api/cms/listing";
import { isLongAgo, OLD_AFTER_MS } from "~/domain/wait";
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

/** Loads the next page of the wanted list, if it is waited for. A newer request aborts an older one. */
function* bringPage(services: Services): SagaGenerator<void> {
  const { wanted, loading, records } = yield* select((state: RootState) => state.listing);
  if (!wanted || !loading) return;
  const page = (records[listingKey(wanted)]?.page ?? 0) + 1;
  yield* put(pageReceived(yield* askPage(services, wanted, page)));
}

function* askPage({ cms, clock }: Services, query: ListingQuery, page: number): SagaGenerator<PageOfListing> {
  const { answer, incomplete } = yield* abortable((signal) => cms.fetchListingPage(query, page, { signal }));
  return { query, page, answer, incomplete, at: clock.now() };
}

/** Loads a stale list again, as many pages as are held; if that fails, the old list stays. */
function* renewOld(services: Services): SagaGenerator<void> {
  const { wanted, records } = yield* select((state: RootState) => state.listing);
  const held = wanted && records[listingKey(wanted)];
  if (!held || !isLongAgo(held.cameAt, services.clock.now(), OLD_AFTER_MS)) return;
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
