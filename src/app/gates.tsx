import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Navigate, useLocation } from "react-router";
import { useSalesFlows } from "~/api/watch/content";
import { hasBusiness } from "~/domain/businessCountries";
import { countryCode, currencyCode, LANGUAGES, type Market, prefix, resolveMarket, sameMarket } from "~/domain/market";
import { normalisePath, prefixedTarget, splitPrefix } from "~/domain/paths";
import { namesChannel, NOT_FOUND_PATH } from "~/domain/routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId } from "~/domain/salesChannel";
import { takeSecrets } from "~/browser/addressSecrets";
import { environment } from "~/browser/environment";
import { readMarketCookies, writeMarketCookies } from "~/browser/cookies";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { navigateTo } from "./navigator";
import { currentMarket, fallbackMarket, landingTarget } from "./startMarket";

/**
 * Addresses have one spelling; any other one is replaced by it before anything else looks at it (spec §2). What a link
 * inside the shop tells in secret leaves its address here.
 */
export function SpellingGate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const spelled = takeSecrets(pathname) ?? normalisePath(pathname, environment.keepCaseFragments);
  if (spelled === null) return <Navigate to={NOT_FOUND_PATH} replace />;
  if (spelled !== pathname) return <Navigate to={spelled + search + hash} replace />;
  return children;
}

/** Whether an address may be drawn before the flows are known: its codes are well formed and the country is sold to. */
function isPlausible(market: Market): boolean {
  return (
    LANGUAGES.includes(market.locale) &&
    environment.countries.includes(market.countryCode) &&
    currencyCode(market.currency) !== null &&
    countryCode(market.countryCode) !== null
  );
}

/**
 * The one reader of the address' market: what it finds it tells the store, and nothing else does. A plausible market
 * is drawn at once; when the flows say otherwise, the address is replaced by the first supported candidate.
 */
export function MarketGate({ market, waiting, children }: { market: Market; waiting: ReactNode; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const entered = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const { data, failure } = useSalesFlows(channelId);
  const answered = data ? data.salesFlows.items : failure ? null : undefined;
  const plausible = isPlausible(market);
  const started = useRef(false);
  const place = prefix(market);
  // The browser is asked for cookies across processes: not with every picture.
  const current = useMemo(() => readMarketCookies(), [answered, place]); // eslint-disable-line react-hooks/exhaustive-deps -- read anew when there is something to decide

  const decision =
    answered === undefined
      ? null
      : resolveMarket({
          requested: market,
          flows: answered,
          current,
          countries: environment.countries,
          fallback: fallbackMarket(),
        });
  const rest = splitPrefix(pathname)?.rest ?? "";
  // The portal of an earlier visit does not sell there: the shop may. So it may where companies have no account: the
  // choice of one rests there. Where the address itself names the portal, nobody does.
  const rests = channelId === BUSINESS_CHANNEL && !hasBusiness(market.countryCode);
  const isOther = isPortalId(channelId) || rests;
  const leavesPortal = decision?.kind === "landing" && plausible && isOther && !namesChannel(rest);
  const wanted = leavesPortal
    ? null
    : decision?.kind === "landing"
      ? landingTarget(decision.market)
      : decision?.changed
        ? prefix(decision.market) + rest + search + hash
        : null;
  // Where the landing page itself is in no open market, it is drawn all the same.
  const target = wanted === pathname + search + hash ? null : wanted;

  useEffect(() => {
    if (leavesPortal) dispatch(enterChannel(CONSUMER_CHANNEL));
  }, [leavesPortal, dispatch]);

  useEffect(() => {
    if (target) navigateTo(target, { replace: true });
  }, [target]);

  useEffect(() => {
    if (target || (!plausible && !decision)) return;
    writeMarketCookies(market);
    if (!started.current || !sameMarket(entered, market)) dispatch(marketEntered(market));
    started.current = true;
  }, [target, plausible, decision === null, prefix(market), dispatch]); // eslint-disable-line react-hooks/exhaustive-deps -- told once per market

  if (target || (!plausible && !decision)) return waiting;
  return children;
}

/** Addresses without the prefix, or without its currency: to where they belong, or not found. */
export function PrefixGate({ waiting }: { waiting: ReactNode }) {
  const location = useLocation();
  const channelId = useAppSelector(selectSalesChannelId);
  const { data, failure } = useSalesFlows(channelId);
  if (!data && !failure) return waiting;
  const flows = data?.salesFlows.items ?? [];
  const target = prefixedTarget(location, {
    flows,
    current: currentMarket(flows),
    fallback: fallbackMarket(),
  });
  return <Navigate to={target ?? NOT_FOUND_PATH} replace />;
}
