import { Navigate, useLocation, useParams } from "react-router";
import { useNamedChannel } from "~/api/watch/channels";
import { useSalesFlows } from "~/api/watch/content";
import { prefixedTarget } from "~/domain/paths";
import { NOT_FOUND_PATH } from "~/domain/routes";
import { channelLookup } from "~/domain/salesChannel";
import { readMarketCookies } from "~/browser/cookies";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { fallbackMarket } from "./startMarket";

/** A portal's address without a market: to the portal's own language and currency in the person's country (spec §2). */
export function PortalPrefix() {
  const location = useLocation();
  const named = useNamedChannel(channelLookup(useParams().slug));
  const channelId = named.channel?.id;
  const { data, failure } = useSalesFlows(channelId ?? 0, channelId !== undefined);
  if (named.loading || (channelId !== undefined && !data && !failure)) return <ScreenSkeleton />;
  const target = prefixedTarget(location, {
    flows: data?.salesFlows.items ?? [],
    current: readMarketCookies(),
    fallback: fallbackMarket(),
  });
  return <Navigate to={target ?? NOT_FOUND_PATH} replace />;
}
