import { type Market } from "~/domain/market";

const ADDRESS = /^\/([a-z]{2})\/([a-z]{2})\/([a-z]{3})(?:\/(.*))?$/;
const PRODUCT = /^shop\/[^/]+\/([^/]+)$/;

/**
 * The market of an address in canonical form, and what follows it, "" or "shop/gift/1101"; null for any other, which is
 * redirected first. `domain/paths` reads every spelling, which would weigh too much in the page itself.
 */
export function splitAddress(pathname: string): { market: Market; rest: string } | null {
  const [, locale, countryCode, currency, rest = ""] = ADDRESS.exec(pathname) ?? [];
  return locale && countryCode && currency ? { market: { locale, countryCode, currency }, rest } : null;
}

/** The id of the product that is shown at what follows the market; undefined elsewhere. */
export const productIn = (rest: string): string | undefined => PRODUCT.exec(rest)?.[1];
