import { normalisePath } from "./paths";
import { withoutSentenceEnd } from "./typedText";

/** The routes whose addresses carry a secret: a token, code or PIN (spec §2). */
export type SecretRoute = "verify-owner" | "redeem" | "portal" | "greeting";

/**
 * The secrets of an address: verify-owner [type, token, pin?]; redeem [code, pin of a received gift?]; portal [code];
 * greeting [token].
 */
export type AddressSecrets = readonly string[];

/** A path up to its route, and what follows it. The market may be missing or incomplete. */
const SECRET =
  /^((?:(?:\/[a-z]{2}){1,2}(?:\/[a-z]{3})?)?(?:(?:\/[^/]+)?\/(verify-owner)|\/(redeem|greeting)|\/(portal)\/[^/]+))((?:\/[^/]+)+)$/i;

/** A language alone is no market, and leads nowhere. */
const LANGUAGE_ALONE = /^\/[a-z]{2}\/[a-z-]{3,}/i;

/** The screens that a channel may come before; the redeem channel's own name is the word of another route. */
const CHANNELS_SCREENS = ["giftcard-redeem", "giftcard", "verify-owner"];

/** How many parts a route expects after its name. */
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
   * False where more follows than the route expects, or it cannot be decoded, by a slip of the hand or of a mail
   * program. It cannot be used then, but must not stay in the address either.
   */
  isUsable: boolean;
}

/** The secrets in a path, which must not stay in the address, and the path without them; null when there are none. */
export function secretsOf(pathname: string): Found | null {
  const normal = normalisePath(pathname);
  const [, path = "", owner, plain, portal, rest] = SECRET.exec(normal ?? pathname) ?? [];
  const route = (owner ?? plain ?? portal)?.toLowerCase() as SecretRoute | undefined;
  const parts = rest?.slice(1).split("/");
  if (!route || !parts || parts.length < PARTS[route][0]) return null;
  if (route === "redeem" && parts.length === 1 && CHANNELS_SCREENS.includes(parts[0]!.toLowerCase())) return null;
  const isUsable = normal !== null && !LANGUAGE_ALONE.test(normal) && parts.length <= PARTS[route][1];
  // `normal` has lower-cased fragments that it does not know, so the case is taken from the original.
  const asWritten = pathname.split("/").slice(-parts.length);
  const secrets = isUsable ? parts.map((part) => withoutSentenceEnd(decodeURIComponent(part))) : asWritten;
  return { path: path.toLowerCase(), route, secrets, isUsable };
}
