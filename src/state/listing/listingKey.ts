import { type ListingQuery } from "~/api/cms/listing";

/**
 * One key for one question, whatever the order of its words; it carries the market, so another market is another list.
 */
export function listingKey(query: ListingQuery): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return JSON.stringify(asked.sort(([one], [other]) => (one < other ? -1 : 1)));
}
