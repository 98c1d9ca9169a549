import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { getOrderPaymentInfoById, updateBasket, type CreateBasketInput } from "~/api/generated/commerce";
import { isRedeemable } from "~/domain/redeemable";
import { issuesOf } from "./commerce/issues";
import { voucherTable } from "./commerce/voucherTable";
import { rateBetween } from "./data/exchange";
import { buyer, emailCard, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const brandCard = () =>
  sandbox.state.catalogue.products.find(
    ({ salesChannelIds, collections, currency, faceValue, deliveryMethods }) =>
      faceValue &&
      currency === "DKK" &&
      salesChannelIds.includes(11) &&
      salesChannelIds.includes(2) &&
      collections.includes("Redeemable") &&
      typeof deliveryMethods[0]!.inventory[0]!.price === "number" &&
      deliveryMethods[0]!.inventory[0]!.stock > 0,
  )!;

/** A basket with one card that the redeem channel and the portals sell, too. */
async function basketIn(created: Partial<CreateBasketInput> = {}) {
  const { id } = await shopper.create({ salesChannelId: 2, ...created });
  const card = brandCard();
  const { sku, price } = card.deliveryMethods[0]!.inventory[0]!;
  const addProducts = [emailCard({ productId: card.id, stockKeepingUnit: sku, giftcardValue: price as number })];
  return shopper.update({ id, addProducts, buyer });
}

/** A brand's card of DKK 200 that codes may pay. */
const forCodes = (more: Parameters<typeof emailCard>[0] = {}) => emailCard({ productId: "1123", ...more });

const redeem = (id: string, code: string, pin?: string) =>
  shopper.call(updateBasket, { input: { id, addRedeems: [{ code, pin }] } });

describe("a code pays", () => {
  test("all of a small basket, which is then completed without a payment", async () => {
    const basket = await basketIn();
    const paid = await shopper.update({ id: basket.id, addRedeems: [{ code: "SGK-DKK20000CC" }] });
    expect(paid).toMatchObject({ totalPaymentAmountWithTax: 0, totalRedeemAmount: basket.totalPurchaseAmountWithTax });
    expect(paid.vouchers).toMatchObject([
      { type: "SGK", valueCurrency: "DKK", valueAmount: 20000, exchangeRate: 1, voucherMasked: "SGK-••••••00CC" },
    ]);
    const answer = await shopper.finalize(paid);
    expect(answer).toMatchObject({ nextStep: "ShowConfirmation", paymentWindowUrl: null });
    expect(await shopper.order(basket.publicOrderId)).not.toBeNull();
    expect(sandbox.commerce.vouchers.get("SGK-DKK20000CC")?.balance).toBe(20000 - basket.totalPurchaseAmountWithTax);
  });

  test("a part, and the rest is paid by card", async () => {
    const { id } = await shopper.create();
    const basket = await shopper.update({
      id,
      addProducts: [forCodes({ giftcardValue: 500 })],
      buyer,
      addRedeems: [{ code: "SGK-DKK100BBBB" }, { code: "SGK-EUR50DDDDD" }],
    });
    expect(basket.vouchers.map(({ paymentAmount }) => paymentAmount)).toEqual([100, 373]);
    expect(basket.vouchers[1]?.exchangeRate).toBe(rateBetween("EUR", "DKK"));
    expect(basket.totalPaymentAmountWithTax).toBe(27);
    const { paymentWindowUrl } = (await shopper.finalize(basket))!;
    await shopper.pay(paymentWindowUrl!);
    sandbox.clock.advance(2000);
    const { getOrderPaymentInfoById: info } = await shopper.get(getOrderPaymentInfoById, { id: basket.publicOrderId });
    expect(info).toMatchObject({ amountTotal: 500, amountPaid: 27 });
    expect(await shopper.orderWith(basket.publicOrderId, "orderPaymentInfo { amountRedeemed }")).toEqual({
      orderPaymentInfo: { amountRedeemed: 473 },
    });
    expect(info?.payments.map(({ maskedVoucher }) => maskedVoucher)).toEqual([
      "SGK-••••••BBBB",
      "SGK-••••••DDDD",
      null,
    ]);
    const other = await basketIn();
    expect((await redeem(other.id, "SGK-DKK100BBBB")).errors[0]?.extensions.code).toBe("VoucherRedeemed");
  });

  test("in the basket's currency, at the day's rate", async () => {
    const basket = await shopper.filled({ addRedeems: [{ code: "SGK-SEK750EEEE" }], paymentCurrency: "EUR" });
    expect(basket.vouchers[0]?.exchangeRate).toBe(rateBetween("SEK", "EUR"));
    expect(basket.totalPaymentAmountWithTax).toBe(0);
  });

  test("and can be taken out again", async () => {
    const basket = await shopper.filled({ addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    const without = await shopper.update({ id: basket.id, removeRedeemIds: [basket.vouchers[0]!.id] });
    expect(without).toMatchObject({ vouchers: [], totalPaymentAmountWithTax: 200 });
  });

  test("once: what one open payment set aside, another basket cannot use", async () => {
    const first = await shopper.filled({
      addProducts: [forCodes({ giftcardValue: 600 })],
      addRedeems: [{ code: "SGK-DKK500AAAA" }],
    });
    const second = await shopper.filled({ addProducts: [forCodes()], addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    expect(second.totalPaymentAmountWithTax).toBe(0);
    const { paymentWindowUrl } = (await shopper.finalize(first))!;
    expect((await shopper.tryFinalize(second)).errors[0]?.extensions).toMatchObject({ reason: "PriceChanged" });
    expect((await shopper.read(second.id)).totalPaymentAmountWithTax).toBe(200);
    await shopper.post(paymentWindowUrl!, { action: "cancel" });
    expect((await shopper.read(second.id)).totalPaymentAmountWithTax).toBe(0);
  });

  test("twice at once, in one basket, it is added once", async () => {
    const basket = await basketIn();
    const answers = await Promise.all([redeem(basket.id, "SGK-DKK500AAAA"), redeem(basket.id, "SGK-DKK500AAAA")]);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(["VoucherAdded"]);
    expect((await shopper.read(basket.id)).vouchers).toHaveLength(1);
  });
});

describe("a code is refused", () => {
  const cases: [code: string, refused: string, pin?: string][] = [
    ["SGK-NOWHERE", "VoucherNotFound"],
    ["sgk-dkk500aaaa", "VoucherNotFound"],
    ["SGK-EXPIRED001", "VoucherExpired"],
    ["SGK-EMPTY00001", "VoucherRedeemed"],
    ["SGK-INACTIVE01", "InactiveVoucher"],
    ["SGK-NOCREDIT01", "BadCreditCode"],
    ["SGK-PIN300FFFF", "VoucherPinRequired"],
    ["SGK-PIN300FFFF", "VoucherNotFound", "1234"],
  ];
  test.each(cases)("%s: %s", async (code, refused, pin) => {
    const basket = await basketIn();
    const { errors } = await redeem(basket.id, code, pin);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([refused]);
    expect((await shopper.read(basket.id)).vouchers).toEqual([]);
  });

  const channels: [code: string, from: number, to: number][] = [
    ["SGK-REDEEM2222", 3, 2],
    ["POR-NORDLYS001", 3, 11],
    ["POR-NORDLYS001", 12, 11],
    ["BHN-DEPT100001", 3, 2],
  ];
  test.each(channels)("%s in channel %i, with the right one (%i) told", async (code, from, to) => {
    const { id } = await shopper.create({ salesChannelId: from });
    const { errors } = await redeem(id, code);
    expect(errors[0]?.extensions).toMatchObject({ code: "AttemptToRedeemInWrongSalesChannel", salesChannelId: to });
  });

  test("but not with its PIN, nor in its portal", async () => {
    const basket = await basketIn();
    expect((await redeem(basket.id, "SGK-PIN300FFFF", "4711")).errors).toEqual([]);
    const inPortal = await basketIn({ salesChannelId: 11 });
    expect((await redeem(inPortal.id, "POR-NORDLYS001")).errors).toEqual([]);
  });

  test("after twenty that do not exist, for the rest of the minute, with HTTP 429", async () => {
    const basket = await basketIn();
    for (let miss = 0; miss < 20; miss++) await redeem(basket.id, `SGK-GUESS${miss}`);
    sandbox.clock.advance(15_000);
    const { status, headers, errors } = await redeem(basket.id, "SGK-DKK500AAAA");
    expect([status, headers.get("retry-after"), errors[0]?.extensions.code]).toEqual([429, "45", "TooManyAttempts"]);
    const somebodyElse = new Shopper(sandbox, "192.0.2.7");
    const theirs = await somebodyElse.create();
    const input = { id: theirs.id, addRedeems: [{ code: "SGK-DKK100BBBB" }] };
    expect((await somebodyElse.update(input)).vouchers).toHaveLength(1);
    sandbox.clock.advance(45_000);
    expect((await redeem(basket.id, "SGK-DKK500AAAA")).errors).toEqual([]);
  });
});

describe("while redeeming", () => {
  test("things, and the shop's own cards, are an issue of their lines", async () => {
    const gift = sandbox.state.catalogue.products.find(
      ({ productType, salesChannelIds, availableInCountries, deliveryMethods }) =>
        productType === "PhysicalProduct" &&
        salesChannelIds.includes(3) &&
        !availableInCountries &&
        deliveryMethods[0]!.inventory[0]!.stock > 0,
    )!;
    const { sku } = gift.deliveryMethods[0]!.inventory[0]!;
    const addProducts = [
      forCodes(),
      emailCard(),
      postedCard({ productId: gift.id, stockKeepingUnit: sku, giftcardValue: null, valueCurrency: null }),
      emailCard({ productId: "1000" }),
    ];
    const before = await shopper.filled({ addProducts });
    expect(before.issues).toEqual([]);
    const basket = await shopper.update({ id: before.id, addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    const lineOf = (productId: string) =>
      basket.deliveries.flatMap(({ productLines }) => productLines).find((line) => line.productId === productId)!
        .lineId;
    expect(basket.issues).toEqual(
      ["1001", gift.id, "1000"].map((productId) => ({
        type: "ProductNotAllowedWhileRedeeming",
        relatedTo: lineOf(productId),
      })),
    );
    expect((await shopper.tryFinalize(basket)).errors[0]?.extensions.code).toBe("BasketHasIssues");
  });

  test("shop and sandbox say the same of every product", async () => {
    const { products } = sandbox.state.catalogue;
    const { id } = await shopper.filled({ addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    const basket = sandbox.commerce.baskets.get(id)!;
    const [line] = basket.lines;
    basket.lines = products.map((product) => ({ ...line!, lineId: product.id, productId: product.id }));
    const refused = issuesOf(sandbox.commerce, basket).map(({ relatedTo }) => relatedTo);
    expect(refused.length).toBeLessThan(products.length);
    expect(refused).toEqual(products.filter((product) => !isRedeemable(product)).map((product) => product.id));
  });

  test("a code that went out of use meanwhile pays nothing, and the sum is asked again", async () => {
    const basket = await shopper.filled({ addProducts: [forCodes()], addRedeems: [{ code: "SGK-SOON250GGG" }] });
    expect(basket.totalPaymentAmountWithTax).toBe(0);
    sandbox.clock.advance(3 * 86_400_000);
    expect((await shopper.tryFinalize(basket)).errors[0]?.extensions).toMatchObject({ reason: "PriceChanged" });
    expect((await shopper.read(basket.id)).totalPaymentAmountWithTax).toBe(200);
  });
});

test("the table of codes says what each is for, and has every code once", () => {
  expect(new Set(voucherTable.map(({ code }) => code)).size).toBe(voucherTable.length);
  for (const { code, shows } of voucherTable) {
    expect(code).toMatch(/^(SGK|POR|BHN)-[A-Z0-9]{10}$/);
    expect(shows).not.toBe("");
  }
});

test("the README names every code that there is, and no other", () => {
  const readme = readFileSync(resolve(import.meta.dirname, "../../README.md"), "utf8");
  const named = [...readme.matchAll(/`((?:SGK|POR|BHN)-[A-Z0-9]+)`/g)].map(([, code]) => code!);
  expect([...new Set(named)].sort()).toEqual(voucherTable.map(({ code }) => code).sort());
});
