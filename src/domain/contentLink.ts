import { prefix, type Market } from "./market";
import { fillLocale, pathOf } from "./paths";
import { safeLink, safePath } from "./url";

/**
 * Where an editor's link leads: inside the shop, to another site (opened with noopener), or nowhere, when only its text
 * is shown.
 */
export type EditorialLink = { kind: "internal"; path: string } | { kind: "external"; href: string } | { kind: "text" };

/**
 * An editor's link, made safe. "{locale}" becomes the current language, a path without a market gets the current one,
 * and an absolute address on the shop's own `origin` becomes a path.
 */
export function editorialLink(
  raw: string | null | undefined,
  { market, origin }: { market: Market; origin: string },
): EditorialLink {
  const link = fillLocale(raw ?? "", market.locale).trim();
  const isOwn = link === origin || link.startsWith(`${origin}/`);
  const path = safePath(isOwn ? link.slice(origin.length) || "/" : link, origin);
  if (path)
    return { kind: "internal", path: countryOf(path) ? path : prefix(market) + path.replace(/^\/(?=[?#]|$)/, "") };
  const href = isOwn ? null : safeLink(link);
  return href ? { kind: "external", href } : { kind: "text" };
}

/** A whole market; or one without its currency, before what needs none: it is added there (spec §2). */
const IN_COUNTRY = /^\/[a-z]{2}\/([a-z]{2})(?:\/[a-z]{3}(?:\/|$)|\/?$|\/verify-owner(?:\/|$))/i;

/** The country that a path names, in lower case. */
const countryOf = (path: string) => IN_COUNTRY.exec(pathOf(path))?.[1]?.toLowerCase();

/** The country that a path of the shop leads to, if it is another one, of those that are sold to; else null. */
export function otherCountry(
  path: string,
  { countryCode, countries }: { countryCode: string; countries: readonly string[] },
): string | null {
  const there = countryOf(path) ?? countryCode;
  return there !== countryCode && countries.includes(there) ? there : null;
}
