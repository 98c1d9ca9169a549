import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Environment, parseEnvironment } from "~/build/environment";
import {
  fillPlaceholders,
  hashSource,
  headerPlaceholders,
  headersFor,
  metaPolicy,
  parseHeaders,
} from "~/build/headers";
import { nginxSample } from "~/build/nginx";

const source = readFileSync("public/_headers", "utf8");
const abroad = parseEnvironment({
  VITE_API_HOST: "https://api.example.com",
  VITE_CMS_HOST: "https://cms.example.com",
  VITE_MEDIA_HOSTS: "media.example.com,.cdn.example.com",
  VITE_LOGO_URL: "https://logo.example.com/logo.svg",
  VITE_SEARCH_APP_ID: "ABC123",
  VITE_SEARCH_HOST: "",
  VITE_SENTRY_DSN: "https://key@o1.ingest.sentry.io/42",
});

function rulesFor(environment: Environment) {
  const filled = fillPlaceholders(source, headerPlaceholders(environment, ["start()"], ["body{}"]));
  return { filled, rules: parseHeaders(filled) };
}

const { filled, rules } = rulesFor(abroad);

/** Sent with everything. */
const ALWAYS: Record<string, string> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src 'self' ${hashSource("start()")}`,
    "script-src-attr 'none'",
    `style-src 'self' ${hashSource("body{}")}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob: https://media.example.com https://*.cdn.example.com https://logo.example.com https://api.example.com",
    "font-src 'self'",
    "media-src 'self' blob: https://media.example.com https://*.cdn.example.com https://logo.example.com https://api.example.com",
    "connect-src 'self' https://api.example.com https://cms.example.com https://o1.ingest.sentry.io " +
      "https://abc123-dsn.algolia.net https://*.algolianet.com https://media.example.com https://*.cdn.example.com",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify jsonld worker",
    "upgrade-insecure-requests",
  ].join("; "),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
};

const page = { "Cache-Control": "no-cache", "Referrer-Policy": "strict-origin" };
const personal = {
  "Cache-Control": "no-cache, no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex",
};
const secret = {
  "Cache-Control": "no-cache, no-store",
  "Referrer-Policy": "strict-origin, no-referrer",
  "X-Robots-Tag": "noindex",
};
const bareSecret = { ...secret, "Cache-Control": "no-store" };

/** What each kind of address gets beside that, whichever host sends it. */
const TABLE: [path: string, headers: Record<string, string>][] = [
  ["/", page],
  ["/index.html", page],
  ["/en/dk/dkk", page],
  ["/en/dk/dkk/shop", page],
  ["/da/dk/dkk/shop/nordlys/1042", page],
  ["/offline-worker.js", page],
  ["/login", page],
  ["/not-found", { ...page, "X-Robots-Tag": "noindex" }],
  ["/en/dk/dkk/basket", { ...page, "X-Robots-Tag": "noindex" }],
  ["/en/dk/dkk/basket/psp/cancelled", { ...page, "X-Robots-Tag": "noindex" }],
  ["/en/dk/dkk/order", personal],
  ["/en/dk/dkk/order/P1", personal],
  ["/en/dk/dkk/order/P1/psp/B1", personal],
  ["/en/dk/dkk/business/my/account", personal],
  ["/en/dk/dkk/b2b", page],
  ["/en/dk/dkk/verify-owner/giftcard/TOKEN/1234", secret],
  ["/en/dk/dkk/11/verify-owner/giftcard/TOKEN", secret],
  ["/en/dk/dkk/giftcard", secret],
  ["/en/dk/dkk/giftcard/bundle", secret],
  ["/en/dk/dkk/redeem/SGK-1", secret],
  ["/en/dk/dkk/greeting/TOKEN", secret],
  ["/en/dk/dkk/portal/nordlys/CODE", secret],
  ["/EN/dk/DKK/Verify-Owner/giftcard/TOKEN", secret],
  ["/en/dk/dkk/portal/nordlys/CODE/", secret],
  ["/en/dk/dkk/portal/nordlys", page],
  ["/redeem/SGK-1", bareSecret],
  ["/greeting/TOKEN", bareSecret],
  ["/portal/nordlys/CODE", secret],
  ["/signin-oidc", bareSecret],
  [
    "/assets/vendor-abc.js",
    { "Cache-Control": "public, max-age=31536000, immutable", "Referrer-Policy": "strict-origin" },
  ],
];

