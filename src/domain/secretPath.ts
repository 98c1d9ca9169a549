import { normalisePath } from "./paths";
import { withoutSentenceEnd } from "./typedText";

/** The routes whose addresses carry a secret: a token, code or PIN (spec §2). */
export type SecretRoute = "verify-owner" | "redeem" | "portal" | "greeting";

/**
 * The secrets of an address: verify-owner [type, token, pin?]; redeem [code, pin of a received gift?]; portal [code];
 * greeting [token].
 */
export type AddressSecrets = readonly string[];

/** The market, which may be missing or incomplete. */
const MARKET = "(?:(?:/[a-z]{2}){1,2}(?:/[a-z]{3})?)?";
/** A channel, which may stand before any route, as people make up links themselves; the words left out are none. */
const CHANNEL = "(?:/(?!(?:shop|occasion|order|portal|greeting|giftcard|verify-owner)/)(?<channel>[^/]+))?";
const ROUTE = "/(?<named>verify-owner|redeem|greeting|giftcard(?:-redeem)?)";
const PORTAL = "/(?<portal>portal)/[^/]+";
/** A path up to its route, and the parts that follow it. */
const SECRET = new RegExp(`^(?<asked>${MARKET}(?:${CHANNEL}${ROUTE}|${PORTAL}))(?<rest>(?:/[^/]+)+)$`, "i");

/** A language alone is no market, and leads nowhere. */
const LANGUAGE_ALONE = /^\/[a-z]{2}\/[a-z-]{3,}/i;

/** Words that are no secrets, alone after a route: other screens, before which a channel may stand, and types. */
const WORDS: Record<string, readonly string[] | undefined> = {
  redeem: ["giftcard-redeem", "giftcard", "verify-owner"],
  giftcard: ["bundle", "kept"],
  "verify-owner": ["giftcard", "bundle", "redeem"],
};

/** How many parts a route expects after its name. */
const PARTS: Record<SecretRoute, readonly [least: number, most: number]> = {
  "verify-owner": [2, 3],
  redeem: [1, 1],
  portal: [1, 1],
  greeting: [1, 1],
};
const isSecretRoute = (route: string): route is SecretRoute => Object.hasOwn(PARTS, route);

interface Cut {
  path: string;
  secrets: AddressSecrets;
}
/**
 * `isUsable` is false if the route expects something else, or it cannot be decoded, as a person or a mail program has
 * garbled the link. It must not stay in the address either.
 */
type Found = (Cut & { isUsable: true; route: SecretRoute }) | (Cut & { isUsable: false });

/**
 * The secrets in a path, which must not stay in the address, and the path without them; null when there are none.
 * `keepCase` are the configured patterns of `normalisePath`.
 */
export function secretsOf(pathname: string, keepCase: readonly string[] = []): Found | null {
  const normal = normalisePath(pathname);
  const { asked = "", channel, named, portal, rest = "" } = SECRET.exec(normal ?? pathname)?.groups ?? {};
  const route = (named ?? portal)?.toLowerCase();
  if (!route) return null;
  const parts = rest.slice(1).split("/");
  if (parts.length === 1 && WORDS[route]?.includes(parts[0]!.toLowerCase())) return null;
  // Without its secrets the path is another one, with patterns of its own.
  const shown = pathname.split("/").filter(Boolean).slice(0, -parts.length);
  if (named) shown.splice(-1, 1, route);
  const path = normalisePath(`/${shown.join("/")}`, keepCase) ?? asked.toLowerCase();
  if (
    normal !== null &&
    !LANGUAGE_ALONE.test(normal) &&
    isSecretRoute(route) &&
    (!channel || route === "verify-owner")
  ) {
    const [least, most] = PARTS[route];
    const secrets = parts.map((part) => withoutSentenceEnd(decodeURIComponent(part)));
    if (parts.length >= least && parts.length <= most) return { path, route, secrets, isUsable: true };
  }
  // `normal` has lower-cased fragments that it does not know, so the case is taken from the original.
  return { path, secrets: pathname.split("/").slice(-parts.length), isUsable: false };
}
