import { describe, expect, test } from "vitest";
import { mayPayByInvoice } from "~/domain/buyer";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectAccount, selectChosen, selectMode, selectUser } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, logout, saveAccount, signInReturned } from "~/state/auth/slice";
import {
  selectBasketLines,
  selectBillingDraft,
  selectIsRedeeming,
  selectItemsCount,
  selectReferenceDraft,
  selectSalesChannelId,
} from "~/state/basket/selectors";
import {
  addProducts,
  redeemCode,
  reloadBasket,
  removeVoucher,
  saveBillingDraft,
  saveReferenceDraft,
} from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { selectManyOwner } from "~/state/many/selectors";
import { addMany, continueMany } from "~/state/many/slice";
import { closeOrder, openOrder } from "~/state/orders/slice";
import { closeTrouble } from "~/state/payment/slice";
import { redeem } from "../support/business";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { clickPay } from "../support/paying";
import { basketId, ready, toasts } from "../support/shopFacts";
import { browserOf, choose, openFor, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { DANISH, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";
import { soon } from "../support/soon";

const NORDHAVN = "acc-anton-nordhavn";
const LYNGBY = "acc-anton-lyngby";
/** A card that is sold in every country. */
const EVERYWHERE = { productId: "1000", stockKeepingUnit: "1000-E" };

async function add(shop: Shop, ...gifts: Parameters<typeof emailCard>): Promise<void> {
  const before = selectItemsCount(shop.state());
  shop.dispatch(addProducts([emailCard(...gifts)]));
  await shop.until((state) => selectItemsCount(state) > before);
}

describe("business accounts", () => {
  test("are not asked for by somebody who does not need them", async () => {
    const shop = await openFor("anton");
    await settled();
    expect(shop.network.count("getBusinessAccounts")).toBe(0);
    shop.dispatch(loadAccounts());
    const accounts = await shop.until((state) => state.auth.accounts);
    expect(accounts.map(({ department }) => department.name)).toEqual(["Nordhavn Studio", "Lyngby Værksted"]);
    expect(selectMode(shop.state())).toBe("B2C");
  });

  test("are not asked for by a visitor", async () => {
    const shop = startShop();
    shop.dispatch(loadAccounts());
    await settled();
    expect(shop.network.count("getBusinessAccounts")).toBe(0);
    expect(shop.state().auth.accountsFailure).toBeNull();
  });

  test("that do not come are told, and asked for again", async () => {
    const shop = await openFor("anton");
    shop.network.fail("getBusinessAccounts", faults.status(500));
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accountsFailure);
    shop.network.heal();
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    expect(shop.state().auth.accountsFailure).toBeNull();
  });

  test("that wait for who is signed in are there once that is asked again along with them", async () => {
    const browser = await browserOf("anton");
    browser.network.fail("getLoggedInUser", faults.status(500));
    const shop = startShop(browser);
    await shop.until((state) => state.auth.status === "failed");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accountsFailure);
    browser.network.heal();
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    expect(selectUser(shop.state())?.id).toBe("anton");
  });

  test("that could not be had without a connection come by themselves to who shops for one of them", async () => {
    const browser = await browserOf("anton");
    const before = await openSignedIn(browser);
    await choose(before, NORDHAVN);
    before.close();
    browser.network.fail("getBusinessAccounts", faults.abort());
    const shop = startShop(browser);
    await shop.until((state) => state.auth.accountsFailure);
    expect(selectAccount(shop.state())).toBeNull();
    shop.setOnline(false);
    browser.network.heal();
    shop.setOnline(true);
    await shop.until((state) => selectAccount(state)?.id === NORDHAVN);
  });
});

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
    // Accounts are asked for as the choice is heard of: their name may be known by then or not.
    expect(toasts(two)).toEqual([expect.stringMatching(/^NowFor(Account|Company)$/), "NowPrivate"]);
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

/** Everything but the press, as the checkout leaves it. */
async function pay(shop: Shop, wish = {}): Promise<void> {
  const draft = selectBillingDraft(shop.state())!;
  shop.dispatch(saveBillingDraft(draft));
  clickPay(shop, { ...wish });
  await shop.until(
    (state) => state.payment.phase === "leaving" || (state.payment.phase === "idle" && state.payment.trouble),
  );
}

