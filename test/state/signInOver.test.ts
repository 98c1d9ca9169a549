import { describe, expect, test } from "vitest";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectUser } from "~/state/auth/selectors";
import { loadAccounts, saveAccount, signInFailed, signInReturned } from "~/state/auth/slice";
import {
  selectBillingDraft,
  selectItemsCount,
  selectOrderedAs,
  selectReferenceDraft,
  selectSalesChannelId,
} from "~/state/basket/selectors";
import { addProducts, basketOrdered, saveBillingDraft, saveBuyer, saveReferenceDraft } from "~/state/basket/slice";
import { selectOrderProgress } from "~/state/orders/selectors";
import { openHistory, openOrder } from "~/state/orders/slice";
import { pspReturned } from "~/state/payment/slice";
import { add } from "../support/business";
import { accountInput } from "../support/departments";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { pay } from "../support/paying";
import { idle, toasts } from "../support/shopFacts";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { settled, startShop } from "../support/startShop";
import { signInOver, twoTabs } from "../support/twoTabs";

const input = { ...accountInput, contactPersonName: "Freja Holm", companyName: "Holm og Søn" };

describe("somebody else who signs in over a live session", () => {
  test("is who the other tab knows at once: nothing of the one before is left there but the basket", async () => {
    const { browser, two } = await twoTabs();
    two.dispatch(openHistory(1));
    await two.until((state) => state.orders.history?.status === "ready");
    two.dispatch(saveReferenceDraft("Freja's own"));
    two.network.fail("getOrders", faults.hang());
    await signInOver(browser, "anton");
    await two.until((state) => selectUser(state)?.id === "anton");
    expect(two.state().orders.history?.answer).toBeNull();
    expect(selectBillingDraft(two.state())?.email).toBe("anton@gavia.example");
    expect(two.session.read(SESSION.billingDraft)).not.toContain("Freja");
    expect(selectReferenceDraft(two.state())).toBeNull();
    expect(selectItemsCount(two.state())).toBe(1);
  });

  test("is not led to the order of the one before", async () => {
    const { browser, two } = await twoTabs();
    two.dispatch(basketOrdered({ publicOrderId: "FREJAS" }));
    await signInOver(browser, "anton");
    await two.until((state) => selectUser(state)?.id === "anton");
    expect(selectOrderedAs(two.state())).toBeNull();
  });

  test("leaves no right to an order of the one before, which that tab had without signing in", async () => {
    const { browser, two } = await twoTabs();
    await pay(two);
    const { id: basketId, publicOrderId } = two.state().basket.basket!;
    two.sandbox.control({ bookingDelay: 0, payElsewhere: basketId });
    two.dispatch(openOrder({ publicOrderId, basketId }));
    await two.until((state) => selectOrderProgress(state, publicOrderId) === "found");
    await two.until((state) => state.basket.basket?.id !== basketId);
    await signInOver(browser, "anton");
    await two.until((state) => selectUser(state)?.id === "anton");
    two.close();
    browser.network.forgetCookies();
    browser.storage.values.delete(LOCAL.signedIn);
    const later = startShop({ ...browser, session: two.session });
    later.dispatch(openOrder({ publicOrderId, basketId: null }));
    await later.until((state) => selectOrderProgress(state, publicOrderId) !== "asking");
    expect(selectOrderProgress(later.state(), publicOrderId)).toBe("signInNeeded");
  });

  test("while the one before is at the payment window does not lose them the way back to their order", async () => {
    const { browser, two } = await twoTabs();
    await pay(two);
    const { id: basketId, publicOrderId } = two.state().basket.basket!;
    two.close();
    await signInOver(browser, "anton");
    const back = startShop({ ...browser, session: two.session, path: "/en/dk/dkk/basket/psp/ok" });
    await back.until((state) => selectUser(state)?.id === "anton");
    back.dispatch(pspReturned("ok"));
    await back.until(() => back.navigated.length > 0);
    const path = `/en/dk/dkk/order/${publicOrderId}/psp/${basketId}`;
    expect(back.navigated).toEqual([{ path, replace: true }]);
  });

  test("finds nothing of the one before in the same tab either, after its session was over, and pays for themselves", async () => {
    const browser = await browserOf("freja");
    const before = await openSignedIn(browser);
    await add(before);
    before.dispatch(saveBuyer({ billing, reference: null }));
    await idle(before);
    before.close();
    browser.network.forgetCookies();
    await signIn(browser.network, "anton");
    const shop = startShop({ ...browser, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => selectUser(state)?.id === "anton" && state.basket.status === "ready");
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(shop.session.read(SESSION.billingDraft)).not.toContain("Freja");
    await pay(shop);
    expect(shop.state().basket.basket?.buyer?.email).toBe("anton@gavia.example");
  });

  test("finds a basket, even if a change for the company of the one before was still waiting for its turn", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, "acc-anton-nordhavn");
    await add(shop);
    const answer = browser.network.hold("updateBasket");
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(addProducts([emailCard()]));
    await signInOver(browser, "freja");
    await shop.until((state) => selectUser(state)?.id === "freja");
    answer();
    await shop.until((state) => selectSalesChannelId(state) === CONSUMER_CHANNEL && state.basket.status === "ready");
    expect(shop.state().basket.waiting).toBe(0);
    expect(toasts(shop)).not.toContain("AccountLost");
  });

  test("in the same tab is the same person again after their session was over: what they typed stays", async () => {
    const browser = await browserOf("freja");
    const before = await openSignedIn(browser);
    before.dispatch(saveBillingDraft(billing));
    before.close();
    const shop = startShop({ ...browser, path: "/signin-oidc" });
    shop.dispatch(signInReturned({ error: null }));
    await shop.until((state) => selectUser(state) && state.basket.status === "ready");
    expect(selectBillingDraft(shop.state())).toEqual(billing);
  });

  test("is the same person again: everything stays", async () => {
    const { browser, two } = await twoTabs();
    await signInOver(browser, "freja");
    await two.until((state) => state.auth.mark === browser.storage.values.get(LOCAL.signedIn));
    expect(selectUser(two.state())?.id).toBe("freja");
    expect(selectBillingDraft(two.state())).toEqual(billing);
  });

  test("leaves a mark of each sign-in, with nothing of the person; a reload keeps it", async () => {
    const { browser } = await twoTabs();
    const marks: string[] = [];
    for (const person of ["anton", "anton"]) {
      await signInOver(browser, person);
      marks.push(browser.storage.values.get(LOCAL.signedIn)!);
    }
    await openSignedIn(browser);
    expect(browser.storage.values.get(LOCAL.signedIn)).toBe(marks[1]);
    expect(new Set(marks).size).toBe(2);
    for (const mark of marks) expect(mark).toMatch(/^1\.[0-9a-z]+$/);
  });

  test("while the server cannot be reached is asked for when the connection is back", async () => {
    const { browser, two } = await twoTabs();
    two.sleep();
    await signInOver(browser, "anton");
    two.network.fail("getLoggedInUser", faults.status(400));
    two.wake();
    await settled();
    expect(selectUser(two.state())?.id).toBe("freja");
    two.network.heal();
    two.setOnline(true);
    await two.until((state) => selectUser(state)?.id === "anton");
  });

  test("is who the other tab knows, too, where the page that they come back to cannot be told who they are", async () => {
    const { browser, two } = await twoTabs();
    browser.network.fail("getLoggedInUser", faults.status(400));
    await signIn(browser.network, "anton");
    const back = startShop({ ...browser, path: "/signin-oidc" });
    back.dispatch(signInReturned({ error: null }));
    await back.until(() => back.has(signInFailed.type));
    browser.network.heal();
    two.comeBack("shown");
    await two.until((state) => selectUser(state)?.id === "anton");
  });

  test("while it is asked who is signed in is not taken for the one before by an answer that comes late", async () => {
    const browser = await browserOf("freja");
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const answered = async (pass: () => Promise<Response>) => {
      const answer = await pass();
      await late;
      return answer;
    };
    browser.network.fail("getLoggedInUser", answered, { times: 1 });
    const shop = startShop(browser);
    await settled();
    await signInOver(browser, "anton");
    arrive();
    await settled();
    await shop.until((state) => state.auth.status === "signedIn");
    expect(selectUser(shop.state())?.id).toBe("anton");
  });

  test.each([
    ["getBusinessAccounts", loadAccounts()],
    ["createBusinessAccount", saveAccount({ id: null, input })],
  ])("while %s is on its way for the one before is led to no sign-in", async (operation, asked) => {
    const { browser, two } = await twoTabs();
    browser.network.fail(operation, faults.hang(), { times: 1 });
    two.dispatch(asked);
    await settled();
    await signInOver(browser, "anton");
    await two.until((state) => selectUser(state)?.id === "anton");
    await settled();
    expect(two.left).toEqual([]);
    expect(toasts(two)).toEqual([]);
    expect(selectUser(two.state())?.id).toBe("anton");
    expect(browser.storage.values.get(LOCAL.signedIn)).toMatch(/^1\./);
  });
});
