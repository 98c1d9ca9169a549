import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type AddProductInput,
  updateBasket,
  type UpdateBasketInput,
  type WholeBasketFragment,
} from "~/api/generated/commerce";
import { convert, roundMoney } from "./data/exchange";
import { quantityInStock } from "./data/shelf";
import { isInCampaign } from "./commerce/pricing";
import { address, emailCard, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
const shopper = new Shopper(sandbox);
const { catalogue, shelf } = sandbox.state;
const sold = catalogue.products.filter(
  ({ salesChannelIds, availableInCountries }) => salesChannelIds.includes(3) && !availableInCountries,
);
const gifts = sold.filter(({ productType }) => productType === "PhysicalProduct");
const reduced = gifts.find(({ deliveryMethods }) =>
  deliveryMethods[0]!.inventory.some(
    ({ stock, attributes }) => stock > 5 && attributes.some(({ name }) => name === "RetailPrice"),
  ),
)!;
const plain = gifts.find(({ deliveryMethods }) =>
  deliveryMethods[0]!.inventory.some(
    ({ stock, attributes }) => stock > 20 && attributes.length === 1 && attributes[0]!.name === "Colour",
  ),
)!;
const oneGift = (product: typeof plain, more: Partial<AddProductInput> = {}): AddProductInput =>
  postedCard({
    productId: product.id,
    stockKeepingUnit: product.deliveryMethods[0]!.inventory.find(({ stock }) => stock > 5)!.sku,
    giftcardValue: null,
    valueCurrency: null,
    ...more,
  });

beforeEach(() => {
  sandbox.control({ reset: null });
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Everything on the bill, from the rows that a person sees. */
function rowsOf(basket: WholeBasketFragment) {
  return basket.deliveries.flatMap(({ productLines, fees, wrappings }) => [...productLines, ...fees, ...wrappings]);
}

function expectToAddUp(basket: WholeBasketFragment): void {
  const rows = rowsOf(basket);
  const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.000_001);
  near(
    basket.totalPurchaseAmountWithTax,
    roundMoney(sum(rows.map((row) => row.totalPaymentAmount)), basket.paymentCurrency),
  );
  near(basket.totalTaxAmount, roundMoney(sum(rows.map((row) => row.totalTaxAmount)), basket.paymentCurrency));
  near(
    basket.totalRedeemAmount,
    roundMoney(sum(basket.vouchers.map((each) => each.paymentAmount)), basket.paymentCurrency),
  );
  near(
    basket.totalPaymentAmountWithTax,
    roundMoney(basket.totalPurchaseAmountWithTax - basket.totalRedeemAmount, basket.paymentCurrency),
  );
  expect(basket.totalPaymentAmountWithTax).toBeGreaterThanOrEqual(0);
  for (const row of rows) {
    near(row.totalPaymentAmount, roundMoney(row.totalPriceAmount - row.totalDiscountAmount, basket.paymentCurrency));
    expect(row.totalTaxAmount).toBeLessThanOrEqual(row.totalPaymentAmount);
  }
  for (const line of basket.deliveries.flatMap(({ productLines }) => productLines)) {
    near(line.totalPaymentAmount, roundMoney(line.singlePaymentAmount * line.quantity, basket.paymentCurrency));
  }
  expect(basket.itemsCount).toBe(sum(basket.deliveries.map(({ quantity }) => quantity)));
}

describe("what things cost", () => {
  test("a card costs its value, and no tax", async () => {
    const basket = await shopper.filled({ addProducts: [emailCard({ quantity: 3 })] });
    expect(basket).toMatchObject({ totalPurchaseAmountWithTax: 600, totalTaxAmount: 0, totalVoucherAmount: 600 });
  });

  test("the card that is good everywhere costs a fee, with tax in it", async () => {
    const basket = await shopper.filled({ addProducts: [emailCard({ productId: "1000", quantity: 2 })] });
    expect(basket.deliveries[0]?.fees).toMatchObject([
      { targetType: "SuperGiftcardFee", quantity: 2, singlePriceAmount: 20, totalPaymentAmount: 40, totalTaxAmount: 8 },
    ]);
    expect(basket.deliveries[0]?.fees[0]?.labels.map(({ languageCode }) => languageCode)).toEqual([
      "en",
      "sv",
      "fi",
      "da",
      "no",
    ]);
    expect(basket.totalPurchaseAmountWithTax).toBe(440);
  });

  test("a gift costs its price with the tax of the country in it", async () => {
    const basket = await shopper.filled({ addProducts: [oneGift(plain, { quantity: 2 })] });
    const line = basket.deliveries[0]!.productLines[0]!;
    expect(line.giftcardValue).toBeNull();
    expect(line.singleTaxAmount).toBe(roundMoney(line.singlePaymentAmount * 0.2, "DKK"));
  });

  test("a reduced gift shows what it cost before", async () => {
    const basket = await shopper.filled({ addProducts: [oneGift(reduced)] });
    const line = basket.deliveries[0]!.productLines[0]!;
    expect(line.singlePriceAmount).toBeGreaterThan(line.singlePaymentAmount);
    expect(line.discountPercentage).toBe(Math.round((line.singleDiscountAmount / line.singlePriceAmount) * 10_000));
    expect(line.discountTitles.map(({ languageCode }) => languageCode)).toEqual(["en", "sv", "fi", "da", "no"]);
  });

  test("a card of the month is 5.12 % cheaper", async () => {
    const card = sold.find(
      (each) => isInCampaign(each) && each.faceValue && each.deliveryMethods[0]!.inventory[0]!.stock > 0,
    )!;
    const { price } = card.deliveryMethods[0]!.inventory[0]!;
    const value = typeof price === "number" ? price : price.min;
    const basket = await shopper.filled({
      addProducts: [
        emailCard({
          productId: card.id,
          deliveryMethod: card.deliveryMethods[0]!.deliveryMethod,
          giftcardValue: value,
          valueCurrency: card.currency,
          recipientName: null,
          recipientEmail: null,
        }),
      ],
    });
    expect(basket.deliveries[0]?.productLines[0]).toMatchObject({ discountPercentage: 512, giftcardValue: value });
  });

  test("a card with fixed values costs what it is offered for, also once its price was raised", async () => {
    const card = sold.find(
      (each) =>
        each.faceValue &&
        each.currency === "DKK" &&
        !isInCampaign(each) &&
        each.deliveryMethods[0]!.deliveryMethod === "Email" &&
        typeof each.deliveryMethods[0]!.inventory[0]!.price === "number" &&
        each.deliveryMethods[0]!.inventory[0]!.stock > 0,
    )!;
    const { sku, price } = card.deliveryMethods[0]!.inventory[0]!;
    const raised = roundMoney((price as number) * 1.1, "DKK");
    const inBasket = (giftcardValue: number) =>
      shopper.filled({ addProducts: [emailCard({ productId: card.id, stockKeepingUnit: sku, giftcardValue })] });
    const early = await inBasket(price as number);
    sandbox.control({ prices: { [card.id]: 1.1 } });
    expect(await inBasket(raised)).toMatchObject({ totalPurchaseAmountWithTax: raised });
    expect(await shopper.read(early.id)).toMatchObject({ totalPurchaseAmountWithTax: raised });
    sandbox.control({ prices: { [card.id]: 1 } });
    expect(await shopper.read(early.id)).toMatchObject({ totalPurchaseAmountWithTax: price });
  });

  test("wrapping and a printed greeting are on the bill", async () => {
    const basket = await shopper.filled({
      addProducts: [
        oneGift(plain, {
          quantity: 2,
          addWrapping: { id: "w-fjord", quantity: 2 },
          addGreeting: { greetingToken: "GREETING-DANSK" },
        }),
      ],
    });
    expect(basket.deliveries[0]).toMatchObject({
      wrappings: [{ wrappingId: "w-fjord", quantity: 2, totalPaymentAmount: 70 }],
      fees: [{ targetType: "PersonalisedGreeting", totalPaymentAmount: 30 }],
      greetings: [{ greetingToken: "GREETING-DANSK" }],
    });
    expectToAddUp(basket);
  });
});

describe("deliveries", () => {
  test("lines for one recipient, way and date travel together", async () => {
    const later = "2026-06-01T07:00:00Z";
    const basket = await shopper.filled({
      addProducts: [
        emailCard(),
        emailCard({ giftcardValue: 300 }),
        emailCard({ deliveryDate: later }),
        emailCard({ recipientEmail: "bo@example.com" }),
        emailCard({ deliveryMethod: "Sms", recipientEmail: null, recipientPhone: "+4520123499" }),
      ],
    });
    expect(
      basket.deliveries.map(({ productLines, deliveryMethod, deliveryDate }) => [
        productLines.length,
        deliveryMethod,
        deliveryDate,
      ]),
    ).toEqual([
      [2, "Email", null],
      [1, "Email", new Date(later).toISOString()],
      [1, "Email", null],
      [1, "Sms", null],
    ]);
  });
});

describe("currencies", () => {
  test("a switch keeps the lines and the values, and converts what is paid", async () => {
    const basket = await shopper.filled({ addProducts: [emailCard(), oneGift(plain)] });
    const inEuro = await shopper.update({ id: basket.id, paymentCurrency: "eur" });
    expect(inEuro.paymentCurrency).toBe("EUR");
    const [card, gift] = inEuro.deliveries.flatMap(({ productLines }) => productLines);
    expect(card).toMatchObject({
      giftcardValue: 200,
      valueCurrency: "DKK",
      singlePaymentAmount: convert(200, "DKK", "EUR"),
    });
    expect(gift?.productId).toBe(plain.id);
    expectToAddUp(inEuro);
    const back = await shopper.update({ id: basket.id, paymentCurrency: "DKK" });
    expect(back.totalPaymentAmountWithTax).toBe(basket.totalPaymentAmountWithTax);
  });

  test("an order tells at which rate each of its cards was paid", async () => {
    const basket = await shopper.filled({
      addProducts: [emailCard(), emailCard({ giftcardValue: 50, valueCurrency: "EUR" })],
    });
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    sandbox.clock.advance(2000);
    const wanted = "deliveries { productLines { giftcardValue exchangeRateMultiplier totalPriceAmount } }";
    expect(await shopper.orderWith(basket.publicOrderId, wanted)).toEqual({
      deliveries: [
        {
          productLines: [
            { giftcardValue: 200, exchangeRateMultiplier: 1, totalPriceAmount: 200 },
            { giftcardValue: 50, exchangeRateMultiplier: 7.46, totalPriceAmount: 373 },
          ],
        },
      ],
    });
  });

  test.each(["JPY", ""])("a switch to '%s', in which nobody pays here, is refused", async (paymentCurrency) => {
    const { id } = await shopper.filled();
    const { errors } = await shopper.call(updateBasket, { input: { id, paymentCurrency } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["UnsupportedCurrency"]);
  });

  test("the issue of a second recipient country names its lines", async () => {
    const norwegian = postedCard({ recipientAddress: { ...address, countryCode: "NO" } });
    const basket = await shopper.filled({ addProducts: [postedCard(), norwegian] });
    const stray = basket.deliveries[1]!.productLines[0]!.lineId;
    expect(basket.issues).toEqual([{ type: "MultipleRecipientCountries", relatedTo: stray }]);
  });
});

describe("recipient countries", () => {
  test("are those of the lines that have an address by now", async () => {
    const toCome = postedCard({ recipientName: null, recipientAddress: null });
    const norwegian = postedCard({ recipientAddress: { ...address, countryCode: "NO" } });
    const basket = await shopper.filled({ addProducts: [toCome, postedCard()] });
    expect(basket.issues).toEqual([]);
    const abroad = await shopper.update({ id: basket.id, addProducts: [norwegian] });
    const stray = abroad.deliveries[2]!.productLines[0]!.lineId;
    expect(abroad.issues).toEqual([{ type: "MultipleRecipientCountries", relatedTo: stray }]);
  });
});

describe("a price that moves", () => {
  test("between the last answer and finalize is refused once, and shown by the next answer", async () => {
    const basket = await shopper.filled();
    sandbox.control({ prices: { "1001": 1.1 } });
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors[0]).toMatchObject({
      message: "The price changed from 200 to 220 DKK",
      extensions: { code: "BasketHasIssues", reason: "PriceChanged" },
    });
    expect((await shopper.tryFinalize(basket)).errors).not.toEqual([]);
    expect((await shopper.read(basket.id)).totalPaymentAmountWithTax).toBe(220);
    expect((await shopper.finalize(basket))?.nextStep).toBe("RedirectToPaymentWindow");
  });

  test("is refused as well in a basket that codes pay wholly: nothing is left to pay, but more is taken off them", async () => {
    const { id } = await shopper.filled({ addProducts: [emailCard({ productId: "1123" })] });
    const basket = await shopper.update({ id, addRedeems: [{ code: "SGK-DKK500AAAA" }] });
    sandbox.control({ basketPrices: { basketId: id, factor: 1.1 } });
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors[0]).toMatchObject({
      message: "The price changed from 200 to 220 DKK",
      extensions: { code: "BasketHasIssues", reason: "PriceChanged" },
    });
    expect(await shopper.read(id)).toMatchObject({ totalRedeemAmount: 220, totalPaymentAmountWithTax: 0 });
    expect((await shopper.finalize(basket))?.nextStep).toBe("ShowConfirmation");
    expect(sandbox.commerce.vouchers.get("SGK-DKK500AAAA")?.balance).toBe(280);
  });

  test("after finalize does not change what is paid", async () => {
    const basket = await shopper.filled();
    const { paymentWindowUrl } = (await shopper.finalize(basket))!;
    sandbox.control({ prices: { "1001": 2 } });
    expect((await shopper.read(basket.id)).totalPaymentAmountWithTax).toBe(200);
    await shopper.pay(paymentWindowUrl!);
    sandbox.clock.advance(2000);
    expect((await shopper.order(basket.publicOrderId))?.deliveries[0]?.productLines[0]?.totalPaymentAmount).toBe(200);
  });
});

describe("stock", () => {
  const sku = plain.deliveryMethods[0]!.inventory.find(({ stock }) => stock > 5)!;
  const left = () => quantityInStock(sku, shelf);

  test("is reserved, and given back", async () => {
    sandbox.control({ stock: { [sku.sku]: 3 } });
    const basket = await shopper.filled({ addProducts: [oneGift(plain, { quantity: 2 })] });
    expect(left()).toBe(1);
    const other = await shopper.create();
    await expect(shopper.update({ id: other.id, addProducts: [oneGift(plain, { quantity: 2 })] })).rejects.toThrow(
      /OutOfStock/,
    );
    // its own reserved pieces count for the basket that has them
    await shopper.update({ id: basket.id, doClearProducts: true, addProducts: [oneGift(plain, { quantity: 3 })] });
    expect(left()).toBe(0);
    await shopper.update({ id: basket.id, doClearProducts: true });
    expect(left()).toBe(3);
  });

  test("comes back from a basket that lies for half an hour, and is taken again when there is some", async () => {
    sandbox.control({ stock: { [sku.sku]: 2 } });
    const basket = await shopper.filled({ addProducts: [oneGift(plain, { quantity: 2 })] });
    sandbox.clock.advance(31 * 60_000);
    const other = await shopper.create();
    const quick = await shopper.update({ id: other.id, addProducts: [oneGift(plain)] });
    expect(quick.issues).toEqual([]);
    const late = await shopper.read(basket.id);
    expect(late.issues).toEqual([{ type: "OutOfStock", relatedTo: late.deliveries[0]!.productLines[0]!.lineId }]);
    const less = await shopper.update({ id: basket.id, doClearProducts: true, addProducts: [oneGift(plain)] });
    expect(less.issues).toEqual([]);
    expect(left()).toBe(0);
  });

  test("that goes at the last moment is told as an issue of its line, and the others stay", async () => {
    const basket = await shopper.filled({ addProducts: [emailCard(), oneGift(plain)] });
    sandbox.control({ sellOut: sku.sku });
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors[0]?.extensions.code).toBe("BasketHasIssues");
    const after = await shopper.read(basket.id);
    expect(after.itemsCount).toBe(2);
    expect(after.issues).toEqual([{ type: "OutOfStock", relatedTo: after.deliveries[1]!.productLines[0]!.lineId }]);
    expect(after.stockInfos.find(({ productId }) => productId === plain.id)?.deliveryMethods[0]?.skus).toContainEqual({
      sku: sku.sku,
      inStock: false,
      quantityInStock: 0,
    });
    const without = await shopper.update({ id: basket.id, doClearProducts: true, addProducts: [emailCard()] });
    expect(without.issues).toEqual([]);
    expect(left()).toBe(0);
  });

  test("sold pieces do not come back", async () => {
    sandbox.control({ stock: { [sku.sku]: 5 } });
    const basket = await shopper.filled({ addProducts: [oneGift(plain)] });
    sandbox.control({ orderAtOnce: basket.id });
    sandbox.clock.advance(3_600_000);
    await shopper.create();
    expect(left()).toBe(4);
  });
});

