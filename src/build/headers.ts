import { createHash } from "node:crypto";
import { type Environment } from "./environment";

/** A block of a _headers file: the headers for all paths that match. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** The hash of an inline script or style, as a content security policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : [];
}

/**
 * The values for the placeholders in public/_headers: hosts from the environment, and hashes of the page's inline code.
 */
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
    // The API host serves the pictures and films of greetings and wrappings.
    MEDIA_HOSTS: unique([...media, ...[logoUrl, apiHost].flatMap(originOf)]),
    // The picture of a greeting that is being edited is fetched, from whatever host.
    CONNECT_HOSTS: unique([...connect, ...search, ...media]),
  };
}

/** Fills in `{NAME}` placeholders and drops comments. Throws at an unknown placeholder. */
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

/** Parses a _headers file. Throws at a line that is neither a path nor a header below one. */
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

/** The source of a pattern for a rule's path: `:name` is one segment, `*` at the end is anything. */
export function pathPattern(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `^${escaped.replace(/:[a-z]+/gi, "[^/]+").replace(/\*$/, ".*")}$`;
}

/**
 * All headers for a path, in any case: matching blocks add up, and values of the same name are joined by a comma, in
 * the order of the file.
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

/** On plain http, as on localhost, it makes Safari request all scripts over https, in vain. */
const UPGRADE = "upgrade-insecure-requests";

/** A policy for pages that may be served over plain http. Other hosts in it always have https:. */
export const withoutUpgrade = (policy: string): string => policy.replace(new RegExp(`;? *${UPGRADE}`), "");

/**
 * The policy for a <meta> in the page, for hosts that send no headers: without directives that only work in a header.
 */
export function metaPolicy(rules: readonly HeaderRule[]): string {
  const policy = headersFor(rules, "/").get(POLICY) ?? "";
  return withoutUpgrade(policy)
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => !/^(frame-ancestors|report-|sandbox)/.test(directive))
    .join("; ");
}
