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
  return isSameMarket(wanted, record.query) ? record : null;
}

type MarketOfList = Pick<ListingQuery, "countryCode" | "currency" | "expectedLanguage" | "salesChannelId">;

const isSameMarket = (one: MarketOfList, other: MarketOfList) =>
  one.countryCode === other.countryCode &&
  one.currency === other.currency &&
  one.expectedLanguage === other.expectedLanguage &&
  one.salesChannelId === other.salesChannelId;

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

/** A product from any list of this market and channel, to draw the head of its screen at once; null for none. */
export function selectListedProduct({ listing, intl, basket }: RootState, productId: string) {
  const { locale, countryCode, currency } = intl.market;
  const here: MarketOfList = {
    countryCode: countryCode.toUpperCase(),
    currency: currency.toUpperCase(),
    expectedLanguage: locale,
    salesChannelId: basket.salesChannelId,
  };
  for (const key of [...listing.seen].reverse()) {
    const record = listing.records[key];
    const found = record && isSameMarket(record.query, here) && record.items.find(({ id }) => id === productId);
    if (found) return found;
  }
  return null;
}