const codes = ["SGK-DKK500AAAA", "SGK-DKK100BBBB", "SGK-EUR50DDDDD", "SGK-SEK750EEEE", "SGK-DKK20000CC"];
const giftSku = oneGift(plain).stockKeepingUnit!;

const aChange: fc.Arbitrary<Omit<UpdateBasketInput, "id">> = fc.oneof(
  fc
    .record({
      addProducts: fc.tuple(
        fc.record({ value: fc.integer({ min: 2, max: 30 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      ),
    })
    .map(({ addProducts: [{ value, quantity }] }) => ({
      addProducts: [emailCard({ giftcardValue: value * 50, quantity })],
    })),
  fc.integer({ min: 1, max: 12 }).map((quantity) => ({ addProducts: [oneGift(plain, { quantity })] })),
  fc.constant(250).map((giftcardValue) => ({ addProducts: [emailCard({ productId: "1000", giftcardValue })] })),
  fc.constantFrom("DKK", "EUR", "SEK", "NOK").map((paymentCurrency) => ({ paymentCurrency })),
  fc.constantFrom(...codes).map((code) => ({ addRedeems: [{ code }] })),
  fc.constant({ doClearProducts: true }),
);

test("whatever is done to baskets, the money adds up and no piece is lost or made", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), aChange), { minLength: 1, maxLength: 10 }), async (changes) => {
      sandbox.control({ reset: null, stock: { [giftSku]: 15 } });
      const ids = [(await shopper.create()).id, (await shopper.create()).id];
      for (const [which, change] of changes) {
        // refused changes are part of the game
        await shopper.update({ id: ids[which]!, ...change }).catch(() => null);
        const baskets = await Promise.all(ids.map((id) => shopper.read(id)));
        baskets.forEach(expectToAddUp);
        const held = baskets.flatMap(({ deliveries }) => deliveries.flatMap(({ productLines }) => productLines));
        const pieces = sum(
          held.filter(({ stockKeepingUnit }) => stockKeepingUnit === giftSku).map(({ quantity }) => quantity),
        );
        expect(pieces + (shelf.stock.get(giftSku) ?? 0)).toBe(15);
      }
    }),
    { numRuns: 25 },
  );
});
