import { describe, expect, test } from "vitest";
import { INVOICE } from "~/domain/buyer";
import { redeemCode, reloadBasket } from "~/state/basket/slice";
import { selectPaying, selectPaymentTrouble } from "~/state/payment/selectors";
import { continuePayment } from "~/state/payment/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, clickPay, finalized, pay, payEnds } from "../support/paying";
import { idle, stored, toasts } from "../support/shopFacts";
import { pass, playTime, type Shop } from "../support/startShop";

/** The payment is started, and this is what the server says of it in place of the truth. */
const answerWith = (shop: Shop, said: object) =>
  shop.network.fail(
    "finalizeBasket",
    faults.editField("finalizeBasket", (started) => Object.assign(started, said)),
  );

describe("when the answer of finalize is lost", () => {
  test("after it was applied: the payment is started, goes on by a click, and is never started twice by itself", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.lost(), { times: 1 });
    await pay(shop);
    expect(finalized(shop)).toBe(1);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "started" });
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
    shop.dispatch(continuePayment());
    await payEnds(shop);
    expect(shop.left).toHaveLength(1);
  });

  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  const refusal = (code: string, status: number) =>
    Response.json({ errors: [{ message: "x", extensions: { code } }] }, { status });

  test.each<[string, (shop: Shop) => Response]>([
    ["lost", lost],
    [
      "lost, and the basket cannot be read any more",
      (shop) => {
        shop.network.fail("getBasketById", faults.status(500));
        return lost();
      },
    ],
    ["an error that no catalogue knows", () => refusal("Odd", 200)],
    ["a gateway's own error", () => refusal("GATEWAY_TIMEOUT", 504)],
  ])("and paid meanwhile, though the answer is %s: the confirmation", async (_what, answer) => {
    const shop = await atCheckout();
    const { id, publicOrderId } = shop.state().basket.basket!;
    shop.network.fail("finalizeBasket", async (go) => {
      await go();
      shop.sandbox.control({ bookingDelay: 0, payElsewhere: id });
      return answer(shop);
    });
    await pay(shop);
    expect(shop.navigated.at(-1)?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
    expect(selectPaymentTrouble(shop.state())).toBeNull();
  });

  test("as an error that no catalogue knows, and the basket cannot be read: nobody says that it did not start", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", async (go, signal) => {
      shop.network.fail("getBasketById", faults.raw("x"));
      return faults.madeButRefused()(go, signal);
    });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
  });

  test("without having been applied: not started, and the next click pays", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.abort(), { times: 1 });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notStarted" });
    expect(toasts(shop)).toEqual(["PaymentNotStarted"]);
    await pay(shop);
    expect(shop.left).toHaveLength(1);
    expect(finalized(shop)).toBe(2);
  });

  test.each([
    ["the server is merely slow", faults.hang()],
    ["the connection broke", faults.abort()],
  ])(
    "and codes pay for all of it, and %s: not said to have ordered nothing before it is looked up",
    async (_what, fault) => {
      const shop = await atCheckout([emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })]);
      shop.dispatch(redeemCode({ code: "SGK-DKK20000CC" }));
      await idle(shop);
      shop.network.fail("finalizeBasket", fault, { times: 1 });
      playTime();
      clickPay(shop);
      await pass(31_000, 500);
      expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
      shop.dispatch(reloadBasket());
      await pass(500);
      expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notStarted" });
    },
  );

  test("of an order by invoice: not said to have ordered nothing before it is looked up", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.abort(), { times: 1 });
    clickPay(shop, { paymentMethod: INVOICE });
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
    shop.dispatch(reloadBasket());
    await shop.until((state) => selectPaymentTrouble(state)?.kind === "notStarted");
    expect(finalized(shop)).toBe(1);
  });

  test("with a word of the server about it: that is what is told", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.refused("INTERNAL_SERVER_ERROR", { message: "The bank is away" }));
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({
      kind: "refused",
      failure: { message: "The bank is away" },
    });
  });

  test("and nothing can be found out: that is said, not that it failed", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", async () => {
      shop.network.fail(/getBasketById|getOrderById/, faults.raw("x"));
      throw new TypeError("Failed to fetch");
    });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
    expect(stored(shop).map(({ basketId }) => basketId)).toHaveLength(1);
  });

  test("and it is seen only later that it was started: nobody says that it was not", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", async (go) => {
      await go();
      shop.network.fail(/getBasketById|getOrderById/, faults.raw("x"));
      throw new TypeError("Failed to fetch");
    });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
    shop.network.heal();
    shop.dispatch(reloadBasket());
    await shop.until((state) => state.basket.basket?.purchasePhase === "Paying");
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
  });
});

