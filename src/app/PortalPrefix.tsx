import { Navigate, useLocation, useParams } from "react-router";
import { useNamedChannel } from "~/api/watch/channels";
import { useSalesFlows } from "~/api/watch/content";
import { flowsToJudge } from "~/domain/market";
import { prefixedTarget } from "~/domain/prefixedTarget";
import { openMarket } from "~/domain/resolveMarket";
import { NOT_FOUND_PATH } from "~/domain/routes";
import { channelLookup, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { readMarketCookies } from "~/browser/cookies";
import { environment } from "~/browser/environment";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { fallbackMarket } from "./startMarket";

/**
 * Redirects a portal's address without a market to the portal's language and currency in the person's country, or in
 * one where it sells (spec §2).
 */
export function PortalPrefix() {
  const location = useLocation();
  const named = useNamedChannel(channelLookup(useParams().slug));
  // An unknown portal leads to not-found in the shop's own market of the person's country.
  const { data, failure, incomplete } = useSalesFlows(named.channel?.id ?? CONSUMER_CHANNEL, !named.loading);
  if (named.loading || (!data && !failure)) return <ScreenSkeleton />;
  const flows = data?.salesFlows.items ?? null;
  const fallback = fallbackMarket();
  const judging = flowsToJudge(flows, incomplete, fallback.countryCode);
  const target = prefixedTarget(location, {
    flows,
    incomplete,
    current: readMarketCookies(),
    fallback: judging ? openMarket(judging, environment.countries, fallback) : fallback,
    keepCase: environment.keepCaseFragments,
  });
  return <Navigate to={target ?? NOT_FOUND_PATH} replace />;
}
