import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { headersFor, parseHeaders } from "../src/build/headers";
import { type Release, tooNew, watchedReleases } from "./coolDown";

/**
 * Checks that need a network, to be run nightly. `npm run audit` asks the registry about the packages and writes their
 * list; `npm run audit -- https://shop.example.com` compares what a host serves, including headers, to the build in
 * `dist`.
 */
const DIST = "dist";
const SBOM = "sbom.json";
/** Files for the host itself, or compressed copies. */
const NOT_SERVED = /^(?:_headers|_redirects|nginx\.conf|\.vite\b.*|.*\.(?:br|gz))$/;
/** A file that no build has. */
const GONE = "/assets/gone-0000000.js";
const PAGES = ["/", "/en/dk/dkk", "/en/dk/dkk/basket", "/en/dk/dkk/order/1", "/en/dk/dkk/redeem/audit", "/login"];
/** The headers that are compared; hosts may add others of their own. */
const COMPARED = /^(?:content-security-policy|strict-transport-security|x-|referrer-policy|cross-origin-|permissions-)/;

/** A log level instead of `npm run --silent`, which would silence this script too. */
const env = { ...process.env, npm_config_loglevel: "error" };
const npm = (args: string[]) => spawnSync("npm", args, { encoding: "utf8", env, shell: process.platform === "win32" });

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, never>>;

/** One request per package: the registry has no combined answer for release times. */
function newOnes(): string[] {
  const { dependencies, devDependencies } = readJson("package.json");
  const named = Object.keys({ ...dependencies, ...devDependencies });
  const ask = (release: Release) => {
    const { status, stdout, stderr } = npm(["view", release.name, "time", "--json"]);
    const times = status === 0 ? (JSON.parse(stdout) as Record<string, string>) : null;
    return times ? tooNew(release, times, Date.now()) : `${release.name}: ${stderr}`;
  };
  return watchedReleases(readJson("package-lock.json").packages ?? {}, named).flatMap((release) => ask(release) ?? []);
}

function packages(): Record<string, () => string> {
  const asked = (args: string[]) => () => {
    const { status, stdout, stderr } = npm(args);
    return status === 0 ? "" : stdout + stderr;
  };
  return {
    "no package with a known hole": asked(["audit", "--omit=dev", "--audit-level=high"]),
    "packages are signed by the registry": asked(["audit", "signatures"]),
    "no package came out only these days": () => newOnes().join("\n"),
    [`the list of packages, in ${SBOM}`]: () => {
      const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
      const { status, stdout, stderr } = npm(args);
      if (status === 0) writeFileSync(SBOM, stdout);
      return status === 0 ? "" : stderr;
    },
  };
}

async function served(origin: string): Promise<string[]> {
  const rules = parseHeaders(readFileSync(join(DIST, "_headers"), "utf8"));
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(DIST.length + 1)
      .replaceAll("\\", "/"),
  );
  const own = [
    ...paths.filter((path) => !NOT_SERVED.test(path)).map((path) => ({ path: `/${path}`, file: path })),
    ...PAGES.map((path) => ({ path, file: "index.html" })),
  ];
  const wrong: string[] = [];
  for (const { path, file } of own) {
    const answer = await fetch(origin + path, { redirect: "manual", headers: { accept: "text/html,*/*" } });
    const isSame = readFileSync(join(DIST, file)).equals(Buffer.from(await answer.arrayBuffer()));
    if (!isSame) wrong.push(`${path} is not ${file} of the build (${answer.status})`);
    const isCompressed = answer.headers.has("content-encoding") || !existsSync(join(DIST, `${file}.gz`));
    if (isSame && !isCompressed) wrong.push(`${path} is not compressed, though its .br and .gz lie beside it`);
    for (const [name, value] of headersFor(rules, path)) {
      const sent = answer.headers.get(name);
      if (COMPARED.test(name.toLowerCase()) && sent !== value) wrong.push(`${path} has ${name}: ${sent}, not ${value}`);
    }
  }
  const { status } = await fetch(origin + GONE, { redirect: "manual" });
  if (status !== 404) wrong.push(`${GONE}, which is not there, is answered with ${status}; expected 404, not the page`);
  return wrong;
}

/** What went wrong, in the words of whoever knows the cause: fetch alone says that it failed. */
function told(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code}` : message;
}

/** The host's own pages and files against those of the build. */
async function host(address: string): Promise<string> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return "expected an address such as https://www.example.com";
  if (!existsSync(join(DIST, "_headers"))) return `there is no build in ${DIST}; npm run build makes one`;
  // Of an address that was copied from a browser, with a slash or a path at its end.
  return (await served(new URL(address).origin)).join("\n");
}

const [address] = process.argv.slice(2);
const steps = address === undefined ? packages() : { [`${address} serves the build`]: () => host(address) };
for (const [name, step] of Object.entries(steps)) {
  const said = await (async () => step())().catch(told);
  console.log(`${said === "" ? "ok    " : "FAILED"} ${name}`);
  if (said === "") continue;
  console.log(`${said.trim()}\n`);
  process.exitCode = 1;
}
