import { type ListingQuery } from "~/api/cms/listing";
import { type RootState } from "../rootReducer";
import { listingKey } from "./listingKey";
import { type ListingRecord } from "./slice";

/**
 * The list on screen, if it is of the wanted market and channel; else null. It may still be an older list than the
 * wanted one.
 */
export function selectListing(state: RootState): ListingRecord | null {
  const { shown, records, wanted } = state.listing;
  const record = shown === null ? undefined : records[shown];
  if (!record || !wanted) return null;
  const { countryCode, currency, expectedLanguage, salesChannelId } = record.query;
  const isSameMarket =
    wanted.countryCode === countryCode &&
    wanted.currency === currency &&
    wanted.expectedLanguage === expectedLanguage &&
    wanted.salesChannelId === salesChannelId;
  return isSameMarket ? record : null;
}

/** Whether the list on screen is not the wanted one yet. */
export function selectListingIsOld(state: RootState): boolean {
  const { shown, wanted } = state.listing;
  return shown !== null && wanted !== null && shown !== listingKey(wanted);
}

/** Whether a list is held or wanted already, so that it need not be requested. */
export function selectIsListingAsked({ listing: { records, wanted } }: RootState, query: ListingQuery): boolean {
  const key = listingKey(query);
  return key in records || (wanted !== null && listingKey(wanted) === key);
}

export const selectListingLoading = (state: RootState) => state.listing.loading;
export const selectListingFailure = (state: RootState) => state.listing.failure;

/** A product from any list that holds it, to draw the head of its screen at once; null for none. */
export function selectListedProduct(state: RootState, productId: string) {
  for (const key of [...state.listing.seen].reverse()) {
    const found = state.listing.records[key]?.items.find((item) => item.id === productId);
    if (found) return found;
  }
  return null;
}
