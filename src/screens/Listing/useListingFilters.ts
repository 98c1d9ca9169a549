import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useStore } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { prefetchListing, listingInput } from "~/api/watch/listing";
import { type ChangeFilters } from "~/domain/listingFilters";
import { FILTER_KINDS, listingSearch, parseListing } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { selectIsListingAsked } from "~/state/listing/selectors";
import { type RootState } from "~/state/rootReducer";

const OWN = new Set<string>([...FILTER_KINDS, "min", "max", "order", "currency"]);

/** If the address has not changed as asked by then, it will not. */
const GIVE_UP_MS = 2000;

interface Asked {
  /** Of the location that was shown then. */
  key: string;
  /** What was asked since, press after press. */
  searches: string[];
}

/**
 * The filters of the address, and a function to change them, which replaces the history entry (spec §2). A click counts
 * at once, even while the router is still navigating or the screen is not yet rendered for it, so that quick clicks add
 * up; and the list is requested before the screen is rendered for it.
 */
export function useListingFilters(market: Market, channelId: number, department: string | null) {
  const store = useStore<RootState>();
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const last = asked?.searches.at(-1) ?? search;
  // Any other address is that of another navigation, Back for example, which counts.
  const isOnItsWay = asked !== null && last !== search && (asked.key === key || asked.searches.includes(search));
  const current = isOnItsWay ? last : search;
  const filters = useMemo(() => parseListing(current, market), [current, market]);
  /** What was asked last: a box is ticked within a transition, and another press may come before that is rendered. */
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  }, [current, key]);

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(null), isOnItsWay ? GIVE_UP_MS : 0);
    return () => clearTimeout(timer);
  }, [asked, isOnItsWay]);

  const change = useCallback(
    (to: ChangeFilters) => {
      const next = to(parseListing(latest.current, market));
      const wanted = listingSearch(next, market) || "";
      const spelled = wanted + foreign(latest.current, wanted ? "&" : "?");
      if (spelled === latest.current) return;
      latest.current = spelled;
      const query = listingInput({ market, salesChannelId: channelId, filters: next, department });
      if (!selectIsListingAsked(store.getState(), query)) prefetchListing(query);
      setAsked((before) => {
        const isGoingOn = before !== null && (before.key === key || before.searches.includes(search));
        return { key, searches: [...(isGoingOn ? before.searches : []), spelled] };
      });
      void navigate({ pathname, search: spelled, hash }, { replace: true });
    },
    [key, pathname, search, hash, market, channelId, department, store, navigate],
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
