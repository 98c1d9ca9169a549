import { LANGUAGES } from "../domain/market";
import {
  address,
  contact,
  country,
  currency,
  HOST,
  hosts,
  link,
  list,
  origin,
  path,
  text,
  type Variable,
} from "./variable";

const COUNTRIES =
  "dk,se,no,fi,is,fo,gl,de,at,ch,li,nl,be,lu,fr,mc,es,ad,pt,it,sm,mt,gr,cy,ie,gb,pl,cz,sk,hu,ro,bg,si,hr,ee,lv,lt,tr," +
  "jp,us,ca,au,nz,sg,md,me";

const SEARCH_HOST = address("SEARCH_HOST", "/search");

/**
 * Everything that differs from one installation of the shop to the next, by its name in the shop; the environment
 * variable, read at build time, is VITE_ plus `name`. All are public: anybody who opens the shop can read them.
 */
export const VARIABLES = {
  apiHost: origin("API_HOST"),
  commercePath: path("COMMERCE_PATH", "/graphql/commerce"),
  cmsHost: origin("CMS_HOST"),
  cmsPath: path("CMS_PATH", "/graphql/cms"),
  cmsBatching: {
    name: "CMS_BATCHING",
    defaultValue: "true",
    expected: "true or false",
    read: (raw) => (/^(true|false)$/.test(raw) ? raw === "true" : undefined),
  } satisfies Variable<boolean>,
  publicOrigin: origin("PUBLIC_ORIGIN"),

  shopName: text("SHOP_NAME", "Gavia"),
  logoUrl: address("LOGO_URL", ""),
  countries: {
    name: "COUNTRIES",
    defaultValue: COUNTRIES,
    expected: "two-letter country codes such as gb, with commas between them",
    read: (raw) => {
      const codes = raw.split(",").filter((code) => code.trim());
      const read = codes.map((code) => country(code.trim()));
      return read.length === 0 || read.includes(undefined) ? undefined : (read as string[]);
    },
  } satisfies Variable<string[]>,
  defaultLocale: {
    name: "DEFAULT_LOCALE",
    defaultValue: "en",
    expected: `one of ${LANGUAGES.join(" ")}`,
    read: (raw) => (LANGUAGES.includes(raw) ? raw : undefined),
  } satisfies Variable<string>,
  defaultCountry: {
    name: "DEFAULT_COUNTRY",
    defaultValue: "dk",
    expected: "a two-letter country code such as gb",
    read: country,
  } satisfies Variable<string>,
  defaultCurrency: {
    name: "DEFAULT_CURRENCY",
    defaultValue: "dkk",
    expected: "a three-letter currency code such as dkk",
    read: currency,
  } satisfies Variable<string>,
  landingRoute: link("LANDING_ROUTE", "/welcome"),
  keepCaseFragments: list(
    "KEEP_CASE_FRAGMENTS",
    "",
    "paths after the market, = for the fragment that is kept",
    (raw) => (/^(?:[a-z0-9-]+|[:=])(?:\/(?:[a-z0-9-]+|[:=]))*$/.test(raw) && raw.includes("=") ? raw : undefined),
  ),

  paymentHosts: hosts("PAYMENT_HOSTS"),
  paymentLangHost: {
    name: "PAYMENT_LANG_HOST",
    defaultValue: "",
    expected: "empty or one host name",
    read: (raw) => (raw === "" || HOST.test(raw) ? raw : undefined),
  } satisfies Variable<string>,
  downloadHosts: hosts("DOWNLOAD_HOSTS"),
  mediaHosts: hosts("MEDIA_HOSTS"),

  searchAppId: {
    ...text("SEARCH_APP_ID", "SANDBOX", /^[A-Z0-9]{4,20}$/, "the application id, capital letters and digits"),
    isInvented: true,
  },
  searchKey: {
    // A key that was made for some indices alone is in base64.
    ...text("SEARCH_KEY", "sandbox-search-only", /^[\w+/-]{4,500}={0,2}$/, "the search-only key"),
    isInvented: true,
  },
  searchHost: {
    ...SEARCH_HOST,
    isInvented: true,
    expected: `${SEARCH_HOST.expected}, without ? or #`,
    // The protocol has a path and a query of its own, which would take the place of this one.
    read: (raw) => (/[?#]/.test(raw) ? undefined : SEARCH_HOST.read(raw)),
  } satisfies Variable<string>,
  searchIndexPrefix: text("SEARCH_INDEX_PREFIX", "gavia_", /^[\w.-]{0,60}$/, "letters, digits, - _ and ."),

  sentryDsn: {
    name: "SENTRY_DSN",
    defaultValue: "",
    expected: "empty, or the address Sentry gives for the project, such as https://key@o1.ingest.sentry.io/42",
    // A self-hosted Sentry may have a port and a path. Plain http only on localhost, for the sandbox.
    read: (raw) =>
      raw === "" ||
      /^(?:https:\/\/\w+@[a-z0-9.-]+|http:\/\/\w+@(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[\w-]+)*\/\d+$/.test(raw)
        ? raw
        : undefined,
  } satisfies Variable<string>,
  release: text("RELEASE", "5.27.21", /^[\w.@+-]{1,100}$/, "a version"),
  environmentName: text("ENVIRONMENT", "sandbox", /^[a-z0-9-]{1,40}$/, "lower-case letters, digits and hyphens"),

  globalCardProductId: text("GLOBAL_CARD_PRODUCT_ID", "1000", /^[\w-]{0,64}$/, "a product id, or empty"),
  localCardProductIds: {
    name: "LOCAL_CARD_PRODUCT_IDS",
    defaultValue: "dk:1001,se:1002,no:1003,fi:1004,is:1005",
    expected: "country:product pairs such as dk:1001, one for a country, with commas between them, or empty",
    read: (raw) => {
      const pairs = raw.split(",").filter((pair) => pair.trim());
      const read = pairs.map((pair) => /^\s*([a-z]{2}):([\w-]{1,64})\s*$/.exec(pair)?.slice(1, 3));
      const countries = new Set(read.map((pair) => country(pair?.[0] ?? "")));
      return countries.has(undefined) || countries.size < read.length
        ? undefined
        : (Object.fromEntries(read as string[][]) as Record<string, string>);
    },
  } satisfies Variable<Record<string, string>>,
  termsUrl: link("TERMS_URL", "/terms"),
  privacyUrl: link("PRIVACY_URL", "/privacy"),
  cookiePolicyUrl: link("COOKIE_POLICY_URL", "/cookies"),
  supportUrl: link("SUPPORT_URL", "/help"),
  contactDk: contact("DK", "+45 70 10 20 30, help.dk@gavia.example"),
  contactSe: contact("SE", "+46 8 120 30 40, help.se@gavia.example"),
  contactNo: contact("NO", "+47 21 30 40 50, help.no@gavia.example"),
  contactFi: contact("FI", "+358 9 120 3040, help.fi@gavia.example"),
  codePrefixes: list("CODE_PREFIXES", "SGK,POR,BHN", "two to six capital letters", (raw) =>
    /^[A-Z]{2,6}$/.test(raw) ? raw : undefined,
  ),
  greetingVideoUploadUrl: address("GREETING_VIDEO_UPLOAD_URL", "/api/greeting/film"),
};
