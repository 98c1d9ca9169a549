import { describe, expect, test } from "vitest";
import { selectBasket, selectItemsCount } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { payBasket } from "~/state/payment/slice";
import { emailCard } from "../support/gifts";
import { atCheckout, finalized, payEnds, YES } from "../support/paying";
import { ready, toasts } from "../support/shopFacts";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";

/** What is paid is what was seen: no other tab changes an order between the press on Pay and the payment window. */

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
  one.dispatch(payBasket(YES));
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
});
