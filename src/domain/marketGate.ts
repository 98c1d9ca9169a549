import { hasBusiness } from "./businessCountries";
import { LANGUAGES, type Market, prefix, type SalesFlow } from "./market";
import { type UrlParts, fillLocale, restAsSpelled, splitPrefix } from "./paths";
import { resolveMarket } from "./resolveMarket";
import { shopsInNamed } from "./routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId } from "./salesChannel";

/** What to do with an address that names a market. */
export type MarketStep =
  /** draw nothing until the flows are known */
  | { kind: "wait" }
  /** draw the page and enter its market */
  | { kind: "stay" }
  /** the same, and leave the channel of an earlier visit: it does not sell there, but the shop may */
  | { kind: "leaveChannel" }
  /** replace the address; `notSold` is the country that it named, if nobody sells there */
  | { kind: "go"; target: string; notSold?: string };

interface Asked {
  market: Market;
  address: UrlParts;
  channelId: number;
  /** Undefined while they are loading, null if they could not be loaded. */
  flows: readonly SalesFlow[] | null | undefined;
  current: Partial<Market>;
  countries: readonly string[];
  fallback: Market;
  /** Where visitors from countries that are not sold to go. */
  landingRoute: string;
}

/**
 * The next step for an address that names a market (spec §2, §5). A plausible market is drawn at once; if the flows
 * then say otherwise, it is replaced by the first supported candidate, or by the landing route if the country is not
 * sold to.
 */
export function marketStep({ market, address, channelId, flows, current, countries, fallback, landingRoute }: Asked) {
  const plausible = isPlausible(market, countries);
  if (flows === undefined) return plausible ? STAY : WAIT;
  const decision = resolveMarket({ requested: market, flows, current, countries, fallback });
  const { pathname, search, hash } = address;
  if (decision.kind === "market") {
    return decision.changed ? to(prefix(decision.market) + restAsSpelled(pathname) + search + hash, address) : STAY;
  }
  // The portal of an earlier visit, or the business channel in a country without business accounts, does not sell
  // there, but the shop itself may: leave the channel. Not if the address names the portal to shop in.
  const rests = channelId === BUSINESS_CHANNEL && !hasBusiness(market.countryCode);
  const isOther = isPortalId(channelId) || rests;
  if (plausible && isOther && !shopsInNamed(splitPrefix(pathname)?.rest ?? "")) return LEAVE;
  // Where a portal does not sell, or companies cannot buy, the shop itself may sell.
  const mayBeSold = channelId !== CONSUMER_CHANNEL && countries.includes(market.countryCode);
  const target = landingTarget(landingRoute, decision.market, market.locale);
  return to(target, address, mayBeSold ? undefined : market.countryCode);
}

const WAIT: MarketStep = { kind: "wait" };
const STAY: MarketStep = { kind: "stay" };
const LEAVE: MarketStep = { kind: "leaveChannel" };

/** A landing page that is itself in no open market is drawn nevertheless. */
const to = (target: string, { pathname, search, hash }: UrlParts, notSold?: string): MarketStep =>
  target === pathname + search + hash ? STAY : { kind: "go", target, notSold };

/** Whether an address may be drawn before the flows are known: its language is ours and the country is sold to. */
function isPlausible({ locale, countryCode }: Market, countries: readonly string[]): boolean {
  return LANGUAGES.includes(locale) && countries.includes(countryCode);
}

/**
 * Where visitors from countries that are not sold to go (spec §2): a path under the landing market's prefix, or an
 * external address in the language they `asked` for, which that site may have even if the landing market has not.
 */
export function landingTarget(landingRoute: string, market: Market, asked = market.locale): string {
  if (landingRoute.startsWith("/")) return prefix(market) + fillLocale(landingRoute, market.locale);
  return fillLocale(landingRoute, LANGUAGES.includes(asked) ? asked : market.locale);
}
