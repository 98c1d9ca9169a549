import { describe, expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { logout } from "~/state/auth/slice";
import { selectItemsCount } from "~/state/basket/selectors";
import { openOrder } from "~/state/orders/slice";
import { changeMyOrder, pspReturned } from "~/state/payment/slice";
import { rememberOwnOrder } from "~/state/rememberedOrders";
import { faults } from "../support/network";
import { atCheckout, backFromWindow, paidElsewhere, pay } from "../support/paying";
import { ready, stored, toasts } from "../support/shopFacts";
import { browserOf, openSignedIn } from "../support/signedIn";
import { hurryTime, pass, playTime, settled, type ShopOptions, startShop } from "../support/startShop";
import { memoryStorage, SharedStorage } from "../support/tabs";

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

describe("coming back from the payment window", () => {
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
    expect(shop.state().basket.failure).toBeNull();
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
    // Also where another basket is shown by then.
    const shop = await returnedWith("ok", { ...browser, storage: new SharedStorage() });
    expect(shop.navigated).toEqual([{ path: order, replace: true }]);
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

  test("with the word ok, but taken back before and not paid: the basket, whatever the address says", async () => {
    const before = await backFromWindow();
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
    "with the word %s, from the confirmation over the window that has ended: the order, also if its basket cannot be read",
    async (word) => {
      hurryTime();
      const before = await paidElsewhere();
      before.shop.dispatch(openOrder({ publicOrderId: before.publicOrderId, basketId: before.id }));
      await before.shop.until((state) => state.orders.open?.progress === "found" && !state.basket.basket);
      before.shop.close();
      const { network, storage, session } = before.shop;
      network.fail("getBasketById", faults.status(500));
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
});
