import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectItemsCount, selectUnquoted } from "~/state/basket/selectors";
import { addProducts, enterChannel, saveBillingDraft, saveBuyer, saveReferenceDraft } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { openOrder } from "~/state/orders/slice";
import { selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { changeMyOrder, closeTrouble } from "~/state/payment/slice";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { ORIGIN, pass, PAY_HOST, playTime, settled, startShop } from "../support/startShop";
import { atCheckout, clickPay, finalized, pay, payEnds } from "../support/paying";
import { idle, ready, toasts } from "../support/shopFacts";

/** Many in `npm run random`. */
const RUNS = Number(process.env.RANDOM_RUNS ?? 15);
const LONG_MS = 60_000 + RUNS * 1000;

describe("going to payment", () => {
  test("leaves for the payment window, once, with where to come back to", async () => {
    const shop = await atCheckout();
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
    ["the basket's own country, whatever the address says by then", { countryCode: "SE" }, "SE"],
    ["that of the address for a basket that has none", null, "DK"],
  ])("names %s", async (_whose, formData, countryCode) => {
    const shop = await atCheckout();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => Object.assign(basket, { formData })),
    );
    await pay(shop);
    expect(shop.network.asked("finalizeBasket")).toMatchObject([{ input: { countryCode } }]);
  });

  test.each([
    ["was not saved", "PO-4711", "PO-4711"],
    ["was taken out, and that was not saved", null, null],
  ])("the buyer's reference that %s goes along all the same", async (_name, reference, wanted) => {
    const shop = await atCheckout();
    const { id } = shop.state().basket.basket!;
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(saveBuyer({ billing, reference }));
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(shop.sandbox.commerce.baskets.get(id)!.reference).toBe(wanted);
  });

  test("a reference whose answer got lost, and that was not kept, stops the payment", async () => {
    const shop = await atCheckout();
    shop.dispatch(saveReferenceDraft("PO-4711"));
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    await pay(shop);
    expect(finalized(shop)).toBe(0);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("refused");
  });

  test("two clicks in one task, and any number while it works, are one payment", async () => {
    const shop = await atCheckout();
    clickPay(shop);
    clickPay(shop);
    await settled();
    clickPay(shop);
    await payEnds(shop);
    clickPay(shop);
    await settled();
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toHaveLength(1);
    expect(selectPaying(shop.state())).toBe(true);
  });

  test("a screen that is left for an order meanwhile does not end it", async () => {
    const shop = await atCheckout();
    clickPay(shop);
    for (const left of [closeTrouble(), openOrder({ publicOrderId: "P1" })]) {
      shop.dispatch(left);
      expect(selectPaying(shop.state())).toBe(true);
    }
  });

  test("whoever signs out meanwhile is told nothing of it", async () => {
    const shop = await atCheckout();
    shop.network.fail("getBasketById", faults.hang());
    clickPay(shop);
    await settled();
    shop.dispatch(loggedOut());
    await settled();
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.reported).toEqual([]);
    expect(finalized(shop)).toBe(0);
  });

  test("a press for a basket that is no longer there leaves nothing waiting", async () => {
    const shop = startShop({ enter: false });
    shop.dispatch(changeMyOrder());
    await shop.until((state) => !selectPaying(state));
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test(
    "whatever the pattern of clicks",
    async () => {
      const shop = await atCheckout();
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 6 }), async (waits) => {
          const before = finalized(shop);
          clickPay(shop);
          for (const wait of waits) {
            await settled(wait);
            clickPay(shop);
          }
          await payEnds(shop);
          await settled(4);
          expect(finalized(shop) - before).toBe(1);
          // Back from the payment window, and the order taken back, for the next round.
          shop.comeBack("restored");
          await shop.until(
            (state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying",
          );
          shop.dispatch(changeMyOrder());
          await shop.until(
            (state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Shopping",
          );
        }),
        { numRuns: RUNS },
      );
    },
    LONG_MS,
  );

  test("two tabs at once: the second is told that payment was started in the other", async () => {
    const one = await atCheckout();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    clickPay(one);
    clickPay(two);
    await Promise.all([payEnds(one), payEnds(two)]);
    await settled();
    expect(finalized(one)).toBe(1);
    expect(one.left.length + two.left.length).toBe(1);
    expect(selectPaymentTrouble(two.state())).toEqual({ kind: "startedElsewhere" });
    expect(toasts(two)).toContain("PaymentStartedElsewhere");
  });

  test("a second tab that comes later finds the payment started, not a second one", async () => {
    const one = await atCheckout();
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
    const one = await atCheckout();
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

  test("a basket that the other tab has ordered, which is heard just after the press, is not said to be unpaid", async () => {
    const one = await atCheckout();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    await idle(two);
    const { id, publicOrderId } = one.state().basket.basket!;
    one.sandbox.control({ orderAtOnce: id });
    // The other tab hears of it, and reads the basket before the payment has its turn.
    one.storage.tab().write(LOCAL.baskets, "[]");
    await pay(two);
    expect(selectPaymentTrouble(two.state())).toEqual({ kind: "alreadyOrdered", publicOrderId });
    expect(toasts(two)).toEqual(["BasketAlreadyOrdered"]);
  });

  test("a basket that is no longer on screen when its turn comes is not paid", async () => {
    const shop = await atCheckout();
    clickPay(shop);
    shop.dispatch(enterChannel(11));
    await shop.until((state) => state.basket.basket?.salesChannelId === 11 && state.payment.phase === "idle");
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "basketChanged" });
    expect(finalized(shop)).toBe(0);
  });

  test("the terms must be accepted, and no call is spent on it", async () => {
    const shop = await atCheckout();
    const calls = shop.network.calls.length;
    clickPay(shop, { acceptTerms: false });
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "blocked", blockers: [{ kind: "terms" }] });
    expect(shop.network.calls).toHaveLength(calls);
    clickPay(shop);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test("without a billing form it stops there", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "buyerMissing" });
    expect(finalized(shop)).toBe(0);
  });

  test("the payer whom the basket names already is as good, where none was typed in this tab", async () => {
    const { network, storage, close } = await atCheckout();
    close();
    const shop = startShop({ network, storage });
    await ready(shop);
    const sent = network.count("updateBasket");
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(network.count("updateBasket")).toBe(sent);
  });

  test("the billing form as it stands is what is sent", async () => {
    const shop = await atCheckout();
    shop.dispatch(saveBillingDraft({ ...billing, name: "Freja Lund Dam" }));
    shop.dispatch(saveReferenceDraft("Order 8 "));
    await pay(shop);
    const buyers = shop.network.asked("updateBasket").flatMap(({ input }) => input.buyer ?? []);
    expect(buyers.at(-1)).toMatchObject({ name: "Freja Lund Dam", address: { countryCode: "DK" } });
    expect(shop.state().basket.basket?.reference).toBe("Order 8");
    expect(shop.left).toHaveLength(1);
  });
});

