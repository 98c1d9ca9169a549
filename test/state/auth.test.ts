import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectMode, selectUser } from "~/state/auth/selectors";
import { login, register, signInReturned } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { selectExports } from "~/state/exports/selectors";
import { enterVoucher } from "~/state/exports/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { DANISH, ORIGIN, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";
import { ready, toasts } from "../support/shopFacts";
import { browserOf } from "../support/signedIn";

/** A browser that comes from the sign-in: no page of the shop has marked it yet. */
async function justSignedIn() {
  const browser = await browserOf("freja");
  browser.storage.values.delete(LOCAL.signedIn);
  return browser;
}

describe("signing in", () => {
  test("where nothing is stored the mark says nothing: a session is asked for, and found", async () => {
    const { network } = await justSignedIn();
    const shop = startShop({ network, local: memoryStorage(false), session: memoryStorage(false) });
    await shop.until((state) => selectUser(state));
  });

  test("a visitor without the mark of a session asks nothing", async () => {
    const shop = startShop();
    await settled();
    expect(shop.state().auth.status).toBe("anonymous");
    expect(shop.network.count("getLoggedInUser")).toBe(0);
    expect(selectMode(shop.state())).toBe("Anonymous");
  });

  test("leaves for the backend and remembers where from", async () => {
    const shop = startShop({ path: "/en/dk/dkk/basket?a=1" });
    shop.dispatch(login());
    expect(shop.left).toEqual([`${ORIGIN}/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`]);
    expect(shop.session.read("redirectPath")).toBe("/en/dk/dkk/basket?a=1");
    expect(shop.replaced).toEqual([]);
    shop.dispatch(register({ from: "https://evil.example/" }));
    expect(shop.left[1]).toContain("/api/register?");
    expect(shop.session.read("redirectPath")).toBeNull();
  });

  test.each([
    ["/en/dk/dkk/verify-owner/giftcard/TOKEN123/4711?a=1", "/en/dk/dkk/verify-owner"],
    ["/en/dk/dkk/redeem/SGK-DKK500AAAA", "/en/dk/dkk/redeem"],
  ])("remembers no code and no token of %s", (from, remembered) => {
    const shop = startShop({ path: "/login" });
    shop.dispatch(login({ from }));
    expect(shop.session.read("redirectPath")).toBe(remembered);
  });

  test.each(["/login?from=%2Fen%2Fdk%2Fdkk%2Forder", "/register"])("Back passes %s by", (path) => {
    const shop = startShop({ path });
    shop.dispatch(login({ from: "/en/dk/dkk/order" }));
    expect(shop.left).toHaveLength(1);
    expect(shop.replaced).toEqual(shop.left);
  });

  test("without a connection waits for it on the screen that only leads there, unless that is left", async () => {
    const shop = startShop({ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder" });
    shop.setOnline(false);
    shop.dispatch(login({ from: "/en/dk/dkk/order" }));
    expect(shop.left).toEqual([]);
    shop.setOnline(true);
    expect(shop.left).toHaveLength(1);
    expect(shop.session.read(SESSION.redirectPath)).toBe("/en/dk/dkk/order");
    shop.setOnline(false);
    shop.dispatch(login({ from: "/en/dk/dkk/order" }));
    shop.goTo("/en/dk/dkk");
    shop.setOnline(true);
    expect(shop.left).toHaveLength(1);
  });

  test("without a connection leaves, once it is back, for what was asked for last", () => {
    const shop = startShop({ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder" });
    shop.setOnline(false);
    shop.dispatch(login({ from: "/en/dk/dkk/order" }));
    shop.goTo("/register?from=%2Fen%2Fdk%2Fdkk");
    shop.dispatch(register({ from: "/en/dk/dkk" }));
    expect(shop.state().auth.redirecting).toBe(false);
    shop.setOnline(true);
    expect(shop.left).toEqual([expect.stringContaining("/api/register?")]);
    expect(shop.session.read(SESSION.redirectPath)).toBe("/en/dk/dkk");
  });

  test("after which it cannot be asked who it is leads home, and says so", async () => {
    const tab = await justSignedIn();
    tab.network.fail("getLoggedInUser", faults.status(500));
    tab.session.write(SESSION.redirectPath, "/en/dk/dkk/order");
    const shop = startShop({ ...tab, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: true }]);
    expect(toasts(shop)).toEqual(["SignInFailed"]);
  });

  test("comes back to where it was, with the basket kept", async () => {
    const tab = await justSignedIn();
    tab.session.write("redirectPath", "/en/dk/dkk/basket");
    const shop = startShop({ ...tab, path: "/signin-oidc" });
    await ready(shop);
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => selectUser(state));
    await shop.until((state) => state.basket.justAdded);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(selectMode(shop.state())).toBe("B2C");
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(shop.session.read("redirectPath")).toBeNull();
    // The screen of the return may be drawn once more while that way is under way.
    shop.dispatch(signInReturned({ error: null }));
    await settled();
    expect(shop.navigated).toHaveLength(1);
    // The next visit knows that asking is worth it.
    const later = startShop(tab);
    await later.until((state) => selectUser(state));
  });

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/login",
    "/signin-oidc",
    "javascript:alert(1)",
    "/\tevil",
    "/%7Blocale%7D/dk/dkk/shop",
    "/{locale}{locale}/dk/dkk/shop",
    "/{country}/dk/dkk/shop",
    "/shop",
    "/en/dk/shop",
    "/not-found",
    "",
  ])("a remembered path of %j leads home", async (path) => {
    const tab = await justSignedIn();
    tab.session.write("redirectPath", path);
    const shop = startShop({ ...tab, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: true }]);
  });

  test.each([
    ["/{locale}/dk/dkk/shop", "/da/dk/dkk/shop"],
    ["/{locale}/dk/dkk/shop?page=2#list", "/da/dk/dkk/shop?page=2#list"],
    ["/en/dk/dkk", "/en/dk/dkk"],
    ["/redeem", "/redeem"],
    ["/portal/nordlys?a=1", "/portal/nordlys?a=1"],
    ["/{locale}/se", "/da/se"],
    ["/en/dk/verify-owner", "/en/dk/verify-owner"],
  ])("a remembered path of %j leads to %s", async (path, to) => {
    const tab = await justSignedIn();
    tab.session.write("redirectPath", path);
    const shop = startShop({ ...tab, market: { ...DANISH, locale: "da" }, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: to, replace: true }]);
  });

  test.each([
    ["an error of the provider", "access_denied"],
    ["a code used twice", null],
  ])("%s: told, home as a visitor from an order, and no loop", async (_name, error) => {
    const shop = startShop({ path: "/signin-oidc" });
    shop.session.write("redirectPath", "/en/dk/dkk/order/P1");
    shop.dispatch(signInReturned({ error }));
    await shop.until(() => shop.navigated.length > 0);
    await settled();
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: true }]);
    expect(toasts(shop)).toEqual(["SignInFailed"]);
    expect(shop.left).toEqual([]);
    expect(shop.state().auth.status).toBe("anonymous");
  });
});

