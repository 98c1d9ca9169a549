import { type Dispatch } from "@reduxjs/toolkit";
import { listingInput, peekFirstPage } from "~/api/watch/listing";
import { parseListing } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { openListing, pageReceived } from "~/state/listing/slice";

interface Opened {
  market: Market;
  /** The query of the address. */
  search: string;
  salesChannelId: number;
  department: string | null;
}

/** Puts the first page into the store if its early answer has come, so that the first render has it. */
export function seed(dispatch: Dispatch, { market, search, salesChannelId, department }: Opened): void {
  const query = listingInput({ market, salesChannelId, filters: parseListing(search, market), department });
  const early = peekFirstPage(query);
  if (!early) return;
  // In this order the sagas see no list that needs a request.
  dispatch(pageReceived({ query, page: 1, ...early, at: Date.now() }));
  dispatch(openListing(query));
}
