import { useCallback, useEffect, useState } from "react";
import { type Failure } from "~/domain/failure";
import { noFilters } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { isAvailableIn } from "~/domain/product";
import { REDEEMABLE } from "~/domain/redeemable";
import { ask } from "../ask";
import { failureOfError } from "../failureOf";
import { catalogueProducts } from "../generated/cms/catalogueProducts";
import { listingInput } from "../variables";

const PER_PAGE = 200;
const MOST_PAGES = 50;

interface Redeemable {
  brands: Set<string>;
  /** Some products could not be read: there may be more brands. */
  incomplete: boolean;
}

/** The ids of the brands that have any product that vouchers may pay for, in a channel and country. */
async function askRedeemableBrands(market: Market, channelId: number, signal: AbortSignal): Promise<Redeemable> {
  const brands = new Set<string>();
  let incomplete = false;
  const asked = { market, salesChannelId: channelId, filters: noFilters() };
  const { expectedLanguage, salesChannelId, countryCode, currency } = listingInput(asked);
  const input = {
    salesChannelId,
    countryCode,
    currency,
    expectedLanguage,
    inCollections: [REDEEMABLE],
    includeRedeemableCountries: true,
    includePresentationKeys: [],
  };
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
    const answer = await ask(catalogueProducts, { input, pagination: { page, perPage: PER_PAGE } }, { signal });
    const { data } = answer;
    incomplete ||= answer.incomplete;
    const { items, pagingInfo } = data.productsFilter;
    for (const { brandId, redeemableInCountries } of items) {
      if (brandId && isAvailableIn({ availableInCountries: redeemableInCountries }, countryCode)) brands.add(brandId);
    }
    // Where the pages are not counted, a full one is followed by another.
    pages = pagingInfo.totalPages ?? page + (items.length < PER_PAGE ? 0 : 1);
  }
  return { brands, incomplete };
}

/** The brands that vouchers can pay for here. All products are read, page by page, for a list that is seldom opened. */
export function useRedeemableBrands(market: Market, channelId: number) {
  const [answer, setAnswer] = useState<({ key: string; failure?: Failure } & Partial<Redeemable>) | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([market, channelId, attempt]);
  useEffect(() => {
    const controller = new AbortController();
    const [asked] = JSON.parse(key) as [Market];
    askRedeemableBrands(asked, channelId, controller.signal).then(
      (redeemable) => setAnswer({ key, ...redeemable }),
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ key, failure: failureOfError(error) });
      },
    );
    return () => controller.abort();
  }, [key, channelId]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const current = answer?.key === key ? answer : null;
  return { brands: current?.brands ?? null, failure: current?.failure, incomplete: current?.incomplete, again };
}
