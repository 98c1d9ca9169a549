import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { prefetchListing, listingInput } from "~/api/watch/listing";
import { FILTER_KINDS, type ListingFilters, listingSearch, parseListing } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { selectIsListingAsked } from "~/state/listing/selectors";
import { type RootState } from "~/state/rootReducer";

const OWN = new Set<string>([...FILTER_KINDS, "min", "max", "order", "currency"]);

/** If the address has not changed as asked by then, another navigation has replaced it, and counts. */
const GIVE_UP_MS = 2000;

/**
 * The filters of the address, and a function to change them, which replaces the history entry (spec §2). A click counts
 * at once, even while the router is still navigating, so that quick clicks add up; and the list is requested before the
 * screen is rendered for it.
 */
export function useListingFilters(market: Market, channelId: number, department: string | null) {
  const store = useStore<RootState>();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ pathname: string; search: string } | null>(null);
  const isOnItsWay = asked !== null && asked.pathname === pathname && asked.search !== search;
  const current = isOnItsWay ? asked.search : search;
  const filters = useMemo(() => parseListing(current, market), [current, market]);

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(null), isOnItsWay ? GIVE_UP_MS : 0);
    return () => clearTimeout(timer);
  }, [asked, isOnItsWay]);

  const change = useCallback(
    (next: ListingFilters) => {
      const wanted = listingSearch(next, market) || "";
      const spelled = wanted + foreign(current, wanted ? "&" : "?");
      if (spelled === current) return;
      const query = listingInput({ market, salesChannelId: channelId, filters: next, department });
      if (!selectIsListingAsked(store.getState(), query)) prefetchListing(query);
      setAsked({ pathname, search: spelled });
      void navigate({ pathname, search: spelled, hash }, { replace: true });
    },
    [current, pathname, hash, market, channelId, department, store, navigate],
  );
  return { filters, change };
}

/** The parameters that are not ours, a campaign's for example, which are kept. */
function foreign(search: string, first: string): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part && !OWN.has(part.split("=")[0]!));
  return parts.length ? first + parts.join("&") : "";
}