test("a next step that nobody knows, of what codes have paid: it is ordered, so the confirmation", async () => {
  const shop = await atCheckout([emailCard({ productId: "1123", stockKeepingUnit: "1123-E" })]);
  shop.dispatch(redeemCode({ code: "SGK-DKK20000CC" }));
  await idle(shop);
  const { id, publicOrderId } = shop.state().basket.basket!;
  answerWith(shop, { nextStep: "ShowReceipt" });
  await pay(shop);
  expect(shop.navigated.at(-1)?.path).toBe(`/en/dk/dkk/order/${publicOrderId}/psp/${id}`);
  expect(selectPaymentTrouble(shop.state())).toBeNull();
  expect(toasts(shop)).toEqual([]);
});

test("no address to pay at, and the basket cannot be read: nobody says that it did not start", async () => {
  const shop = await atCheckout();
  shop.network.fail(
    "finalizeBasket",
    faults.editField("finalizeBasket", (started) => {
      shop.network.fail("getBasketById", faults.raw("x"));
      started.paymentWindowUrl = null;
    }),
  );
  await pay(shop);
  expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "unknownEnd" });
});

describe("what the server refuses", () => {
  test("invoice: said, and card needs a new click", async () => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.refused("NotApprovedForInvoice"), { times: 1 });
    clickPay(shop, { paymentMethod: "invoiceByFinance" });
    await payEnds(shop);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notApprovedForInvoice" });
    expect(finalized(shop)).toBe(1);
    expect(shop.left).toEqual([]);
  });

  test.each([
    ["that only a basket could explain, which does not", "BasketHasIssues", null],
    ["whatever the basket is by then, which cannot be read", "OutOfStock", faults.status(500)],
  ])("is told as it was refused, %s", async (_what, code, unread) => {
    const shop = await atCheckout();
    shop.network.fail("finalizeBasket", faults.refused(code));
    if (unread) shop.network.fail("getBasketById", unread, { skip: 1 });
    await pay(shop);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({ kind: "refused", failure: { code } });
  });

  test("fields of the billing form come with their texts", async () => {
    const shop = await atCheckout();
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
    "pay/1",
    "/\\evil.com/pay",
    "ht\ttps://evil.com",
    "data:text/html,<h1>x",
    "https://pay.example\\@evil.com",
    "\thttps://pay.example",
    "",
    null,
    7,
  ])("a payment window at %j is not left for", async (paymentWindowUrl) => {
    const shop = await atCheckout();
    answerWith(shop, { paymentWindowUrl });
    await pay(shop);
    expect(shop.left).toEqual([]);
    expect(selectPaymentTrouble(shop.state())).toEqual({ kind: "notStarted" });
    expect(toasts(shop)).toEqual(["PaymentNotStarted"]);
    expect(selectPaying(shop.state())).toBe(false);
    expect(stored(shop).map(({ basketId }) => basketId)).toHaveLength(1);
    // It can be gone on with, or taken back.
    expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
    const told = shop.reported.map(String);
    expect(told).toHaveLength(paymentWindowUrl ? 1 : 0);
    expect(told.join(), "the host alone").not.toMatch(/user|secret|\/pay\/1/);
  });
});
