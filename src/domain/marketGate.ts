import { hasBusiness } from "./businessCountries";
import { currencyCode, LANGUAGES, type Market, prefix, resolveMarket, type SalesFlow } from "./market";
import { type UrlParts, fillLocale, pageOf, splitPrefix } from "./paths";
import { namesChannel } from "./routes";
import { BUSINESS_CHANNEL, isPortalId } from "./salesChannel";

/** What becomes of an address of a market. */
export type MarketStep =
  /** nothing is drawn before the flows are known */
  | { kind: "wait" }
  /** it is drawn, and its market entered */
  | { kind: "stay" }
  /** the same, and the channel of an earlier visit is left: it does not sell there, but the shop may */
  | { kind: "leaveChannel" }
  /** another address takes its place */
  | { kind: "go"; target: string };

interface Asked {
  market: Market;
  address: UrlParts;
  channelId: number;
  /** Undefined while they are asked for, null where they could not be. */
  flows: readonly SalesFlow[] | null | undefined;
  current: Partial<Market>;
  countries: readonly string[];
  fallback: Market;
  /** Where countries lead that are not sold to. */
  landingRoute: string;
}

/**
 * The next step of an address that names a market (spec §2, §5). A plausible market is drawn at once; when the flows
 * say otherwise, the first supported candidate takes its place, or the landing route where the country is not sold to.
 */
export function marketStep({ market, address, channelId, flows, current, countries, fallback, landingRoute }: Asked) {
  const plausible = isPlausible(market, countries);
  if (flows === undefined) return plausible ? STAY : WAIT;
  const decision = resolveMarket({ requested: market, flows, current, countries, fallback });
  const { pathname, search, hash } = address;
  if (decision.kind === "market") {
    return decision.changed ? to(prefix(decision.market) + pageOf(pathname) + search + hash, address) : STAY;
  }
  // The portal of an earlier visit does not sell there: the shop may. So it may where companies have no account: the
  // choice of one rests there. Where the address itself names the portal, nobody does.
  const rests = channelId === BUSINESS_CHANNEL && !hasBusiness(market.countryCode);
  const isOther = isPortalId(channelId) || rests;
  if (plausible && isOther && !namesChannel(splitPrefix(pathname)?.rest ?? "")) return LEAVE;
  return to(landingTarget(landingRoute, decision.market, market.locale), address);
}

const WAIT: MarketStep = { kind: "wait" };
const STAY: MarketStep = { kind: "stay" };
const LEAVE: MarketStep = { kind: "leaveChannel" };

/** Where the landing page itself is in no open market, it is drawn all the same. */
const to = (target: string, { pathname, search, hash }: UrlParts): MarketStep =>
  target === pathname + search + hash ? STAY : { kind: "go", target };

/** Whether an address may be drawn before the flows are known: its codes are well formed and the country is sold to. */
function isPlausible({ locale, countryCode, currency }: Market, countries: readonly string[]): boolean {
  return LANGUAGES.includes(locale) && countries.includes(countryCode) && currencyCode(currency) !== null;
}

/**
 * Where countries lead that are not sold to: under the landing market's prefix, or out of the shop, where the language
 * that was asked for may be spoken though the shop does not speak it there (spec §2).
 */
export function landingTarget(landingRoute: string, market: Market, asked = market.locale): string {
  if (landingRoute.startsWith("/")) return prefix(market) + fillLocale(landingRoute, market.locale);
  return fillLocale(landingRoute, LANGUAGES.includes(asked) ? asked : market.locale);
}
