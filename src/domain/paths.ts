import { decoded } from "./decoded";
import { DEFAULT_MARKET, languageCode, prefix } from "./market";
import type { Market } from "./market";

/** The parts of an address: path, search ("?a=b" or "") and hash ("#c" or ""). */
export interface UrlParts {
  pathname: string;
  search: string;
  hash: string;
}

const LONGEST_PATH = 2048;

/**
 * The paths after the prefix in which a fragment keeps its case: tokens, codes and ids. ":" is any fragment
 * (lower-cased), "=" one that keeps its case, and a word stands for itself. Pure: what does not use it leaves it out.
 */
const KEEP_CASE = /* @__PURE__ */ [
  "greeting/=",
  "redeem/=",
  "portal/:/=",
  "shop/:/=",
  "occasion/=",
  "occasion/:/=",
  "order/=",
  "order/=/psp/=",
  "verify-owner/=/=",
  "verify-owner/=/=/=",
  ":/verify-owner/=/=",
  ":/verify-owner/=/=/=",
].map((pattern) => pattern.split("/"));

/**
 * The decoded fragments of a path, or null when it cannot be one of ours: malformed escapes, encoded slashes, control
 * characters, "." or "..", too long.
 */
export function fragments(pathname: string): string[] | null {
  if (pathname.length > LONGEST_PATH) return null;
  const found: string[] = [];
  for (const raw of pathname.split("/")) {
    if (raw === "") continue;
    const fragment = decoded(raw);
    if (fragment === null || /[/\\\u0000-\u001f\u007f]|\p{Surrogate}/u.test(fragment) || /^\.{1,2}$/.test(fragment))
      return null;
    found.push(fragment);
  }
  return found;
}

/** A fragment, encoded for a path. Characters that are harmless there stay readable; lone surrogates are replaced. */
export function encodeFragment(fragment: string): string {
  return encodeURIComponent(fragment.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /%(40|3A|24|2C|3B|3D|2B|26)/g,
    (escaped) => decodeURIComponent(escaped),
  );
}

/**
 * The canonical spelling of a path (spec §2): lower case except for the fragments that keep their case, no double or
 * trailing slashes. `configured` are further patterns in the form of KEEP_CASE. Null: no page of ours can be there.
 */
export function normalisePath(pathname: string, configured: readonly string[] = []): string | null {
  const found = fragments(pathname);
  if (!found) return null;
  const lower = found.map((fragment) => fragment.toLowerCase());
  const start = prefixLength(lower);
  const keepCase = [...KEEP_CASE, ...configured.map((pattern) => pattern.split("/"))];
  // Each pattern keeps its own: no configured one may lower a token, and no built-in one what is configured.
  const kept = keepCase.filter((pattern) => matches(pattern, lower.slice(start)));
  const isKept = (index: number) => kept.some((pattern) => pattern[index - start] === "=");
  const spelled = found.map((fragment, index) => (isKept(index) ? fragment : lower[index]!));
  return "/" + spelled.map(encodeFragment).join("/");
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  if (pattern.length !== path.length) return false;
  return pattern.every((part, index) => part === "=" || part === ":" || part === path[index]);
}

/** How many fragments at the start of the path name the market: 3, 2 (no currency) or 0. */
export function prefixLength([locale, country, currency]: readonly string[]): number {
  if (!/^[a-z]{2}$/.test(locale ?? "") || !/^[a-z]{2}$/.test(country ?? "")) return 0;
  return /^[a-z]{3}$/.test(currency ?? "") ? 3 : 2;
}

/**
 * The market that a path names and what follows it ("" or "/shop"); null without a complete prefix. The market is not
 * checked against the flows.
 */
export function splitPrefix(pathname: string): { market: Market; rest: string } | null {
  const path = normalisePath(pathname);
  const parts = path?.slice(1).split("/") ?? [];
  if (prefixLength(parts) !== 3) return null;
  const [locale, country, currency, ...rest] = parts;
  return {
    market: { locale: locale!, countryCode: country!, currency: currency! },
    rest: rest.length ? "/" + rest.join("/") : "",
  };
}

/**
 * A path without the market that it may begin with, complete or not: "" is the shop's front page. It tells which screen
 * is on: "/en/dk/dkk/Redeem", "/en/dk/redeem" and "/redeem" are all "/redeem".
 */
export function pastMarket(pathname: string): string {
  const path = normalisePath(pathname);
  if (path === null) return pathname;
  const parts = path.split("/").filter(Boolean);
  return parts
    .slice(prefixLength(parts))
    .map((part) => `/${part}`)
    .join("");
}

/** The same for an address, which may have a query and a hash. */
export const restOf = (address: string): string => pastMarket(pathOf(address));

/** The path of an address, without query and hash. */
export const pathOf = (address: string): string => address.split(/[?#]/)[0]!;

/**
 * What follows the prefix ("" or "/shop"), spelled as in the address, to be put behind another prefix. Unlike
 * `splitPrefix` it leaves the case alone: the address is canonical already, with the configured patterns applied.
 */
export function restAsSpelled(pathname: string): string {
  if (!splitPrefix(pathname)) return "";
  const page = pathname.split("/").filter(Boolean).slice(3);
  return page.length ? `/${page.join("/")}` : "";
}

/** The same page in another market. */
export function inMarket(pathname: string, market: Market): string {
  return prefix(market) + restAsSpelled(pathname);
}

/** A route target with "{locale}" replaced by the current language (spec §2). */
export function fillLocale(target: string, locale: string): string {
  return target.replaceAll("{locale}", languageCode(locale) ?? DEFAULT_MARKET.locale);
}

/** The last fragment of a path, decoded, to be read as an identifier; null when there is none. */
export function lastFragment(pathname: string): string | null {
  return fragments(pathname)?.at(-1) ?? null;
}

/** Whether a fragment may be the name of a content page: letters, digits, hyphens and underscores. */
export function isPageName(fragment: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u.test(fragment);
}