const FILES = String.raw`~ ^/[^/]+\.[a-z0-9]+$`;
const locationOf = (path: string) =>
  path.startsWith("/assets/") ? "~* ^/assets/" : new RegExp(FILES.slice(2)).test(path) ? FILES : "/";

/** Reads the sample as nginx would: the maps, and the add_header lines of a location. */
function sentByNginx(sample: string, path: string, location = locationOf(path)): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, name = "", body = ""] of sample.matchAll(/^map \$request_uri (\$shop_\w+) \{\n([\s\S]*?)^\}/gm)) {
    const lines = [...body.matchAll(/^ {2}("~\*(?:[^"\\]|\\.)*"|default) "((?:[^"\\]|\\.)*)";$/gm)];
    const fitting = lines.find(([, pattern = ""]) => {
      if (pattern === "default") return false;
      return new RegExp(pattern.slice(3, -1).replaceAll("\\\\", "\\"), "i").test(path);
    });
    values[name] = (fitting ?? lines.find(([, pattern]) => pattern === "default"))?.[2] ?? "";
  }
  const start = sample.indexOf(`  location ${location} {`);
  const block = start < 0 ? "" : (sample.slice(start).split("\n  }")[0] ?? "");
  const sent: Record<string, string> = {};
  for (const [, name = "", value = ""] of block.matchAll(
    /add_header (\S+) ("[^"]*(?:\\"[^"]*)*"|\$\w+)(?: always)?;/g,
  )) {
    const text = value.startsWith("$") ? (values[value] ?? "") : value.slice(1, -1);
    // nginx sends no header whose value is empty
    if (text !== "") sent[name] = text;
  }
  return sent;
}

describe.each(TABLE)("%s", (path, own) => {
  const expected = { ...ALWAYS, "Permissions-Policy": expect.any(String) as unknown, ...own };

  it("gets its headers from hosts that read _headers", () => {
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(expected);
  });

  it("gets the same from nginx, with and without a query", () => {
    const sample = nginxSample(rules);
    expect(sentByNginx(sample, path)).toEqual(expected);
    expect(sentByNginx(sample, `${path}?a=b`)).toEqual(expected);
  });
});

