import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useSalesFlows } from "~/api/watch/content";
import { flowsToJudge, type Market, prefix, sameMarket } from "~/domain/market";
import { marketStep } from "~/domain/marketGate";
import { notSoldState } from "~/domain/notSold";
import { normalisePath } from "~/domain/paths";
import { prefixedTarget } from "~/domain/prefixedTarget";
import { NOT_FOUND_PATH } from "~/domain/routes";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { takeSecrets } from "~/browser/addressSecrets";
import { environment } from "~/browser/environment";
import { readMarketCookies, writeMarketCookies } from "~/browser/cookies";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { navigateTo } from "./navigator";
import { currentMarket, fallbackMarket } from "./startMarket";

/**
 * Replaces an address by its canonical spelling before anything else reads it (spec §2), and removes secrets from the
 * addresses of links inside the shop.
 */
export function SpellingGate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const spelled = takeSecrets(pathname) ?? normalisePath(pathname, environment.keepCaseFragments);
  if (spelled === null) return <Navigate to={NOT_FOUND_PATH} replace />;
  if (spelled !== pathname) return <Navigate to={spelled + search + hash} replace />;
  return children;
}

/** Reads the market from the address and tells the store; nothing else does. */
export function MarketGate({ market, waiting, children }: { market: Market; waiting: ReactNode; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const address = useLocation();
  const entered = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data, failure, incomplete } = useSalesFlows(channelId);
  const flows = data ? flowsToJudge(data.salesFlows.items, incomplete, market.countryCode) : failure ? null : undefined;
  const place = prefix(market);
  // Before this market is written there. And reading cookies is slow, as it crosses processes: not with every render.
  const current = useMemo(() => readMarketCookies(), [place]); // eslint-disable-line react-hooks/exhaustive-deps -- read anew in another market

  const { countries, landingRoute } = environment;
  const fallback = fallbackMarket();
  const step = marketStep({ market, address, channelId, flows, current, countries, fallback, landingRoute });
  const isDrawn = step.kind === "stay" || step.kind === "leaveChannel";
  const target = step.kind === "go" ? step.target : null;
  const notSold = step.kind === "go" ? step.notSold : undefined;

  // What was drawn stays until its address is replaced: a token that came with the address is only in the screen now,
  // like what was typed into it.
  const { pathname } = address;
  const [drawn, setDrawn] = useState<string | null>(null);
  if (isDrawn && drawn !== pathname) setDrawn(pathname);

  useEffect(() => {
    if (target) navigateTo(target, { replace: true, ...(notSold && { state: notSoldState(notSold) }) });
  }, [target, notSold]);

  useEffect(() => {
    if (!isDrawn) return;
    writeMarketCookies(market);
    // The initial market is in the store already.
    if (!sameMarket(entered, market)) dispatch(marketEntered(market));
  }, [isDrawn, flows === undefined, place, dispatch]); // eslint-disable-line react-hooks/exhaustive-deps -- told once per market

  // After the market: entering another country drops what was asked for before.
  useEffect(() => {
    if (step.kind === "leaveChannel") dispatch(enterChannel(CONSUMER_CHANNEL));
  }, [step.kind, dispatch]);

  return isDrawn || drawn === pathname ? children : waiting;
}

/** Redirects addresses without a prefix, or without its currency, to where they belong, or to not-found. */
export function PrefixGate({ waiting }: { waiting: ReactNode }) {
  const location = useLocation();
  // The channel of an earlier visit may not sell in the country; then it is the shop itself that does.
  const answers = [useSalesFlows(useAppSelector(selectSalesChannelId)), useSalesFlows(CONSUMER_CHANNEL)];
  if (answers.some(({ data, failure }) => !data && !failure)) return waiting;
  const flows = answers.flatMap(({ data }) => data?.salesFlows.items ?? []);
  const target = prefixedTarget(location, {
    flows,
    incomplete: answers.some(({ data, incomplete }) => !data || incomplete),
    current: currentMarket(flows),
    fallback: fallbackMarket(),
    keepCase: environment.keepCaseFragments,
  });
  return <Navigate to={target ?? NOT_FOUND_PATH} replace />;
}
