import { beforeEach, describe, expect, test } from "vitest";
import { getOrderById, getOrderPaymentInfoById } from "~/api/generated/commerce";
import { address, buyer, emailCard, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;
let stranger: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
  stranger = new Shopper(sandbox, "198.51.100.1");
});

const HOUR = 3_600_000;
const REFERENCE = "For Alma's birthday";
const GREETING = "GREETING-DANSK";
/** What no stranger may read anywhere in an answer. */
const SECRETS = [
  "Freja Lund",
  buyer.email!,
  buyer.phone!,
  "Solvej",
  "Alma Holm",
  "alma@example.com",
  address.line1,
  REFERENCE,
  GREETING,
];
/** The shop does not ask for the phone of who ordered. */
const OF_ORDER = SECRETS.filter((secret) => secret !== buyer.phone);
const secretsIn = (answer: unknown) => SECRETS.filter((secret) => JSON.stringify(answer).includes(secret));

/** An order of one card by e-mail and one by post, with greetings and a reference. */
async function ordered() {
  const addGreeting = { greetingToken: GREETING };
  const addProducts = [emailCard({ addGreeting }), postedCard({ addGreeting })];
  const { id, publicOrderId } = await shopper.filled({ addProducts, reference: REFERENCE });
  sandbox.control({ orderAtOnce: id });
  return { id, publicOrderId };
}

/** A brand's card that the gift behind a token paid for, as its order and basket are told to anybody. */
async function paidWithGift(token: string) {
  const { code, codePin: pin } = sandbox.commerce.downloads.get(token)!;
  const addProducts = [emailCard({ productId: "1123" })];
  const basket = await shopper.filled({ addProducts, addRedeems: [{ code, pin }] });
  expect(basket.totalRedeemAmount).toBe(200);
  sandbox.control({ orderAtOnce: basket.id });
  return basket;
}

describe("who knows the number of an order", () => {
  test("reads in no answer the token of a gift that paid for it", async () => {
    const token = "GIFT-OPEN-1";
    const basket = await paidWithGift(token);
    const { getOrderPaymentInfoById: info } = await stranger.get(getOrderPaymentInfoById, { id: basket.publicOrderId });
    expect(info?.payments).toHaveLength(1);
    const raw = await stranger.orderWith(
      basket.publicOrderId,
      "id orderPaymentInfo { payments { paymentId voucherId } }",
    );
    expect(raw).toMatchObject({ orderPaymentInfo: { payments: [{ voucherId: expect.any(String) as string }] } });
    expect(JSON.stringify([basket, info, raw, await stranger.read(basket.id)])).not.toContain(token);
  });

  test("is told the same ids each time, and by them codes are taken out", async () => {
    const { code, codePin: pin } = sandbox.commerce.downloads.get("GIFT-OPEN-1")!;
    const { id, vouchers } = await shopper.filled({ addRedeems: [{ code, pin }] });
    expect((await shopper.read(id)).vouchers).toEqual(vouchers);
    const without = await shopper.update({ id, removeRedeemIds: vouchers.map((each) => each.id) });
    expect(without.vouchers).toEqual([]);
  });

  test("after an hour reads neither its greetings, nor its reference, nor which voucher paid", async () => {
    const { publicOrderId } = await ordered();
    expect(secretsIn(await stranger.order(publicOrderId))).toEqual(OF_ORDER);
    sandbox.clock.advance(HOUR);
    const seen = await stranger.order(publicOrderId);
    expect(secretsIn(seen)).toEqual([]);
    expect(seen?.reference).toBeNull();
    expect(seen?.deliveries.map(({ greetings }) => greetings)).toEqual([[], []]);
    // what was paid for the greetings still stands there, as the sums do
    expect(seen?.deliveries.flatMap(({ fees }) => fees.map(({ targetType }) => targetType))).toContain(
      "PersonalisedGreeting",
    );
    const { publicOrderId: redeemed } = await paidWithGift("GIFT-OPEN-1");
    const paid = (voucherId: unknown) => ({ orderPaymentInfo: { payments: [{ voucherId }] } });
    const vouchers = () => stranger.orderWith(redeemed, "orderPaymentInfo { payments { voucherId } }");
    expect(await vouchers()).toEqual(paid(expect.any(String)));
    sandbox.clock.advance(HOUR);
    expect(await vouchers()).toEqual(paid(null));
  });

  test("after an hour reads no digits of the card that paid, but that a card did", async () => {
    const basket = await shopper.filled();
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    sandbox.clock.advance(2000);
    const method = async () =>
      (await stranger.get(getOrderPaymentInfoById, { id: basket.publicOrderId })).getOrderPaymentInfoById?.payments[0]
        ?.actualPaymentMethodUsed;
    expect(await method()).toBe("Card •••• 1111");
    sandbox.clock.advance(HOUR);
    expect(await method()).toBe("Card");
  });

  test("sees it whole where the order is their own", async () => {
    await shopper.signIn("freja");
    const { id, publicOrderId } = await ordered();
    sandbox.clock.advance(HOUR);
    expect(secretsIn((await shopper.get(getOrderById, { id: publicOrderId })).getOrderById)).toEqual(OF_ORDER);
    expect(secretsIn(await shopper.read(id))).toEqual(SECRETS);
    expect(secretsIn(await stranger.read(id))).toEqual([]);
  });
});

describe("who knows the id of a basket that was ordered", () => {
  test("after an hour sees what became of it, and of no person anything", async () => {
    const { id, publicOrderId } = await ordered();
    const before = await stranger.read(id);
    expect(secretsIn(before)).toEqual(SECRETS);
    sandbox.clock.advance(HOUR);
    const seen = await stranger.read(id);
    expect(secretsIn(seen)).toEqual([]);
    const { totalPaymentAmountWithTax, itemsCount } = before;
    expect(seen).toMatchObject({
      publicOrderId,
      purchasePhase: "Completed",
      totalPaymentAmountWithTax,
      itemsCount,
      reference: null,
      buyer: { name: "F•••" },
    });
    const lines = await stranger.ask<unknown>(
      `query getBasketById($id: ID!) { getBasketById(id: $id) { dataLines { recipientAddress { line1 line2 attention } } } }`,
      { id },
    );
    expect(secretsIn(lines.data)).toEqual([]);
  });

  test("after an hour does not read whose company paid with a code of its own", async () => {
    await shopper.signIn("anton");
    const company = { ...buyer, accountId: "acc-anton-nordhavn", accountType: "B2B" as const };
    const addRedeems = [{ code: "BHN-DEPT100001" }];
    const { id } = await shopper.filled({ buyer: company, addRedeems }, { salesChannelId: 1 });
    sandbox.control({ orderAtOnce: id });
    const departments = async (who: Shopper) =>
      (await who.read(id)).vouchers.map(({ boughtByB2bDepartment }) => boughtByB2bDepartment);
    expect(await departments(stranger)).toEqual(["dep-nordhavn"]);
    sandbox.clock.advance(HOUR);
    expect(await departments(stranger)).toEqual([null]);
    expect(await departments(shopper)).toEqual(["dep-nordhavn"]);
  });

  test("still fills one that was not ordered, however long it lies", async () => {
    const { id } = await shopper.filled({ reference: REFERENCE });
    sandbox.clock.advance(2 * HOUR);
    expect(await shopper.read(id)).toMatchObject({ reference: REFERENCE, buyer: { name: "Freja Lund" } });
  });
});
