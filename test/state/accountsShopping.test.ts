import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectAccount, selectChosen, selectMode, selectUser } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, logout, signInReturned } from "~/state/auth/slice";
import {
  selectBillingDraft,
  selectItemsCount,
  selectReferenceDraft,
  selectSalesChannelId,
} from "~/state/basket/selectors";
import { addProducts, saveBillingDraft, saveReferenceDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { selectManyOwner } from "~/state/many/selectors";
import { addMany, continueMany } from "~/state/many/slice";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { basketId, ready, toasts } from "../support/shopFacts";
import { browserOf, choose, openFor, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { DANISH, settled, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";
import { NORDHAVN, LYNGBY, add, EVERYWHERE } from "../support/departments";

describe("shopping for a department", () => {
  test("is in the business channel, with a basket of its own and its own payer", async () => {
    const shop = await openFor("anton");
    shop.dispatch(saveBillingDraft(billing));
    shop.dispatch(saveReferenceDraft("For Ane"));
    await add(shop);
    const own = basketId(shop);
    await choose(shop, NORDHAVN);
    expect(selectReferenceDraft(shop.state())).toBeNull();
    shop.dispatch(saveReferenceDraft("PO 7"));
    expect(selectMode(shop.state())).toBe("B2B");
    expect(selectSalesChannelId(shop.state())).toBe(1);
    expect(basketId(shop)).not.toBe(own);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(selectBillingDraft(shop.state())).toMatchObject({
      accountId: NORDHAVN,
      accountType: "B2B",
      name: "Nordhavn Studio",
      email: "anton.indkoeb@firma.example",
    });
    expect(JSON.parse(shop.storage.values.get(LOCAL.departments)!)).toEqual({ "dep-nordhavn": basketId(shop) });
    expect(shop.pushed.at(-1)).toEqual({ event: "businessLoginStatus", status: "business login" });

    await choose(shop, null);
    expect(basketId(shop)).toBe(own);
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(selectBillingDraft(shop.state())).toEqual(billing);
    expect(selectReferenceDraft(shop.state())).toBe("For Ane");
    expect(selectMode(shop.state())).toBe("B2C");
    expect(shop.pushed.at(-1)).toEqual({ event: "businessLoginStatus", status: "not logged in" });
  });

  test("each department keeps its basket", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    const first = basketId(shop);
    await choose(shop, LYNGBY);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(selectBillingDraft(shop.state())).toMatchObject({ accountId: LYNGBY, line1: "Bagindgangen 1" });
    await choose(shop, NORDHAVN);
    expect(basketId(shop)).toBe(first);
  });

  test("a department's basket that is stored in the specification's own form stays in its country", async () => {
    const browser = await browserOf("anton");
    const before = startShop(browser);
    await choose(before, NORDHAVN);
    await add(before);
    const id = basketId(before);
    before.close();
    browser.storage.values.set(LOCAL.baskets, JSON.stringify([{ basketId: id, salesChannelId: 1, countryCode: "dk" }]));
    const swede = startShop({ ...browser, market: { locale: "en", countryCode: "se", currency: "sek" } });
    await ready(swede);
    expect([selectSalesChannelId(swede.state()), selectItemsCount(swede.state())]).toEqual([1, 0]);
    swede.close();
    const dane = startShop(browser);
    await ready(dane);
    expect([basketId(dane), selectItemsCount(dane.state())]).toEqual([id, 1]);
  });

  test("each department keeps the reference that was typed for its order, over a reload too, until it is ordered", async () => {
    const browser = await browserOf("anton");
    const shop = startShop(browser);
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.dispatch(saveReferenceDraft("PO 7"));
    await choose(shop, LYNGBY);
    expect(selectReferenceDraft(shop.state())).toBeNull();
    shop.dispatch(saveReferenceDraft("L-1"));
    shop.close();
    const again = startShop(browser);
    await again.until((state) => selectAccount(state) && state.basket.status === "ready");
    await choose(again, NORDHAVN);
    expect(selectReferenceDraft(again.state())).toBe("PO 7");
    await choose(again, null);
    expect(selectReferenceDraft(again.state())).toBeNull();
    await choose(again, LYNGBY);
    expect(selectReferenceDraft(again.state())).toBe("L-1");

    // What was ordered elsewhere takes its reference along.
    again.storage.values.delete(LOCAL.baskets);
    again.storage.values.delete(LOCAL.departments);
    await choose(again, NORDHAVN);
    expect(selectReferenceDraft(again.state())).toBeNull();
  });

  /** Nordhavn's basket is stored as Lyngby's. */
  async function withForeignBasket() {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    const theirs = basketId(shop)!;
    await shop.services.commerce.updateBasket({ id: theirs, buyer: { accountId: NORDHAVN, accountType: "B2B" } });
    shop.storage.values.set(LOCAL.departments, JSON.stringify({ "dep-lyngby": theirs }));
    return { shop, theirs };
  }

  test("never opens the basket of another account that is stored for it; that one stays its own account's", async () => {
    const { shop, theirs } = await withForeignBasket();
    await choose(shop, LYNGBY);
    expect(selectItemsCount(shop.state())).toBe(0);
    const own = basketId(shop);
    expect(own).not.toBe(theirs);
    expect(JSON.parse(shop.storage.values.get(LOCAL.departments)!)).toEqual({ "dep-lyngby": own });
    await choose(shop, NORDHAVN);
    expect(basketId(shop)).toBe(theirs);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("nor one that another tab stores for it while a new one is being made", async () => {
    const { shop, theirs } = await withForeignBasket();
    const asLyngbys = shop.storage.values.get(LOCAL.departments)!;
    shop.storage.values.delete(LOCAL.departments);
    shop.network.fail("createBasket", async (go) => {
      shop.storage.values.set(LOCAL.departments, asLyngbys);
      return go();
    });
    await choose(shop, LYNGBY);
    expect(basketId(shop)).not.toBe(theirs);
    expect(selectItemsCount(shop.state())).toBe(0);
  });

  test("nor another person's of the same browser, which the server does not show; they have one of their own", async () => {
    const browser = await browserOf("anton");
    const before = startShop(browser);
    await choose(before, NORDHAVN);
    await add(before);
    const theirs = basketId(before)!;
    await before.services.commerce.updateBasket({ id: theirs, buyer: { accountId: NORDHAVN, accountType: "B2B" } });
    before.close();
    await signIn(browser.network, "sigrid");
    browser.storage.values.set(LOCAL.departments, JSON.stringify({ "dep-soder": theirs }));
    browser.storage.values.delete(LOCAL.baskets);
    const swede = await openSignedIn({ ...browser, market: { locale: "en", countryCode: "se", currency: "sek" } });
    await choose(swede, "acc-sigrid-soder");
    const own = basketId(swede);
    expect(own).not.toBe(theirs);
    expect(JSON.parse(swede.storage.values.get(LOCAL.departments)!)).toMatchObject({ "dep-soder": own });
    await add(swede, EVERYWHERE);
    expect(toasts(swede)).toEqual([]);
  });

  test("is not shown another account's basket while no new one can be made either", async () => {
    const { shop } = await withForeignBasket();
    shop.network.fail("createBasket", faults.status(500));
    shop.dispatch(chooseAccount(LYNGBY));
    await shop.until((state) => state.basket.status === "failed");
    expect(basketId(shop)).toBeNull();
    expect(JSON.parse(shop.storage.values.get(LOCAL.departments)!)).toEqual({});
  });

  test("survives a reload and a sign-in, and goes with the sign-out", async () => {
    const browser = await browserOf("anton");
    const shop = startShop(browser);
    await choose(shop, NORDHAVN);
    await add(shop);
    const own = basketId(shop);
    shop.dispatch(saveReferenceDraft("PO 7"));
    await choose(shop, LYNGBY);
    await choose(shop, NORDHAVN);
    shop.close();
    const again = startShop(browser);
    expect(selectMode(again.state())).toBe("B2B");
    await again.until((state) => selectAccount(state) && state.basket.status === "ready");
    expect(basketId(again)).toBe(own);
    expect(again.network.asked("createBasket").filter(({ input }) => input.salesChannelId === 3)).toHaveLength(1);
    again.dispatch(logout());
    await again.until((state) => state.auth.status === "anonymous");
    expect(again.storage.values.has(LOCAL.account)).toBe(false);
    expect(again.session.read(SESSION.privateBilling)).toBeNull();
    expect(again.session.read(SESSION.references)).toBeNull();
    expect(selectSalesChannelId(again.state())).toBe(3);
    expect(selectMode(again.state())).toBe("Anonymous");
  });

  test.each(["{", '{"id":"x"}', "[]", '{"id":"<b>","departmentId":1}'])(
    "a stored choice of %s is none",
    async (junk) => {
      const browser = await browserOf("anton");
      browser.storage.values.set(LOCAL.account, junk);
      const shop = startShop(browser);
      expect(selectSalesChannelId(shop.state())).toBe(3);
      await shop.until((state) => selectUser(state));
      expect(shop.network.count("getBusinessAccounts")).toBe(0);
    },
  );

  test("is not kept by a browser in which nobody is signed in any more", async () => {
    const { network, storage } = await browserOf("anton");
    storage.values.set(LOCAL.account, JSON.stringify({ id: NORDHAVN, departmentId: "dep-nordhavn" }));
    storage.values.delete(LOCAL.signedIn);
    const shop = startShop({ network, storage });
    await ready(shop);
    expect(selectMode(shop.state())).toBe("Anonymous");
    expect(storage.values.has(LOCAL.account)).toBe(false);
  });

  test("is told to wait for the sign-in where the session was over before the page was opened, and its basket does", async () => {
    const browser = await browserOf("anton");
    const before = startShop(browser);
    await choose(before, NORDHAVN);
    await add(before);
    const own = basketId(before);
    before.close();
    browser.network.forgetCookies();
    const shop = startShop(browser);
    await shop.until((state) => state.auth.status === "anonymous" && selectSalesChannelId(state) === 3);
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(toasts(shop)).toEqual(["SessionEnded"]);
    shop.close();
    await signIn(browser.network, "anton");
    browser.storage.values.set(LOCAL.signedIn, "1");
    const again = await openSignedIn(browser);
    await choose(again, NORDHAVN);
    expect([basketId(again), selectItemsCount(again.state())]).toEqual([own, 1]);
  });

  test("of somebody else's choice is given up, and told", async () => {
    const browser = await browserOf("sigrid");
    const chosen = { id: NORDHAVN, departmentId: "dep-nordhavn" };
    browser.storage.values.set(LOCAL.account, JSON.stringify(chosen));
    const shop = startShop(browser);
    await shop.until((state) => selectUser(state) && state.auth.accounts && selectSalesChannelId(state) === 3);
    await ready(shop);
    expect(toasts(shop)).toEqual(["AccountLost"]);
    expect(shop.storage.values.has(LOCAL.account)).toBe(false);
  });

  test("is not opened for who signs in next, not even until their own accounts are known", async () => {
    const browser = await browserOf("anton");
    const before = await openSignedIn(browser);
    await choose(before, NORDHAVN);
    await add(before);
    const theirs = basketId(before);
    before.close();
    browser.network.forgetCookies();
    await signIn(browser.network, "freja");
    browser.network.fail("getBusinessAccounts", faults.hang());
    const shop = startShop({ ...browser, session: memoryStorage(), path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => selectUser(state) && state.basket.status === "ready");
    await settled();
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expect(basketId(shop)).not.toBe(theirs);
    expect(shop.storage.values.has(LOCAL.account)).toBe(false);
  });

  test("is heard of by the other tab, both ways", async () => {
    const browser = await browserOf("anton");
    const [one, two] = [startShop(browser), startShop({ ...browser, session: memoryStorage() })];
    for (const tab of [one, two]) await tab.until((state) => selectUser(state) && state.basket.status === "ready");
    two.dispatch(saveBillingDraft(billing));
    await choose(one, NORDHAVN);
    await two.until((state) => selectAccount(state) && state.basket.status === "ready");
    expect(basketId(two)).toBe(basketId(one));
    await two.until((state) => selectBillingDraft(state)?.accountId === NORDHAVN);
    await choose(one, null);
    await two.until((state) => selectMode(state) === "B2C" && state.basket.status === "ready");
    expect(selectBillingDraft(two.state())).toEqual(billing);
    expect(two.reported).toEqual([]);
    expect(toasts(two)).toEqual(["NowPrivate"]);
    expect(toasts(one)).toEqual([]);
  });

  test.each([
    ["by its name where that is known", true, { code: "NowForAccount", values: { name: "Nordhavn Studio" } }],
    ["without a name that cannot be had", false, { code: "NowForCompany" }],
  ])("is told to the other tab %s", async (_how, isKnown, told) => {
    const browser = await browserOf("anton");
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session: memoryStorage() })];
    for (const tab of isKnown ? [one, two] : [one]) {
      tab.dispatch(loadAccounts());
      await tab.until((state) => state.auth.accounts);
    }
    if (!isKnown) browser.network.fail("getBusinessAccounts", faults.status(500));
    one.dispatch(chooseAccount(NORDHAVN));
    await two.until((state) => selectMode(state) === "B2B" && state.basket.status === "ready");
    expect(two.state().notices.queue).toMatchObject([told]);
  });

  test("is told to the other tab as it was chosen last, not one after another", async () => {
    const browser = await browserOf("anton");
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session: memoryStorage() })];
    for (const tab of [one, two]) {
      tab.dispatch(loadAccounts());
      await tab.until((state) => state.auth.accounts);
    }
    for (const id of [NORDHAVN, LYNGBY]) {
      one.dispatch(chooseAccount(id));
      await two.until((state) => selectAccount(state)?.id === id && state.basket.status === "ready");
    }
    expect(two.state().notices.queue).toMatchObject([{ values: { name: "Lyngby Værksted" } }]);
  });

  test("chosen and left in another tab gives the payer back, though the company's own never came", async () => {
    const browser = await browserOf("anton");
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session: memoryStorage() })];
    one.dispatch(loadAccounts());
    await one.until((state) => state.auth.accounts);
    two.dispatch(saveBillingDraft(billing));
    browser.network.fail("getBusinessAccounts", faults.status(500));
    one.dispatch(chooseAccount(NORDHAVN));
    await two.until((state) => selectMode(state) === "B2B" && state.basket.status === "ready");
    expect(selectBillingDraft(two.state())).toBeNull();
    one.dispatch(chooseAccount(null));
    await two.until((state) => selectMode(state) === "B2C" && state.basket.status === "ready");
    expect(selectBillingDraft(two.state())).toEqual(billing);
  });

  test("what was put in before goes into the basket before, what comes after into the next", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    const own = basketId(shop);
    shop.network.fail("updateBasket", faults.delay(40), { times: 1 });
    shop.dispatch(addProducts([emailCard({ giftcardValue: 100 })]));
    shop.dispatch(chooseAccount(NORDHAVN));
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => selectItemsCount(state) === 1 && selectMode(state) === "B2B" && !state.basket.waiting);
    const [first, second] = shop.network.asked("updateBasket").map(({ input }) => input);
    expect(first).toMatchObject({ id: own, addProducts: [{ giftcardValue: 100 }] });
    expect(second).toMatchObject({ id: basketId(shop), addProducts: [{ giftcardValue: 300 }] });
    expect(basketId(shop)).not.toBe(own);
  });

  test.each([
    ["the person", null, ""],
    ["another department", LYNGBY, "Lyngby Værksted"],
  ])("gifts for many of %s stop where somebody else is shopped for", async (_who, before, owner) => {
    const shop = await openFor("anton");
    await choose(shop, before);
    shop.dispatch(addMany(Array.from({ length: 30 }, () => emailCard())));
    shop.dispatch(chooseAccount(NORDHAVN));
    await shop.until((state) => state.many.status === "stopped");
    expect(shop.state().many.failure?.code).toBe("ManyElsewhere");
    await shop.until((state) => selectManyOwner(state) === owner);
    await shop.until((state) => state.basket.status === "ready" && selectChosen(state)?.id === NORDHAVN);
    expect(selectItemsCount(shop.state())).toBe(0);
    await choose(shop, before);
    expect(selectManyOwner(shop.state())).toBeNull();
    shop.dispatch(continueMany());
    await shop.until((state) => state.many.status === "done");
    expect(selectItemsCount(shop.state())).toBe(30);
  });

  test("rests in a country without business, and is back after it", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    const own = basketId(shop);
    const japan = { locale: "en", countryCode: "jp", currency: "jpy" };
    shop.dispatch(marketEntered(japan));
    await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
    expect(selectMode(shop.state())).toBe("B2C");
    shop.dispatch(marketEntered(DANISH));
    await shop.until((state) => selectMode(state) === "B2B" && state.basket.status === "ready");
    expect(basketId(shop)).toBe(own);
  });

  test("cannot be begun there", async () => {
    const shop = await openFor("anton", { market: { locale: "en", countryCode: "jp", currency: "jpy" } });
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.dispatch(chooseAccount(NORDHAVN));
    await settled();
    expect(shop.state().auth.chosen).toBeNull();
  });
});