describe.each([
  ["the sandbox's", rulesFor(parseEnvironment({}))],
  ["a shop's with backends of its own", { filled, rules }],
])("%s headers", (_whose, { filled: text, rules: read }) => {
  const policy = headersFor(read, "/").get("Content-Security-Policy") ?? "";

  it("have no placeholder left, no comment and no line a host would cut", () => {
    expect(text).not.toMatch(/[{}#]/);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(2000);
    expect(read.length).toBeLessThan(100);
  });

  it("allow nothing unsafe, nothing without TLS and no host at all", () => {
    expect(policy).not.toMatch(/unsafe-|(^|\s)\*(\s|;|$)|http:|\s\s|strict-dynamic/);
    for (const [source] of policy.matchAll(/https:\S+/g))
      expect(source).toMatch(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+/);
  });

  it("say the same in the page, but what only a header can say", () => {
    const shared = policy.replace(" frame-ancestors 'none';", "").replace("; upgrade-insecure-requests", "");
    expect(metaPolicy(read)).toBe(shared);
    expect(shared).toMatch(/^default-src 'none'; .*; trusted-types [a-z ]+$/);
  });
});

it("lets reports out to a service at a port of its own", () => {
  const own = parseEnvironment({ VITE_SENTRY_DSN: "https://key@errors.example.com:9000/sub/2" });
  const policy = headersFor(rulesFor(own).rules, "/").get("Content-Security-Policy");
  expect(policy).toContain("connect-src 'self' https://errors.example.com:9000;");
});

it("switches every feature off but what films, copying and the till need", () => {
  const policy = headersFor(rules, "/").get("Permissions-Policy") ?? "";
  const on = policy.split(", ").filter((feature) => !feature.endsWith("=()"));
  expect(on).toEqual(["autoplay=(self)", "fullscreen=(self)", "clipboard-write=(self)", "screen-wake-lock=(self)"]);
});

it("stops at a placeholder it does not know", () => {
  expect(() => fillPlaceholders("/*\n  X-Name: {NOBODY}", {})).toThrow("NOBODY");
});

it("stops at a line it cannot read", () => {
  expect(() => parseHeaders("/*\nX-Name value")).toThrow("X-Name value");
});

it("answers a missing file before the page, in _redirects", () => {
  const lines = readFileSync("public/_redirects", "utf8").trim().split("\n");
  expect(lines).toEqual(["/assets/* /404.txt 404", "/* /index.html 200"]);
});

it("answers it so at Cloudflare Pages too, which reads neither line: by the nearest 404.html, and the page by none", () => {
  expect(existsSync("public/assets/404.html")).toBe(true);
  expect(existsSync("public/404.html")).toBe(false);
});

describe("the nginx sample", () => {
  const sample = nginxSample(rules);

  it("serves no source map, dot file or file for other hosts", () => {
    const [, pattern = ""] = /location ~ (\S+) \{\n\s+return 404;/.exec(sample) ?? [];
    for (const path of ["/assets/a.js.map", "/.env", "/.git/config", "/_headers", "/nginx.conf"]) {
      expect(path).toMatch(new RegExp(pattern));
    }
    expect("/assets/a.js").not.toMatch(new RegExp(pattern));
  });

  it("takes an asset for one in any case, as the headers do, which have it kept for a year", () => {
    const [, pattern = ""] = /location ~\* (\S+) \{\n {4}try_files \$uri =404;/.exec(sample) ?? [];
    for (const path of ["/assets/gone-abc.js", "/ASSETS/gone-abc.js"]) {
      expect(headersFor(rules, path).get("Cache-Control")).toContain("immutable");
      expect(path).toMatch(new RegExp(pattern, "i"));
    }
    expect(pattern).toMatch(/^\^\//);
  });

  it.each(["/favicon.ico", "/sitemap.xml", "/offline-worker.js"])(
    "answers %s as the file it is, or not at all",
    (path) => {
      expect(locationOf(path)).toBe(FILES);
      const [block = ""] = sample.slice(sample.indexOf(`location ${FILES} {`)).split("\n  }");
      expect(block).toMatch(/^ {4}try_files \$uri =404;$/m);
    },
  );

  it("writes no address, with the token in it, into the error log while a release is copied and the page is missing", () => {
    const [block = ""] = sample.slice(sample.indexOf("location / {")).split("\n  }");
    expect(block).toMatch(/^ {4}try_files \$uri \/index\.html =503;$/m);
  });

  it("serves what others look for under /.well-known, such as the proof for a certificate", () => {
    const [block = ""] = sample.slice(sample.indexOf("location ^~ /.well-known/ {")).split("\n  }");
    expect(block).toMatch(/^ {4}try_files \$uri =404;$/m);
    expect(sentByNginx(sample, "/.well-known/security.txt", "^~ /.well-known/")).toMatchObject({
      ...ALWAYS,
      "Cache-Control": "no-cache",
    });
  });

  it("answers a file that is missing, or not to be served, with all headers, to be remembered by nobody", () => {
    expect(sample).toMatch(/^ {2}error_page 404 \/404\.txt;$/m);
    expect(sample).toMatch(/location = \/404\.txt \{\n {4}internal;/);
    // A header without "always" is not sent with a 404.
    const [block = ""] = sample.slice(sample.indexOf("location = /404.txt {")).split("\n  }");
    expect(block.match(/add_header .*/g)?.filter((line) => !line.endsWith(" always;"))).toEqual([]);
    for (const path of ["/assets/gone.js", "/assets/a.js.map", "/.env"]) {
      const expected = { ...ALWAYS, "Permissions-Policy": expect.any(String) as unknown };
      const own = { "Cache-Control": "no-store", "Referrer-Policy": "strict-origin" };
      expect(sentByNginx(sample, path, "= /404.txt")).toEqual({ ...expected, ...own });
    }
  });

  /** What the log has of an address: the first pattern of its map that fits. */
  function logged(path: string): string | undefined {
    const [, map = ""] = /map \$request_uri \$shop_logged_uri \{([\s\S]*?)^\}/m.exec(sample) ?? [];
    for (const [, pattern = "", value = ""] of map.matchAll(/^ {2}"~\*([^"]+)" "([^"]*)";$/gm)) {
      const groups = new RegExp(pattern.replaceAll("\\\\", "\\"), "i").exec(path)?.groups;
      if (groups) return value.replace(/\$(\w+)/, (_, name: string) => groups[name] ?? "");
    }
    return undefined;
  }

  it("keeps tokens and codes out of its log", () => {
    expect(logged("/en/dk/dkk/verify-owner/giftcard/TOKEN/1234")).toBe("/en/dk/dkk/verify-owner/...");
    expect(logged("/redeem/SGK-1?a=b")).toBe("/redeem/...");
    expect(logged("/EN/DK/DKK/Redeem/SGK-1")).toBe("/EN/DK/DKK/Redeem/...");
    expect(logged("/en/dk/dkk/%72edeem/SGK-1")).toBe("/en/dk/dkk/");
    expect(logged("/en/dk/dkk/shop?code=SGK-1")).toBe("/en/dk/dkk/shop");
    expect(logged("/signin-oidc?code=SECRET&to=/en/dk/dkk/order/P1")).toBe("/signin-oidc");
    expect(logged("/en/dk/dkk/verify%2Downer/giftcard/TOKEN/order/P1")).toBe("/en/dk/dkk/verify");
  });

  it("has every other address in its log as it was asked, not the file that stands for it", () => {
    expect(logged("/en/dk/dkk/shop")).toBe("/en/dk/dkk/shop");
    expect(logged("/assets/gone-abc.js")).toBe("/assets/gone-abc.js");
  });

  it("passes on what is meant for the services, be it the bare path that many of them answer at", () => {
    const [, pattern = ""] = /# location ~ (\S+) \{\n\s+# {3}proxy_pass/.exec(sample) ?? [];
    for (const path of ["/graphql", "/graphql/commerce", "/api/login"]) expect(path).toMatch(new RegExp(pattern));
    for (const path of ["/en/dk/dkk/api", "/apis"]) expect(path).not.toMatch(new RegExp(pattern));
  });

  it("tells the services under which name and protocol the shop was asked, which no caller can make up", () => {
    const [block = ""] = sample.slice(sample.indexOf("# location ~ ^/(?:graphql|api)")).split("# }");
    expect(block).toMatch(/^ {2}# {3}proxy_set_header X-Forwarded-Host \$server_name;$/m);
    expect(block).toMatch(/^ {2}# {3}proxy_set_header X-Forwarded-Proto https;$/m);
  });

  it("asks the services in a version of HTTP in which they compress their answers", () => {
    const [block = ""] = sample.slice(sample.indexOf("# location ~ ^/(?:graphql|api)")).split("# }");
    expect(block).toMatch(/^ {2}# {3}proxy_http_version 1\.1;$/m);
  });

  it("tells caches in between that files come compressed or not", () => expect(sample).toMatch(/^ {2}gzip_vary on;$/m));

  it("is read by the nginx of long-lived systems, which has no http2 directive", () => {
    expect(sample).toMatch(/^ {2}listen 443 ssl http2;$/m);
    expect(sample).not.toMatch(/^ *http2 /m);
  });

  it("answers by the name of the shop's own origin, as far as the build knows it", () => {
    const names = (text: string) => text.match(/^ {2}server_name .*/gm);
    expect(names(sample)).toEqual(["  server_name www.example.com;", "  server_name www.example.com;"]);
    const own = nginxSample(rules, "https://gifts.example.org:8443");
    expect(names(own)).toEqual(["  server_name gifts.example.org;", "  server_name gifts.example.org;"]);
  });

  it("leads who asks without TLS to the same address with it, by the shop's own name, and logs no token of theirs", () => {
    const [plain = ""] = /^server \{\n {2}listen 80;[\s\S]*?^\}/m.exec(sample) ?? [];
    expect(plain).toContain("return 301 https://$server_name$request_uri;");
    expect(plain).toMatch(/access_log \S+ shop;/);
  });

  it("leads who asks under another name with TLS, which this server answers too, to the shop's own", () => {
    const [encrypted = ""] = /^server \{[^}]*\n {2}listen 443 [\s\S]*?^\}/m.exec(sample) ?? [];
    expect(encrypted).toMatch(
      /^ {2}if \(\$host != \$server_name\) \{\n {4}return 301 https:\/\/\$server_name\$request_uri;\n {2}\}/m,
    );
  });

  it("has its braces in pairs", () => {
    const bare = sample.replace(/"[^"\n]*"/g, "");
    expect(bare.split("{").length).toBe(bare.split("}").length);
  });
});