test.each([
  ["/{locale}/dk/dkk/shop/x/1001?amount=500", "/en/dk/dkk/shop/x/1001?amount=500"],
  ["/{locale}/dk/dkk/basket/delivery", "/en/dk/dkk/basket/delivery"],
  ["/{locale}/dk/dkk/b2b", "/en/dk/dkk/b2b"],
  ["/{locale}/dk/dkk/business/my/account/nordhavn", "/en/dk/dkk"],
  ["/{locale}/dk/dkk/order", "/en/dk/dkk"],
])("a sign-in from %s that is given up leads to %s, and says so", async (from, to) => {
  const shop = startShop({ path: "/signin-oidc" });
  shop.session.write(SESSION.redirectPath, from);
  shop.dispatch(signInReturned({ error: "access_denied" }));
  await shop.until(() => shop.navigated.length > 0);
  expect(shop.navigated).toEqual([{ path: to, replace: true }]);
  expect(toasts(shop)).toEqual(["SignInFailed"]);
  expect(shop.pushed).toEqual([{ event: "businessLoginStatus", status: "not logged in" }]);
});

describe("a sign-in for a gift card", () => {
  const OPEN = "/en/dk/dkk/verify-owner";
  const handOver = (shop: Shop, from: string) => {
    shop.session.write(SESSION.redirectPath, from);
    shop.session.write(SESSION.voucherLookup, '{"token":"GIFT-ACCOUNT-5"}');
  };

  test("that is given up leads back to it, and it is still known there", async () => {
    const shop = startShop({ path: "/signin-oidc" });
    handOver(shop, OPEN);
    shop.dispatch(signInReturned({ error: "access_denied" }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: OPEN, replace: true }]);
    expect(toasts(shop)).toEqual(["SignInFailed"]);
    shop.dispatch(enterVoucher({ link: null }));
    await shop.until((state) => selectExports(state).scheme);
    expect(shop.session.read(SESSION.voucherLookup)).toBeNull();
  });

  test("that somebody signed in gives up leaves them signed in", async () => {
    const tab = await justSignedIn();
    tab.storage.values.set(LOCAL.signedIn, "1");
    const shop = startShop({ ...tab, path: "/signin-oidc" });
    handOver(shop, OPEN);
    shop.dispatch(signInReturned({ error: "access_denied" }));
    await shop.until(() => shop.navigated.length > 0);
    expect(selectUser(shop.state())).not.toBeNull();
    expect(shop.navigated).toEqual([{ path: OPEN, replace: true }]);
    expect(toasts(shop)).toEqual([]);
  });

  test("leaves nothing behind where the way leads elsewhere", async () => {
    const shop = startShop({ path: "/signin-oidc" });
    handOver(shop, "/en/dk/dkk/order");
    shop.dispatch(signInReturned({ error: "access_denied" }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.session.read(SESSION.voucherLookup)).toBeNull();
  });
});
