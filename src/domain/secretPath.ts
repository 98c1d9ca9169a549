import { normalisePath } from "./paths";

/** The routes whose addresses carry what only one person may know (spec §2). */
export type SecretRoute = "verify-owner" | "redeem" | "portal" | "greeting";

/**
 * What an address told: verify-owner [type, token, pin?]; redeem [code, pin of a received gift?]; portal [code];
 * greeting [token].
 */
export type AddressSecrets = readonly string[];

/** A path up to its route, and what follows it. The market may be missing, wholly or in part. */
const SECRET =
  /^((?:(?:\/[a-z]{2}){1,2}(?:\/[a-z]{3})?)?(?:(?:\/[^/]+)?\/(verify-owner)|\/(redeem|greeting)|\/(portal)\/[^/]+))((?:\/[^/]+)+)$/i;

/** A language alone is no market, and leads nowhere. */
const LANGUAGE_ALONE = /^\/[a-z]{2}\/[a-z-]{3,}/i;

/** How many parts of its address a route has a use for. */
const PARTS: Record<SecretRoute, readonly [least: number, most: number]> = {
  "verify-owner": [2, 3],
  redeem: [1, 1],
  portal: [1, 1],
  greeting: [1, 1],
};

interface Found {
  path: string;
  route: SecretRoute;
  secrets: AddressSecrets;
  /**
   * False where more follows than the route has a use for, or it cannot be read: a slip of the hand, or of a mail
   * program. What it is nobody knows, but nobody else is to read it either.
   */
  isUsable: boolean;
}

/**
 * What of a path must not stay in the address, and the same route without it; null when there is nothing of the kind.
 */
export function secretsOf(pathname: string): Found | null {
  const normal = normalisePath(pathname);
  const [, path = "", owner, plain, portal, rest] = SECRET.exec(normal ?? pathname) ?? [];
  const route = (owner ?? plain ?? portal)?.toLowerCase() as SecretRoute | undefined;
  const parts = rest?.slice(1).split("/");
  if (!route || !parts || parts.length < PARTS[route][0]) return null;
  const isUsable = normal !== null && !LANGUAGE_ALONE.test(normal) && parts.length <= PARTS[route][1];
  // Only of addresses that are known the letter case is kept.
  const asWritten = pathname.split("/").slice(-parts.length);
  return { path: path.toLowerCase(), route, secrets: isUsable ? parts.map(decodeURIComponent) : asWritten, isUsable };
}
