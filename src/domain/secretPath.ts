import { normalisePath } from "./paths";

/** The routes whose addresses carry what only one person may know (spec §2). */
export type SecretRoute = "verify-owner" | "redeem" | "portal" | "greeting";

/**
 * What an address told: verify-owner [type, token, pin?]; redeem [code, pin of a received gift?]; portal [code];
 * greeting [token].
 */
export type AddressSecrets = readonly string[];

/** A path up to its route, and what follows it. The market may be missing, wholly or its currency. */
const SECRET =
  /^((?:(?:\/[a-z]{2}){2}(?:\/[a-z]{3})?)?(?:(?:\/[^/]+)?\/(verify-owner)|\/(redeem|greeting)|\/(portal)\/[^/]+))((?:\/[^/]+)+)$/;

/**
 * What of a path must not stay in the address, and the same route without it; null when there is nothing of the kind.
 */
export function secretsOf(pathname: string): { path: string; route: SecretRoute; secrets: AddressSecrets } | null {
  const [, path, owner, plain, portal, rest] = SECRET.exec(normalisePath(pathname) ?? "") ?? [];
  const secrets = rest?.slice(1).split("/").map(decodeURIComponent);
  if (!path || !secrets || (owner ? secrets.length < 2 || secrets.length > 3 : secrets.length > 1)) return null;
  return { path, route: (owner ?? plain ?? portal) as SecretRoute, secrets };
}
