import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { changeOf, inputOf } from "~/state/basket/inputs";
import { selectBasket, selectItemsCount } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  chooseQuote,
  redeemCode,
  reloadBasket,
  saveBuyer,
} from "~/state/basket/slice";
import { selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { pass, playTime, startShop } from "../support/startShop";
import { atCheckout, clickPay, finalized, pay } from "../support/paying";
import { idle, stored, toasts } from "../support/shopFacts";

/** At checkout with a gift whose date has passed meanwhile, on a clock that is played. */
async function atCheckoutTooLate(...others: ReturnType<typeof emailCard>[]) {
  playTime();
  const shop = startShop();
  await pass(200);
  shop.dispatch(addProducts([emailCard({ deliveryDate: "2026-03-04T12:00:00Z" }), ...others]));
  shop.dispatch(saveBuyer({ billing, reference: null }));
  await pass(200);
  await pass(2 * 3_600_000, 600_000);
  return shop;
}

describe("what changed before paying", () => {
  test("a higher price stops, is told, and the second click pays the new sum", async () => {
    const shop = await atCheckout();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.totalPaymentAmountWithTax = 220;
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

  test("a basket that could not be read for its payment is read before what is changed in it next", async () => {
    const shop = await atCheckout();
    const { id, deliveries } = selectBasket(shop.state())!;
    // Another tab is gone in the middle of a change.
    await shop.services.commerce.updateBasket(
      inputOf(id, changeOf(addProducts([emailCard({ giftcardValue: 300 })]), selectBasket(shop.state())!, 0)!),
    );
    shop.storage.values.set(LOCAL.changing, "1");
    shop.network.fail("getBasketById", faults.raw("x"));
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("refused");
    shop.network.heal();
    shop.dispatch(changeQuantity({ lineId: deliveries[0]!.productLines[0]!.lineId, quantity: 2 }));
    await idle(shop);
    expect(selectItemsCount(shop.state())).toBe(3);
  });

  test("a higher price is told before anything else that is in the way: a later press would agree to it unheard", async () => {
    const shop = await atCheckout([postedCard()]);
    const { productId } = shop.state().basket.basket!.deliveries[0]!.productLines[0]!;
    shop.sandbox.control({ prices: { [productId]: 1.1 } });
    shop.network.fail("createShippingQuote", faults.status(500));
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("sumChanged");
  });

  test("a price that changes at the last moment is refused by the server and told the same way", async () => {
    const shop = await atCheckout();
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

  test("a higher price that codes pay wholly stops too: it is their money that it would take", async () => {
    const shop = await atCheckout([emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })]);
    shop.dispatch(redeemCode({ code: "SGK-DKK20000CC" }));
    await idle(shop);
    expect(shop.state().basket.basket).toMatchObject({ totalPurchaseAmountWithTax: 200, totalPaymentAmountWithTax: 0 });
    shop.sandbox.control({ prices: { 1123: 1.1 } });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "sumChanged", before: 200, now: 220, currency: "DKK" });
    expect(finalized(shop)).toBe(0);
  });

  test("a code that pays no more is named, and not one that paid nothing before", async () => {
    const shop = await atCheckout([emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })]);
    for (const code of ["SGK-DKK20000CC", "SGK-DKK500AAAA"]) {
      shop.dispatch(redeemCode({ code }));
      await idle(shop);
    }
    const { vouchers } = selectBasket(shop.state())!;
    expect(vouchers.map(({ paymentAmount }) => paymentAmount)).toEqual([200, 0]);
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.vouchers[0].paymentAmount = 0;
        basket.totalPaymentAmountWithTax = 200;
      }),
    );
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({
      kind: "sumChanged",
      before: 0,
      now: 200,
      unpaying: [vouchers[0]!.id],
    });
    expect(finalized(shop)).toBe(0);
  });

  test("stock that is gone at the end flags its line and keeps the others", async () => {
    const shop = await atCheckout([
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
    expect(trouble).toMatchObject({ kind: "blocked", blockers: [{ kind: "issue", type: "OutOfStock" }] });
    expect(selectItemsCount(shop.state())).toBe(2);
    expect(shop.left).toEqual([]);
  });

  test("a basket that expired is told, the billing form stays, and nothing is ordered", async () => {
    const shop = await atCheckout();
    const { id } = shop.state().basket.basket!;
    shop.sandbox.control({ dropBaskets: null });
    await pay(shop);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(finalized(shop)).toBe(0);
    expect(shop.state().basket.drafts.billing).toEqual(billing);
    expect(shop.state().basket.basket?.id).not.toBe(id);
    expect(stored(shop).map(({ basketId }) => basketId)).toEqual([shop.state().basket.basket?.id]);
  });

  test.each([
    ["while the carriers are asked", "createShippingQuote", postedCard()],
    ["while its way is chosen", "updateBasket", postedCard()],
    ["at the very end", "finalizeBasket", emailCard()],
  ])(
    "a basket that another tab has ordered %s is not paid twice: its order is linked to",
    async (_when, call, gift) => {
      const shop = await atCheckout([gift]);
      const { id, publicOrderId } = selectBasket(shop.state())!;
      shop.network.fail(call, async (go) => {
        shop.sandbox.control({ orderAtOnce: id });
        return go();
      });
      await pay(shop);
      expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "alreadyOrdered", publicOrderId });
      expect(finalized(shop)).toBe(call === "finalizeBasket" ? 1 : 0);
      expect(shop.navigated).toEqual([]);
      expect(selectBasket(shop.state())).toMatchObject({ itemsCount: 0, purchasePhase: "Shopping" });
    },
  );

  test("a basket that expired is no refusal where no new one can be had either; the next gift makes one", async () => {
    const shop = await atCheckout();
    shop.sandbox.control({ dropBaskets: null });
    shop.network.fail("createBasket", faults.status(500), { times: 1 });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.state().basket).toMatchObject({ basket: null, status: "empty" });
    shop.dispatch(addProducts([emailCard()]));
    await idle(shop);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("a basket that expires at the very end too", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", async (go) => {
      shop.sandbox.control({ dropBaskets: null });
      return go();
    });
    await pay(shop);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(shop.state().basket.drafts.billing).toEqual(billing);
  });

  test("an address that was corrected in another tab is looked at before it is paid for", async () => {
    const shop = await atCheckout([postedCard()]);
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.deliveries[0].recipientAddress.attention = "Reception";
      }),
    );
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "basketChanged" });
    expect(finalized(shop)).toBe(0);
  });

  test("an issue that has come up meanwhile stops the payment before anything is sent", async () => {
    const shop = await atCheckout();
    const issues = ["line of another time", null].map((relatedTo) => ({ type: "SomethingNew", relatedTo }));
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => Object.assign(basket, { issues })),
    );
    await pay(shop);
    const blockers = issues.map(({ type, relatedTo }) => ({ kind: "issue", lineId: relatedTo, type }));
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "blocked", blockers });
    expect(finalized(shop)).toBe(0);
  });

  test("a sum that cannot be read blocks the payment", async () => {
    const shop = await atCheckout();
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        basket.deliveries[0].productLines.push(null);
      }),
    );
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("blocked");
    expect(finalized(shop)).toBe(0);
  });

  test("a date that has passed is sent as now, told here, and once again on the way back", async () => {
    const shop = await atCheckoutTooLate();
    clickPay(shop);
    await pass(300);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(shop.left).toHaveLength(1);
    expect(toasts(shop)).toContain("DatesMoved");
    const back = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
    expect(toasts(back)).toContain("DatesMoved");
    const reloaded = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
    expect(toasts(reloaded)).toEqual([]);
  });

  test("a date that has passed is sent as now, and one that has not stays as it is", async () => {
    const nextWeek = "2026-03-11T12:00:00Z";
    const shop = await atCheckoutTooLate(emailCard({ deliveryDate: nextWeek }));
    clickPay(shop);
    await pass(300);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
    expect(toasts(shop)).toContain("DatesMoved");
    const dates = selectBasket(shop.state())!.deliveries.map(({ deliveryDate }) => deliveryDate);
    expect(dates.filter((date) => date !== null).map((date) => Date.parse(date))).toEqual([Date.parse(nextWeek)]);
    expect(dates).toHaveLength(2);
  });

  test("a day that has become too soon for the post is moved as one that has passed, and told; its way stays", async () => {
    playTime();
    const shop = startShop();
    await pass(200);
    const monday = { deliveryDate: "2026-03-09T07:00:00Z", timezone: "Europe/Copenhagen" };
    shop.dispatch(addProducts([postedCard(monday)]));
    shop.dispatch(saveBuyer({ billing, reference: null }));
    shop.dispatch(askForQuotes());
    await pass(500);
    const { deliveryId, quotes } = selectBasket(shop.state())!.quotes[0]!;
    const way = () => selectBasket(shop.state())!.deliveries[0]!.shippingQuote?.displayText;
    const other = quotes.find(({ displayText }) => displayText !== way())!;
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: other.id }));
    await pass(200);
    await pass(3 * 86_400_000, 21_600_000);
    clickPay(shop);
    await pass(300);
    expect(toasts(shop)).toContain("DatesMoved");
    expect(selectBasket(shop.state())!.deliveries[0]!.deliveryDate).toBeNull();
    expect(way()).toBe(other.displayText);
  });

  test("a gift that goes at once, which the server has dated, is not said to have been moved", async () => {
    playTime();
    const shop = startShop();
    await pass(200);
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await pass(200);
    shop.network.fail(
      "getBasketById",
      faults.editField("getBasketById", ({ deliveries }) => {
        deliveries[0].deliveryDate = "2026-03-04T11:00:01Z";
      }),
    );
    shop.dispatch(reloadBasket());
    await pass(1000);
    clickPay(shop);
    await pass(300);
    expect(shop.left).toHaveLength(1);
    expect(shop.network.asked("updateBasket").at(-1).input.doClearProducts).toBe(true);
    expect(toasts(shop)).toEqual([]);
  });

  test("a date that has passed, of a payment that did not start, is told here and not again after a reload", async () => {
    const shop = await atCheckoutTooLate();
    shop.network.fail("finalizeBasket", faults.refused("InvalidInput"), { times: 1 });
    clickPay(shop);
    await pass(300);
    expect(selectPaymentTrouble(shop.state())?.kind).toBe("refused");
    expect(toasts(shop)).toContain("DatesMoved");
    const reloaded = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
    await pass(200);
    expect(toasts(reloaded)).toEqual([]);
  });
});
