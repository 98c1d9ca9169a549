import { getOrderPaymentInfoById } from "~/api/generated/commerce";
import { beforeEach, describe, expect, test } from "vitest";
import { buyer, emailCard, finalizing, ORIGIN, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const pass = (ms: number) => sandbox.clock.advance(ms);

describe("a card by e-mail, from basket to order", () => {
  test("pays, and the order is there one to two seconds later", async () => {
    const basket = await shopper.filled();
    expect(basket).toMatchObject({ purchasePhase: "Shopping", totalPaymentAmountWithTax: 200, itemsCount: 1 });
    const answer = await shopper.finalize(basket);
    expect(answer).toMatchObject({ publicOrderId: basket.publicOrderId, nextStep: "RedirectToPaymentWindow" });
    expect(answer?.orderId).toBeTruthy();
    expect(await shopper.read(basket.id)).toMatchObject({ purchasePhase: "Paying", orderId: answer?.orderId });

    const paid = await shopper.pay(answer!.paymentWindowUrl!);
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(finalizing(basket).redirectConfig.okUrl);
    expect((await shopper.read(basket.id)).purchasePhase).toBe("PaymentAuthorized");
    pass(900);
    expect(await shopper.order(basket.publicOrderId)).toBeNull();
    pass(1100);
    const order = await shopper.order(basket.publicOrderId);
    expect(order).toMatchObject({
      publicId: basket.publicOrderId,
      buyer: { name: "Freja Lund" },
      deliveries: [
        { recipientEmail: "alma@example.com", hasBeenShipped: true, productLines: [{ giftcardValue: 200 }] },
      ],
    });
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Completed");
    const { getOrderPaymentInfoById: info } = await shopper.get(getOrderPaymentInfoById, { id: basket.publicOrderId });
    expect(info).toMatchObject({
      amountTotal: 200,
      amountPaid: 200,
      payments: [{ actualPaymentMethodUsed: "Card •••• 1111", authorizedAmount: 200 }],
    });
    expect(await shopper.orderWith(basket.publicOrderId, "orderPaymentInfo { amountRedeemed }")).toEqual({
      orderPaymentInfo: { amountRedeemed: 0 },
    });
  });

  test("a second finalize answers with the same order and window", async () => {
    const basket = await shopper.filled();
    const [first, second] = await Promise.all([shopper.finalize(basket), shopper.finalize(basket)]);
    expect(second).toEqual(first);
    await shopper.pay(first!.paymentWindowUrl!);
    pass(3000);
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors[0]?.extensions).toMatchObject({ code: "AlreadyOrdered", publicOrderId: basket.publicOrderId });
    expect(sandbox.commerce.orders.size).toBe(1);
  });

  test("a window that is left reopens the basket, and says so itself afterwards", async () => {
    const basket = await shopper.filled();
    const { paymentWindowUrl } = (await shopper.finalize(basket))!;
    const changed = await shopper.update({ id: basket.id, addProducts: [emailCard()] });
    expect(changed).toMatchObject({ purchasePhase: "Shopping", itemsCount: 2 });
    expect((await shopper.request(paymentWindowUrl!)).status).toBe(410);
    expect((await shopper.pay(paymentWindowUrl!)).status).toBe(410);
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Shopping");
  });

  test("an ordered basket cannot be changed", async () => {
    const basket = await shopper.filled();
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    await expect(shopper.update({ id: basket.id, doClearProducts: true })).rejects.toThrow(/AlreadyOrdered/);
  });
});

