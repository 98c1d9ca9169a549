import { describe, expect, test } from "vitest";
import { INVOICE } from "~/domain/buyer";
import { SESSION } from "~/domain/storage";
import { selectBillingDraft, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, saveBillingDraft } from "~/state/basket/slice";
import { selectOrder, selectOrderPayment, selectOrderProgress, selectOrderUnpaid } from "~/state/orders/selectors";
import { askOrderAgain, closeOrder, openOrder, resendConfirmation } from "~/state/orders/slice";
import { clickPay } from "../support/paying";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { rememberBasket } from "~/state/remembered";
import { choose, openFor } from "../support/signedIn";
import { pass, playTime, startShop } from "../support/startShop";
import { storedIds, asked, purchases, backFromPayment } from "../support/returned";

describe("the confirmation sent again", () => {
  test.each([
    [
      "whose answer got lost is not said to be refused; it counts, and the next has to wait",
      faults.lost(),
      30,
      "NETWORK",
    ],
    ["that was refused does not count, and may be tried again at once", faults.refused("SomethingNew"), 0, undefined],
    [
      "that was not sent is not said to be",
      faults.edit(() => ({ data: { resendOrderConfirmation: { sent: false } } })),
      0,
      undefined,
    ],
    ["for which there were too many is not offered again", faults.refused("TooManyResends"), 0, undefined, "usedUp"],
  ])("%s", async (_what, fault, wait, code, status = "failed") => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    open();
    await pass(1500);
    expect(progress()).toBe("found");
    shop.network.fail("resendOrderConfirmation", fault, { times: 1 });
    shop.dispatch(resendConfirmation());
    await pass(300);
    const { failure, ...told } = shop.state().orders.resend;
    expect([told, failure?.code]).toEqual([{ status, wait }, code]);
  });
});

