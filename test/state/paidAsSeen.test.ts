import { expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { type Basket } from "~/domain/basket";
import { linesToAdd } from "~/domain/linesToAdd";
import { LOCAL } from "~/domain/storage";
import { inputOf, whole } from "~/state/basket/inputs";
import { selectBasket } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { changeMyOrder, continuePayment } from "~/state/payment/slice";
import { emailCard } from "../support/gifts";
import { atCheckout, finalized, pay, payEnds } from "../support/paying";
import { idle, ready, toasts } from "../support/shopFacts";
import { settled, type Shop, startShop } from "../support/startShop";
import { inEuroElsewhere } from "../support/twoTabs";

/** Where nothing keeps tabs from changing a basket at once, what is paid is what was seen all the same. */

/** A browser without locks. */
const services = { takeBasketLock: async () => ({ release: () => {}, waited: false, isPaidElsewhere: false }) };

const forSomeoneElse = ({ deliveries }: Basket) =>
  deliveries.map((delivery) => ({ ...delivery, recipientName: "Bo Lind" }));

/** Two tabs; a gift of the second one comes to the server between the last look at the basket and its payment. */
async function overtaken() {
  const one = await atCheckout([emailCard()], { services });
  const two = startShop({ network: one.network, storage: one.storage, services });
  await ready(two);
  await settled();
  const reach = one.network.hold("updateBasket");
  one.network.fail(
    "finalizeBasket",
    async (go) => {
      reach();
      await two.until((state) => state.basket.waiting === 0);
      return go();
    },
    { times: 1 },
  );
  two.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
  await settled();
  await pay(one);
  return { one, two };
}

const soldFor = ({ sandbox, state }: Shop) =>
  sandbox.commerce.baskets.get(selectBasket(state())!.id)!.agreedBill?.payment;

test("a gift of another tab that slipped under a payment is told before its window is gone to", async () => {
  const { one } = await overtaken();
  expect(soldFor(one)).toBe(700);
  expect(one.left).toEqual([]);
  expect(selectPaymentTrouble(one.state())).toEqual({ kind: "sumChanged", before: 200, now: 700, currency: "DKK" });
  expect(selectBasket(one.state())).toMatchObject({ purchasePhase: "Paying", totalPaymentAmountWithTax: 700 });
  one.dispatch(continuePayment());
  await payEnds(one);
  expect(one.left).toHaveLength(1);
  expect(finalized(one)).toBe(2);
});

test("an order that another tab took back from its window does not lead there, though its sum is the same", async () => {
  const one = await atCheckout([emailCard()], { services });
  const { id } = selectBasket(one.state())!;
  one.network.fail("finalizeBasket", async (go) => {
    const answer = await go();
    // As a tab of an earlier version of the shop would.
    await commerce.updateBasket({ id, reference: "Order 8" });
    one.storage.tab().write(LOCAL.baskets, `${one.storage.values.get(LOCAL.baskets)} `);
    return answer;
  });
  await pay(one);
  expect(one.left).toEqual([]);
  expect(selectPaymentTrouble(one.state())).toEqual({ kind: "basketChanged" });
  expect(selectBasket(one.state())?.purchasePhase).toBe("Shopping");
});

test("an order that another tab has sent to payment for somebody else does not lead there, though its sum is the same", async () => {
  const one = await atCheckout([emailCard()], { services });
  const { id } = selectBasket(one.state())!;
  one.network.fail(
    "finalizeBasket",
    async (go) => {
      const answer = await go();
      const { basket } = await commerce.fetchBasket(id);
      await commerce.updateBasket(
        inputOf(id, whole(basket, linesToAdd({ ...basket, deliveries: forSomeoneElse(basket) }), 0)),
      );
      await commerce.finalizeBasket(one.network.asked("finalizeBasket")[0].input);
      one.storage.tab().write(LOCAL.baskets, `${one.storage.values.get(LOCAL.baskets)} `);
      return answer;
    },
    { times: 1 },
  );
  await pay(one);
  expect(one.left).toEqual([]);
  expect(selectPaymentTrouble(one.state())).toEqual({ kind: "basketChanged" });
  expect(selectBasket(one.state())?.purchasePhase).toBe("Paying");
});

test("where no other tab was heard of, nothing is asked between the payment's answer and its window", async () => {
  const shop = await atCheckout([emailCard()], { services });
  await pay(shop);
  expect(shop.left).toHaveLength(1);
  expect(shop.network.calls.at(-1)?.operation).toBe("finalizeBasket");
});

test("a payment is gone on with once the sum is seen that it has by now", async () => {
  const one = await atCheckout();
  await pay(one);
  one.comeBack("restored");
  await one.until((state) => state.payment.phase === "idle" && selectBasket(state)?.purchasePhase === "Paying");
  one.close();
  // Not heard of there: taken back in another tab, filled, and sent to payment again.
  const { network, storage, session } = one;
  const two = startShop({ network, storage, session });
  await ready(two);
  two.dispatch(changeMyOrder());
  await two.until((state) => selectBasket(state)?.purchasePhase === "Shopping");
  two.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
  await idle(two);
  await pay(two);
  expect(two.left).toHaveLength(1);

  one.dispatch(continuePayment());
  await payEnds(one);
  expect(one.left).toHaveLength(1);
  expect(selectPaymentTrouble(one.state())).toEqual({ kind: "sumChanged", before: 200, now: 700, currency: "DKK" });
  one.dispatch(continuePayment());
  await payEnds(one);
  expect(one.left).toHaveLength(2);
});

test("what another tab has given another currency is paid in that of the address, once its sum was seen", async () => {
  const shop = await atCheckout();
  await inEuroElsewhere(shop);
  const before = selectBasket(shop.state())!.totalPaymentAmountWithTax;
  await pay(shop);
  expect(shop.left).toEqual([]);
  expect(selectPaymentTrouble(shop.state())).toEqual({
    kind: "sumChanged",
    before,
    now: 200,
    currency: "DKK",
    currencyBefore: "EUR",
  });
  await pay(shop);
  expect(shop.left).toHaveLength(1);
  expect(soldFor(shop)).toBe(200);
});

test("what turns out to be ordered, or gone, while it is put back into its currency is told as that, not as changed", async () => {
  for (const happens of ["ordered", "gone"]) {
    const shop = await atCheckout();
    const { id, publicOrderId } = selectBasket(shop.state())!;
    await inEuroElsewhere(shop);
    const strike = async (go: () => Promise<Response>) => {
      shop.sandbox.control(happens === "ordered" ? { orderAtOnce: id } : { dropBaskets: null });
      return go();
    };
    shop.network.fail("updateBasket", strike, { times: 1 });
    await pay(shop);
    const ordered = { kind: "alreadyOrdered", publicOrderId };
    expect(selectPaymentTrouble(shop.state())).toEqual(happens === "ordered" ? ordered : null);
    expect(toasts(shop)).not.toContain("BasketWasChanged");
  }
});
