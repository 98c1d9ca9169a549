import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStaticHost } from "~/build/previewServer";

const folder = mkdtempSync(join(tmpdir(), "audited-"));
mkdirSync(join(folder, "dist"));
const PAGE = "<!doctype html><title>Shop</title>";
writeFileSync(join(folder, "dist/index.html"), PAGE);
writeFileSync(
  join(folder, "dist/_headers"),
  "/*\n  X-Frame-Options: DENY\n/:locale/:country/:currency/order/*\n  X-Robots-Tag: noindex\n",
);
const host = createStaticHost(join(folder, "dist"));
const server = createServer((request, response) => {
  const { status, headers, body } = host(request);
  response.writeHead(status, Object.fromEntries(headers)).end(body);
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => {
  rmSync(folder, { recursive: true });
  return new Promise((closed) => server.close(closed));
});

/** What `npm run audit -- <url>` says of a host that serves the build. */
function audited(url: string): Promise<string> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return new Promise((said) => {
    execFile(
      process.execPath,
      ["--import", loader, resolve("test/audit.ts"), url],
      { cwd: folder },
      (_error, out, err) => {
        said(out + err);
      },
    );
  });
}

it.each(["", "/", "/en/dk/dkk"])(
  "a host that serves the build is said to, also by an address with '%s' at its end",
  async (end) => {
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    expect(await audited(origin + end)).toBe(`ok     ${origin + end} serves the build\n`);
  },
  30_000,
);

it("a host that answers with the page, as it is, for whatever it is asked is told of files that are gone and of its pages' size", async () => {
  const bare = createServer((_request, response) => response.setHeader("X-Frame-Options", "DENY").end(PAGE));
  await new Promise<void>((listening) => bare.listen(0, "127.0.0.1", listening));
  writeFileSync(join(folder, "dist/index.html.gz"), gzipSync(PAGE));
  const said = await audited(`http://127.0.0.1:${String((bare.address() as AddressInfo).port)}`);
  rmSync(join(folder, "dist/index.html.gz"));
  await new Promise((closed) => bare.close(closed));
  expect(said).toContain(
    "/assets/gone-0000000.js, which is not there, is answered with 200; expected 404, not the page",
  );
  expect(said).toContain("/login is not compressed, though its .br and .gz lie beside it");
});

it.each([
  ["http://127.0.0.1:1", /fetch failed: (?:connect ECONNREFUSED 127\.0\.0\.1:1|bad port)\n/],
  ["127.0.0.1:4173", /expected an address such as https:/],
  ["", /expected an address such as https:/],
])(
  "an address at which no host is, '%s', is told in a sentence",
  async (address, why) => {
    const said = await audited(address);
    expect(said).toMatch(why);
    expect(said).toContain(`FAILED ${address} serves the build`);
    expect(said).not.toMatch(/^ +at /m);
  },
  30_000,
);
