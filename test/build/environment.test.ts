import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { countries } from "../sandbox/data/world";
import { ENVIRONMENT_DEFAULTS, parseEnvironment } from "~/build/environment";

const example = readFileSync(".env.example", "utf8");

const PRODUCTION = {
  VITE_ENVIRONMENT: "production",
  VITE_PUBLIC_ORIGIN: "https://www.example.com",
  VITE_SEARCH_APP_ID: "GAVIA1",
  VITE_SEARCH_KEY: "search-only",
  VITE_SEARCH_HOST: "",
  VITE_CONTACT_DK: "+45 33 44 55 66, help@example.com",
  VITE_CONTACT_SE: "",
  VITE_CONTACT_NO: "",
  VITE_CONTACT_FI: "",
};

/** So many variables may share a comment: the countries' contacts. */
const MOST_SHARED = 4;

/** The variables of an example that no comment explains, or one that too many share. */
function unexplained(text: string): string[] {
  const found: string[] = [];
  let left = 0;
  for (const line of text.split("\n")) {
    const [name] = /^VITE_\w+/.exec(line) ?? [];
    if (!name) left = /^# (?!---)/.test(line) ? MOST_SHARED : 0;
    else if (left === 0) found.push(name);
    else left -= 1;
  }
  return found;
}

describe("the example", () => {
  it("names every variable with its default, and no other", () => {
    expect(parseEnv(example)).toEqual(ENVIRONMENT_DEFAULTS);
  });

  it("explains each: a comment stands over it or over its neighbours", () => {
    expect(unexplained(example)).toEqual([]);
  });

  it.each([
    ["with none over it", "VITE_A=1", ["VITE_A"]],
    ["behind an empty line", "# What it is.\n\nVITE_A=1", ["VITE_A"]],
    ["under the title of its part alone", "# --- Part ---\nVITE_A=1", ["VITE_A"]],
    ["with too many under one", "# All.\nVITE_A=1\nVITE_B=1\nVITE_C=1\nVITE_D=1\nVITE_E=1", ["VITE_E"]],
    ["with one of its own", "# What it is.\nVITE_A=1\n# And this.\nVITE_B=1", []],
  ])("a variable %s would be seen", (_how, text, names) => expect(unexplained(text)).toEqual(names));

  it("is right", () => {
    expect(parseEnvironment(parseEnv(example) as Record<string, string>)).toEqual(parseEnvironment({}));
  });
});

describe("the defaults", () => {
  const environment = parseEnvironment({});

  it("are the sandbox's", () => {
    expect(environment).toMatchObject({
      apiHost: "",
      cmsBatching: true,
      defaultLocale: "en",
      localCardProductIds: { dk: "1001", se: "1002" },
      contactDk: { phone: "+45 70 10 20 30", email: "help.dk@gavia.example" },
      codePrefixes: ["SGK", "POR", "BHN"],
      paymentHosts: [],
    });
    expect([...environment.countries].sort()).toEqual(countries.map(({ code }) => code.toLowerCase()).sort());
  });

  it("have the version of the package", () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(environment.release).toBe(version);
  });
});

