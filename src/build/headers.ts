import { createHash } from "node:crypto";
import { type Environment } from "./environment";

/** A block of a _headers file: what is sent with every path that fits. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** The text between a script's or style's tags as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : [];
}

/** What stands for each placeholder of public/_headers: the hosts of the environment and the hashes of the page. */
export function headerPlaceholders(environment: Environment, scripts: string[], styles: string[]) {
  const { mediaHosts, logoUrl, apiHost, cmsHost, searchHost, searchAppId, sentryDsn, greetingVideoUploadUrl } =
    environment;
  const media = mediaHosts.map((host) => `https://${host.startsWith(".") ? `*${host}` : host}`);
  const hosted = [`https://${searchAppId.toLowerCase()}-dsn.algolia.net`, "https://*.algolianet.com"];
  const connect = [apiHost, cmsHost, sentryDsn, greetingVideoUploadUrl].flatMap(originOf);
  const search = searchHost === "" ? hosted : originOf(searchHost);
  const unique = (sources: string[]) => [...new Set(sources)].join(" ");
  return {
    SCRIPT_HASHES: unique(scripts.map(hashSource)),
    STYLE_HASHES: unique(styles.map(hashSource)),
    // The service shows the pictures and films of greetings, and of wrappings.
    MEDIA_HOSTS: unique([...media, ...[logoUrl, apiHost].flatMap(originOf)]),
    // The picture of a greeting that is written anew is fetched, wherever it is shown from.
    CONNECT_HOSTS: unique([...connect, ...search, ...media]),
  };
}

/** Fills `{NAME}` placeholders; throws at one that is not known. Comments are left out. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  const filled = lines.map((line) =>
    line
      .replace(/\{([A-Z_]+)\}/g, (_whole, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`public/_headers has a placeholder {${name}} that is not known.`);
        return value;
      })
      .replace(/(\S) +(?=;|$)/g, "$1")
      .replace(/(\S) {2,}/g, "$1 "),
  );
  return `${filled
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()}\n`;
}

/** Reads a _headers file; throws at a line that is neither a path nor a header of one. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, value] = /^\s+([A-Za-z-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ path: line.trim(), headers: [] });
    else if (name && value && rule) rule.headers.push([name, value.trim()]);
    else throw new Error(`This line of _headers cannot be read: ${line}`);
  }
  return rules;
}

/** A rule's path as a pattern: `:name` is one segment, `*` at the end is whatever follows. */
export function pathPattern(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `^${escaped.replace(/:[a-z]+/gi, "[^/]+").replace(/\*$/, ".*")}$`;
}

/**
 * Everything sent with a path, in whatever case it is written: blocks add up, and values of one name are joined by a
 * comma, in the file's order.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const sent = new Map<string, string>();
  for (const { path, headers } of rules) {
    if (!new RegExp(pathPattern(path), "i").test(pathname)) continue;
    for (const [name, value] of headers) {
      const before = sent.get(name);
      sent.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return sent;
}

export const POLICY = "Content-Security-Policy";

/** Has Safari ask a host without TLS, as on this machine, for every script over https, where nobody answers. */
const UPGRADE = "upgrade-insecure-requests";

/** A policy for where the page may be served without TLS. Its other hosts are named with https: in any case. */
export const withoutUpgrade = (policy: string): string => policy.replace(new RegExp(`;? *${UPGRADE}`), "");

/** The policy for the page's own <meta>, for hosts that send no headers: without what only a header can say. */
export function metaPolicy(rules: readonly HeaderRule[]): string {
  const policy = headersFor(rules, "/").get(POLICY) ?? "";
  return withoutUpgrade(policy)
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => !/^(frame-ancestors|report-|sandbox)/.test(directive))
    .join("; ");
}
