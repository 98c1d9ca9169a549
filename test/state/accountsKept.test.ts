import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectAccount, selectChoice, selectChosen, selectMode } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, saveAccount, signInReturned } from "~/state/auth/slice";
import {
  selectBillingDraft,
  selectItemsCount,
  selectReferenceDraft,
  selectSalesChannelId,
} from "~/state/basket/selectors";
import { enterChannel, removeVoucher, saveBillingDraft, saveReferenceDraft } from "~/state/basket/slice";
import { add, enter, redeem } from "../support/business";
import { accountInput, NORDHAVN } from "../support/departments";
import { billing } from "../support/gifts";
import { faults, type Network } from "../support/network";
import { clickPay } from "../support/paying";
import { basketId, toasts } from "../support/shopFacts";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { settled, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

const CHOICE = { id: NORDHAVN, departmentId: "dep-nordhavn" };
const NORDLYS = 11;
const JAPAN = { locale: "en", countryCode: "jp", currency: "jpy" };

describe("signing in again after the session ended", () => {
  test("keeps what was typed for the company, and the private payer", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    shop.dispatch(saveBillingDraft(billing));
    await choose(shop, NORDHAVN);
    await add(shop);
    const typed = { ...selectBillingDraft(shop.state())!, attention: "Kasse 4" };
    shop.dispatch(saveBillingDraft(typed));
    shop.dispatch(saveReferenceDraft("PO-4711"));
    browser.network.forgetCookies();
    shop.dispatch(loadAccounts());
    await shop.until(() => shop.left.length > 0);
    shop.close();

    await signIn(browser.network, "anton");
    const again = startShop({ ...browser, path: "/signin-oidc" });
    again.dispatch(signInReturned({ error: null }));
    await again.until((state) => selectAccount(state) && state.basket.status === "ready");
    await settled();
    expect(selectBillingDraft(again.state())).toEqual(typed);
    expect(selectReferenceDraft(again.state())).toBe("PO-4711");
    expect(selectItemsCount(again.state())).toBe(1);
    await choose(again, null);
    expect(selectBillingDraft(again.state())).toEqual(billing);
    expect(selectReferenceDraft(again.state())).toBeNull();
  });
});

describe("a portal, with an account chosen before it was entered", () => {
  async function inPortal() {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, NORDHAVN);
    await enter(shop, NORDLYS);
    return { browser, shop, voucherId: await redeem(shop, "POR-NORDLYS001") };
  }

  test("is there after the return from a payment", async () => {
    const { browser, shop } = await inPortal();
    shop.close();
    const again = await openSignedIn({ ...browser, path: "/en/dk/dkk/basket/psp/cancelled" });
    await settled();
    expect(selectSalesChannelId(again.state())).toBe(NORDLYS);
    expect(basketId(again)).toBe(basketId(shop));
    expect(selectChoice(again.state())).toEqual(CHOICE);
  });

  test("is left for the account's own shop with the last code", async () => {
    const { shop, voucherId } = await inPortal();
    shop.dispatch(removeVoucher(voucherId));
    await shop.until((state) => selectChosen(state)?.id === NORDHAVN && state.basket.status === "ready");
    expect(selectMode(shop.state())).toBe("B2B");
    expect(selectSalesChannelId(shop.state())).toBe(1);
  });

  test("is left by choosing the same account again", async () => {
    const { shop } = await inPortal();
    shop.dispatch(chooseAccount(NORDHAVN));
    await shop.until((state) => selectAccount(state) && state.basket.status === "ready");
    expect(selectMode(shop.state())).toBe("B2B");
    expect(selectBillingDraft(shop.state())?.accountId).toBe(NORDHAVN);
  });
});

