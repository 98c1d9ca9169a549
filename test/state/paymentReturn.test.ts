import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { logout } from "~/state/auth/slice";
import { selectItemsCount, selectVouchers } from "~/state/basket/selectors";
import { addProducts, redeemCode, saveBuyer } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { selectIsLeaving, selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { changeMyOrder, continuePayment, pspReturned } from "~/state/payment/slice";
import { rememberOwnOrder } from "~/state/remembered";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { browserOf, openSignedIn } from "../support/signedIn";
import { memoryStorage, SharedStorage } from "../support/tabs";
import { DANISH, pass, playTime, settled, type Shop, type ShopOptions, startShop } from "../support/startShop";
import { atCheckout, clickPay, finalized, pay } from "../support/paying";
import { ready, stored, toasts } from "../support/shopFacts";

/** A shop whose order was paid at the window in another tab, by the time the person comes back to this one. */
async function paidElsewhere() {
  const shop = await atCheckout();
  const { id, publicOrderId } = shop.state().basket.basket!;
  await pay(shop);
  shop.sandbox.control({ payElsewhere: id });
  shop.comeBack("restored");
  await shop.until(() => shop.navigated.length > 0);
  return { shop, id, publicOrderId };
}

/** A tab that was closed at the payment window, where its order was paid or not. */
async function closedAtWindow({ isPaid }: { isPaid: boolean }) {
  const shop = await atCheckout();
  const { id, publicOrderId } = shop.state().basket.basket!;
  await pay(shop);
  if (isPaid) shop.sandbox.control({ payElsewhere: id });
  shop.close();
  const { sandbox, network, storage, session } = shop;
  const order = `/en/dk/dkk/order/${publicOrderId}/psp/${id}`;
  return { id, publicOrderId, order, sandbox, browser: { network, storage, session } };
}

/** The shop of a browser to which the payment window has returned with this word, once it has gone on from there. */
async function returnedWith(word: string, browser: ShopOptions) {
  const shop = startShop({ ...browser, path: `/en/dk/dkk/basket/psp/${word}` });
  shop.dispatch(pspReturned(word));
  await shop.until(() => shop.navigated.length > 0);
  return shop;
}

describe("coming back", () => {
  test.each(["restored", "back", "shown"] as const)("%s: the button lives again, the basket is read", async (how) => {
    const shop = await atCheckout();
    await pay(shop);
    const reads = shop.network.count("getBasketById");
    shop.comeBack(how);
    await shop.until((state) => state.payment.phase === "idle");
    await settled();
    expect(shop.network.count("getBasketById")).toBe(reads + 1);
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping");
  });

  test("after paying: the confirmation", async () => {
    const { shop, id, publicOrderId } = await paidElsewhere();
    expect(shop.navigated[0]?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
  });

  test("to a confirmation that has given its order up, after paying in another tab: it is looked for again", async () => {
    const shop = await atCheckout();
    const { id, publicOrderId } = shop.state().basket.basket!;
    playTime();
    await pay(shop);
    shop.comeBack("restored");
    await pass(500);
    shop.goTo(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
    shop.dispatch(openOrder({ publicOrderId, basketId: id }));
    await pass(120_000, 1_000);
    expect(shop.state().orders.open?.progress).toBe("givenUp");
    shop.sandbox.control({ payElsewhere: id });
    shop.comeBack("shown");
    await pass(5_000, 500);
    expect(shop.state().orders.open?.progress).toBe("found");
    expect(shop.navigated).toEqual([]);
  });

  test("once the confirmation stands, nothing is on its way there any more", async () => {
    const { shop, id, publicOrderId } = await paidElsewhere();
    expect(selectPaying(shop.state())).toBe(true);
    shop.dispatch(openOrder({ publicOrderId, basketId: id }));
    await shop.until((state) => !selectPaying(state));
  });

  test.each([
    ["is shown again", (shop: Shop) => Promise.resolve(shop.comeBack("shown"))],
    ["is slow", () => pass(20_000, 500)],
  ])("on the way to the confirmation of what codes have paid, a tab that %s stays on it", async (_how, happens) => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
    await shop.until((state) => selectVouchers(state)?.length === 1);
    shop.dispatch(addProducts([emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })]));
    await shop.until((state) => selectItemsCount(state) === 1);
    shop.dispatch(saveBuyer({ billing, reference: "" }));
    await shop.until((state) => state.basket.waiting === 0);
    const { id } = shop.state().basket.basket!;
    playTime();
    clickPay(shop);
    await pass(2_000, 500);
    expect(shop.navigated.map(({ path }) => path)).toEqual([expect.stringContaining("/psp/" + id)]);
    // The next basket is there, and the screen of the last one may be too: it would go back to the basket.
    expect(shop.state().basket).toMatchObject({ status: "ready", basket: { salesChannelId: 3 } });
    await happens(shop);
    await pass(500);
    expect(selectIsLeaving(shop.state())).toBe(true);
  });

  test("a tab that is shown again asks nothing while nothing is being paid", async () => {
    const shop = await atCheckout();
    const calls = shop.network.calls.length;
    shop.comeBack("shown");
    await settled();
    expect(shop.network.calls).toHaveLength(calls);
  });

  test.each([
    ["cancelled", "PaymentCancelled"],
    ["CANCEL", "PaymentCancelled"],
    ["failed", "PaymentFailed"],
    ["xyz", "PaymentFailed"],
    ["<script>", "PaymentFailed"],
    ["pending", "PaymentPending"],
    ["ok", "PaymentPending"],
  ])("with the word %s: one toast, /basket, everything kept", async (word, code) => {
    const before = await atCheckout();
    before.close();
    const shop = startShop({
      network: before.network,
      storage: before.storage,
      path: `/en/dk/dkk/basket/psp/${encodeURIComponent(word)}`,
    });
    shop.dispatch(pspReturned(word));
    await shop.until(() => shop.navigated.length > 0);
    expect(toasts(shop)).toEqual([code]);
    if (code !== "PaymentPending") expect(shop.state().notices.queue[0]?.values).toEqual({ isKept: "true" });
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(shop.state().basket.basket?.buyer?.name).toBe("Freja Lund");
  });

  test("into a browser that has lost the basket, says nothing of one that is still there", async () => {
    const shop = startShop({ path: "/en/dk/dkk/basket/psp/cancelled" });
    shop.dispatch(pspReturned("cancelled"));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.state().notices.queue).toMatchObject([{ code: "PaymentCancelled", values: { isKept: "false" } }]);
  });

  test("long after the page was opened, while the basket cannot be read, leads on all the same", async () => {
    playTime();
    const shop = startShop({ path: "/en/dk/dkk/basket/psp/cancelled" });
    await pass(11_000, 1_000);
    shop.network.fail("getBasketById", faults.status(500));
    shop.dispatch(pspReturned("cancelled"));
    await pass(10_000, 500);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(shop.state().basket.failure).not.toBeNull();
  });

  test("leads on also if the person signs out in another tab while the basket is read", async () => {
    const browser = await browserOf("freja");
    const other = await openSignedIn({ ...browser, session: memoryStorage() });
    playTime();
    browser.network.fail("getBasketById", faults.delay(4_000));
    const shop = startShop({ ...browser, path: "/en/dk/dkk/basket/psp/cancelled" });
    shop.dispatch(pspReturned("cancelled"));
    await pass(1_000, 500);
    other.dispatch(logout());
    await pass(10_000, 500);
    expect(shop.state().auth.status).toBe("anonymous");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
  });

  test("ok without an order id leads to the order that this tab sent to payment", async () => {
    const { order, browser } = await closedAtWindow({ isPaid: true });
    const shop = await returnedWith("ok", browser);
    expect(shop.navigated).toEqual([{ path: order, replace: true }]);
    expect(toasts(shop)).toEqual([]);
  });

  test("ok while the payment is still being confirmed leads to its order, and cancelled to the basket", async () => {
    const { id, order, browser } = await closedAtWindow({ isPaid: false });
    for (const [word, path] of [
      ["cancelled", "/en/dk/dkk/basket"],
      ["ok", order],
    ] as const) {
      const shop = await returnedWith(word, browser);
      expect(shop.navigated).toEqual([{ path, replace: true }]);
      expect(shop.state().basket.basket).toMatchObject({ id, purchasePhase: "Paying" });
      shop.close();
    }
  });

  test("ok leads to the order that was paid, though another tab has begun a new basket, or this one another order", async () => {
    const { id, order, browser } = await closedAtWindow({ isPaid: true });
    const later = memoryStorage();
    later.write(SESSION.ownOrders, browser.session.read(SESSION.ownOrders)!);
    rememberOwnOrder(later, { publicOrderId: "P-LATER", basketId: "later", counted: false, sum: null });
    const own = await returnedWith("ok", { ...browser, session: later });
    expect(own.navigated).toEqual([{ path: order, replace: true }]);
    own.close();

    const other = startShop({ network: browser.network, storage: browser.storage });
    await ready(other);
    const shop = await returnedWith("ok", browser);
    expect(shop.navigated).toEqual([{ path: order, replace: true }]);
    expect(shop.state().basket.basket?.id).not.toBe(id);
  });

  test("a tab that only heard of the payment looks how it ended, when it is shown again", async () => {
    const shop = await atCheckout();
    const { id, publicOrderId } = shop.state().basket.basket!;
    const other = startShop({ network: shop.network, storage: shop.storage });
    await ready(other);
    await pay(shop);
    await other.until((state) => state.basket.basket?.purchasePhase === "Paying");
    shop.sandbox.control({ payElsewhere: id });
    other.comeBack("shown");
    await other.until(() => other.navigated.length > 0);
    expect(other.navigated[0]?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
  });

  test("to change an order whose payment the server hears of only then: it is ordered, and not that it could not start", async () => {
    const shop = await atCheckout();
    const { id, publicOrderId } = shop.state().basket.basket!;
    await pay(shop);
    shop.comeBack("restored");
    await shop.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
    shop.network.fail("updateBasket", (go) => {
      shop.sandbox.control({ payElsewhere: id });
      return go();
    });
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.payment.trouble);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "alreadyOrdered", publicOrderId });
    expect(toasts(shop)).toEqual(["BasketAlreadyOrdered"]);
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
  });

  test("what was taken back at the server meanwhile is not gone on with: the terms of a new payment are asked for", async () => {
    const shop = await atCheckout();
    await pay(shop);
    shop.comeBack("restored");
    await shop.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
    await shop.services.commerce.updateBasket({ id: shop.state().basket.basket!.id });
    shop.dispatch(continuePayment());
    await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping" && state.payment.phase === "idle");
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toHaveLength(1);
  });

  test("a browser that stays where it is goes on after fifteen seconds", async () => {
    const shop = await atCheckout();
    playTime();
    clickPay(shop);
    await pass(500);
    expect(shop.left).toHaveLength(1);
    await pass(14_000, 500);
    expect(selectPaying(shop.state())).toBe(true);
    await pass(2_000, 500);
    expect(selectPaying(shop.state())).toBe(false);
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
  });

  test("a browser that stays where it is, while the payment is made elsewhere: the confirmation after fifteen seconds", async () => {
    const shop = await atCheckout();
    const { id, publicOrderId } = shop.state().basket.basket!;
    playTime();
    clickPay(shop);
    await pass(500);
    expect(shop.left).toHaveLength(1);
    shop.sandbox.control({ payElsewhere: id });
    await pass(17_000, 500);
    expect(shop.navigated.map(({ path }) => path)).toEqual([`/en/dk/dkk/order/${publicOrderId}/psp/${id}`]);
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
  });

  test("a browser that stays where it is can be used again, though another tab has placed the order meanwhile", async () => {
    const shop = await atCheckout();
    const { id } = shop.state().basket.basket!;
    playTime();
    clickPay(shop);
    await pass(500);
    shop.sandbox.control({ orderAtOnce: id });
    shop.storage.tab().write(LOCAL.baskets, "[]");
    await pass(500);
    expect(shop.state().basket.basket).toBeNull();
    await pass(17_000, 500);
    expect(selectPaying(shop.state())).toBe(false);
  });

  test("with the word ok, but taken back before and not paid: the basket, whatever the address says", async () => {
    const before = await atCheckout();
    await pay(before);
    before.comeBack("restored");
    await before.until((state) => state.basket.basket?.purchasePhase === "Paying");
    before.dispatch(changeMyOrder());
    await before.until((state) => state.basket.basket?.purchasePhase === "Shopping");
    before.close();
    const { network, storage, session } = before;
    const shop = await returnedWith("ok", { network, storage, session });
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(toasts(shop)).toEqual(["PaymentPending"]);
  });

  test.each(["cancelled", "failed", "pending", "xyz"])(
    "with the word %s, but paid after all: the order, and no word of a failure",
    async (word) => {
      const { id, order, browser } = await closedAtWindow({ isPaid: true });
      // Back in the same tab, and in one that does not remember having sent it to payment.
      for (const session of [browser.session, undefined]) {
        const storage = new SharedStorage();
        for (const [key, value] of browser.storage.values) storage.values.set(key, value);
        const shop = await returnedWith(word, { network: browser.network, storage, ...(session && { session }) });
        await settled();
        expect(shop.navigated).toEqual([{ path: order, replace: true }]);
        expect(toasts(shop)).toEqual([]);
        expect(shop.state().basket.orderedAs).toBeNull();
        expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
        shop.close();
      }
    },
  );

  test.each(["cancelled", "failed"])(
    "with the word %s, from the confirmation over the window that has ended: the order",
    async (word) => {
      const before = await paidElsewhere();
      before.shop.dispatch(openOrder({ publicOrderId: before.publicOrderId, basketId: before.id }));
      await before.shop.until((state) => state.orders.open?.progress === "found" && !state.basket.basket);
      before.shop.close();
      const { network, storage, session } = before.shop;
      const shop = await returnedWith(word, { network, storage, session });
      const path = `/en/dk/dkk/order/${before.publicOrderId}/psp/${before.id}`;
      expect(shop.navigated).toEqual([{ path, replace: true }]);
      expect(toasts(shop)).toEqual([]);
    },
  );

  test("with the word cancelled, from a window of what was paid and confirmed in another tab: the order", async () => {
    const { id, publicOrderId, order, sandbox, browser } = await closedAtWindow({ isPaid: false });
    sandbox.control({ bookingDelay: 0, payElsewhere: id });
    const other = startShop({ network: browser.network, storage: browser.storage, path: order });
    other.dispatch(openOrder({ publicOrderId, basketId: id }));
    await other.until((state) => state.orders.open?.progress === "found" && state.basket.basket?.id !== id);
    await other.until(() => !stored(other).some(({ basketId }) => basketId === id));
    const shop = await returnedWith("cancelled", browser);
    expect(shop.navigated).toEqual([{ path: order, replace: true }]);
    expect(toasts(shop)).toEqual([]);
  });

  test("the tab was closed at the payment page and paid: later the order is found, and nothing offered again", async () => {
    const { id, publicOrderId, browser } = await closedAtWindow({ isPaid: true });
    const shop = startShop({ network: browser.network, storage: browser.storage });
    await ready(shop);
    expect(shop.state().basket.orderedAs).toBe(publicOrderId);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
  });

  test("one more gift waits until the order is taken back into the shop", async () => {
    const shop = await atCheckout();
    await pay(shop);
    shop.comeBack("restored");
    await shop.until((state) => state.basket.basket?.purchasePhase === "Paying");
    const sent = shop.network.count("updateBasket");
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => state.basket.changeFailure);
    expect(toasts(shop)).toEqual(["PaymentUnderWay"]);
    expect(shop.network.count("updateBasket")).toBe(sent);
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping");
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await shop.until((state) => selectItemsCount(state) === 2);
  });

  test("taken back after another currency was chosen, it is in that one, with its gifts", async () => {
    const shop = await atCheckout();
    await pay(shop);
    shop.comeBack("restored");
    await shop.until((state) => state.basket.basket?.purchasePhase === "Paying");
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await settled();
    expect(shop.state().basket.basket?.paymentCurrency).toBe("DKK");
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.payment.phase === "idle");
    expect(shop.state().basket.basket).toMatchObject({ purchasePhase: "Shopping", paymentCurrency: "EUR" });
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("another tab hears that it began, and ends it with no gift of its own", async () => {
    const shop = await atCheckout();
    const { id } = shop.state().basket.basket!;
    const other = startShop({ network: shop.network, storage: shop.storage });
    await ready(other);
    await settled();
    await pay(shop);
    await other.until((state) => state.basket.basket?.purchasePhase === "Paying");
    other.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await other.until((state) => state.basket.changeFailure);
    expect(toasts(other)).toEqual(["PaymentUnderWay"]);
    expect(shop.sandbox.commerce.baskets.get(id)!.phase).toBe("Paying");
  });
});