describe("a value", () => {
  it.each([
    ["VITE_API_HOST", "https://api.example.com", "apiHost", "https://api.example.com"],
    ["VITE_API_HOST", "http://localhost:4000", "apiHost", "http://localhost:4000"],
    ["VITE_CMS_BATCHING", "false", "cmsBatching", false],
    ["VITE_COUNTRIES", " DK, se ,", "countries", ["dk", "se"]],
    ["VITE_DEFAULT_CURRENCY", "SEK", "defaultCurrency", "sek"],
    ["VITE_PAYMENT_HOSTS", "pay.example.com, .pay.example", "paymentHosts", ["pay.example.com", ".pay.example"]],
    ["VITE_LANDING_ROUTE", "https://maker.example/{locale}", "landingRoute", "https://maker.example/{locale}"],
    [
      "VITE_TERMS_URL",
      "https://www.example.com/{locale}/terms?of=2026#b2c",
      "termsUrl",
      "https://www.example.com/{locale}/terms?of=2026#b2c",
    ],
    ["VITE_SUPPORT_URL", "/{locale}-help", "supportUrl", "/{locale}-help"],
    ["VITE_SEARCH_HOST", "", "searchHost", ""],
    ["VITE_SEARCH_HOST", "https://search.example.com/api", "searchHost", "https://search.example.com/api"],
    ["VITE_SEARCH_KEY", "MTIzNDU2Nzg5MGFi+/cmVzdHJpY3Q9YQ==", "searchKey", "MTIzNDU2Nzg5MGFi+/cmVzdHJpY3Q9YQ=="],
    ["VITE_KEEP_CASE_FRAGMENTS", "campaign/=,partner/:/=", "keepCaseFragments", ["campaign/=", "partner/:/="]],
    ["VITE_LOCAL_CARD_PRODUCT_IDS", "", "localCardProductIds", {}],
    ["VITE_GLOBAL_CARD_PRODUCT_ID", "", "globalCardProductId", ""],
    ["VITE_CONTACT_SE", "", "contactSe", null],
    ["VITE_SENTRY_DSN", "https://abc123@o1.ingest.sentry.io/42", "sentryDsn", "https://abc123@o1.ingest.sentry.io/42"],
    ["VITE_SENTRY_DSN", "https://abc@errors.example.com:9000/2", "sentryDsn", "https://abc@errors.example.com:9000/2"],
    ["VITE_SENTRY_DSN", "https://abc@www.example.com/errors/2", "sentryDsn", "https://abc@www.example.com/errors/2"],
    ["VITE_SEARCH_INDEX_PREFIX", "prod-gavia.", "searchIndexPrefix", "prod-gavia."],
    ["VITE_SENTRY_DSN", "http://abc123@localhost:4173/1", "sentryDsn", "http://abc123@localhost:4173/1"],
  ])("%s=%s is read", (name, raw, key, value) => {
    expect(parseEnvironment({ [name]: raw })).toMatchObject({ [key]: value });
  });

  it.each([
    ["VITE_API_HOST", "api.example.com"],
    ["VITE_API_HOST", "http://api.example.com"],
    ["VITE_API_HOST", "https://api.example.com/"],
    ["VITE_API_HOST", "https://*.example.com"],
    ["VITE_API_HOST", "https://me@api.example.com"],
    // The policy of the page could not name these, or would end at them.
    ["VITE_API_HOST", "https://api.example.com,cms.example.com"],
    ["VITE_CMS_HOST", "https://cms.example.com;img-src"],
    ["VITE_API_HOST", "https://[::1]:4000"],
    ["VITE_SEARCH_HOST", "https://my_search.example.com"],
    ["VITE_COMMERCE_PATH", "graphql"],
    ["VITE_LOGO_URL", "/logo-{locale}.svg"],
    ["VITE_SEARCH_HOST", "https://search.example.com/{locale}"],
    // Its query would never be sent.
    ["VITE_SEARCH_HOST", "https://search.example.com/api?code=4711"],
    ["VITE_CMS_PATH", "//evil.example/graphql"],
    ["VITE_CMS_BATCHING", "yes"],
    ["VITE_COUNTRIES", "dk,denmark"],
    ["VITE_COUNTRIES", "dk,uk"],
    ["VITE_COUNTRIES", "dk,zq"],
    ["VITE_COUNTRIES", "dk,zz"],
    ["VITE_COUNTRIES", "dk,eu"],
    ["VITE_DEFAULT_COUNTRY", "uk"],
    ["VITE_DEFAULT_CURRENCY", "dkr"],
    ["VITE_DEFAULT_CURRENCY", "xxx"],
    ["VITE_LOCAL_CARD_PRODUCT_IDS", "uk:1006"],
    ["VITE_COMMERCE_PATH", "/%zz"],
    ["VITE_DEFAULT_COUNTRY", "xx"],
    ["VITE_DEFAULT_LOCALE", "nb"],
    ["VITE_PAYMENT_HOSTS", "https://pay.example.com"],
    ["VITE_PAYMENT_HOSTS", "*"],
    ["VITE_MEDIA_HOSTS", "*.example.com"],
    ["VITE_MEDIA_HOSTS", "com"],
    ["VITE_TERMS_URL", "javascript:alert(1)"],
    ["VITE_TERMS_URL", "http://www.example.com"],
    // The shop links to none of these: they would be words without a link.
    ["VITE_TERMS_URL", "https://www.example.com:8443/terms"],
    ["VITE_PRIVACY_URL", "https://:word@www.example.com/privacy"],
    ["VITE_COOKIE_POLICY_URL", "https://www.example.com/our cookies"],
    ["VITE_TERMS_URL", "https://www.example.com/{lang}/terms"],
    ["VITE_LANDING_ROUTE", "/{country}"],
    ["VITE_SUPPORT_URL", "/login"],
    ["VITE_SUPPORT_URL", "/%zz"],
    ["VITE_SUPPORT_URL", ""],
    ["VITE_SENTRY_DSN", "https://sentry.io"],
    ["VITE_SENTRY_DSN", "http://abc123@o1.ingest.sentry.io/42"],
    ["VITE_CONTACT_DK", "help@example.com"],
    ["VITE_CONTACT_DK", "70 10 20 30, help@example.com"],
    ["VITE_LOCAL_CARD_PRODUCT_IDS", "1001"],
    ["VITE_LOCAL_CARD_PRODUCT_IDS", "dk:1001,se:1002,dk:1003"],
    ["VITE_CODE_PREFIXES", "sgk-"],
    ["VITE_SHOP_NAME", ""],
    ["VITE_API_HOTS", "https://api.example.com"],
  ])("%s=%s stops the build", (name, raw) => {
    expect(() => parseEnvironment({ [name]: raw })).toThrow(name);
  });
});

