import { countryCode, currencyCode, DEFAULT_MARKET, flowsToJudge, languageCode, prefix } from "./market";
import type { Market, SalesFlow } from "./market";
import { normalisePath, prefixLength, type UrlParts } from "./paths";
import { defaultsOf } from "./resolveMarket";

/**
 * Where an address without a currency leads (spec §2): to the channel's own language and currency when the country is
 * known, else to the fallback's. "/" leads to the current market's home. `flows: null` means that they are not known:
 * then the current market is believed. Null: the address is not one of these.
 */
export function prefixedTarget(
  { pathname, search, hash }: UrlParts,
  {
    flows: all,
    incomplete,
    current,
    fallback = DEFAULT_MARKET,
    keepCase,
  }: {
    flows: readonly SalesFlow[] | null;
    /** Some of the flows are missing. */
    incomplete?: boolean | undefined;
    current?: Partial<Market> | null;
    fallback?: Market;
    /** The configured patterns of `normalisePath`. */
    keepCase?: readonly string[];
  },
): string | null {
  const path = normalisePath(pathname, keepCase);
  if (path === null) return null;
  const to = (market: Market, rest: string) => prefix(market) + rest + search + hash;
  const parts = path.slice(1).split("/");
  const codes = definedCodes(current);
  const flows = flowsToJudge(all, incomplete, current?.countryCode);
  const here = flows ? defaultsOf(flows, current?.countryCode, fallback) : { ...fallback, ...codes };
  if (path === "/") return to({ ...here, ...codes }, "");
  if (/^\/(?:greeting|redeem)(?:\/[^/]+)?$|^\/portal(?:\/[^/]+){1,2}$/.test(path)) {
    return to(here, path);
  }
  if (prefixLength(parts) !== 2) return null;
  const [locale, country, ...rest] = parts;
  const isOwner = rest[0] === "verify-owner" && [1, 3, 4].includes(rest.length);
  if (rest.length && !isOwner) return null;
  const judging = flowsToJudge(all, incomplete, country);
  const known = judging ? defaultsOf(judging, country, fallback) : here.countryCode === country ? here : fallback;
  const { currency } = known;
  return to(
    { locale: languageCode(locale) ?? fallback.locale, countryCode: country!, currency },
    rest.length ? `/${rest.join("/")}` : "",
  );
}

function definedCodes(market: Partial<Market> | null | undefined): Partial<Market> {
  const codes = {
    locale: languageCode(market?.locale),
    countryCode: countryCode(market?.countryCode),
    currency: currencyCode(market?.currency),
  };
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== null));
}
