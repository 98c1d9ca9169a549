import { type Dispatch } from "@reduxjs/toolkit";
import { type Location, matchPath } from "react-router";
import { type Market } from "~/domain/market";
import { splitPrefix } from "~/domain/paths";
import { type LazyPart, lazyPart } from "~/components/lazyPart";
import { type Shape } from "./early/shapeFirst";

/** Where the page was opened, and for whom. */
interface Opened extends Pick<Location, "pathname" | "search"> {
  market: Market;
  salesChannelId: number;
  department: string | null;
}

/** What a screen's chunk may export besides its screen. */
interface ScreenModule {
  /** Puts the early answers into the store, so that the first screen can be drawn before the sagas have loaded. */
  seed?: (dispatch: Dispatch, opened: Opened) => void;
}

const home = lazyPart(() => import("~/screens/Home/Home"), "Home");
const welcome = lazyPart(() => import("~/screens/Welcome/Welcome"), "Welcome");
const listing = lazyPart(() => import("~/screens/Listing/Listing"), "Listing");
const product = lazyPart(() => import("~/screens/Product/Product"), "Product");
const basket = lazyPart(() => import("~/screens/Basket/Basket"), "Basket");
const delivery = lazyPart(() => import("~/screens/Delivery/Delivery"), "Delivery");
const paymentReturn = lazyPart(() => import("~/screens/PaymentReturn/PaymentReturn"), "PaymentReturn");
const order = lazyPart(() => import("~/screens/Order/Order"), "Order");
const orders = lazyPart(() => import("~/screens/Orders/Orders"), "Orders");
const occasions = lazyPart(() => import("~/screens/Occasions/Occasions"), "Occasions");
const redeem = lazyPart(() => import("~/screens/Redeem/Redeem"), "Redeem");
const portal = lazyPart(() => import("~/screens/Portal/Portal"), "Portal");
const portalPrefix = lazyPart(() => import("~/app/PortalPrefix"), "PortalPrefix");
const greeting = lazyPart(() => import("~/screens/Greeting/Greeting"), "Greeting");
const verifyOwner = lazyPart(() => import("~/screens/VerifyOwner/VerifyOwner"), "VerifyOwner");
const giftCard = lazyPart(() => import("~/screens/GiftCardDownload/GiftCardDownload"), "GiftCardDownload");
const bundle = lazyPart(() => import("~/screens/Bundle/Bundle"), "Bundle");
const search = lazyPart(() => import("~/screens/Search/Search"), "Search");
const brands = lazyPart(() => import("~/screens/Brands/Brands"), "Brands");
const displayCatalog = lazyPart(() => import("~/screens/DisplayCatalog/DisplayCatalog"), "DisplayCatalog");
const business = lazyPart(() => import("~/screens/Business/Business"), "Business");
const businessAccount = lazyPart(() => import("~/screens/BusinessAccount/BusinessAccount"), "BusinessAccount");
const keptGifts = lazyPart(() => import("~/screens/KeptGifts/KeptGifts"), "KeptGifts");
const page = lazyPart(() => import("~/screens/Page/Page"), "Page");
const notFound = lazyPart(() => import("~/screens/NotFound/NotFound"), "NotFound");
const signIn = lazyPart(() => import("~/screens/SignIn/SignIn"), "SignIn");
const signedIn = lazyPart(() => import("~/screens/SignIn/SignedIn"), "SignedIn");

interface RouteOfScreen {
  path: string;
  screen: LazyPart<object>;
  /** The shape of its first view: it can be drawn with the first texts alone (see `domain/firstTexts`). */
  first?: Exclude<Shape, "other">;
}

/** The screens under the prefix /{locale}/{countryCode}/{currency}; the first match counts (spec §2). */
export const SCREENS: readonly RouteOfScreen[] = [
  { path: "/", screen: home, first: "home" },
  { path: "/welcome", screen: welcome },
  { path: "/shop", screen: listing, first: "listing" },
  { path: "/shop/:product/:id", screen: product, first: "product" },
  { path: "/basket", screen: basket },
  { path: "/basket/delivery", screen: delivery },
  { path: "/basket/psp/:status", screen: paymentReturn },
  { path: "/order", screen: orders },
  { path: "/order/:id", screen: order },
  { path: "/order/:publicOrderId/psp/:basketId", screen: order },
  { path: "/occasion", screen: occasions },
  { path: "/occasion/:id", screen: occasions },
  { path: "/occasion/:occasion/:id", screen: occasions },
  { path: "/redeem", screen: redeem },
  { path: "/portal/:slug", screen: portal },
  { path: "/greeting", screen: greeting },
  { path: "/greeting/:greetingToken", screen: greeting },
  { path: "/giftcard-redeem", screen: redeem },
  { path: "/:salesChannelId/giftcard-redeem", screen: redeem },
  { path: "/verify-owner", screen: verifyOwner },
  { path: "/:salesChannelId/verify-owner", screen: verifyOwner },
  { path: "/giftcard/bundle", screen: bundle },
  { path: "/giftcard/kept", screen: keptGifts },
  { path: "/giftcard", screen: giftCard },
  { path: "/:salesChannelId/giftcard", screen: giftCard },
  // "redeem" names a channel too, before the screens above.
  { path: "/redeem/:voucherCode", screen: redeem },
  { path: "/search", screen: search },
  { path: "/brand", screen: brands },
  { path: "/display-catalog", screen: displayCatalog },
  { path: "/b2b/*", screen: business },
  { path: "/business/my/account", screen: businessAccount },
  { path: "/business/my/account/:urlSlug", screen: businessAccount },
  { path: "/:pageName", screen: page },
  { path: "*", screen: notFound },
];

/** The screens outside the prefix. */
export const BARE_SCREENS: readonly RouteOfScreen[] = [
  { path: "/login", screen: signIn },
  { path: "/register", screen: signIn },
  { path: "/signin-oidc", screen: signedIn },
  { path: "/portal/:slug", screen: portalPrefix },
  { path: "/not-found", screen: notFound },
];

/** The route of a path, with or without a market's prefix. */
function routeAt(pathname: string): RouteOfScreen | undefined {
  const named = splitPrefix(pathname);
  const [routes, path] = named ? [SCREENS, named.rest || "/"] : [BARE_SCREENS, pathname];
  return routes.find((route) => matchPath(route.path, path));
}
const screenAt = (pathname: string) => routeAt(pathname)?.screen ?? notFound;

/** Whether the screen at a path can be drawn with the first texts alone. */
export const isFirstScreen = (pathname: string) => routeAt(pathname)?.first !== undefined;

/** Whether the code of the screen at a path is so late that something should be shown instead. */
export const isScreenLate = (pathname: string) => screenAt(pathname).isLate();

/** Loads the code of the screen at a path, and resolves to its module. */
export const preloadScreen = (pathname: string) => screenAt(pathname).preload() as Promise<ScreenModule>;
