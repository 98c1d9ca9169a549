import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { logout } from "~/state/auth/slice";
import { selectBillingDraft, selectIsRedeeming, selectItemsCount } from "~/state/basket/selectors";
import { redeemCode } from "~/state/basket/slice";
import { openHistory } from "~/state/orders/slice";
import { discardedBaskets } from "~/state/remembered";
import { rememberOwnOrder } from "~/state/rememberedOrders";
import { add } from "../support/business";
import { basketId, idle, ready, stored, toasts } from "../support/shopFacts";
import { browserOf, openSignedIn } from "../support/signedIn";
import { settled, type Shop, startShop } from "../support/startShop";
import { SharedStorage } from "../support/tabs";
import { expectNobody, nextVisitor, signInOver, twoTabs } from "../support/twoTabs";

describe("a sign-out that a tab hears late", () => {
  test("leaves the next visitor their basket, which is the one of that tab from then on", async () => {
    const { browser, one, two } = await twoTabs();
    const hers = basketId(two)!;
    two.sleep();
    one.dispatch(logout());
    one.close();
    const next = await nextVisitor(browser);
    const theirs = basketId(next)!;
    two.wake();
    expectNobody(two);
    await two.until((state) => selectItemsCount(state) === 1);
    await settled();
    expect(basketId(two)).toBe(theirs);
    expect(discardedBaskets(two.services.local)).toEqual([hers]);
    expect([selectItemsCount(next.state()), basketId(next)]).toEqual([1, theirs]);
    expect(stored(next).map((each) => each.basketId)).toEqual([theirs]);
    const again = startShop({ network: browser.network, storage: browser.storage });
    await again.until((state) => selectItemsCount(state) === 1);
  });
});

describe.each(["restored", "shown"] as const)("a page that heard nothing of the others, %s", (how) => {
  test("shows nothing of who signed out meanwhile, but the basket that is the visitor's now", async () => {
    const { browser, one, two } = await twoTabs();
    two.dispatch(openHistory(1));
    await two.until((state) => state.orders.history?.status === "ready");
    two.close();
    one.dispatch(logout());
    one.close();
    const next = await nextVisitor(browser);
    two.comeBack(how);
    expectNobody(two);
    expect(two.state().orders.history).toMatchObject({ status: "signInNeeded", answer: null });
    await two.until((state) => selectItemsCount(state) === 1);
    expect(basketId(two)).toBe(basketId(next));
    expect(two.navigated).toEqual([]);
  });

  test("makes no basket for nobody, where there is none", async () => {
    const { one, two } = await twoTabs();
    two.close();
    one.dispatch(logout());
    const made = two.network.count("createBasket");
    two.comeBack(how);
    await settled();
    expectNobody(two);
    expect(two.state().basket.basket).toBeNull();
    expect(two.network.count("createBasket")).toBe(made);
  });

  test("asks whether the session is over where the mark of it is gone, and keeps the basket", async () => {
    const { browser, one, two } = await twoTabs();
    two.close();
    browser.network.forgetCookies();
    one.services.local.remove(LOCAL.signedIn);
    two.comeBack(how);
    await two.until((state) => state.auth.isOver);
    expect(selectUser(two.state())).toBeNull();
    expect(selectItemsCount(two.state())).toBe(1);
  });

  test("knows who has signed in meanwhile", async () => {
    const browser = await browserOf("freja");
    browser.storage.values.delete(LOCAL.signedIn);
    const shop = startShop(browser);
    await ready(shop);
    browser.storage.values.set(LOCAL.signedIn, "1");
    shop.comeBack(how);
    await shop.until((state) => selectUser(state)?.id === "freja");
  });

  test("knows who has signed in instead", async () => {
    const { browser, two } = await twoTabs();
    two.close();
    await signInOver(browser, "anton");
    two.comeBack(how);
    await two.until((state) => selectUser(state)?.id === "anton");
    expect(selectBillingDraft(two.state())?.email).toBe("anton@gavia.example");
  });

  test("asks nothing where nothing has changed", async () => {
    const { two } = await twoTabs();
    const asked = two.network.count("getLoggedInUser");
    two.comeBack(how);
    await settled();
    expect(two.network.count("getLoggedInUser")).toBe(asked);
    expect(selectUser(two.state())?.id).toBe("freja");
  });
});

