import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { selectItemsCount } from "~/state/basket/selectors";
import { addProducts, billingDraftSaved, referenceDraftSaved, saveBuyer } from "~/state/basket/slice";
import { selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { changeMyOrder, continuePayment, payBasket, pspReturned } from "~/state/payment/slice";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { SharedStorage } from "../support/tabs";
import { ORIGIN, pass, PAY_HOST, playTime, settled, type Shop, startShop } from "../support/startShop";

const toasts = (shop: Shop) => shop.state().notices.queue.map((notice) => notice.code);
const stored = (shop: Shop) =>
  (JSON.parse(shop.storage.values.get("salesChannelBaskets") ?? "[]") as { basketId: string }[]).map(
    ({ basketId }) => basketId,
  );
const finalized = (shop: Shop) => shop.network.count("finalizeBasket");
const YES = { acceptTerms: true };

async function withOne(gifts = [emailCard()], options?: Parameters<typeof startShop>[0]): Promise<Shop> {
  const shop = startShop(options);
  await shop.until((state) => state.basket.status === "ready");
  shop.dispatch(addProducts(gifts));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  expect(shop.state().basket.changeFailure).toBeNull();
  shop.dispatch(saveBuyer({ billing, reference: "Order 7" }));
  await shop.until((state) => state.basket.waiting === 0);
  return shop;
}

/** Until the page is left, or it was said why not. */
const payEnds = (shop: Shop) =>
  shop.until((state) => state.payment.phase === "leaving" || state.payment.phase === "idle");

async function pay(shop: Shop): Promise<void> {
  shop.dispatch(payBasket(YES));
  await payEnds(shop);
}

describe("going to payment", () => {
  test("leaves for the payment window, once, with where to come back to", async () => {
    const shop = await withOne();
    const { id, publicOrderId } = shop.state().basket.basket!;
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.left).toHaveLength(1);
    expect(shop.left[0]).toMatch(new RegExp(`^https://${PAY_HOST}/pay/.*[?&]lang=en`));
    const [{ input }] = shop.network.asked("finalizeBasket");
    expect(input).toMatchObject({
      basketId: id,
      paymentMethod: "PSP",
      countryCode: "DK",
      redirectConfig: {
        okUrl: `${ORIGIN}/en/dk/dkk/order/${publicOrderId}/psp/${id}`,
        cancelUrl: `${ORIGIN}/en/dk/dkk/basket/psp/cancelled`,
        failUrl: `${ORIGIN}/en/dk/dkk/basket/psp/failed`,
      },
    });
    expect(selectPaying(shop.state())).toBe(true);
  });

  test.each([
    ["was not saved", "PO-4711", "PO-4711"],
    ["was taken out, and that was not saved", null, null],
  ])("the buyer's reference that %s goes along all the same", async (_name, reference, wanted) => {
    const shop = await withOne();
    const { id } = shop.state().basket.basket!;
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(saveBuyer({ billing, reference }));
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(shop.sandbox.commerce.baskets.get(id)!.reference).toBe(wanted);
  });

  test("a reference whose answer got lost, and that was not kept, stops the payment", async () => {
    const shop = await withOne();
    shop.dispatch(referenceDraftSaved("PO-4711"));
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    await pay(shop);
    expect(finalized(shop)).toBe(0);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("refused");
  });

  test("two clicks in one task, and any number while it works, are one payment", async () => {
    const shop = await withOne();
    shop.dispatch(payBasket(YES));
    shop.dispatch(payBasket(YES));
    await settled();
    shop.dispatch(payBasket(YES));
    await payEnds(shop);
    shop.dispatch(payBasket(YES));
    await settled();
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toHaveLength(1);
  });

  test("whatever the pattern of clicks", async () => {
    const shop = await withOne();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 6 }), async (waits) => {
        const before = finalized(shop);
        shop.dispatch(payBasket(YES));
        for (const wait of waits) {
          await settled(wait);
          shop.dispatch(payBasket(YES));
        }
        await payEnds(shop);
        await settled(4);
        expect(finalized(shop) - before).toBe(1);
        // Back from the payment window, and the order taken back, for the next round.
        shop.comeBack("restored");
        await shop.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
        shop.dispatch(changeMyOrder());
        await shop.until(
          (state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Shopping",
        );
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  test("two tabs at once: the second is told that payment was started in the other", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    one.dispatch(payBasket(YES));
    two.dispatch(payBasket(YES));
    await Promise.all([payEnds(one), payEnds(two)]);
    await settled();
    expect(finalized(one)).toBe(1);
    expect(one.left.length + two.left.length).toBe(1);
    expect(selectPaymentTrouble(two.state())).toEqual({ kind: "startedElsewhere" });
    expect(toasts(two)).toContain("PaymentStartedElsewhere");
  });

  test("a second tab that comes later finds the payment started, not a second one", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    await pay(one);
    one.comeBack("restored");
    await settled();
    await pay(two);
    expect(finalized(one)).toBe(1);
    expect(selectPaymentTrouble(two.state())).toEqual({ kind: "startedElsewhere" });
  });

  test("a basket that the other tab has ordered is not ordered again", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    const { id, publicOrderId } = one.state().basket.basket!;
    one.sandbox.control({ orderAtOnce: id });
    await pay(two);
    expect(finalized(one)).toBe(0);
    expect(selectPaymentTrouble(two.state())).toEqual({ kind: "alreadyOrdered", publicOrderId });
    expect(two.state().basket.orderedAs).toBe(publicOrderId);
    expect(toasts(two)).toContain("BasketAlreadyOrdered");
  });

  test("the terms must be accepted, and no call is spent on it", async () => {
    const shop = await withOne();
    const calls = shop.network.calls.length;
    shop.dispatch(payBasket({ acceptTerms: false }));
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "hindered", hindrances: [{ kind: "terms" }] });
    expect(shop.network.calls).toHaveLength(calls);
  });

  test("without a billing form it stops there", async () => {
    const shop = startShop();
    await shop.until((state) => state.basket.status === "ready");
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "buyerMissing" });
    expect(finalized(shop)).toBe(0);
  });

  test("the billing form as it stands is what is sent", async () => {
    const shop = await withOne();
    shop.dispatch(billingDraftSaved({ ...billing, name: "Freja Lund Dam" }));
    await pay(shop);
    const buyers = shop.network.asked("updateBasket").flatMap(({ input }) => input.buyer ?? []);
    expect(buyers.at(-1)).toMatchObject({ name: "Freja Lund Dam", address: { countryCode: "DK" } });
    expect(shop.left).toHaveLength(1);
  });
});

