import { decoded } from "./decoded";

const LONGEST = 2048;

// Controls, white space, zero-width and direction marks, byte order mark, private and half characters: none belongs in
// an address.
const UNFIT =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\\]/;

const SIGN_IN = /^\/(?:login|register|signin-oidc)(?:\/|$)/i;

/**
 * A path inside the shop that may be navigated to, or null. Remembered paths, "from" parameters and editors' links
 * come through here. Parsed, not matched: prefix checks fall to a tab character.
 */
export function safePath(raw: unknown, origin: string): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST || UNFIT.test(raw)) return null;
  if (!raw.startsWith("/") || raw.startsWith("//")) return null;
  const base = parsed(origin);
  const url = base && parsed(raw, base.origin);
  if (!url || url.origin !== base.origin || url.username || url.password) return null;
  // Hidden slashes and backslashes are shown.
  const path = decoded(url.pathname);
  if (path === null || UNFIT.test(path) || path.startsWith("//") || SIGN_IN.test(path.replace(/\/{2,}/g, "/")))
    return null;
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

/** Where a path of the services is asked: /graphql and /api on the API's host, when there is one (spec §7). */
export const onApiHost = (path: string, apiHost: string): string =>
  apiHost && /^\/(?:graphql|api)(?=[/?]|$)/.test(path) ? apiHost + path : path;

/**
 * The address of a file that a person may be given, or null: on a host of the list, or on the shop's own origin or its
 * API's.
 */
export function fileAddressOf(
  raw: string,
  { hosts, origin, apiHost }: { hosts: readonly string[]; origin: string; apiHost: string },
): string | null {
  const outside = safeExternal(raw, hosts);
  if (outside) return outside;
  const whole = onApiHost(raw, apiHost);
  const own = [origin, apiHost].find((one) => one !== "" && whole.startsWith(`${one}/`));
  const path = own ? whole.slice(own.length) : whole;
  return safePath(path, own ?? origin) === null ? null : whole;
}

/** Whether the address of a file, as it was let through, is one of the shop's own services. */
export const isOwnAddress = (address: string, origins: readonly string[]): boolean =>
  /^\/(?!\/)/.test(address) || origins.some((origin) => origin !== "" && address.startsWith(`${origin}/`));

/** The host of an address, to be shown; null where there is none. */
export function hostOf(raw: string | null | undefined): string | null {
  return (raw && parsed(raw)?.host) || null;
}

/**
 * An address outside the shop that a person may press on, or null: any https address without a user or a port in it.
 */
export function safeLink(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST || UNFIT.test(raw)) return null;
  if (!/^https:\/\/[^/]/i.test(raw)) return null;
  const url = parsed(raw);
  if (!url || url.protocol !== "https:" || url.username || url.password || url.port || !url.hostname) return null;
  // "https://@host" has no user after parsing, and no honest address is written so.
  if (/^https:\/\/[^/?#]*@/i.test(raw)) return null;
  return url.href;
}

function isHost(hostname: string, entry: string): boolean {
  const host = entry.trim().toLowerCase();
  if (!/[a-z0-9]/.test(host)) return false;
  return host.startsWith(".") ? hostname.endsWith(host) && hostname.length > host.length : hostname === host;
}

/**
 * The payment window's address with the language it should speak (spec §4): only for the host that is the marker, and
 * only when the address does not name one. `locale` is the address form; Norwegian is sent as "no".
 */
export function withPaymentLanguage(address: string, markerHost: string, locale: string): string {
  const url = parsed(address);
  if (!url || !isHost(url.hostname, markerHost) || url.searchParams.has("lang")) return address;
  url.searchParams.set("lang", locale);
  return url.href;
}

/**
 * The payment window that the shop may leave for, or null: on a host of the list, in the person's language where the
 * host is the marker, or a page of the shop's own origin.
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
