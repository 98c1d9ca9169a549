import { beforeEach, describe, expect, test } from "vitest";
import { getBasketById } from "~/api/generated/commerce";
import { emailCard, NOON, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
const shopper = new Shopper(sandbox);

beforeEach(() => {
  sandbox.control({ reset: null });
});

describe("what may be done to the sandbox from outside", () => {
  test("baskets are forgotten, as after a restart", async () => {
    const [one, other] = [await shopper.create(), await shopper.create()];
    await shopper.request("/sandbox/control", { method: "POST", body: JSON.stringify({ dropBaskets: one.id }) });
    expect((await shopper.call(getBasketById, { id: one.id })).errors[0]?.extensions.code).toBe("BasketNotFound");
    expect((await shopper.read(other.id)).id).toBe(other.id);
    sandbox.control({ dropBaskets: null });
    expect((await shopper.call(getBasketById, { id: other.id })).errors).not.toEqual([]);
  });

  test("of baskets that are forgotten nothing stays behind: neither their pieces nor what their codes were to pay", async () => {
    const code = "SGK-DKK100BBBB";
    sandbox.control({ stock: { "1123-E": 2 } });
    const card = emailCard({ productId: "1123", stockKeepingUnit: "1123-E" });
    const lying = await shopper.filled({ addProducts: [card] });
    const paying = await shopper.filled({ addProducts: [card], addRedeems: [{ code }] });
    const { paymentWindowUrl } = (await shopper.finalize(paying))!;
    await expect(shopper.filled({ addProducts: [card] })).rejects.toThrow(/OutOfStock/);
    sandbox.control({ dropBaskets: lying.id });
    sandbox.control({ dropBaskets: paying.id });
    expect((await shopper.request(paymentWindowUrl!)).status).toBe(410);
    const next = await shopper.filled({ addProducts: [{ ...card, quantity: 2 }], addRedeems: [{ code }] });
    expect(next.totalRedeemAmount).toBe(100);
  });

  test("a basket that is paid for becomes an order, though it is forgotten before", async () => {
    const basket = await shopper.filled();
    await shopper.finalize(basket);
    sandbox.control({ bookingDelay: 5000, payElsewhere: basket.id, dropBaskets: null });
    sandbox.clock.advance(5000);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("an issue appears, and goes with its lines", async () => {
    const basket = await shopper.filled();
    const relatedTo = basket.deliveries[0]!.productLines[0]!.lineId;
    sandbox.control({ addIssue: { basketId: basket.id, type: "ProductNotAllowedWhileRedeeming", relatedTo } });
    expect((await shopper.read(basket.id)).issues).toEqual([{ type: "ProductNotAllowedWhileRedeeming", relatedTo }]);
    expect((await shopper.update({ id: basket.id, doClearProducts: true })).issues).toEqual([]);
  });

  test("a payment is made in another tab, and the order takes as long as it is told to", async () => {
    const basket = await shopper.filled();
    await shopper.finalize(basket);
    sandbox.control({ bookingDelay: 10_000, payElsewhere: basket.id });
    expect((await shopper.read(basket.id)).purchasePhase).toBe("PaymentAuthorized");
    sandbox.clock.advance(9_999);
    expect(await shopper.order(basket.publicOrderId)).toBeNull();
    sandbox.clock.advance(1);
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("a command finds what came due by itself, also while its request moves the clock", async () => {
    const ask = async (commands: object) => {
      const response = await shopper.request("/sandbox/control", { method: "POST", body: JSON.stringify(commands) });
      return { status: response.status, told: (await response.json()) as Record<string, unknown> };
    };
    const left = await shopper.filled();
    await shopper.finalize(left);
    const paid = await shopper.filled();
    await shopper.finalize(paid);
    await ask({ payElsewhere: paid.id });
    const later = await ask({ clock: { advance: 31 * 60_000 }, mail: paid.publicOrderId });
    expect(later.told.mail).toMatchObject([{ to: "alma@example.com" }]);
    expect((await ask({ payElsewhere: left.id })).status).toBe(400);
    expect((await shopper.read(left.id)).purchasePhase).toBe("Shopping");
  });

  test("what came due while nobody looked happened in its own time, not when somebody looks", async () => {
    const deliveryDate = "2026-03-05T09:00:00.000Z";
    const basket = await shopper.filled({ addProducts: [emailCard(), emailCard({ deliveryDate })] });
    await shopper.finalize(basket);
    sandbox.control({ bookingDelay: 1000, payElsewhere: basket.id });
    sandbox.clock.advance(3 * 86_400_000);
    const stranger = await new Shopper(sandbox, "198.51.100.1").order(basket.publicOrderId);
    const booked = new Date(NOON + 1000).toISOString();
    expect(stranger).toMatchObject({ createdAt: booked, buyer: { name: "F•••" } });
    expect(stranger?.deliveries.map(({ shippedAt }) => shippedAt)).toEqual([booked, deliveryDate]);
    const mails = sandbox.control({ mail: basket.publicOrderId }).mail as { sentAt: number }[];
    expect(mails.map(({ sentAt }) => new Date(sentAt).toISOString())).toEqual([deliveryDate, booked]);
  });

  test("a basket is ordered behind the shop's back", async () => {
    const basket = await shopper.filled();
    sandbox.control({ orderAtOnce: basket.id });
    expect((await shopper.tryFinalize(basket)).errors[0]?.extensions.code).toBe("AlreadyOrdered");
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
  });

  test("a code's balance changes", async () => {
    const basket = await shopper.filled({ addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    sandbox.control({ vouchers: { "SGK-DKK500AAAA": { balance: 50 } } });
    expect((await shopper.read(basket.id)).totalPaymentAmountWithTax).toBe(150);
  });

  test("what is wanted of a fresh sandbox may stand before its reset", async () => {
    sandbox.control({
      departments: { "dep-nordhavn": { status: "Blocked" } },
      vouchers: { "SGK-DKK500AAAA": { balance: 1 } },
      stock: { "1001-E": 0 },
      reset: null,
    });
    const { vouchers, people } = sandbox.commerce;
    expect(people.departments[0]?.status).toBe("Blocked");
    expect(vouchers.get("SGK-DKK500AAAA")?.balance).toBe(1);
    await expect(shopper.filled()).rejects.toThrow(/OutOfStock/);
  });

  test("a reset brings back every balance, account and piece", async () => {
    sandbox.control({
      vouchers: { "SGK-DKK500AAAA": { balance: 1 } },
      accounts: { "acc-anton-nordhavn": { status: "Blocked" } },
      departments: { "dep-nordhavn": { status: "Blocked" } },
      sellOut: "1001-E",
    });
    await expect(shopper.filled()).rejects.toThrow(/OutOfStock/);
    sandbox.control({ reset: null });
    const { vouchers, people } = sandbox.commerce;
    expect(vouchers.get("SGK-DKK500AAAA")?.balance).toBe(500);
    expect(people.businessAccounts[0]?.status).toBe("Active");
    expect(people.departments[0]?.status).toBe("Active");
    expect((await shopper.filled()).itemsCount).toBe(1);
  });
});

test("the same seed and run give the same ids, another run gives others", async () => {
  const idOf = async (run: string) => (await new Shopper(stillSandbox({ run })).create()).id;
  const [first, again, other] = [await idOf("a"), await idOf("a"), await idOf("b")];
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
