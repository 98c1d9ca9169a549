import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { logout } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts, saveBillingDraft, saveBuyer } from "~/state/basket/slice";
import { clickPay } from "../support/paying";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage, SharedStorage } from "../support/tabs";
import { ready, toasts } from "../support/shopFacts";
import { browserOf } from "../support/signedIn";

describe("signing out", () => {
  test("clears the person, the orders and the basket, here and in the other tab at once", async () => {
    const tab = await browserOf("freja");
    const one = startShop(tab);
    const two = startShop({ ...tab, session: memoryStorage() });
    await one.until((state) => selectUser(state) && state.basket.status === "ready");
    await two.until((state) => selectUser(state) && state.basket.status === "ready");
    one.dispatch(addProducts([emailCard()]));
    await one.until((state) => state.basket.justAdded);
    one.dispatch(saveBillingDraft(billing));
    one.dispatch(logout());
    expect(selectUser(one.state())).toBeNull();
    expect(selectItemsCount(one.state())).toBe(0);
    expect(one.state().basket.drafts.billing).toBeNull();
    expect(one.session.read("billingDraft")).toBeNull();
    expect(one.left[0]).toContain("/api/logout?");
    await two.until((state) => state.auth.status === "anonymous");
    expect(selectUser(two.state())).toBeNull();
    expect(two.state().basket.basket).toBeNull();
    // A third tab may hear of it last.
    expect(tab.storage.values.get(LOCAL.signedIn)).toBe("out");
  });

  test("without a connection is not possible: the person stays signed in, and is told", async () => {
    const tab = await browserOf("freja");
    const shop = startShop(tab);
    await shop.until((state) => selectUser(state) && state.basket.status === "ready");
    shop.setOnline(false);
    shop.dispatch(logout());
    await settled();
    expect(shop.left).toEqual([]);
    expect(selectUser(shop.state())).not.toBeNull();
    expect(shop.state().auth.redirecting).toBe(false);
    expect(toasts(shop)).toContain("NETWORK");
    shop.setOnline(true);
    shop.dispatch(logout());
    await shop.until(() => shop.left.length === 1);
  });

  test("a tab that slept meanwhile brings the basket back to nobody", async () => {
    const tab = await browserOf("freja");
    const one = startShop(tab);
    await one.until((state) => selectUser(state) && state.basket.status === "ready");
    one.dispatch(addProducts([emailCard()]));
    await one.until((state) => state.basket.justAdded);
    const two = startShop({ ...tab, session: memoryStorage() });
    await two.until((state) => selectItemsCount(state) === 1);
    two.close();
    one.dispatch(logout());
    await settled();
    two.comeBack("restored");
    await settled();
    expect(two.state().basket.basket).toBeNull();
    expect(tab.storage.values.get(LOCAL.baskets) ?? "[]").toBe("[]");
  });

  test.each([
    ["somebody", faults.delay(0)],
    ["nobody", faults.status(401)],
  ])("in another tab while it is asked here, and the answer is %s: nobody is", async (_who, fault) => {
    const tab = await browserOf("freja");
    tab.network.fail("getLoggedInUser", fault);
    const shop = startShop(tab);
    tab.storage.tab().write(LOCAL.signedIn, "out");
    await shop.until((state) => state.auth.status !== "loading");
    await settled();
    expect(shop.state().auth.status).toBe("anonymous");
    expect(tab.storage.values.get(LOCAL.signedIn)).toBe("out");
  });

  const stored = (shop: Shop) => shop.storage.values.get(LOCAL.baskets) ?? "[]";

  test("leaves no basket to the next person, of no channel or country, even when it could not be read", async () => {
    const storage = new SharedStorage();
    const before = startShop({ storage, market: { ...DANISH, countryCode: "se" } });
    await ready(before);
    before.close();
    const { network } = before;
    const broken = startShop({ network, storage });
    await ready(broken);
    broken.close();
    network.fail("getBasketById", faults.status(500));
    const shop = startShop({ network, storage });
    await shop.until((state) => state.basket.status === "failed");
    expect(JSON.parse(stored(shop))).toHaveLength(2);
    shop.dispatch(logout());
    expect(JSON.parse(stored(shop))).toEqual([]);
  });

  test("a change on its way, and one that waits for it, bring nothing back", async () => {
    const shop = startShop();
    await ready(shop);
    playTime();
    shop.network.fail("updateBasket", faults.delay(40), { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until(() => shop.network.count("updateBasket") === 1);
    shop.dispatch(logout());
    await shop.until((state) => state.basket.waiting === 0);
    await pass(80);
    expect(shop.state().basket).toMatchObject({ basket: null, justAdded: null, changeFailure: null });
    expect(JSON.parse(stored(shop))).toEqual([]);
    expect(shop.network.count("updateBasket")).toBe(1);
    expect(toasts(shop)).toEqual([]);
    expect(shop.reported).toEqual([]);
  });

  test("a payment on its way leads nobody anywhere", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await shop.until((state) => state.basket.waiting === 0);
    playTime();
    shop.network.fail("finalizeBasket", faults.delay(40));
    clickPay(shop);
    await shop.until(() => shop.network.count("finalizeBasket") === 1);
    shop.dispatch(logout());
    await pass(80);
    expect(shop.left.filter((url) => !url.includes("/api/logout"))).toEqual([]);
    expect(shop.state().payment).toMatchObject({ phase: "idle", trouble: null });
    // What comes afterwards has its turn.
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    expect(selectItemsCount(shop.state())).toBe(1);
  });
});

describe("a session that ends in the middle", () => {
  test("of a payment leads to the sign-in and back to the payment", async () => {
    const tab = await browserOf("freja");
    const shop = startShop({ ...tab, path: "/en/dk/dkk/basket/delivery" });
    await shop.until((state) => selectUser(state) && state.basket.status === "ready");
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    shop.dispatch(saveBuyer({ billing, reference: "" }));
    shop.network.fail("finalizeBasket", faults.refused("UNAUTHENTICATED"));
    clickPay(shop);
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
    expect(shop.session.read("redirectPath")).toBe("/en/dk/dkk/basket/delivery");
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("leads to the sign-in and back to the same place, once, with the basket kept", async () => {
    const tab = await browserOf("freja");
    const shop = startShop({ ...tab, path: "/en/dk/dkk/basket" });
    await shop.until((state) => selectUser(state) && state.basket.status === "ready");
    const ids = tab.storage.values.get(LOCAL.baskets);
    shop.network.fail("updateBasket", faults.status(401));
    shop.dispatch(addProducts([emailCard()]));
    await shop.until(() => shop.left.length > 0);
    shop.dispatch(addProducts([emailCard()]));
    await settled();
    expect(shop.left).toHaveLength(1);
    expect(shop.session.read("redirectPath")).toBe("/en/dk/dkk/basket");
    expect(JSON.parse(tab.storage.values.get(LOCAL.baskets)!)).toMatchObject(
      (JSON.parse(ids!) as { basketId: string }[]).map(({ basketId }) => ({ basketId })),
    );
  });
});
