import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectItemsCount, selectVouchers } from "~/state/basket/selectors";
import { addProducts, redeemCode, saveBuyer } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { selectIsLeaving, selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { changeMyOrder, continuePayment } from "~/state/payment/slice";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, backFromWindow, clickPay, finalized, paidElsewhere, pay, payEnds } from "../support/paying";
import { ready, stored, toasts } from "../support/shopFacts";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";

describe("coming back to the tab that went to pay", () => {
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

  test("when nothing was paid: the basket is read again after ten minutes, not before", async () => {
    playTime();
    const shop = startShop();
    await pass(500);
    const reads = shop.network.count("getBasketById");
    const back = async (minutes: number) => {
      await pass(minutes * 60_000, 10_000);
      shop.comeBack("shown");
      await pass(500);
      return shop.network.count("getBasketById") - reads;
    };
    expect(await back(9)).toBe(0);
    expect(await back(2)).toBe(1);
  });

  test("when the basket has expired meanwhile: that is told, there is a new one, and the billing form stays", async () => {
    const shop = await atCheckout();
    const { id } = shop.state().basket.basket!;
    await pay(shop);
    shop.sandbox.control({ dropBaskets: null });
    shop.comeBack("restored");
    await shop.until(({ basket }) => basket.status === "failed" || (basket.basket && basket.basket.id !== id));
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(shop.state().basket).toMatchObject({ status: "ready", drafts: { billing } });
    expect(stored(shop).map(({ basketId }) => basketId)).toEqual([shop.state().basket.basket?.id]);
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
    const shop = await backFromWindow();
    const { id, publicOrderId } = shop.state().basket.basket!;
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

  test("to change an order that the server does not give back: that is said, and it is still in payment", async () => {
    const shop = await backFromWindow();
    shop.network.fail("updateBasket", faults.status(500));
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.payment.phase === "idle" && state.payment.trouble);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("refused");
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
  });

  test.each([
    ["the order was taken back: it can be changed", null, faults.lost()],
    ["it was paid meanwhile: that is said", "alreadyOrdered", faults.abort()],
  ])("to change an order, where the answer got lost, and %s", async (_what, trouble, fault) => {
    const shop = await backFromWindow();
    const { id } = shop.state().basket.basket!;
    const sent = shop.network.count("updateBasket");
    shop.network.fail("updateBasket", (go) => {
      if (trouble) shop.sandbox.control({ payElsewhere: id });
      return fault(go, null);
    });
    shop.dispatch(changeMyOrder());
    await shop.until((state) => state.payment.phase === "idle");
    expect(selectPaymentTrouble(shop.state())?.kind ?? null).toBe(trouble);
    expect(shop.state().basket.basket?.purchasePhase).toBe("Shopping");
    expect(shop.network.count("updateBasket")).toBe(sent + 1);
  });

  test("what was taken back at the server meanwhile is not gone on with: the terms of a new payment are asked for", async () => {
    const shop = await backFromWindow();
    await shop.services.commerce.updateBasket({ id: shop.state().basket.basket!.id });
    shop.dispatch(continuePayment());
    await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping" && state.payment.phase === "idle");
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toHaveLength(1);
  });

  test("what has another recipient by now, for the same sum, is looked at before it is gone on with", async () => {
    const shop = await backFromWindow();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.deliveries[0].recipientEmail = "other@example.com";
      }),
    );
    shop.dispatch(continuePayment());
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "basketChanged" });
    expect(shop.left).toHaveLength(1);
    shop.dispatch(continuePayment());
    await payEnds(shop);
    expect(shop.left).toHaveLength(2);
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

  test("one that is left for its window once more is waited for as long, though it comes back to a tab meanwhile", async () => {
    const shop = await atCheckout();
    playTime();
    clickPay(shop);
    await pass(500);
    shop.comeBack("restored");
    await pass(10_000, 500);
    shop.network.fail("finalizeBasket", faults.delay(2000));
    shop.dispatch(continuePayment());
    await pass(1000);
    shop.comeBack("shown");
    await pass(500);
    expect(selectPaying(shop.state())).toBe(true);
    await pass(5000, 500);
    expect(shop.left).toHaveLength(2);
    expect(selectPaying(shop.state())).toBe(true);
  });

  test("what has come back before is not looked at again after fifteen seconds", async () => {
    const shop = await atCheckout();
    playTime();
    clickPay(shop);
    await pass(500);
    shop.comeBack("restored");
    await pass(1000);
    const calls = shop.network.calls.length;
    await pass(17_000, 500);
    expect(shop.network.calls).toHaveLength(calls);
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

  test("one more gift waits until the order is taken back into the shop", async () => {
    const shop = await backFromWindow();
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
    const shop = await backFromWindow();
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
