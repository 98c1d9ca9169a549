import { type Dispatch } from "@reduxjs/toolkit";
import { listingInput, peekFirstPage } from "~/api/watch/listing";
import { parseListing } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { openListing, pageReceived } from "~/state/listing/slice";

/** Tells the store the first page when the early script has it already, so that the first screen is drawn from it. */
export function seed(
  dispatch: Dispatch,
  market: Market,
  { search }: { search: string },
  salesChannelId: number,
  department: string | null,
): void {
  const query = listingInput(market, salesChannelId, parseListing(search, market), department);
  const early = peekFirstPage(query);
  if (!early) return;
  // In this order nobody hears of a list that is still to be asked for.
  dispatch(pageReceived({ query, page: 1, ...early, at: Date.now() }));
  dispatch(openListing(query));
}