describe("an account that is not in the list that is known", () => {
  /** Two tabs that know the accounts; one of them makes another account, and chooses it. */
  async function chosenElsewhere(before: (network: Network) => void = () => undefined) {
    const browser = await browserOf("anton");
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session: memoryStorage() })];
    for (const tab of [one, two]) {
      tab.dispatch(loadAccounts());
      await tab.until((state) => state.auth.accounts);
    }
    one.dispatch(saveAccount({ id: null, input: accountInput }));
    await one.until((state) => state.auth.saving === "saved");
    const { id } = one.state().auth.accounts!.at(-1)!;
    before(browser.network);
    one.dispatch(chooseAccount(id));
    return { two, id };
  }

  test("was made in another tab: the list is asked for again", async () => {
    const { two, id } = await chosenElsewhere();
    await two.until((state) => selectAccount(state)?.id === id && selectBillingDraft(state)?.accountId === id);
  });

  test("is somebody else's: it is given up, also where the basket is slow", async () => {
    const browser = await browserOf("sigrid");
    browser.storage.values.delete(LOCAL.signedIn);
    browser.storage.values.set(LOCAL.account, JSON.stringify(CHOICE));
    browser.network.fail(/createBasket|getBasketById/, faults.delay(100));
    const shop = startShop({ ...browser, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => toasts(shop).includes("AccountLost") && state.basket.status === "ready");
    expect(selectChoice(shop.state())).toBeNull();
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expect(shop.storage.values.has(LOCAL.account)).toBe(false);
  });

  test("is waited for where it pays meanwhile", async () => {
    let come = () => {};
    const late = new Promise<void>((resolve) => (come = resolve));
    const held = async <Answer>(go: () => Promise<Answer>) => {
      const answer = await go();
      await late;
      return answer;
    };
    const { two, id } = await chosenElsewhere((network) => network.fail("getBusinessAccounts", held));
    await two.until((state) => selectChosen(state)?.id === id && state.basket.status === "ready");
    await add(two);
    two.dispatch(saveBillingDraft({ ...billing, accountId: id, accountType: "B2B" }));
    expect(selectAccount(two.state())).toBeNull();
    clickPay(two);
    await settled();
    come();
    await two.until((state) => state.payment.phase === "leaving");
    expect(two.network.asked("updateBasket").at(-1).input.buyer.accountId).toBe(id);
  });
});

describe("the channel that was left for an account", () => {
  test("is come back to, with the codes in its basket", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await redeem(shop, "SGK-REDEEM2222");
    const own = basketId(shop);
    expect(selectSalesChannelId(shop.state())).toBe(2);
    await choose(shop, NORDHAVN);
    expect(selectSalesChannelId(shop.state())).toBe(1);
    await choose(shop, null);
    expect(selectSalesChannelId(shop.state())).toBe(2);
    expect(basketId(shop)).toBe(own);
    expect(shop.state().basket.basket?.vouchers).toHaveLength(1);
    expect(browser.session.read(SESSION.privateChannel)).toBeNull();
  });

  test("is not left in a tab that only hears of the choice", async () => {
    const browser = await browserOf("anton");
    const session = memoryStorage();
    const [one, two] = [
      await openSignedIn(browser),
      await openSignedIn({ ...browser, session, path: "/en/dk/dkk/portal/nordlys" }),
    ];
    await enter(two, NORDLYS);
    await redeem(two, "POR-NORDLYS001");
    two.dispatch(saveBillingDraft(billing));
    const own = basketId(two);
    await choose(one, NORDHAVN);
    await two.until((state) => selectChoice(state)?.id === NORDHAVN);
    await settled();
    expect(selectSalesChannelId(two.state())).toBe(NORDLYS);
    expect(basketId(two)).toBe(own);
    expect(selectBillingDraft(two.state())).toEqual(billing);
  });

  test("keeps no company's payer in a tab that hears there that the company is left", async () => {
    const browser = await browserOf("anton");
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session: memoryStorage() })];
    two.dispatch(saveBillingDraft(billing));
    await choose(one, NORDHAVN);
    await two.until((state) => selectBillingDraft(state)?.accountId === NORDHAVN);
    await enter(two, NORDLYS);
    await choose(one, null);
    await two.until((state) => selectChoice(state) === null);
    await two.until((state) => selectBillingDraft(state)?.accountId === "");
    expect(selectBillingDraft(two.state())).toEqual(billing);
    expect(selectSalesChannelId(two.state())).toBe(NORDLYS);
  });

  test("out of which the person goes by themselves leads to the account's shop, and its payer", async () => {
    const browser = await browserOf("anton");
    const session = memoryStorage();
    const [one, two] = [await openSignedIn(browser), await openSignedIn({ ...browser, session })];
    await enter(two, NORDLYS);
    two.dispatch(saveBillingDraft(billing));
    await choose(one, NORDHAVN);
    await two.until((state) => selectChoice(state)?.id === NORDHAVN && state.auth.accounts);
    two.dispatch(enterChannel(3));
    await two.until((state) => selectAccount(state) && state.basket.status === "ready");
    expect(selectBillingDraft(two.state())?.accountId).toBe(NORDHAVN);
    await choose(two, null);
    expect(selectBillingDraft(two.state())).toEqual(billing);
  });
});