describe("delivery by post", () => {
  test("gets a carrier chosen; the new sum is shown before it is paid", async () => {
    const shop = await atCheckout([postedCard()]);
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
    const shop = await atCheckout([to("Ada Krogh"), to("Bo Lind"), to("Cilla Bach")]);
    shop.network.fail("createShippingQuote", faults.status(500), { skip: 1, times: 1 });
    await pay(shop);
    const second = shop.state().basket.basket!.deliveries[1]!.id;
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "noQuote", deliveryIds: [second] });
    // The gift itself says it, with a button to ask again.
    expect(selectUnquoted(shop.state())).toEqual([second]);
    expect(toasts(shop)).toEqual(["NoQuote"]);
    expect(finalized(shop)).toBe(0);
  });
});

test("a trouble is over with the screen that showed it, and so is the wait for a page that was not left", async () => {
  const shop = await atCheckout();
  clickPay(shop, { acceptTerms: false });
  await payEnds(shop);
  expect(selectPaymentTrouble(shop.state())?.kind).toBe("blocked");
  shop.dispatch(closeTrouble());
  expect(selectPaymentTrouble(shop.state())).toBeNull();
  await pay(shop);
  expect(selectPaying(shop.state())).toBe(true);
  shop.dispatch(closeTrouble());
  expect(selectPaying(shop.state())).toBe(false);
});

test("payment that takes long is said to", async () => {
  const shop = await atCheckout();
  playTime();
  shop.network.fail("finalizeBasket", faults.appliedThenHang(), { times: 1 });
  clickPay(shop);
  await pass(4500);
  expect(shop.state().payment).toMatchObject({ phase: "working", longWait: true });
  await pass(27_000, 1000);
  expect(shop.state().payment).toMatchObject({ phase: "idle", longWait: false, trouble: { kind: "started" } });
  expect(finalized(shop)).toBe(1);
});
