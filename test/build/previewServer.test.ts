import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { createStaticHost } from "~/build/previewServer";

const folder = mkdtempSync(join(tmpdir(), "dist-"));
const page = "<!doctype html><title>Shop</title>";
const script = "export const shop = true;";

mkdirSync(join(folder, "assets"));
writeFileSync(
  join(folder, "_headers"),
  "/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: form-action 'self'; upgrade-insecure-requests\n/assets/*\n  Cache-Control: immutable\n",
);
writeFileSync(join(folder, "index.html"), page);
writeFileSync(join(folder, "index.html.br"), brotliCompressSync(page));
writeFileSync(join(folder, "index.html.gz"), gzipSync(page));
writeFileSync(join(folder, "assets/shop.js"), script);
writeFileSync(join(folder, "assets/shop.js.map"), "{}");
writeFileSync(join(folder, ".env"), "SECRET=1");
writeFileSync(join(folder, "icon.svg"), "<svg/>");

const host = createStaticHost(folder);
const ask = (url: string, headers: Record<string, string> = {}) =>
  host({ url, method: "GET", headers: { accept: "text/html,*/*", ...headers } });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("an address a person opens", () => {
  it.each(["/", "/en/dk/dkk", "/en/dk/dkk/shop/a-card/1042?x=1", "/en/dk/dkk/redeem/SGK%2D1", "/en/dk/dkk/%E0%A4%A"])(
    "%s is the page",
    (url) => {
      const { status, headers, body } = ask(url);
      expect([status, body.toString()]).toEqual([200, page]);
      expect(headers.get("Cache-Control")).toBe("no-cache");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      // Safari would ask for the scripts over https.
      expect(headers.get("Content-Security-Policy")).toBe("form-action 'self'");
    },
  );

  it.each(["*/*", undefined])("is the page for who takes anything (%s), as curl does", (accept) => {
    expect(host({ url: "/en/dk/dkk", method: "HEAD", headers: { accept } }).status).toBe(200);
  });

  it("comes compressed as the browser takes it", () => {
    const brotli = ask("/en/dk/dkk", { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
    const gzip = ask("/", { "accept-encoding": "gzip" });
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(page);
  });

  it("is not sent again to whom has it", () => {
    const tag = ask("/").headers.get("ETag") ?? "";
    expect(ask("/", { "if-none-match": tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(ask("/", { "if-none-match": '"other"' }).status).toBe(200);
  });
});

describe("a file", () => {
  it("comes with its type and the headers of its path", () => {
    const { status, headers, body } = ask("/assets/shop.js");
    expect([status, body.toString()]).toEqual([200, script]);
    expect(headers.get("Content-Type")).toMatch("text/javascript");
    expect(headers.get("Cache-Control")).toBe("immutable");
  });

  it.each([
    "/assets/gone.js",
    "/assets/gone",
    "/ASSETS/gone",
    "/assets/shop.js.map",
    "/assets/%2e%2e/.env",
    "/.env",
    "/missing.png",
    "/../../etc/passwd.txt",
    "/assets/%",
  ])("%s is missing, and nobody remembers it", (url) => {
    const { status, headers, body } = ask(url);
    expect([status, body.toString(), headers.get("Cache-Control")]).toEqual([404, "Not found.\n", "no-store"]);
  });

  it.each(["/_headers", "//_headers"])("for hosts is not sent, by whatever name: %s", (url) => {
    expect(ask(url).body.toString()).not.toContain("form-action");
  });

  it("is never the page in its place when no page was asked for", () => {
    expect(ask("/en/dk/dkk/data", { accept: "application/json" }).status).toBe(404);
  });
});