describe("a payment for a company that is refused as unauthorised", () => {
  test("leads to the sign-in where the session is over", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, NORDHAVN);
    await add(shop);
    browser.network.forgetCookies();
    clickPay(shop);
    const trouble = await shop.until((state) => state.payment.trouble);
    expect(trouble).toMatchObject({ kind: "refused", failure: { code: "UNAUTHENTICATED" } });
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
  });

  test.each(["updateBasket", "finalizeBasket"])("by %s says that the account is blocked", async (operation) => {
    const shop = await openSignedIn(await browserOf("anton"));
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.network.fail(operation, faults.refused("Unauthorized"));
    shop.sandbox.control({ accounts: { [NORDHAVN]: { status: "Blocked" } } });
    clickPay(shop);
    const trouble = await shop.until((state) => state.payment.trouble);
    expect(trouble).toMatchObject({ kind: "refused", failure: { code: "AccountBlocked" } });
  });

  test("for no such reason is told in the server's words", async () => {
    const shop = await openSignedIn(await browserOf("anton"));
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.network.fail("finalizeBasket", faults.refused("Unauthorized", { message: "Not today" }));
    clickPay(shop);
    const trouble = await shop.until((state) => state.payment.trouble);
    expect(trouble).toMatchObject({ kind: "refused", failure: { code: "UNKNOWN", message: "Not today" } });
  });
});

test("once the session is over nobody is logged in as a business, although the account is remembered", async () => {
  const browser = await browserOf("anton");
  const shop = await openSignedIn(browser);
  await choose(shop, NORDHAVN);
  await settled();
  expect(shop.pushed.at(-1)).toEqual({ event: "businessLoginStatus", status: "business login" });
  shop.close();
  browser.network.forgetCookies();
  const over = startShop(browser);
  await over.until(({ auth }) => auth.status !== "unknown");
  await settled();
  expect(over.pushed.map((event) => event.event === "businessLoginStatus" && event.status)).toContain("not logged in");
  expect(over.pushed).not.toContainEqual({ event: "businessLoginStatus", status: "business login" });
});

describe("where the account rests", () => {
  test("neither its order's name nor a business login is heard of", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, NORDHAVN);
    shop.dispatch(saveReferenceDraft("PO-1"));
    await settled();
    shop.close();
    const resting = await openSignedIn({ ...browser, market: JAPAN });
    expect(selectChoice(resting.state())?.id).toBe(NORDHAVN);
    expect(selectReferenceDraft(resting.state())).toBeNull();
    expect(resting.pushed).toContainEqual({ event: "businessLoginStatus", status: "not logged in" });
    expect(resting.pushed).not.toContainEqual({ event: "businessLoginStatus", status: "business login" });
    resting.dispatch(saveBillingDraft(billing));
    expect(selectReferenceDraft(resting.state())).toBeNull();
  });
});
