import type { ListingQuery } from "~/api/cms/listing";
import { selectListing } from "~/state/listing/selectors";
import { openListing } from "~/state/listing/slice";
import { type Shop, startShop } from "./startShop";

/** What a list asks for: all that is sold in Denmark, in English, unless it says more. */
export const query = (more: Partial<ListingQuery> = {}): ListingQuery => ({
  salesChannelId: 3,
  countryCode: "DK",
  currency: "DKK",
  expectedLanguage: "en",
  ...more,
});
/** What is listed now. */
export const items = (shop: Shop) => selectListing(shop.state())?.items ?? [];

/** A shop in which the first page of a list has come. */
export async function listed(more?: Partial<ListingQuery>): Promise<Shop> {
  const shop = startShop({ enter: false });
  shop.dispatch(openListing(query(more)));
  await shop.until((state) => selectListing(state));
  return shop;
}
