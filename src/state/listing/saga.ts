import { call, put, type SagaGenerator, select, takeLatest } from "typed-redux-saga";
import { attempt } from "../attempt";
import { abortable } from "../abortable";
import { cameOnline } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { listingKey } from "./listingKey";
import { listingFailed, loadNextPage, openListing, pageReceived, retryListing } from "./slice";

/** The page that is missing of the wanted list, if any. The last one asked for wins: the one before is aborted. */
function* bringPage(services: Services): SagaGenerator<void> {
  const { wanted, loading, records } = yield* select((state: RootState) => state.listing);
  if (!wanted || !loading) return;
  const page = (records[listingKey(wanted)]?.page ?? 0) + 1;
  const { answer, incomplete } = yield* call(() =>
    abortable((signal) => services.cms.fetchListingPage(wanted, page, { signal })),
  );
  yield* put(pageReceived({ query: wanted, page, answer, incomplete }));
}

function* retryWhenOnline(): SagaGenerator<void> {
  if (yield* select((state: RootState) => state.listing.failure !== null)) yield* put(retryListing());
}

/** The pages of the listing. */
export function* listingSaga(services: Services) {
  yield* takeLatest([openListing, loadNextPage, retryListing], attempt(bringPage, listingFailed), services);
  yield* takeLatest(cameOnline, retryWhenOnline);
}