describe("what changed before paying", () => {
  test("a higher price stops, is told, and the second click pays the new sum", async () => {
    const shop = await withOne();
    shop.network.fail(
      "getBasketById",
      faults.edit((answer) => {
        answer.data.getBasketById.totalPaymentAmountWithTax = 220;
        return answer;
      }),
    );
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "sumChanged", before: 200, now: 220, currency: "DKK" });
    expect(shop.state().basket.basket?.totalPaymentAmountWithTax).toBe(220);
    expect(toasts(shop)).toContain("PaymentSumChanged");
    expect(finalized(shop)).toBe(0);
    await pay(shop);
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toHaveLength(1);
  });

  test("a price that changes at the last moment is refused by the server and told the same way", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", async (go) => {
      shop.sandbox.control({ prices: { 1001: 1.1 } });
      return go();
    });
    await pay(shop);
    expect(shop.left).toEqual([]);
    expect(finalized(shop)).toBe(1);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "sumChanged", before: 200, now: 220, currency: "DKK" });
    expect(selectPaying(shop.state())).toBe(false);
  });

  test("stock that is gone at the end flags its line and keeps the others", async () => {
    const shop = await withOne([
      emailCard(),
      postedCard({
        deliveryMethod: "Sms",
        stockKeepingUnit: "1001-S",
        recipient: { ...emailCard().recipient, phone: "+4520123401" },
      }),
    ]);
    shop.network.fail("finalizeBasket", async (go) => {
      shop.sandbox.control({ sellOut: "1001-E" });
      return go();
    });
    await pay(shop);
    const trouble = selectPaymentTrouble(shop.state());
    expect(trouble).toMatchObject({ kind: "hindered", hindrances: [{ kind: "issue", type: "OutOfStock" }] });
    expect(selectItemsCount(shop.state())).toBe(2);
    expect(shop.left).toEqual([]);
  });

  test("a basket that expired is told, the billing form stays, and nothing is ordered", async () => {
    const shop = await withOne();
    const { id } = shop.state().basket.basket!;
    shop.sandbox.control({ dropBaskets: null });
    await pay(shop);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(finalized(shop)).toBe(0);
    expect(shop.state().basket.drafts.billing).toEqual(billing);
    expect(shop.state().basket.basket?.id).not.toBe(id);
    expect(stored(shop)).toEqual([shop.state().basket.basket?.id]);
  });

  test("a basket that expires at the very end too", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", async (go) => {
      shop.sandbox.control({ dropBaskets: null });
      return go();
    });
    await pay(shop);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(shop.state().basket.drafts.billing).toEqual(billing);
  });

  test("a sum that cannot be read blocks the payment", async () => {
    const shop = await withOne();
    shop.network.fail(
      "getBasketById",
      faults.edit((answer) => {
        answer.data.getBasketById.deliveries[0].productLines.push(null);
        return answer;
      }),
    );
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("hindered");
    expect(finalized(shop)).toBe(0);
  });

  test("a date that has passed is sent as now, told here, and again on the way back", async () => {
    playTime();
    const shop = startShop();
    await pass(200);
    shop.dispatch(addProducts([emailCard({ deliveryDate: "2026-03-04T12:00:00Z" })]));
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await pass(200);
    await pass(2 * 3_600_000, 600_000);
    shop.dispatch(payBasket(YES));
    await pass(300);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.left).toHaveLength(1);
    expect(toasts(shop)).toContain("DatesMoved");
    const back = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
    expect(toasts(back)).toContain("DatesMoved");
  });
});