describe("a tab that was put away when its person signed out in another", () => {
  /** Freja's tab as it is opened anew, after she has signed out in the other one. */
  async function openedAnew(path?: string, before = async (_next: Shop) => {}) {
    const { browser, one, two } = await twoTabs();
    rememberOwnOrder(two.session, { publicOrderId: "P1", basketId: "B1", counted: true, sum: null });
    two.session.write(SESSION.voucherLookup, "theirs");
    two.session.write(SESSION.redirectPath, "/en/dk/dkk/order/P1");
    two.close();
    one.dispatch(logout());
    one.close();
    const next = await nextVisitor(browser);
    await before(next);
    const shop = startShop({ ...browser, session: two.session, ...(path && { path }) });
    await ready(shop);
    return { shop, next };
  }

  test("has nothing of them over a reload, but the basket that is the visitor's now", async () => {
    const { shop, next } = await openedAnew();
    expectNobody(shop);
    for (const key of [SESSION.ownOrders, SESSION.redirectPath]) expect(shop.session.read(key)).toBeNull();
    expect(basketId(shop)).toBe(basketId(next));
  });

  test("opens in the channel that the visitor is in now", async () => {
    const { shop, next } = await openedAnew(undefined, async (visitor) => {
      visitor.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
      await idle(visitor);
    });
    expect(selectIsRedeeming(next.state())).toBe(true);
    expect(basketId(shop)).toBe(basketId(next));
  });

  test("does not take the next visitor to the gift that they had on screen", async () => {
    const { shop } = await openedAnew("/en/dk/dkk/giftcard");
    expect(shop.session.read(SESSION.voucherLookup)).toBeNull();
  });

  test("still is theirs where they come back to it from paying", async () => {
    const { shop } = await openedAnew("/en/dk/dkk/order/P1/psp/B1");
    expect(shop.session.read(SESSION.ownOrders)).toContain("P1");
  });
});

describe("what tabs share, when one of them hears of a sign-out", () => {
  /** Freja's tab, and the names of what it writes and removes from now on. */
  async function watched() {
    const browser = await browserOf("freja");
    const storage = new SharedStorage();
    storage.values.set(LOCAL.signedIn, "1");
    const tab = storage.tab();
    const touched: string[] = [];
    const local = {
      ...tab,
      write: (key: string, value: string) => (touched.push(key), tab.write(key, value)),
      remove: (key: string) => (touched.push(key), tab.remove(key)),
    };
    const own = { storage, local, services: { onStorageChange: tab.onChange } };
    const shop = await openSignedIn({ ...browser, ...own });
    const other = await openSignedIn({ network: browser.network, storage });
    await add(other);
    await shop.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
    touched.length = 0;
    return { shop, other, touched };
  }

  test("is left as the tab that signed out has left it", async () => {
    const { shop, other, touched } = await watched();
    other.dispatch(logout());
    await settled();
    expectNobody(shop);
    expect(basketId(shop)).toBeNull();
    expect(touched).toEqual([]);
  });

  test("only its own basket is thrown away, where the other did not know it", async () => {
    const { shop, other, touched } = await watched();
    const own = basketId(shop)!;
    other.services.local.write(LOCAL.signedIn, "out");
    await settled();
    expectNobody(shop);
    expect(discardedBaskets(shop.services.local)).toEqual([own]);
    expect(touched).toEqual([LOCAL.discarded]);
  });
});

test("a tab on screen is told why its person is gone; the one that signs out, and a page that comes back, are not", async () => {
  const { one, two } = await twoTabs();
  one.dispatch(logout());
  await settled();
  expect(toasts(two)).toEqual(["SignedOutElsewhere"]);
  expect(toasts(one)).toEqual([]);
  const away = await twoTabs();
  away.two.close();
  away.one.dispatch(logout());
  away.two.comeBack("restored");
  await settled();
  expectNobody(away.two);
  expect(toasts(away.two)).toEqual([]);
});

test("who signs out in one tab with codes in the basket leaves no redeemer in another", async () => {
  const browser = await browserOf("freja");
  const one = await openSignedIn(browser);
  one.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
  await idle(one);
  const two = await openSignedIn({ network: browser.network, storage: browser.storage });
  await ready(two);
  expect(selectIsRedeeming(two.state())).toBe(true);
  one.dispatch(logout());
  await settled();
  expectNobody(two);
  expect(selectIsRedeeming(two.state())).toBe(false);
  await add(two);
  expect(two.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1 });
});
