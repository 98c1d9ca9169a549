import { type ListingQuery } from "~/api/cms/listing";

/** A key for a query, whatever the order of its fields; the market is part of it, so another market has another key. */
export function listingKey(query: ListingQuery): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify(asked.sort(([one], [other]) => (one < other ? -1 : 1)));
}