describe("paying for a department", () => {
  test("is by invoice where it may be, without the payment window", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    await pay(shop);
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("invoiceByFinance");
    expect(shop.network.asked("updateBasket").at(-1).input.buyer).toMatchObject({
      accountId: NORDHAVN,
      accountType: "B2B",
    });
    expect(shop.left).toEqual([]);
    expect(shop.path()).toMatch(/\/order\/[^/]+\/psp\//);
  });

  test("can be done once more after that, in the same visit", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    for (const times of [1, 2]) {
      await add(shop);
      await pay(shop);
      expect(shop.network.count("finalizeBasket")).toBe(times);
      // The form is gone from the screen before the confirmation stands there.
      shop.dispatch(closeTrouble());
      const [, publicOrderId = "", basketId] = /order\/([^/]+)\/psp\/([^/]+)/.exec(shop.path()) ?? [];
      shop.dispatch(openOrder({ publicOrderId, basketId }));
      await shop.until((state) => state.orders.open?.progress === "found" && !state.basket.basket);
      shop.dispatch(closeOrder());
    }
  });

  test("is by card where that is chosen", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    await pay(shop, { paymentMethod: "PSP" });
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("PSP");
    expect(shop.left).toHaveLength(1);
  });

  test.each([
    ["not approved", "anton", LYNGBY, "dk"],
    ["pending review", "pekka", "acc-pekka-ranta", "fi"],
  ])("%s: by card", async (_name, person, account, countryCode) => {
    const market = { locale: "en", countryCode, currency: countryCode === "dk" ? "dkk" : "eur" };
    const shop = await openFor(person, { market });
    await choose(shop, account);
    expect(mayPayByInvoice(selectAccount(shop.state()))).toBe(false);
    await add(shop, EVERYWHERE);
    await pay(shop);
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("PSP");
    expect(shop.left).toHaveLength(1);
  });

  test("an approval that was taken back meanwhile is told, and known from then on", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.sandbox.control({ departments: { "dep-nordhavn": { approvedForInvoice: false } } });
    await pay(shop);
    expect(shop.state().payment.trouble).toEqual({ kind: "notApprovedForInvoice" });
    await shop.until((state) => !mayPayByInvoice(selectAccount(state)));
  });

  test("a payer who was filled in for the company never pays for a person", async () => {
    const shop = await openFor("anton");
    await add(shop);
    shop.dispatch(saveBillingDraft({ ...billing, accountId: NORDHAVN, accountType: "B2B" }));
    clickPay(shop);
    await shop.until((state) => state.payment.trouble);
    expect(shop.state().payment.trouble).toEqual({ kind: "buyerMissing" });
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test.each([
    ["a company's", { email: "anton.indkoeb@firma.example", accountId: NORDHAVN }],
    ["nobody who can be written to", { email: "", accountId: "" }],
  ])("nor does the payer that the basket names, if that is %s", async (_who, named) => {
    const shop = await openFor("anton");
    await add(shop);
    const edit = faults.edit((answer: { data?: Record<string, { buyer?: object } | null> }) => {
      for (const basket of Object.values(answer.data ?? {})) if (basket?.buyer) Object.assign(basket.buyer, named);
      return answer;
    });
    shop.network.fail(/getBasketById|updateBasket/, edit);
    const { commerce } = shop.services;
    await commerce.updateBasket({ id: basketId(shop)!, buyer: { email: "a@example.com", name: "Anton" } });
    shop.dispatch(saveBillingDraft(null));
    shop.dispatch(reloadBasket());
    await shop.until((state) => state.basket.basket?.buyer?.email === named.email);
    clickPay(shop);
    await shop.until((state) => state.payment.trouble);
    expect(shop.state().payment.trouble).toEqual({ kind: "buyerMissing" });
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a department's own code is good in its basket, which names it with the code", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.dispatch(redeemCode({ code: "BHN-DEPT100001" }));
    await shop.until((state) => state.basket.basket?.vouchers.length === 1);
    expect(shop.state().basket.basket?.buyer?.accountId).toBe(NORDHAVN);
    expect(selectMode(shop.state())).toBe("B2B");
    // A company with a code is no redeemer: it buys what it bought before.
    expect(selectIsRedeeming(shop.state())).toBe(false);
    expect(shop.state().basket.basket?.issues).toEqual([]);
  });

  test("its last code leads nobody away from its basket when it is removed", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.dispatch(removeVoucher(await redeem(shop, "BHN-DEPT100001")));
    await shop.until((state) => state.basket.basket?.vouchers.length === 0 && state.basket.waiting === 0);
    await settled();
    expect(shop.navigated).toEqual([]);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 1, itemsCount: 1 });
  });

  test("a code of another channel leads nobody out of its shop", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    shop.dispatch(redeemCode({ code: "POR-NORDLYS001" }));
    await shop.until((state) => state.vouchers.refusal);
    expect(shop.state().vouchers.refusal?.code).toBe("AttemptToRedeemInWrongSalesChannel");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 1, vouchers: [] });
    expect(selectMode(shop.state())).toBe("B2B");
  });
});

