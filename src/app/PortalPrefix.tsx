import { Navigate, useLocation, useParams } from "react-router";
import { useNamedChannel } from "~/api/watch/channels";
import { useSalesFlows } from "~/api/watch/content";
import { prefixedTarget } from "~/domain/prefixedTarget";
import { NOT_FOUND_PATH } from "~/domain/routes";
import { channelLookup, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { readMarketCookies } from "~/browser/cookies";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { fallbackMarket } from "./startMarket";

/**
 * Redirects a portal's address without a market to the portal's language and currency in the person's country
 * (spec §2).
 */
export function PortalPrefix() {
  const location = useLocation();
  const named = useNamedChannel(channelLookup(useParams().slug));
  // An unknown portal leads to not-found in the shop's own market of the person's country.
  const { data, failure, incomplete } = useSalesFlows(named.channel?.id ?? CONSUMER_CHANNEL, !named.loading);
  if (named.loading || (!data && !failure)) return <ScreenSkeleton />;
  const target = prefixedTarget(location, {
    flows: data?.salesFlows.items ?? null,
    incomplete,
    current: readMarketCookies(),
    fallback: fallbackMarket(),
  });
  return <Navigate to={target ?? NOT_FOUND_PATH} replace />;
}
