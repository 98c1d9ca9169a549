import { prefix } from "./market";
import type { Market } from "./market";
import { encodeFragment, pathOf } from "./paths";

/** The path of every screen in a market (spec §2). Fragments are escaped here and nowhere else. */

const under = (market: Market, ...fragments: (string | number)[]) =>
  [prefix(market), ...fragments.map((fragment) => encodeFragment(String(fragment)))].join("/");

export const homePath = (market: Market) => prefix(market);
export const welcomePath = (market: Market) => under(market, "welcome");
/** `search` begins with "?" or is empty. */
export const shopPath = (market: Market, search = "") => under(market, "shop") + search;
export const productPath = (market: Market, slug: string, id: string) => under(market, "shop", slug, id);
/** What follows the prefix, without the slug of a gift: whatever that is, the same gift is shown. */
export const withoutSlug = (rest: string) => rest.replace(/^\/shop\/[^/]+(?=\/[^/]+$)/, "/shop/");
export const globalGiftCardPath = (market: Market, id: string) => under(market, "shop", "the-global-gift-card", id);
export const localGiftCardPath = (market: Market, id: string) => under(market, "shop", "local-gift-card", id);
export const basketPath = (market: Market) => under(market, "basket");
/** The element of the basket where codes are listed and entered. */
export const BASKET_CODES = "basket-codes";
export const basketCodesPath = (market: Market) => `${basketPath(market)}#${BASKET_CODES}`;
export const deliveryPath = (market: Market) => under(market, "basket", "delivery");
export const paymentReturnPath = (market: Market, status: "cancelled" | "failed") =>
  under(market, "basket", "psp", status);
/** The order history; its first page has no number. */
export const ordersPath = (market: Market, page = 1) => under(market, "order") + (page > 1 ? `?page=${page}` : "");
export const orderPath = (market: Market, id: string) => under(market, "order", id);
export const orderConfirmationPath = (market: Market, publicOrderId: string, basketId: string) =>
  under(market, "order", publicOrderId, "psp", basketId);
/** Whether what follows the prefix is a screen that sends a visitor to the sign-in at once (spec §2). */
export const asksToSignIn = (rest: string) => /^\/(?:order|business\/my\/account)(?:\/|$)/.test(rest);
/** Whether what follows the prefix is the order confirmation, where a successful payment leads. */
export const isConfirmationRoute = (rest: string) => /^\/order\/[^/]+\/psp\/[^/]+$/.test(rest);
/** Whether what follows the prefix is where the payment window sends people back, with whatever status. */
export const isPaymentReturnRoute = (rest: string) => /^\/basket\/psp\/[^/]+$/.test(rest);
export const redeemPath = (market: Market) => under(market, "redeem");
/** Whether what follows the prefix is one of the screens where codes are redeemed. */
export const isRedeemRoute = (rest: string) =>
  /^\/redeem(?:\/(?!(?:giftcard|verify-owner)$)[^/]+)?$|^(?:\/[^/]+)?\/giftcard-redeem$/.test(rest);
/** Where a received gift card is unlocked. A channel may come before it, here and at the next one. */
export const verifyOwnerPath = (market: Market, salesChannelId?: string) =>
  under(market, ...(salesChannelId ? [salesChannelId] : []), "verify-owner");
export const greetingPath = (market: Market) => under(market, "greeting");
export const giftCardPath = (market: Market, salesChannelId?: string) =>
  under(market, ...(salesChannelId ? [salesChannelId] : []), "giftcard");
export const bundlePath = (market: Market) => under(market, "giftcard", "bundle");
/** The gift cards that are kept on the device. */
export const keptGiftsPath = (market: Market) => under(market, "giftcard", "kept");
/** Whether what follows the prefix is one of the screens of received gift cards. */
export const isGiftCardRoute = (rest: string) =>
  /^\/giftcard\/bundle$|^(?:\/[^/]+)?\/(?:verify-owner|giftcard)$/.test(rest);
/**
 * What the address of a recipient's screen calls its channel (null: nothing); undefined on any other screen. Opening a
 * gift has nothing to do with the portal that this browser was last in.
 */
export function recipientsChannel(rest: string): string | null | undefined {
  if (/^\/greeting(?:\/|$)/.test(rest)) return null;
  if (/^\/(?:verify-owner|giftcard)(?:\/|$)/.test(rest)) return null;
  // The slug of a portal may be one of these words.
  return /^\/(?!portal\/)([^/]+)\/(?:verify-owner|giftcard)$/.exec(rest)?.[1];
}
export const occasionPath = (market: Market, ...at: [] | [id: string] | [occasion: string, id: string]) =>
  under(market, "occasion", ...at);
/** A portal's own page, under its slug. */
export const portalPath = (market: Market, slug: string) => under(market, "portal", slug);
/** Whether what follows the prefix names the channel to shop in; a gift is opened in any country, whoever sold it. */
export const shopsInNamed = (rest: string) => /^\/portal\/[^/]+|^\/[^/]+\/giftcard-redeem$/.test(rest);
/** The front page: the portal's for those who are in one, else the shop's. */
export const startPath = (market: Market, portalSlug: string | null | undefined) =>
  portalSlug ? portalPath(market, portalSlug) : homePath(market);
export const businessAccountPath = (market: Market) => under(market, "business", "my", "account");
/** All brands, A to Z. */
export const brandsPath = (market: Market) => under(market, "brand");
export const displayCatalogPath = (market: Market) => under(market, "display-catalog");
/** Information for companies. */
export const businessPath = (market: Market) => under(market, "b2b");
/** Whether a screen is about companies and their accounts, and says itself where there are none. */
export const isBusinessRoute = (rest: string) => /^\/(b2b|business)(\/|$)/.test(rest);
/** The search results for a query; without one, the empty search page. */
export const searchPath = (market: Market, query = "") =>
  under(market, "search") + (query ? `?${new URLSearchParams({ q: query }).toString()}` : "");
const LOGIN_PATH = "/login";
export const REGISTER_PATH = "/register";
/** The sign-in, which leads back to the path `from`. */
export const loginPath = (from: string) => `${LOGIN_PATH}?${new URLSearchParams({ from }).toString()}`;
/** The registration, which leads back to the path `from`. */
export const registerPath = (from: string) => `${REGISTER_PATH}?${new URLSearchParams({ from }).toString()}`;
/** Whether an address is one of the screens that leave for the backend's sign-in. */
export const isSignInRoute = (address: string) => [LOGIN_PATH, REGISTER_PATH].includes(pathOf(address));
export const SIGNED_IN_PATH = "/signin-oidc";
export const NOT_FOUND_PATH = "/not-found";

/** The three absolute addresses to which the payment window sends people back. `origin` is the configured one. */
export function redirectConfig(origin: string, market: Market, publicOrderId: string, basketId: string) {
  return {
    okUrl: origin + orderConfirmationPath(market, publicOrderId, basketId),
    cancelUrl: origin + paymentReturnPath(market, "cancelled"),
    failUrl: origin + paymentReturnPath(market, "failed"),
  };
}