describe("a blocked account", () => {
  const blocked = [
    ["account", "ida", "acc-ida-brygge", "no", "nok"],
    ["department", "jonas", "acc-jonas-hafen", "de", "eur"],
  ] as const;
  test.each(blocked)(
    "%s: nothing is added, redeemed or paid",
    async (_name, person, account, countryCode, currency) => {
      const shop = await openFor(person, { market: { locale: "en", countryCode, currency } });
      await choose(shop, account);
      expect(selectMode(shop.state())).toBe("Blocked");
      shop.dispatch(addProducts([emailCard()]));
      await shop.until((state) => state.basket.changeFailure);
      expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
      shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
      await shop.until((state) => state.vouchers.refusal);
      expect(shop.state().vouchers.refusal?.code).toBe("AccountBlocked");
      clickPay(shop);
      await shop.until((state) => state.payment.trouble);
      expect(shop.state().payment.trouble).toMatchObject({ kind: "refused", failure: { code: "AccountBlocked" } });
      expect(shop.network.count("updateBasket")).toBe(0);
      expect(shop.network.count("finalizeBasket")).toBe(0);
      await choose(shop, null);
      await add(shop, EVERYWHERE);
    },
  );

  test("that was chosen before the reload adds nothing in the moment before it is known", async () => {
    const browser = await browserOf("ida");
    const chosen = { id: "acc-ida-brygge", departmentId: "dep-brygge" };
    browser.storage.values.set(LOCAL.account, JSON.stringify(chosen));
    browser.network.fail("getBusinessAccounts", faults.delay(60));
    const shop = startShop({ ...browser, market: { locale: "en", countryCode: "no", currency: "nok" } });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.changeFailure);
    expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
    expect(selectBasketLines(shop.state())).toEqual([]);
  });

  test("the session that is over does not hold up the queue", async () => {
    const browser = await browserOf("anton");
    const chosen = { id: NORDHAVN, departmentId: "dep-nordhavn" };
    browser.storage.values.set(LOCAL.account, JSON.stringify(chosen));
    browser.network.forgetCookies();
    const shop = startShop(browser);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => !state.basket.waiting && state.auth.status === "anonymous");
    await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
    expect(shop.state().auth.chosen).toBeNull();
  });
});

const input = {
  contactPersonName: "Anton Berg",
  companyName: "Berg og Søn",
  companyRegistrationId: "90000123",
  vatCountry: "DK",
  invoiceEmail: "faktura@firma.example",
  invoiceRecipients: ["bog@firma.example"],
  phone: "+4520123402",
  address: { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" },
  eanNumber: "5790000000005",
  preferredCurrency: "DKK",
};

describe("the form of an account", () => {
  test("makes one that waits for its review, with all that was asked", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.state().auth.accounts?.at(-1)?.department).toMatchObject({
      name: "Berg og Søn",
      status: "PendingReview",
      vatCountry: "DK",
      eanNumber: "5790000000005",
      invoiceRecipients: ["bog@firma.example"],
      preferredCurrency: "DKK",
    });
  });

  test.each(["Berg & Søn A/S", "3F København"])("%s is made, and buys under its name", async (companyName) => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyName } }));
    await shop.until((state) => state.auth.saving === "saved");
    const made = shop.state().auth.accounts!.at(-1)!;
    await choose(shop, made.id);
    await add(shop);
    await pay(shop);
    const { buyer } = shop.network.asked("updateBasket").at(-1).input;
    expect(buyer).toMatchObject({ name: companyName, accountId: made.id });
    expect(shop.state().payment.trouble).toBeNull();
    expect(shop.left).toHaveLength(1);
  });

  test("is told by field what is wrong", async () => {
    const shop = await openFor("anton");
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyRegistrationId: "1", invoiceEmail: "x" } }));
    const failure = await shop.until((state) => state.auth.saveFailure);
    expect(Object.keys(failure.fields)).toEqual(["companyRegistrationId", "invoiceEmail"]);
    expect(shop.state().auth.saving).toBe("idle");
  });

  test("whose answer got lost is found among the accounts, and not sent twice", async () => {
    const shop = await openFor("anton");
    shop.network.fail("createBusinessAccount", faults.lost());
    shop.dispatch(saveAccount({ id: null, input }));
    await shop.until((state) => state.auth.saving === "saved");
    expect(shop.network.count("createBusinessAccount")).toBe(1);
    expect(shop.state().auth.accounts?.at(-1)?.department.name).toBe("Berg og Søn");
  });

  test("that never reached the server is not taken for an account of the same company that was there before", async () => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    const before = await shop.until((state) => state.auth.accounts);
    const { companyRegistrationId } = before[0]!.department;
    shop.network.fail("createBusinessAccount", faults.abort());
    shop.dispatch(saveAccount({ id: null, input: { ...input, companyRegistrationId: companyRegistrationId! } }));
    await shop.until((state) => state.auth.saveFailure);
    expect(shop.state().auth.saving).toBe("idle");
    expect(shop.state().auth.accounts).toEqual(before);
  });

  test("changes the one that is shopped for, and its payer with it", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    shop.dispatch(saveAccount({ id: NORDHAVN, input: { ...input, companyRegistrationId: "90000011" } }));
    await shop.until((state) => state.auth.saving === "saved");
    await soon(() => expect(selectBillingDraft(shop.state())?.name).toBe("Berg og Søn"));
    expect(selectAccount(shop.state())).toMatchObject({ contactPersonName: "Anton Berg", nameOverride: null });
    expect(selectAccount(shop.state())?.department).toMatchObject({ name: "Berg og Søn", status: "Active" });
  });
});
