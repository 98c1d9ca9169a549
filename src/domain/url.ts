import { decoded } from "./decoded";

const LONGEST = 2048;
/** Addresses of payment windows and of files carry signed data, which is longer than any path of the shop. */
const LONGEST_OUTSIDE = 8192;

// Control characters, white space, zero-width and direction marks, byte order mark, tags, private-use characters, lone
// surrogates and backslashes: none of them belongs in an address.
const UNFIT =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{e0000}-\u{10ffff}\\]/u;

const SIGN_IN = /^\/(?:login|register|signin-oidc)(?:\/|$)/i;

/**
 * A path inside the shop that may be navigated to, or null. Remembered paths, "from" parameters and editors' links are
 * checked here. The address is parsed, as a check of its prefix alone could be fooled by a tab character.
 */
export function safePath(raw: unknown, origin: string): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST || UNFIT.test(raw)) return null;
  if (!raw.startsWith("/") || raw.startsWith("//")) return null;
  const base = parsed(origin);
  const url = base && parsed(raw, base.origin);
  if (!url || url.origin !== base.origin || url.username || url.password) return null;
  // Decoded, to reveal escaped slashes and backslashes.
  const path = decoded(url.pathname);
  if (path === null || UNFIT.test(path) || path.startsWith("//") || SIGN_IN.test(path)) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * An address outside the shop that the shop itself may leave for, or null: https, the default port, no user in it, and
 * a host on the list. An entry that begins with a dot stands for every host below it (".pay.example").
 */
export function safeExternal(raw: unknown, hosts: readonly string[]): string | null {
  const url = safeLink(raw);
  if (!url) return null;
  const { hostname } = new URL(url);
  return hosts.some((host) => isHost(hostname, host)) ? url : null;
}

/** The address of a service's path: /graphql and /api are on the API host, if there is one (spec §7). */
export const onApiHost = (path: string, apiHost: string): string =>
  /^\/(?:graphql|api)(?=[/?]|$)/.test(path) ? apiHost + path : path;

/**
 * The address of a file that a person may be offered, or null: on a host of the list, on the shop's own origin or on
 * the API host.
 */
export function fileAddressOf(
  raw: string,
  { hosts, origin, apiHost }: { hosts: readonly string[]; origin: string; apiHost: string },
): string | null {
  const outside = safeExternal(raw, hosts);
  if (outside) return outside;
  const whole = onApiHost(raw, apiHost);
  const own = [origin, apiHost].find((one) => one !== "" && whole.startsWith(`${one}/`));
  const path = safePath(own ? whole.slice(own.length) : whole, origin);
  return path === null ? null : (own ?? "") + path;
}

/** Whether a checked address is on one of the shop's own `origins`. */
export const isOwnAddress = (address: string, origins: readonly string[]): boolean =>
  /^\/(?!\/)/.test(address) || origins.some((origin) => origin !== "" && address.startsWith(`${origin}/`));

/** The host of an address, to be shown; null where there is none. */
export function hostOf(raw: string | null | undefined): string | null {
  return (raw && parsed(raw)?.host) || null;
}

/**
 * An address outside the shop that a person may click on, or null: any https address without a user or a port in it.
 */
export function safeLink(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST_OUTSIDE || UNFIT.test(raw)) return null;
  if (!/^https:\/\/[^/]/i.test(raw)) return null;
  const url = parsed(raw);
  if (!url || url.protocol !== "https:" || url.username || url.password || url.port || !url.hostname) return null;
  // "https://@host" has an empty user, which parsing hides; no honest address is written like that.
  if (/^https:\/\/[^/?#]*@/i.test(raw)) return null;
  return url.href;
}

function isHost(hostname: string, entry: string): boolean {
  const host = entry.trim().toLowerCase();
  if (!/[a-z0-9]/.test(host)) return false;
  return host.startsWith(".") ? hostname.endsWith(host) && hostname.length > host.length : hostname === host;
}

/**
 * The payment window's address with the language it should speak (spec §4): only on the marker host, and only if the
 * address does not name one already. `locale` is spelled as in addresses: Norwegian is "no".
 */
export function withPaymentLanguage(address: string, markerHost: string, locale: string): string {
  const url = parsed(address);
  if (!url || !isHost(url.hostname, markerHost) || url.searchParams.has("lang")) return address;
  url.searchParams.set("lang", locale);
  return url.href;
}

/**
 * The payment window's address that the shop may leave for, or null: on a host of the list (with the language, on the
 * marker host), or on the shop's own origin.
 */
export function paymentWindowOf(
  raw: string | null,
  { hosts, langHost, origin, locale }: { hosts: readonly string[]; langHost: string; origin: string; locale: string },
): string | null {
  const outside = safeExternal(raw, hosts);
  if (outside) return withPaymentLanguage(outside, langHost, locale);
  const path = raw?.startsWith(`${origin}/`) ? raw.slice(origin.length) : null;
  return safePath(path, origin) === null ? null : raw;
}

function parsed(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