describe("delivery by post", () => {
  test("gets a carrier chosen; the new sum is shown before it is paid", async () => {
    const shop = await withOne([postedCard()]);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("sumChanged");
    expect(shop.state().basket.basket?.deliveries[0]?.shippingQuote?.shippingProvider).toBe("DAO");
    expect(finalized(shop)).toBe(0);
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(shop.network.count("createShippingQuote")).toBe(1);
  });

  test("a line without a price stops the payment and is named; nothing is finalized", async () => {
    const to = (name: string) => postedCard({ recipient: { ...postedCard().recipient, name } });
    const shop = await withOne([to("Ada Krogh"), to("Bo Lind"), to("Cilla Bach")]);
    shop.network.fail("createShippingQuote", faults.status(500), { skip: 1, times: 1 });
    await pay(shop);
    const second = shop.state().basket.basket!.deliveries[1]!.id;
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "noQuote", deliveryIds: [second] });
    expect(toasts(shop)).toEqual(["NoQuote"]);
    expect(finalized(shop)).toBe(0);
  });
});

describe("when the answer of finalize is lost", () => {
  test("after it was applied: the payment is started, goes on by a click, and is never started twice by itself", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", faults.lost(), { times: 1 });
    await pay(shop);
    expect(finalized(shop)).toBe(1);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "started" });
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
    shop.dispatch(continuePayment());
    await payEnds(shop);
    expect(shop.left).toHaveLength(1);
  });

  test("and paid meanwhile: the confirmation", async () => {
    const shop = await withOne();
    const { id, publicOrderId } = shop.state().basket.basket!;
    shop.network.fail("finalizeBasket", async (go) => {
      await go();
      shop.sandbox.control({ bookingDelay: 0, payElsewhere: id });
      throw new TypeError("Failed to fetch");
    });
    await pay(shop);
    expect(shop.navigated.at(-1)?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test("without having been applied: not started, and the next click pays", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", faults.abort(), { times: 1 });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notStarted" });
    expect(toasts(shop)).toEqual(["PaymentNotStarted"]);
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(finalized(shop)).toBe(2);
  });

  test("and nothing can be found out: that is said, not that it failed", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", async () => {
      shop.network.fail(/getBasketById|getOrderById/, faults.raw("x"));
      throw new TypeError("Failed to fetch");
    });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
    expect(stored(shop)).toHaveLength(1);
  });
});

describe("what the server refuses", () => {
  test("invoice: said, and card needs a new click", async () => {
    const shop = await withOne();
    shop.network.fail("finalizeBasket", faults.refused("NotApprovedForInvoice"), { times: 1 });
    shop.dispatch(payBasket({ ...YES, paymentMethod: "InvoiceByFinance" }));
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notApprovedForInvoice" });
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toEqual([]);
  });

  test("fields of the billing form come with their texts", async () => {
    const shop = await withOne();
    const path = ["finalizeBasket", "buyer", "email"];
    shop.network.fail("finalizeBasket", faults.refused("FluentValidation", { path, message: "Not an e-mail" }), {
      times: 1,
    });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({
      kind: "refused",
      failure: { fields: { email: "Not an e-mail" } },
    });
  });

  test.each([
    "http://pay.example/pay/1",
    "javascript:alert(1)",
    "https://user@pay.example/pay/1",
    "https://evil.com/secret",
    "https://pay.example:8443/pay/1",
    "https://pay.example.evil.com/",
    "https://evil.com/?.pay.example",
    "https://evil.com/#pay.example",
    "//evil.com",
    "/pay/1",
    "https://pay.example\\@evil.com",
    "\thttps://pay.example",
    "",
    null,
    7,
  ])("a payment window at %j is not left for", async (paymentWindowUrl) => {
    const shop = await withOne();
    shop.network.fail(
      "finalizeBasket",
      faults.edit((answer) => {
        answer.data.finalizeBasket.paymentWindowUrl = paymentWindowUrl;
        return answer;
      }),
    );
    await pay(shop);
    expect(shop.left).toEqual([]);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notStarted" });
    expect(toasts(shop)).toEqual(["PaymentNotStarted"]);
    expect(selectPaying(shop.state())).toBe(false);
    expect(stored(shop)).toHaveLength(1);
    const told = shop.reported.map(String);
    expect(told).toHaveLength(paymentWindowUrl ? 1 : 0);
    expect(told.join(), "the host alone").not.toMatch(/user|secret|\/pay\/1/);
  });
});

