import { describe, expect, test } from "vitest";
import { selectBasket, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, askForQuotes } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { changeMyOrder } from "~/state/payment/slice";
import { emailCard, postedCard } from "../support/gifts";
import { atCheckout, clickPay, finalized, pay, payEnds } from "../support/paying";
import { idle, ready, stored, toasts } from "../support/shopFacts";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";

/** What is paid is what was seen: no other tab changes an order between the press on Pay and the payment window. */

const EURO = { ...DANISH, currency: "eur" };

/** What the server holds of the basket, and the sum that is paid in the window. */
function heldBy({ sandbox, state }: Shop) {
  const { phase, paymentCurrency, agreedBill } = sandbox.commerce.baskets.get(selectBasket(state())!.id)!;
  return { phase, paymentCurrency, sum: agreedBill?.payment };
}

const AGREED = { phase: "Paying", paymentCurrency: "DKK", sum: 200 };

/** Pay was pressed, and the answer lets itself be waited for: the server hears of it last, or tells of it last. */
async function onItsWay(one: Shop, slow: "to the server" | "from the server" = "from the server") {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const before = finalized(one);
  one.network.fail(
    "finalizeBasket",
    async (go) => {
      if (slow === "to the server") await late;
      const answer = await go();
      await late;
      return answer;
    },
    { times: 1 },
  );
  clickPay(one);
  for (let turns = 0; finalized(one) === before && turns < 20; turns += 1) await settled();
  expect(finalized(one)).toBe(before + 1);
  await settled();
  return arrive;
}

/** Another tab of the same browser. */
async function besides(one: Shop, market = DANISH): Promise<Shop> {
  const two = startShop({ network: one.network, storage: one.storage, market, path: `/en/dk/${market.currency}/shop` });
  await ready(two);
  await settled();
  return two;
}

describe.each(["to the server", "from the server"] as const)("a payment that is slow %s", (slow) => {
  test("is paid as it was seen, whatever currency another tab goes over to meanwhile", async () => {
    const one = await atCheckout();
    const two = await besides(one);
    const arrive = await onItsWay(one, slow);
    two.dispatch(marketEntered(EURO));
    await settled();
    arrive();
    await payEnds(one);
    await settled();
    expect(one.left).toHaveLength(1);
    expect(heldBy(one)).toEqual(AGREED);
  });

  test("is not taken back from its window by what is pressed in the same tab meanwhile, which says why", async () => {
    const one = await atCheckout();
    const arrive = await onItsWay(one, slow);
    one.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
    arrive();
    await idle(one);
    expect(one.left).toHaveLength(1);
    expect(heldBy(one)).toEqual(AGREED);
    expect(toasts(one)).toEqual(["PaymentUnderWay"]);
  });
});

test("a payment is of what was seen, though the shop is opened in another currency beside it", async () => {
  const one = await atCheckout();
  const arrive = await onItsWay(one, "to the server");
  const two = await besides(one, EURO);
  arrive();
  await payEnds(one);
  await settled();
  expect(one.left).toHaveLength(1);
  expect(heldBy(one)).toEqual(AGREED);
  expect(toasts(two)).toEqual([]);
});

test.each([
  ["there", false],
  ["in its own tab, and then there", true],
])("the currency that was chosen beside a payment is the order's once it is taken back %s", async (_where, isFirst) => {
  const one = await atCheckout();
  const two = await besides(one);
  const arrive = await onItsWay(one, "to the server");
  two.dispatch(marketEntered(EURO));
  await settled();
  arrive();
  await two.until((state) => selectBasket(state)?.purchasePhase === "Paying");
  expect(selectBasket(two.state())?.paymentCurrency).toBe("DKK");
  expect(two.navigated).toEqual([]);
  if (isFirst) {
    one.comeBack("restored");
    await one.until((state) => state.payment.phase === "idle");
    one.dispatch(changeMyOrder());
    await one.until((state) => state.payment.phase === "idle");
  }
  two.dispatch(changeMyOrder());
  await two.until((state) => state.payment.phase === "idle");
  expect(selectBasket(two.state())).toMatchObject({ purchasePhase: "Shopping", paymentCurrency: "EUR" });
});

describe("a payment that takes longer than another tab waits", () => {
  async function waitedFor(asked: Parameters<Shop["dispatch"]>[0]) {
    playTime();
    const one = await atCheckout();
    const two = await besides(one);
    const arrive = await onItsWay(one, "to the server");
    two.dispatch(asked);
    await pass(12_000, 1000);
    arrive();
    await payEnds(one);
    await settled();
    return { one, two };
  }

  test("is what was agreed to: the gift of the other tab is refused, and it says why", async () => {
    const { one, two } = await waitedFor(addProducts([emailCard({ giftcardValue: 500 })]));
    expect(one.left).toHaveLength(1);
    expect(heldBy(one)).toEqual(AGREED);
    expect(toasts(two)).toEqual(["PaymentUnderWay"]);
    expect(selectItemsCount(two.state())).toBe(1);
  });

  test("is in the currency that was seen: the address of the other tab goes back to it, and it says why", async () => {
    const { one, two } = await waitedFor(marketEntered(EURO));
    expect(one.left).toHaveLength(1);
    expect(heldBy(one)).toEqual(AGREED);
    expect(toasts(two)).toEqual(["PaymentUnderWay"]);
    expect(two.navigated).toEqual([{ path: "/en/dk/dkk/shop", replace: true }]);
  });
});

describe("a delivery step that is opened beside a payment", () => {
  /** In a tab that hears of nothing; `then`: what becomes of the payment before the shop is told. */
  async function opened(then: (shop: Shop, basketId: string) => void = () => {}) {
    const one = await atCheckout([postedCard()]);
    const { id, publicOrderId } = selectBasket(one.state())!;
    const two = await besides(one);
    two.close();
    await pay(one);
    const arrive = await onItsWay(one);
    two.dispatch(askForQuotes());
    await settled();
    then(one, id);
    arrive();
    await payEnds(one);
    await idle(two);
    expect(one.left).toHaveLength(1);
    return { one, two, id, publicOrderId };
  }

  test("takes nothing back from its window", async () => {
    const { one, two } = await opened();
    expect(heldBy(one).phase).toBe("Paying");
    expect(selectBasket(two.state())?.purchasePhase).toBe("Paying");
    expect(toasts(two)).toEqual([]);
  });

  test("is told where it is paid by then, and shows a fresh basket", async () => {
    const { two, id, publicOrderId } = await opened((shop, paid) => shop.sandbox.control({ payElsewhere: paid }));
    expect(two.state().basket.orderedAs).toBe(publicOrderId);
    expect(selectItemsCount(two.state())).toBe(0);
    expect(stored(two).map(({ basketId }) => basketId)).toEqual([selectBasket(two.state())!.id]);
    expect(selectBasket(two.state())!.id).not.toBe(id);
    expect(toasts(two)).toEqual(["BasketAlreadyOrdered"]);
  });
});
