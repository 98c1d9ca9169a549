import Cookies from "js-cookie";
import { countryCode, currencyCode, type Market, shopLanguage } from "~/domain/market";

/** About 90 days (spec §9). js-cookie counts days. */
const DAYS = 90;

/** A sandboxed frame denies even the question. */
function read(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** The market that this browser was last in; only codes that are well formed, and only a language of the shop. */
export function readMarketCookies(): Partial<Market> {
  const found = {
    locale: shopLanguage(read("lang")),
    countryCode: countryCode(read("countryCode")),
    currency: currencyCode(read("currency")),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null));
}

let before: string | undefined;

/** The country of the visit before this page; null if there was none. */
export const countryOfLastVisit = () => before ?? null;

/** Plain http on this machine, where some browsers refuse Secure cookies and nobody can listen in. */
const isLocalHttp = ({ protocol, hostname }: Location) =>
  protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** Stores the market in cookies: path /, SameSite=Lax, Secure except on http://localhost (spec §9). */
export function writeMarketCookies({ locale, countryCode: country, currency }: Market): void {
  before ??= countryCode(read("countryCode")) ?? country;
  const options = { expires: DAYS, path: "/", sameSite: "lax", secure: !isLocalHttp(location) } as const;
  try {
    Cookies.set("lang", locale, options);
    Cookies.set("countryCode", country, options);
    Cookies.set("currency", currency, options);
  } catch {
    // Where cookies are denied, the next visit begins without them.
  }
}