it.each(["", " ,"])("wants a country to sell to, and not '%s'", (countries) => {
  expect(() => parseEnvironment({ VITE_COUNTRIES: countries })).toThrow(
    /VITE_COUNTRIES is ".*"; expected two-letter country codes such as gb, with commas between them$/,
  );
});

it("tells every mistake at once, with what was expected", () => {
  const wrong = { VITE_API_HOST: "api", VITE_CMS_BATCHING: "1", VITE_NEWS: "x", HOME: "/root" };
  expect(() => parseEnvironment(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment of the shop is wrong:
      VITE_API_HOST is "api"; expected empty, or an https origin such as https://api.example.com, in small letters and without a / at its end
      VITE_CMS_BATCHING is "1"; expected true or false
      VITE_NEWS is not known; the names are in .env.example]
  `);
});

describe("the payment host that takes a language", () => {
  it.each([
    ["pay.example.com", "pay.example.com"],
    [".example.com", "pay.example.com"],
    ["a.example.com, b.example.com", ".example.com"],
  ])("among %s may be %s", (hosts, host) => {
    expect(parseEnvironment({ VITE_PAYMENT_HOSTS: hosts, VITE_PAYMENT_LANG_HOST: host }).paymentLangHost).toBe(host);
  });

  it.each([
    ["", "pay.example.com"],
    ["pay.example.com", "paay.example.com"],
    [".pay.example.com", "pay.example.com"],
  ])("among '%s' is not %s", (hosts, host) => {
    expect(() => parseEnvironment({ VITE_PAYMENT_HOSTS: hosts, VITE_PAYMENT_LANG_HOST: host })).toThrow(
      `VITE_PAYMENT_LANG_HOST is "${host}"; expected one of VITE_PAYMENT_HOSTS`,
    );
  });
});

it("wants the public origin in production", () => {
  expect(() => parseEnvironment({ VITE_ENVIRONMENT: "production" })).toThrow("VITE_PUBLIC_ORIGIN");
  expect(parseEnvironment(PRODUCTION).publicOrigin).toBe("https://www.example.com");
});

it.each([
  ["VITE_SEARCH_APP_ID", undefined],
  ["VITE_SEARCH_KEY", "sandbox-search-only"],
  ["VITE_SEARCH_HOST", undefined],
  ["VITE_SEARCH_HOST", "/search"],
  ["VITE_CONTACT_DK", undefined],
  ["VITE_CONTACT_FI", " +358 9 120 3040, help.fi@gavia.example"],
  ["VITE_CONTACT_DK", "+45 33 44 55 66, help.dk@gavia.example"],
  ["VITE_PUBLIC_ORIGIN", "http://localhost:4173"],
  ["VITE_API_HOST", "http://127.0.0.1:4000"],
  ["VITE_SENTRY_DSN", "http://key@localhost:4173/1"],
])("wants %s of one's own in production, and not %j", (name, value) => {
  expect(() => parseEnvironment({ ...PRODUCTION, [name]: value })).toThrow(name);
});
