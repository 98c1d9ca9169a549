import Cookies from "js-cookie";
import { countryCode, currencyCode, languageCode, LANGUAGES, type Market } from "~/domain/market";

/** About 90 days (spec §9). js-cookie counts days. */
const DAYS = 90;

/** The market this browser was in last, as far as its cookies are well formed and the language is one of ours. */
export function readMarketCookies(): Partial<Market> {
  const language = languageCode(Cookies.get("lang"));
  const found = {
    locale: language !== null && LANGUAGES.includes(language) ? language : null,
    countryCode: countryCode(Cookies.get("countryCode")),
    currency: currencyCode(Cookies.get("currency")),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== null));
}

let before: string | undefined;

/** The country of the visit before this page; null when there was none. */
export const countryOfLastVisit = () => before ?? null;

/** The machine itself, where nobody listens in on the way; some browsers keep no Secure cookie of it over http. */
const isAtHome = ({ protocol, hostname }: Location) =>
  protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** Remembers the market: path /, SameSite=Lax, Secure except on plain http at home (spec §9). */
export function writeMarketCookies({ locale, countryCode: country, currency }: Market): void {
  before ??= countryCode(Cookies.get("countryCode")) ?? country;
  const options = { expires: DAYS, path: "/", sameSite: "lax", secure: !isAtHome(location) } as const;
  Cookies.set("lang", locale, options);
  Cookies.set("countryCode", country, options);
  Cookies.set("currency", currency, options);
}
