import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectAccounts, selectChoice, selectUser } from "~/state/auth/selectors";
import { loadAccounts, logout, signInReturned } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { selectOrderProgress } from "~/state/orders/selectors";
import { openHistory, openOrder } from "~/state/orders/slice";
import { add } from "../support/business";
import { NORDHAVN } from "../support/departments";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { idle, ready, stored, toasts } from "../support/shopFacts";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

const ORDERS = "/en/dk/dkk/order";

/** A browser with two tabs in which somebody is signed in, and one gift in the basket of both. */
async function twoTabs(person = "freja", account: string | null = null) {
  const browser = await browserOf(person);
  const one = await openSignedIn({ ...browser, path: "/en/dk/dkk/basket" });
  if (account) await choose(one, account);
  const two = await openSignedIn({ ...browser, session: memoryStorage() });
  if (account) await two.until((state) => selectChoice(state)?.id === account && selectAccounts(state));
  await add(one);
  await two.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
  return { browser, one, two, basketId: one.state().basket.basket!.id };
}

/** The basket is on screen in all these tabs, stored, and nobody has discarded it. */
function expectKept(basketId: string, ...tabs: Shop[]): void {
  for (const tab of tabs) {
    expect(tab.state().basket.basket?.id).toBe(basketId);
    expect(selectItemsCount(tab.state())).toBe(1);
    expect(stored(tab).map((each) => each.basketId)).toContain(basketId);
    expect(tab.storage.values.get(LOCAL.discarded)).toBeUndefined();
  }
}

/** The session of the tab is over, and it leaves for the sign-in. */
async function endSession(shop: Shop): Promise<void> {
  shop.network.forgetCookies();
  shop.network.fail("updateBasket", faults.status(401), { times: 1 });
  shop.dispatch(addProducts([emailCard()]));
  await shop.until(() => shop.left.length > 0);
  await idle(shop);
}

describe("a session that is over in one tab", () => {
  test("is no business login any more in the other, where a company is shopped for", async () => {
    const { one, two } = await twoTabs("anton", NORDHAVN);
    expect(two.pushed).toContainEqual({ event: "businessLoginStatus", status: "business login" });
    await endSession(one);
    await two.until((state) => !selectUser(state));
    await settled();
    expect(two.pushed.at(-1)).toEqual({ event: "businessLoginStatus", status: "not logged in" });
  });

  test.each([
    ["a person's", "freja", null],
    ["an account's", "anton", NORDHAVN],
  ])(
    "is over in the other, which stays where it is; %s basket is kept, and is there after signing in",
    async (...of) => {
      const [, person, account] = of;
      const { browser, one, two, basketId } = await twoTabs(person, account);
      await endSession(one);
      await two.until((state) => state.auth.status === "anonymous");
      await settled();
      expect(selectUser(two.state())).toBeNull();
      expect(toasts(two)).toEqual(["SessionEnded"]);
      expect(two.left).toEqual([]);
      expectKept(basketId, one, two);
      one.close();

      await signIn(browser.network, person);
      const again = startShop({ ...browser, path: "/signin-oidc" });
      again.dispatch(signInReturned({ error: null }));
      for (const tab of [again, two]) {
        await tab.until((state) => selectUser(state) && state.basket.status === "ready" && state.basket.waiting === 0);
        await tab.until((state) => (selectChoice(state)?.id ?? null) === account);
      }
      await again.until((state) => selectItemsCount(state) === 1);
      expectKept(basketId, again, two);
    },
  );

  test("is over after a reload there, and the basket is kept", async () => {
    const { browser, one, two, basketId } = await twoTabs();
    browser.network.forgetCookies();
    one.close();
    const again = startShop(browser);
    for (const tab of [again, two]) await tab.until((state) => state.auth.status === "anonymous");
    await ready(again);
    await settled();
    expectKept(basketId, again, two);
  });

  test("leads the other to the sign-in as soon as it needs one", async () => {
    const { one, two } = await twoTabs();
    await endSession(one);
    await two.until((state) => state.auth.status === "anonymous");
    two.network.fail("updateBasket", faults.status(401));
    two.dispatch(addProducts([emailCard()]));
    await two.until(() => two.left.length > 0);
    two.dispatch(addProducts([emailCard()]));
    await idle(two);
    expect(two.left).toHaveLength(1);
  });

  test("leaves nothing in the other once the person signs out", async () => {
    const { browser, one, two, basketId } = await twoTabs();
    browser.network.forgetCookies();
    one.services.local.remove(LOCAL.signedIn);
    await two.until((state) => state.auth.isOver);
    expectKept(basketId, two);
    two.session.write(SESSION.ownOrders, "[]");
    one.dispatch(logout());
    await two.until((state) => selectItemsCount(state) === 0);
    await settled();
    expect(stored(two)).toEqual([]);
    expect(two.session.read(SESSION.ownOrders)).toBeNull();
  });

  test("shows nothing of one person to another who signs in instead", async () => {
    const { browser, one, two } = await twoTabs("anton");
    two.dispatch(loadAccounts());
    two.dispatch(openHistory(1));
    await two.until((state) => selectAccounts(state) && state.orders.history?.status === "ready");
    await endSession(one);
    await two.until((state) => state.auth.status === "anonymous");
    one.close();
    await signIn(browser.network, "freja");
    two.network.fail("getOrders", faults.hang());
    const again = startShop({ ...browser, path: "/signin-oidc" });
    again.dispatch(signInReturned({ error: null }));
    await two.until((state) => selectUser(state));
    expect(selectAccounts(two.state())).toBeNull();
    expect(two.state().orders.history?.answer).toBeNull();
  });

  test("who signs out while the other asks whether it is over is not brought back by the answer", async () => {
    playTime();
    const { one, two } = await twoTabs();
    two.network.fail("getLoggedInUser", faults.delay(40), { times: 1 });
    one.services.local.remove(LOCAL.signedIn);
    await two.until(() => two.network.count("getLoggedInUser") === 3);
    one.dispatch(logout());
    await pass(200);
    expect(selectUser(two.state())).toBeNull();
    expect(two.storage.values.get(LOCAL.signedIn)).toBe("out");
    expect(stored(two)).toEqual([]);
  });
});