describe("how a payment may end", () => {
  const window = async () => {
    const basket = await shopper.filled();
    return { basket, address: (await shopper.finalize(basket))!.paymentWindowUrl! };
  };

  test("cancelled: back by the cancel address, the basket open", async () => {
    const { basket, address } = await window();
    const left = await shopper.post(address, { action: "cancel" });
    expect([left.status, left.headers.get("location")]).toEqual([303, `${ORIGIN}/en/dk/dkk/basket/psp/cancelled`]);
    expect(await shopper.read(basket.id)).toMatchObject({ purchasePhase: "Shopping", itemsCount: 1 });
  });

  test("declined: back by the fail address, and a new try has a new window", async () => {
    const { basket, address } = await window();
    const left = await shopper.pay(address, "4000000000000002");
    expect(left.headers.get("location")).toBe(`${ORIGIN}/en/dk/dkk/basket/psp/failed`);
    const again = await shopper.finalize(basket);
    expect(again!.paymentWindowUrl).not.toBe(address);
  });

  test("slow: the page waits eight seconds, and a reload does not pay twice", async () => {
    const { basket, address } = await window();
    const waiting = await shopper.pay(address, "4000000000000044");
    expect(waiting.status).toBe(303);
    expect(await (await shopper.request(address)).text()).toContain("Waiting for your bank");
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Paying");
    pass(8000);
    expect((await shopper.request(address)).headers.get("location")).toContain("/order/");
    pass(2000);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("late: the order is not there in time, and then it is", async () => {
    const { basket, address } = await window();
    expect((await shopper.pay(address, "4000000000000051")).headers.get("location")).toContain("/order/");
    pass(10_000);
    expect(await shopper.order(basket.publicOrderId)).toBeNull();
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Paying");
    pass(12_000);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("lost: nothing happens until somebody asks the provider", async () => {
    const { basket, address } = await window();
    await shopper.pay(address, "4000000000000069");
    pass(60_000);
    expect(await shopper.order(basket.publicOrderId)).toBeNull();
    sandbox.control({ deliverConfirmations: null });
    pass(2000);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("a lost confirmation does not let the basket be sold twice", async () => {
    const { basket, address } = await window();
    await shopper.pay(address, "4000000000000069");
    await expect(shopper.update({ id: basket.id, doClearProducts: true })).rejects.toThrow(/AlreadyOrdered/);
    pass(2000);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("left open for half an hour, the window expires", async () => {
    const { basket, address } = await window();
    pass(31 * 60_000);
    expect((await shopper.request(address)).status).toBe(410);
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Shopping");
  });

  test("wrong card details are told at their fields, in the asked language", async () => {
    const { address } = await window();
    const wrong = await shopper.post(`${address}?lang=da`, {
      action: "pay",
      number: "1234",
      expires: "01/20",
      cvc: "x",
    });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain('lang="da"');
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page, "a mistake is no part of a field's name").not.toMatch(/-wrong"[^<]*<\/span><\/label>/);
    expect(page.match(/<input[^>]* autofocus/g)).toEqual([expect.stringContaining('name="number"')]);
    expect(page).toContain("200,00");
    expect(wrong.headers.get("content-security-policy")).toContain(`form-action 'self' ${ORIGIN}`);
  });

  test.each([
    ["HUF", 67123.02, "HUF\u00a067,123.02"],
    ["JPY", 28015, "JPY\u00a028,015<"],
    ["DKK", 200, "DKK\u00a0200.00"],
  ])("the sum is shown to the coin that is charged, in %s", async (currency, amount, shown) => {
    const back = { okUrl: ORIGIN, cancelUrl: ORIGIN, failUrl: ORIGIN };
    const of = { basketId: "b", publicOrderId: "G1", voucherHolds: {}, ...back };
    const { id } = sandbox.commerce.payments.start({ ...of, amount, currency });
    expect(await (await shopper.request(`/pay/${id}`)).text()).toContain(shown);
  });

  test("the first field that is wrong has the focus, and a phone shows digits for each", async () => {
    const { address } = await window();
    const typed = { action: "pay", number: "4111111111111111", expires: "0120", cvc: "x" };
    const page = await (await shopper.post(address, typed)).text();
    expect(page.match(/<input[^>]* autofocus/g)).toEqual([expect.stringContaining('name="expires"')]);
    expect(page.match(/<input[^>]* inputmode="numeric"/g)).toHaveLength(3);
    const month = await shopper.post(address, { ...typed, expires: "1239", cvc: "123" });
    expect(month.status, "without the stroke, which has no key there").toBe(303);
  });

  test("a card of the list can be pressed", async () => {
    const { address } = await window();
    const left = await shopper.post(address, { try: "4000000000000002", number: "" });
    expect(left.headers.get("location")).toContain("/psp/failed");
  });

  test.each([
    ["da", "en-GB,en;q=0.9", "da"],
    ["", "da-DK,da;q=0.9,en-US;q=0.8", "da"],
    ["", "sv-SE, sv;q=0.9, DA;q=0.8, en;q=0.7", "da"],
    ["", "en-GB,en;q=0.9,da;q=0.8", "en"],
    ["", "constructor,*;q=0.5", "en"],
    ["fr", "fr-FR", "en"],
    ["", "", "en"],
  ])("with lang '%s' and a browser that speaks '%s' it is shown in '%s'", async (lang, accepted, shown) => {
    const { address } = await window();
    const asked = lang ? `${address}?lang=${lang}` : address;
    const page = await shopper.request(asked, { headers: { "accept-language": accepted } });
    expect(await page.text()).toContain(`<html lang="${shown}"`);
  });

  test("an unknown window is not found", async () => {
    expect((await shopper.request("/pay/nothing")).status).toBe(404);
  });
});

describe("a confirmation is not believed", () => {
  const forged: [title: string, change: object][] = [
    ["of another session", { sessionId: "another" }],
    ["of a smaller sum", { amount: 1 }],
    ["of another currency", { currency: "JPY" }],
    ["for a basket that is not there", { basketId: "another" }],
  ];
  test.each(forged)("%s", async (_title, change) => {
    const basket = await shopper.filled();
    await shopper.finalize(basket);
    const { paymentSessionId } = sandbox.commerce.baskets.get(basket.id)!;
    const honest = { sessionId: paymentSessionId!, basketId: basket.id, amount: 200, currency: "DKK" };
    sandbox.commerce.payments.notify({ ...honest, status: "Authorized", ...change });
    expect((await shopper.read(basket.id)).purchasePhase).toBe("Paying");
    sandbox.commerce.payments.notify({ ...honest, status: "Authorized" });
    expect((await shopper.read(basket.id)).purchasePhase).toBe("PaymentAuthorized");
  });
});

describe("a card by post", () => {
  const posted = async () => {
    const { id } = await shopper.create();
    const basket = await shopper.update({ id, addProducts: [postedCard()], buyer });
    return { basket, deliveryId: basket.deliveries[0]!.id };
  };

  test("needs a shipping quote, which is then part of the sum", async () => {
    const { basket, deliveryId } = await posted();
    expect((await shopper.tryFinalize(basket)).errors[0]?.extensions).toMatchObject({
      code: "BasketHasIssues",
      reason: "ShippingQuoteMissing",
    });
    const quotes = await shopper.quotes(basket.id, deliveryId);
    expect(new Set(quotes.map(({ shippingProvider }) => shippingProvider))).toContain("DAO");
    const withShop = quotes.filter(({ parcelShop }) => parcelShop);
    expect(withShop.length).toBeGreaterThan(0);
    expect(withShop.length).toBeLessThanOrEqual(10);
    const home = quotes.find(({ shippingProvider, parcelShop }) => shippingProvider === "DAO" && !parcelShop)!;
    const chosen = await shopper.update({
      id: basket.id,
      setShippingQuotes: [{ deliveryId, shippingQuoteId: home.id }],
    });
    expect(chosen.totalPaymentAmountWithTax).toBe(200 + home.priceNoTax * 1.25);
    expect(chosen.deliveries[0]).toMatchObject({ shippingQuote: { id: home.id }, fees: [{ targetType: "Shipping" }] });
    expect((await shopper.finalize(basket))?.nextStep).toBe("RedirectToPaymentWindow");
  });

  test("keeps its delivery and its quote when its lines are taken out and put in again", async () => {
    const { basket, deliveryId } = await posted();
    const [quote] = await shopper.quotes(basket.id, deliveryId);
    await shopper.update({ id: basket.id, setShippingQuotes: [{ deliveryId, shippingQuoteId: quote!.id }] });
    const again = await shopper.update({
      id: basket.id,
      doClearProducts: true,
      addProducts: [postedCard({ quantity: 3 })],
    });
    expect(again.deliveries[0]).toMatchObject({ id: deliveryId, shippingQuote: { id: quote!.id } });
  });
});
