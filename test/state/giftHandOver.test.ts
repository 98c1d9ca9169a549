import { describe, expect, test } from "vitest";
import { LOCAL, newSignInMark, SESSION } from "~/domain/storage";
import { login, register, signInReturned } from "~/state/auth/slice";
import { selectExports } from "~/state/exports/selectors";
import { enterVoucher, findVoucher, proveOwner, signInForVoucher } from "~/state/exports/slice";
import { faults } from "../support/network";
import { browserOf, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { settled, type Shop, startShop } from "../support/startShop";

const OPEN = "/en/dk/dkk/verify-owner";

/** Freja is signed in, and has followed the link of a gift that asks for this. */
async function linkOpened(scheme: string) {
  const browser = await browserOf("freja");
  const shop = await openSignedIn({ ...browser, path: OPEN });
  const token = shop.sandbox.control({ gift: { takes: 0, scheme, proof: "2468" } }).gift as string;
  shop.dispatch(enterVoucher({ link: { token, exportType: "giftcard", pin: null } }));
  await shop.until((state) => selectExports(state).step === "proof");
  return { browser, shop, token };
}

const handed = (shop: Shop) => JSON.parse(shop.session.read(SESSION.voucherLookup) ?? "null") as object | null;

describe("a gift for an account, whose token is typed by hand", () => {
  const typed = (shop: Shop) => {
    const token = shop.sandbox.control({ gift: { takes: 0, scheme: "ByAccountId", proof: "freja" } }).gift as string;
    shop.dispatch(findVoucher({ token, exportType: "giftcard", pin: null, byHand: true }));
  };

  test("opens at once for who is signed in", async () => {
    const shop = await openSignedIn({ ...(await browserOf("freja")), path: OPEN });
    typed(shop);
    await shop.until((state) => selectExports(state).step === "ready");
    expect(shop.network.asked("exportVoucher")[0]).toMatchObject({ input: { verification: { accountId: "freja" } } });
  });

  test("waits until it is known who is signed in", async () => {
    const browser = await browserOf("freja");
    browser.network.fail("getLoggedInUser", faults.delay(100));
    const shop = startShop({ ...browser, path: OPEN });
    typed(shop);
    await shop.until((state) => selectExports(state).step === "ready");
  });

  test("asks a visitor to sign in", async () => {
    const shop = startShop({ path: OPEN });
    typed(shop);
    await shop.until((state) => selectExports(state).step === "proof");
    await settled();
    expect(selectExports(shop.state())).toMatchObject({ step: "proof", refusal: null });
    expect(shop.network.count("exportVoucher")).toBe(0);
  });
});

describe("a gift on screen when somebody else signs in", () => {
  /** Anton signs in in another tab. */
  const anton = async (browser: Awaited<ReturnType<typeof browserOf>>, shop: Shop) => {
    await signIn(browser.network, "anton");
    browser.storage.tab().write(LOCAL.signedIn, newSignInMark());
    await shop.until((state) => state.auth.user?.id === "anton");
  };

  test("is gone with its code and PIN", async () => {
    const { browser, shop } = await linkOpened("ByPin");
    shop.dispatch(proveOwner({ pin: "2468" }));
    await shop.until((state) => selectExports(state).step === "ready");
    await anton(browser, shop);
    expect(selectExports(shop.state())).toMatchObject({ step: "closed", vouchers: [] });
    shop.dispatch(proveOwner({ pin: "2468" }));
    await settled();
    expect(shop.network.count("exportVoucher")).toBe(1);
  });

  test("is not opened by the link alone, though it is for who is signed in", async () => {
    const shop = await openSignedIn({ ...(await browserOf("freja")), path: OPEN });
    const token = shop.sandbox.control({ gift: { takes: 0, scheme: "ByAccountId", proof: "freja" } }).gift as string;
    shop.dispatch(enterVoucher({ link: { token, exportType: "giftcard", pin: null } }));
    await shop.until((state) => selectExports(state).step === "proof");
    await settled();
    expect(shop.network.count("exportVoucher")).toBe(0);
  });

  test("stays where it is still to be proven: it may be theirs", async () => {
    const { browser, shop } = await linkOpened("ByPin");
    await anton(browser, shop);
    shop.dispatch(proveOwner({ pin: "2468" }));
    await shop.until((state) => selectExports(state).step === "ready");
  });

  test("stays where the page has only just found out who is signed in", async () => {
    const { browser, shop, token } = await linkOpened("ByPin");
    shop.close();
    await signIn(browser.network, "anton");
    const again = startShop({ ...browser, path: OPEN });
    again.dispatch(findVoucher({ token, exportType: "giftcard", pin: "2468", byHand: true }));
    await again.until((state) => selectExports(state).step === "ready" && state.auth.user?.id === "anton");
    expect(selectExports(again.state()).step).toBe("ready");
  });
});

describe("a gift whose screen is left for the sign-in", () => {
  test("because the session had run out when it was to be proven by the account: no miss, and it is opened after", async () => {
    const { browser, shop, token } = await linkOpened("ByAccountId");
    browser.network.forgetCookies();
    shop.dispatch(proveOwner({ accountId: "freja" }));
    await shop.until(() => shop.left.length > 0);
    await settled();
    expect(shop.left).toEqual([expect.stringContaining("/api/login")]);
    expect(handed(shop)).toMatchObject({ token });
    expect(selectExports(shop.state())).toMatchObject({ step: "proof", wait: 0 });
    expect(shop.state().auth.user).toBeNull();
  });

  test("is not left again and again for one that does not last: who has only just come back is told", async () => {
    const { browser, shop, token } = await linkOpened("ByAccountId");
    shop.dispatch(signInForVoucher());
    shop.close();
    const again = startShop({ ...browser, path: "/signin-oidc" });
    again.dispatch(signInReturned({ error: null }));
    await again.until(() => again.path() === OPEN);
    browser.network.forgetCookies();
    again.dispatch(enterVoucher({ link: null }));
    await again.until((state) => selectExports(state).refusal);
    await settled();
    expect(again.network.asked("exportVoucher")).toMatchObject([{ input: { id: token } }]);
    expect(selectExports(again.state())).toMatchObject({
      step: "proof",
      refusal: { code: "UNAUTHENTICATED" },
      wait: 0,
    });
    expect(again.left).toEqual([]);
  });

  test("because the session ended while it was opened is there again after signing in", async () => {
    const { browser, shop, token } = await linkOpened("ByPin");
    shop.network.fail("exportVoucher", faults.status(401), { times: 1 });
    shop.dispatch(proveOwner({ pin: "2468" }));
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
    expect(handed(shop)).toMatchObject({ token });
    shop.close();

    await signIn(browser.network, "freja");
    const again = startShop({ ...browser, path: "/signin-oidc" });
    again.dispatch(signInReturned({ error: null }));
    await again.until(() => again.path() === OPEN);
    again.dispatch(enterVoucher({ link: null }));
    await again.until((state) => selectExports(state).step === "proof");
    expect(handed(again)).toBeNull();
    again.dispatch(proveOwner({ pin: "2468" }));
    await again.until((state) => selectExports(state).step === "ready");
  });

  test("is not left where the gift is another person's: it is refused, and has to wait like any wrong proof", async () => {
    const { shop } = await linkOpened("ByAccountId");
    shop.dispatch(proveOwner({ accountId: "freja" }));
    await shop.until((state) => selectExports(state).refusal);
    expect(selectExports(shop.state())).toMatchObject({ refusal: { code: "UNAUTHORIZED_ACCESS" }, wait: 1 });
    expect(shop.state().auth.user?.id).toBe("freja");
    expect(shop.left).toEqual([]);
  });

  test("is refused, and not asked for ever, where nobody can say who is signed in", async () => {
    const { shop } = await linkOpened("ByAccountId");
    shop.network.fail("getLoggedInUser", faults.refused("INTERNAL"));
    shop.dispatch(proveOwner({ accountId: "anton" }));
    await shop.until((state) => selectExports(state).refusal);
    expect(selectExports(shop.state())).toMatchObject({ step: "proof", refusal: { code: "UNAUTHORIZED_ACCESS" } });
    expect(shop.left).toEqual([]);
  });

  test.each([
    ["to sign in", login()],
    ["to make a sign-in", register()],
  ])("%s is handed over", async (_why, leave) => {
    const { shop, token } = await linkOpened("ByPin");
    shop.dispatch(leave);
    expect(handed(shop)).toMatchObject({ token });
  });

  test("is handed over without what was shown for it", async () => {
    const { shop, token } = await linkOpened("ByAccountId");
    shop.dispatch(proveOwner({ accountId: "freja" }));
    await shop.until((state) => selectExports(state).refusal);
    shop.dispatch(signInForVoucher());
    expect(handed(shop)).toEqual({ token, exportType: "giftcard", pin: null, storedAt: expect.any(Number) as number });
  });

  test("is not handed over without a connection, where the page stays", async () => {
    const { shop, token } = await linkOpened("ByPin");
    shop.setOnline(false);
    shop.dispatch(login());
    expect(shop.left).toEqual([]);
    expect(handed(shop)).toBeNull();
    shop.setOnline(true);
    shop.dispatch(login());
    expect(handed(shop)).toMatchObject({ token });
  });

  test("is not handed over if its token turned out to be none", async () => {
    const shop = startShop({ path: OPEN });
    shop.dispatch(findVoucher({ token: "NOSUCHGIFT", exportType: "giftcard", pin: null, byHand: true }));
    await shop.until((state) => selectExports(state).refusal);
    shop.dispatch(login());
    expect(handed(shop)).toBeNull();
  });

  test("is not handed over from another screen", async () => {
    const { shop } = await linkOpened("ByPin");
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(login());
    expect(handed(shop)).toBeNull();
  });
});