describe("the confirmation", () => {
  test("somebody else's order, as a cache on the way may mix them up, confirms nothing", async () => {
    const { shop, open, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail(
      "getOrderById",
      faults.editField("getOrderById", (order) => {
        Object.assign(order, { id: "9", publicId: "of-a-stranger", publicOrderId: "of-a-stranger" });
      }),
    );
    open();
    await pass(3500);
    expect(shop.state().orders.byId).toEqual({});
    expect(purchases(shop)).toEqual([]);

    shop.network.heal();
    shop.dispatch(askOrderAgain());
    await pass(1500);
    expect(selectOrder(shop.state(), publicOrderId)?.publicId).toBe(publicOrderId);
  });

  test("shows nothing that none was bought of, no delivery that is empty, and no payment twice", async () => {
    const { shop, open, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    const emptied = faults.editField("getOrderById", ({ deliveries }) => {
      deliveries[0].productLines.push({ ...deliveries[0].productLines[0], lineId: "none", quantity: 0 });
      deliveries.push({ ...deliveries[0], id: "empty", productLines: [], fees: [] });
    });
    const repeated = faults.editField("getOrderPaymentInfoById", ({ payments }) => {
      payments.push({ ...payments[0] });
    });
    shop.network.fail("getOrderById", emptied);
    shop.network.fail("getOrderPaymentInfoById", repeated);
    open();
    await pass(1500);
    const deliveries = selectOrder(shop.state(), publicOrderId)?.deliveries ?? [];
    expect(deliveries.map(({ productLines }) => productLines.map(({ quantity }) => quantity))).toEqual([[1]]);
    expect(selectOrderPayment(shop.state(), publicOrderId)?.payments).toHaveLength(1);
  });

  test("asks every second until the order is there, then forgets the basket and counts the purchase once", async () => {
    const { shop, open, publicOrderId, basketId, progress } = await backFromPayment();
    open();
    await pass(900);
    expect(progress()).toBe("asking");
    await pass(1500);
    expect(progress()).toBe("found");
    expect(selectOrder(shop.state(), publicOrderId)?.publicId).toBe(publicOrderId);
    expect(selectOrderPayment(shop.state(), publicOrderId)).toMatchObject({ amountTotal: 200, currency: "DKK" });
    expect(asked(shop)).toBeLessThanOrEqual(3);
    expect(storedIds(shop)).not.toContain(basketId);
    expect(purchases(shop)).toEqual([
      {
        event: "purchase",
        orderId: publicOrderId,
        value: 200,
        currency: "DKK",
        items: [{ productId: "1001", sku: "1001-E", quantity: 1, value: 200, currency: "DKK" }],
      },
    ]);
    expect(shop.session.read("purchase-status")).toBe("order-purchased");
    expect(shop.state().notices.queue).toEqual([]);

    shop.dispatch(closeOrder());
    open();
    await pass(500);
    expect(progress()).toBe("found");
    expect(purchases(shop)).toHaveLength(1);
  });

  test.each([
    ["never comes", faults.raw("x")],
    ["comes when the screen was left long ago", faults.delay(5000)],
  ])("how it was paid %s: it is counted all the same, once, with its sum", async (_how, fault) => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderPaymentInfoById", fault);
    open();
    await pass(500);
    expect(progress()).toBe("found");
    shop.dispatch(closeOrder());
    await pass(6000, 500);
    open();
    await pass(500);
    expect(purchases(shop)).toMatchObject([{ value: 200, currency: "DKK", items: [{ value: 200, currency: "DKK" }] }]);
    expect(shop.session.read("purchase-status")).toBe("order-purchased");
  });

  test("a sum that nobody remembers is that of the payment; without it nothing is counted yet", async () => {
    const { shop, open, publicOrderId, basketId } = await backFromPayment({ bookingDelay: 0 });
    shop.session.write("ownOrders", JSON.stringify([{ publicOrderId, basketId, counted: false }]));
    shop.network.fail("getOrderPaymentInfoById", faults.raw("x"), { times: 4 });
    open();
    await pass(500);
    expect(purchases(shop)).toEqual([]);
    shop.network.heal();
    open();
    await pass(500);
    expect(purchases(shop)).toMatchObject([{ value: 200, currency: "DKK" }]);
  });

  test("the first gift in a new basket clears the purchase status", async () => {
    const { shop, open } = await backFromPayment({ bookingDelay: 0 });
    open();
    await pass(500);
    expect(shop.session.read("purchase-status")).toBe("order-purchased");
    shop.dispatch(addProducts([emailCard()]));
    await pass(500);
    expect(shop.session.read("purchase-status")).toBeNull();
  });

  test("past three seconds it is late, not failed; asked for every five seconds, then given up to a button", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
    open();
    await pass(3200);
    expect(progress()).toBe("late");
    expect(shop.state().orders.open?.failure?.code).toBe("Timeout");
    expect(asked(shop)).toBe(3);
    await pass(10_000, 500);
    expect(asked(shop)).toBeLessThanOrEqual(6);
    await pass(50_000, 500);
    expect(progress()).toBe("givenUp");
    expect(shop.state().orders.open?.failure?.code).toBe("Timeout");
    const before = asked(shop);
    await pass(20_000, 1000);
    expect(asked(shop)).toBe(before);
    await pass(20_000, 1000);
    shop.dispatch(askOrderAgain());
    await pass(400);
    expect(progress()).toBe("found");
  });

  test.each([
    ["late", 3, 4, 5000],
    ["at first", 2, 3, 2000],
  ])(
    "%s, a server with too many requests is asked for it again when the server says",
    async (_when, skip, times, at) => {
      const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
      shop.network.fail("getOrderById", faults.tooMany(12), { skip, times: 1 });
      open();
      await pass(at + 11_500, 500);
      expect(progress()).toBe("late");
      expect(asked(shop)).toBe(times);
      await pass(4_500);
      expect(asked(shop)).toBe(times + 1);
    },
  );

  test.each([
    ["by card", {}, false],
    ["with codes only", { totalPaymentAmountWithTax: 0 }, true],
  ])("late, and ordered %s: whether money came with it is known", async (_how, of, isUnpaid) => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        Object.assign(basket, of);
      }),
    );
    open();
    await pass(3200);
    expect(progress()).toBe("late");
    expect(selectOrderUnpaid(shop.state())).toBe(isUnpaid);
  });

  test("late, and its basket cannot be read: this tab has sent it to payment, so it is being made", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 60_000 });
    await pass(500);
    shop.network.fail("getBasketById", faults.status(500));
    open();
    await pass(8000, 500);
    expect(progress()).toBe("late");
  });

  test("late, and ordered by invoice: no money came with it", async () => {
    const before = await openFor("anton");
    await choose(before, "acc-anton-nordhavn");
    before.dispatch(addProducts([emailCard()]));
    await before.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
    before.dispatch(saveBillingDraft(selectBillingDraft(before.state())));
    const { publicOrderId, id: basketId } = before.state().basket.basket!;
    clickPay(before);
    await before.until((state) => state.payment.phase === "leaving");
    // Whether its confirmation comes or not, what was ordered is offered no longer.
    expect(selectItemsCount(before.state())).toBe(0);
    expect(before.network.asked("finalizeBasket")).toMatchObject([{ input: { paymentMethod: INVOICE } }]);
    before.network.fail("getOrderById", faults.raw(JSON.stringify({ data: { getOrderById: null } })));
    playTime();
    before.dispatch(openOrder({ publicOrderId, basketId }));
    await pass(3500);
    expect(selectOrderProgress(before.state(), publicOrderId)).toBe("late");
    expect(selectOrderUnpaid(before.state())).toBe(true);
  });

  test.each([
    ["after a first no", 2],
    ["before a no", 0],
  ])("an answer that gets lost %s is no failure: the order is late", async (_when, skip) => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 6000 });
    shop.network.fail("getOrderById", faults.status(502), { skip, times: 1 });
    open();
    await pass(3300);
    expect(progress()).toBe("late");
    expect(shop.state().orders.open?.failure?.code).toBe("Timeout");
    await pass(6000, 500);
    expect(progress()).toBe("found");
  });

  test("of a basket that was still being paid when the page was opened, forgets that basket", async () => {
    const { shop, open, basketId, progress } = await backFromPayment({ paid: false, bookingDelay: 0 });
    open();
    await pass(1500);
    expect(storedIds(shop)).toContain(basketId);
    expect(shop.state().basket.basket?.id).toBe(basketId);
    shop.sandbox.control({ payElsewhere: basketId });
    await pass(2000);
    expect(progress()).toBe("found");
    expect(storedIds(shop)).not.toContain(basketId);
    expect(shop.state().basket.basket?.id).not.toBe(basketId);
  });

  test("paid by card and with codes, leaves the channel of the codes with that basket", async () => {
    const gift = emailCard({ productId: "1123", stockKeepingUnit: "1123-E", giftcardValue: 500 });
    const { shop, open, basketId, progress } = await backFromPayment({
      paid: false,
      bookingDelay: 0,
      gift,
      code: "SGK-REDEEM2222",
    });
    open();
    await pass(1500);
    expect(shop.state().basket.basket).toMatchObject({ id: basketId, salesChannelId: 2 });
    shop.sandbox.control({ payElsewhere: basketId });
    await pass(2000);
    expect(progress()).toBe("found");
    expect(shop.state().basket).toMatchObject({ salesChannelId: 3, status: "ready" });
    expect(purchases(shop)).toMatchObject([{ value: 500, currency: "DKK" }]);
  });

  test("late, then there", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 9000 });
    open();
    await pass(3200);
    expect(progress()).toBe("late");
    await pass(11_000, 500);
    expect(progress()).toBe("found");
    expect(shop.state().orders.open?.failure).toBeNull();
  });

  test("askings slower than a second do not overlap, and three seconds are three seconds", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
    shop.network.fail("getOrderById", faults.delay(1500));
    open();
    await pass(1400);
    expect(asked(shop)).toBe(1);
    await pass(1800);
    expect(asked(shop)).toBe(2);
    expect(progress()).toBe("late");
  });

  test("on a slow line it is late for the answer's sake, and there as soon as that has come", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderById", faults.delay(5000));
    open();
    await pass(3200);
    expect(progress()).toBe("late");
    await pass(5500, 500);
    expect(progress()).toBe("found");
  });

  test("a clock that jumps changes nothing: time is counted as it passes", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
    open();
    await pass(500);
    shop.sandbox.clock.advance(-3_600_000);
    await pass(500);
    expect(progress()).toBe("asking");
    await pass(2300);
    expect(progress()).toBe("late");
  });

  test("leaving the screen ends the asking", async () => {
    const { shop, open } = await backFromPayment({ bookingDelay: 100_000 });
    open();
    await pass(1500);
    shop.dispatch(closeOrder());
    const before = asked(shop);
    await pass(10_000, 500);
    expect(asked(shop)).toBe(before);
    expect(shop.state().orders.open).toBeNull();
  });

  test("a hidden tab waits, and goes on when it is shown", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 30_000 });
    shop.setVisible(false);
    open();
    await pass(20_000, 500);
    expect(asked(shop)).toBe(0);
    expect(progress()).toBe("asking");
    await pass(15_000, 500);
    shop.setVisible(true);
    await pass(300);
    expect(progress()).toBe("found");
  });

  test("a tab that is hidden while it asks does not ask on", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 100_000 });
    open();
    await pass(500);
    for (const visible of [false, true, false]) shop.setVisible(visible);
    await pass(20_000, 500);
    expect(asked(shop)).toBe(1);
    shop.setVisible(true);
    await pass(2_900);
    // The second in which it was hidden does not count among the three.
    expect(asked(shop)).toBe(4);
    expect(progress()).toBe("asking");
  });

  test("an asking that fails is not repeated on top of the next one", async () => {
    const { shop, open } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderById", faults.status(503));
    open();
    await pass(3500);
    expect(shop.network.count("getOrderById")).toBe(3);
  });

  test.each([
    ["is down", faults.status(503), 4],
    ["answers with cut JSON", faults.raw('{"data":{"getOrder'), 4],
    ["cannot be reached", faults.abort(), 4],
    ["has too many requests", faults.tooMany(10), 2],
  ])("a server that %s says nothing of the order, which is late, and there as soon as it is heard", async (...row) => {
    const [, fault, times] = row;
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderById", fault);
    shop.network.fail("getBasketById", fault);
    open();
    await pass(4000);
    expect(progress()).toBe("late");
    expect(shop.state().orders.open?.failure?.code).toBe("Timeout");
    await pass(7500, 500);
    expect(asked(shop)).toBe(times);
    shop.network.heal();
    await pass(10_000, 500);
    expect(progress()).toBe("found");
  });

  test("a server that wants not to be asked for ten minutes: after one, it is left to a button", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderById", faults.tooMany(600));
    open();
    await pass(62_000, 500);
    expect(progress()).toBe("givenUp");
  });

  test("a server that is not heard for a minute leaves it to a button, and to the connection", async () => {
    const { shop, open, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.setOnline(false);
    open();
    await pass(62_000, 500);
    expect(progress()).toBe("givenUp");
    shop.setOnline(true);
    await pass(500);
    expect(progress()).toBe("found");
  });

  test("a server that refuses is a failure with a way to try again", async () => {
    const { shop, open, publicOrderId, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.network.fail("getOrderById", faults.refused("SomethingNew"));
    open();
    await pass(3500);
    expect(progress()).toBe("failed");
    expect(shop.state().orders.open?.failure?.code).toBe("SomethingNew");
    // How it was paid is not waited for either.
    const payment = () => selectOrderPayment(shop.state(), publicOrderId);
    expect(payment()).toBeNull();
    shop.network.heal();
    shop.dispatch(askOrderAgain());
    await pass(300);
    expect(progress()).toBe("found");
    const paid = payment();
    expect(paid?.payments).toHaveLength(1);
    shop.network.fail("getOrderById", faults.raw("x"));
    shop.dispatch(askOrderAgain());
    await pass(3500);
    expect(progress()).toBe("failed");
    expect(payment()).toEqual(paid);
  });

  test("of a payment of this browser is shown in a tab that did not start it, whatever other baskets it has", async () => {
    const { shop, open, publicOrderId, basketId, progress } = await backFromPayment({ bookingDelay: 0 });
    shop.session.remove(SESSION.ownOrders);
    const key = { salesChannelId: 2, countryCode: "dk", departmentId: null };
    rememberBasket(shop.services.local, key, { basketId: "of-codes" }, shop.services.clock.now());
    expect(storedIds(shop)).toEqual(expect.arrayContaining([basketId, "of-codes"]));
    open();
    await pass(1500);
    expect(progress()).toBe("found");
    expect(selectOrder(shop.state(), publicOrderId)).not.toBeNull();
  });

  test("an address that puts another basket beside one's own order forgets none that cannot be read", async () => {
    const { shop, publicOrderId, progress } = await backFromPayment({ bookingDelay: 0 });
    const key = { salesChannelId: 2, countryCode: "dk", departmentId: null };
    rememberBasket(shop.services.local, key, { basketId: "of-codes" }, shop.services.clock.now());
    shop.network.fail("getBasketById", faults.status(500));
    shop.dispatch(openOrder({ publicOrderId, basketId: "of-codes" }));
    await pass(3500);
    expect(progress()).toBe("found");
    expect(storedIds(shop)).toContain("of-codes");
  });

  test("an unpaid basket's own address is no payment received", async () => {
    const shop = startShop();
    await ready(shop);
    const { id, publicOrderId } = shop.state().basket.basket!;
    playTime();
    shop.dispatch(openOrder({ publicOrderId, basketId: id }));
    await pass(3500);
    expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("notFound");
    expect(storedIds(shop)).toContain(id);
    expect(purchases(shop)).toEqual([]);
  });
});