describe("coming back", () => {
  test.each(["restored", "back", "shown"] as const)("%s: the button lives again, the basket is read", async (how) => {
    const shop = await withOne();
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
    const shop = await withOne();
    const { id, publicOrderId } = shop.state().basket.basket!;
    await pay(shop);
    shop.sandbox.control({ payElsewhere: id });
    shop.comeBack("restored");
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated[0]?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
  });

  test("a tab that is shown again asks nothing while nothing is being paid", async () => {
    const shop = await withOne();
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
    const before = await withOne();
    before.close();
    const shop = startShop({
      network: before.network,
      storage: before.storage,
      path: `/en/dk/dkk/basket/psp/${encodeURIComponent(word)}`,
    });
    shop.dispatch(pspReturned(word));
    await shop.until(() => shop.navigated.length > 0);
    expect(toasts(shop)).toEqual([code]);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(shop.state().basket.basket?.buyer?.name).toBe("Freja Lund");
  });

  test("ok without an order id leads to the order that this tab sent to payment", async () => {
    const before = await withOne();
    const { id, publicOrderId } = before.state().basket.basket!;
    await pay(before);
    before.sandbox.control({ payElsewhere: id });
    before.close();
    const { network, storage, session } = before;
    const shop = startShop({ network, storage, session, path: "/en/dk/dkk/basket/psp/ok" });
    shop.dispatch(pspReturned("ok"));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: `/en/dk/dkk/order/${publicOrderId}/psp/${id}`, replace: true }]);
    expect(toasts(shop)).toEqual([]);
  });

  test.each(["cancelled", "failed", "pending", "xyz"])(
    "with the word %s, but paid after all: the order, and no word of a failure",
    async (word) => {
      const before = await withOne();
      const { id, publicOrderId } = before.state().basket.basket!;
      await pay(before);
      before.sandbox.control({ payElsewhere: id });
      before.close();
      const order = { path: `/en/dk/dkk/order/${publicOrderId}/psp/${id}`, replace: true };
      // Back in the same tab, and in one that does not remember having sent it to payment.
      for (const session of [before.session, undefined]) {
        const storage = new SharedStorage();
        for (const [key, value] of before.storage.values) storage.values.set(key, value);
        const path = `/en/dk/dkk/basket/psp/${word}`;
        const shop = startShop({ network: before.network, storage, path, ...(session && { session }) });
        shop.dispatch(pspReturned(word));
        await shop.until(() => shop.navigated.length > 0);
        await settled();
        expect(shop.navigated).toEqual([order]);
        expect(toasts(shop)).toEqual([]);
        expect(shop.state().basket.orderedAs).toBeNull();
        expect(stored(shop)).not.toContain(id);
        shop.close();
      }
    },
  );

  test("the tab was closed at the payment page and paid: later the order is found, and nothing offered again", async () => {
    const before = await withOne();
    const { id, publicOrderId } = before.state().basket.basket!;
    await pay(before);
    before.sandbox.control({ payElsewhere: id });
    before.close();
    const shop = startShop({ network: before.network, storage: before.storage });
    await shop.until((state) => state.basket.status === "ready");
    expect(shop.state().basket.orderedAs).toBe(publicOrderId);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(stored(shop)).not.toContain(id);
  });

  test("one more gift waits until the order is taken back into the shop", async () => {
    const shop = await withOne();
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

  test("another tab hears that it began, and ends it with no gift of its own", async () => {
    const shop = await withOne();
    const { id } = shop.state().basket.basket!;
    const other = startShop({ network: shop.network, storage: shop.storage });
    await other.until((state) => state.basket.status === "ready");
    await settled();
    await pay(shop);
    await other.until((state) => state.basket.basket?.purchasePhase === "Paying");
    other.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await other.until((state) => state.basket.changeFailure);
    expect(toasts(other)).toEqual(["PaymentUnderWay"]);
    expect(shop.sandbox.commerce.baskets.get(id)!.phase).toBe("Paying");
  });
});

test("payment that takes long is said to", async () => {
  playTime();
  const shop = startShop();
  await pass(200);
  shop.dispatch(addProducts([emailCard()]));
  shop.dispatch(saveBuyer({ billing, reference: null }));
  await pass(200);
  shop.network.fail("finalizeBasket", faults.appliedThenHang(), { times: 1 });
  shop.dispatch(payBasket(YES));
  await pass(4500);
  expect(shop.state().payment).toMatchObject({ phase: "working", longWait: true });
  await pass(27_000, 1000);
  expect(shop.state().payment).toMatchObject({ phase: "idle", longWait: false, trouble: { kind: "started" } });
  expect(finalized(shop)).toBe(1);
});