describe("a storage that another tab clears", () => {
  test.each([
    ["a person's", "freja", null],
    ["an account's", "anton", NORDHAVN],
  ])("keeps who is signed in, and %s basket", async (_whose, person, account) => {
    const { one, two, basketId } = await twoTabs(person, account);
    one.storage.tab().clear();
    await two.until(() => two.storage.values.get(LOCAL.signedIn) === "1" && stored(two).length > 0);
    await settled();
    for (const tab of [one, two]) {
      expect(selectUser(tab.state())?.id).toBe(person);
      expect(selectChoice(tab.state())?.id ?? null).toBe(account);
      expect(toasts(tab)).toEqual([]);
    }
    expectKept(basketId, one, two);
    const later = await openSignedIn({ network: one.network, storage: one.storage });
    await later.until((state) => (selectChoice(state)?.id ?? null) === account && selectItemsCount(state) === 1);
  });

  test("keeps both where the server cannot say who is signed in", async () => {
    const { one, two, basketId } = await twoTabs();
    one.network.fail("getLoggedInUser", faults.status(400));
    const before = one.network.count("getLoggedInUser");
    one.storage.tab().clear();
    await two.until(() => two.network.count("getLoggedInUser") === before + 2 && stored(two).length > 0);
    await settled();
    for (const tab of [one, two]) expect(tab.state().auth).toMatchObject({ status: "signedIn", user: { id: "freja" } });
    expectKept(basketId, one, two);
  });
});

describe("a session that is over as soon as somebody has signed in", () => {
  async function returned(operation: string, person = "anton") {
    const browser = await browserOf(person);
    browser.session.write(SESSION.redirectPath, ORDERS);
    browser.network.fail(operation, faults.status(401));
    const shop = startShop({ ...browser, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => shop.path() === ORDERS && state.basket.status === "ready");
    return shop;
  }

  const places = {
    getOrders: [
      (shop: Shop) => shop.dispatch(openHistory(1)),
      (shop: Shop) => shop.state().orders.history?.status === "failed",
    ],
    getOrderById: [
      (shop: Shop) => shop.dispatch(openOrder({ publicOrderId: "P1" })),
      (shop: Shop) => selectOrderProgress(shop.state(), "P1") === "failed",
    ],
    getBusinessAccounts: [
      (shop: Shop) => shop.dispatch(loadAccounts()),
      (shop: Shop) => shop.state().auth.accountsFailure?.code === "UNAUTHENTICATED",
    ],
  } as const;

  test.each(Object.entries(places))(
    "%s: said where it was asked for, and not led to the sign-in again, before a minute has passed",
    async (operation, [ask, isFailed]) => {
      playTime();
      const shop = await returned(operation);
      const away = () => [...shop.left, ...shop.navigated.slice(1)];
      // An order is asked for again for three seconds before its failure is told.
      const askedFor = () => (ask(shop), pass(4000, 500));
      await askedFor();
      expect(isFailed(shop)).toBe(true);
      expect(shop.state().auth.status).toBe("signedIn");
      expect(toasts(shop)).toEqual([]);
      await pass(50_000, 5000);
      await askedFor();
      expect(isFailed(shop)).toBe(true);
      expect(away()).toEqual([]);
      await pass(5000, 1000);
      await askedFor();
      expect(away().length).toBeGreaterThan(0);
    },
  );

  test("nobody can say who is signed in, and the orders are refused: said, and not led there again", async () => {
    const before = await returned("getOrders");
    before.close();
    before.network.fail("getLoggedInUser", faults.status(400));
    const { network, storage, session } = before;
    const shop = startShop({ network, storage, session, path: ORDERS });
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "failed");
    await settled();
    expect([...shop.left, ...shop.navigated]).toEqual([]);
  });

  test("a change that is refused is told", async () => {
    const shop = await returned("updateBasket");
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.changeFailure);
    await settled();
    expect(toasts(shop)).toEqual(["UNAUTHENTICATED"]);
    expect(shop.left).toEqual([]);
  });

  test("whoever signs out leaves nothing of it behind", async () => {
    const shop = await returned("getOrders");
    expect(shop.session.read(SESSION.signedInAt)).not.toBeNull();
    shop.dispatch(logout());
    expect(shop.session.read(SESSION.signedInAt)).toBeNull();
  });
});
