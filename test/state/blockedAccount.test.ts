import { describe, expect, test } from "vitest";
import { selectAccount, selectMode } from "~/state/auth/selectors";
import { loadAccounts } from "~/state/auth/slice";
import { selectBasketLines, selectBillingDraft, selectItemsCount, selectUndo } from "~/state/basket/selectors";
import {
  addProducts,
  changeQuantity,
  removeLine,
  saveBillingDraft,
  saveBuyer,
  undoRemoval,
} from "~/state/basket/slice";
import { changeMyOrder, continuePayment } from "~/state/payment/slice";
import { NORDHAVN } from "../support/departments";
import { emailCard } from "../support/gifts";
import { clickPay, finalized, payEnds } from "../support/paying";
import { idle, toasts } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { type Shop } from "../support/startShop";

/** A department that has two gifts in its basket. */
async function withTwo(): Promise<Shop> {
  const shop = await openFor("anton");
  await choose(shop, NORDHAVN);
  shop.dispatch(addProducts([emailCard({ quantity: 2 })]));
  await shop.until((state) => selectItemsCount(state) === 2 && state.basket.waiting === 0);
  return shop;
}

const block = (shop: Shop) => shop.sandbox.control({ accounts: { [NORDHAVN]: { status: "Blocked" } } });

/** The shop has heard of it. */
async function blockKnown(shop: Shop): Promise<void> {
  block(shop);
  shop.dispatch(loadAccounts());
  await shop.until((state) => selectMode(state) === "Blocked");
}

const onlyLine = (shop: Shop) => selectBasketLines(shop.state())[0]!.line;

async function atThePaymentWindow(): Promise<Shop> {
  const shop = await withTwo();
  shop.dispatch(saveBillingDraft(selectBillingDraft(shop.state())));
  clickPay(shop, { paymentMethod: "PSP" });
  await payEnds(shop);
  expect(shop.left).toHaveLength(1);
  shop.comeBack("restored");
  await shop.until((state) => state.payment.phase === "idle" && state.basket.basket?.purchasePhase === "Paying");
  return shop;
}

describe("an account that is blocked while it has a basket", () => {
  test("gets no more of what is in it, and may have less", async () => {
    const shop = await withTwo();
    await blockKnown(shop);
    shop.dispatch(changeQuantity({ lineId: onlyLine(shop).lineId, quantity: 3 }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
    expect(onlyLine(shop).quantity).toBe(2);
    shop.dispatch(changeQuantity({ lineId: onlyLine(shop).lineId, quantity: 1 }));
    await idle(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(onlyLine(shop).quantity).toBe(1);
  });

  test("without the shop having heard of it is told so by the server, and known from then on", async () => {
    const shop = await withTwo();
    shop.dispatch(saveBuyer({ billing: selectBillingDraft(shop.state())!, reference: null }));
    await idle(shop);
    block(shop);
    shop.dispatch(addProducts([emailCard()]));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("AccountBlocked");
    expect(selectMode(shop.state())).toBe("Blocked");
    expect(selectItemsCount(shop.state())).toBe(2);
  });

  test("gets back nothing that was taken out", async () => {
    const shop = await withTwo();
    shop.dispatch(removeLine(onlyLine(shop).lineId));
    await idle(shop);
    await blockKnown(shop);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await idle(shop);
    expect(toasts(shop)).toContain("AccountBlocked");
    expect(selectBasketLines(shop.state())).toEqual([]);
  });

  test.each([
    ["known here", blockKnown, 1],
    ["not known here yet", async (shop: Shop) => void block(shop), 2],
  ])(
    "and was at the payment window, %s: does not go on paying, and may change its order",
    async (_how, blocked, sent) => {
      const shop = await atThePaymentWindow();
      await blocked(shop);
      shop.dispatch(continuePayment());
      const trouble = await shop.until((state) => state.payment.trouble);
      expect(trouble).toMatchObject({ kind: "refused", failure: { code: "AccountBlocked" } });
      expect(finalized(shop)).toBe(sent);
      expect(shop.left).toHaveLength(1);
      await shop.until((state) => selectAccount(state)?.status === "Blocked");
      shop.dispatch(changeMyOrder());
      await shop.until((state) => state.basket.basket?.purchasePhase === "Shopping");
    },
  );
});
