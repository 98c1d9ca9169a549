import { beforeEach, describe, expect, test } from "vitest";
import { updateBasket, type BuyerInput } from "~/api/generated/commerce";
import { convert } from "./data/exchange";
import { buyer, emailCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

/** A brand's card that codes may pay. */
const forCodes = (giftcardValue = 200) => emailCard({ productId: "1123", giftcardValue });

const redeem = (by: Shopper, id: string, code: string, pin?: string) =>
  by.call(updateBasket, { input: { id, addRedeems: [{ code, pin }] } });

describe("a PIN beside a code", () => {
  const PIN = "SGK-PIN300FFFF";

  /** Wrong PINs from as many addresses as it takes not to be slowed down as one guesser. */
  async function guess(times: number): Promise<void> {
    const { id } = await shopper.create();
    for (let miss = 0; miss < times; miss++) {
      const guesser = new Shopper(sandbox, `198.51.100.${Math.floor(miss / 10)}`);
      const { errors } = await redeem(guesser, id, PIN, `9${miss}`);
      expect(errors[0]?.extensions.code).toBe("VoucherNotFound");
    }
  }

  test("cannot be guessed from many addresses: after a hundred wrong ones nobody tries for the rest of the hour", async () => {
    await guess(100);
    sandbox.clock.advance(20 * 60_000);
    const { id } = await shopper.create();
    const { status, headers, errors } = await redeem(shopper, id, PIN, "4711");
    expect([status, headers.get("retry-after"), errors[0]?.extensions.code]).toEqual([429, "2400", "TooManyAttempts"]);
    expect((await redeem(shopper, id, "SGK-DKK500AAAA")).errors).toEqual([]);
    sandbox.clock.advance(40 * 60_000);
    expect((await redeem(shopper, id, PIN, "4711")).errors).toEqual([]);
  });

  test("that is right lets bygones be bygones", async () => {
    await guess(99);
    const { id } = await shopper.create();
    expect((await redeem(shopper, id, PIN, "4711")).errors).toEqual([]);
    await guess(99);
    const other = await shopper.create();
    expect((await redeem(shopper, other.id, PIN, "4711")).errors).toEqual([]);
  });
});

describe("a code in another currency", () => {
  const balanceOf = (code: string) => sandbox.commerce.vouchers.get(code)?.balance;

  /** A basket in euro with a card of DKK 600, which DKK 100 do not pay whole. */
  const inEuro = (code: string) =>
    shopper.filled({ paymentCurrency: "EUR", addProducts: [forCodes(600)], addRedeems: [{ code }] });

  test("that is used whole is used up, and no øre stays on it for ever", async () => {
    const code = "SGK-DKK100BBBB";
    const basket = await inEuro(code);
    const pays = convert(100, "DKK", "EUR");
    // what is lost on the way there and back
    expect(convert(pays, "EUR", "DKK")).toBeLessThan(100);
    expect(basket).toMatchObject({ totalRedeemAmount: pays, vouchers: [{ valueAmount: 100 }] });
    sandbox.control({ orderAtOnce: basket.id });
    expect(balanceOf(code)).toBe(0);
    const next = await shopper.create();
    expect((await redeem(shopper, next.id, code)).errors[0]?.extensions.code).toBe("VoucherRedeemed");
  });

  test("is set aside whole while its payment is open", async () => {
    const code = "SGK-DKK100BBBB";
    const next = await shopper.create();
    await shopper.finalize(await inEuro(code));
    expect((await redeem(shopper, next.id, code)).errors[0]?.extensions.code).toBe("VoucherRedeemed");
  });

  test("of which a part is used keeps the rest", async () => {
    const code = sandbox.control({ voucher: { balance: 750, currency: "SEK" } }).voucher as string;
    const basket = await shopper.filled({ addProducts: [forCodes()], addRedeems: [{ code }] });
    sandbox.control({ orderAtOnce: basket.id });
    expect(balanceOf(code)).toBe(750 - convert(200, "DKK", "SEK"));
  });

  test("that is worth nothing in the basket's is refused as used up", async () => {
    const code = sandbox.control({ voucher: { balance: 0.03 } }).voucher as string;
    const inEuro = await shopper.create({ paymentCurrency: "EUR" });
    expect((await redeem(shopper, inEuro.id, code)).errors[0]?.extensions.code).toBe("VoucherRedeemed");
    const inKroner = await shopper.create();
    expect((await redeem(shopper, inKroner.id, code)).errors).toEqual([]);
  });

  test("that pays nothing, as nothing is left to pay, keeps its øre", async () => {
    const code = sandbox.control({ voucher: { balance: 0.03 } }).voucher as string;
    const { id } = await shopper.filled({ addProducts: [forCodes()], addRedeems: [{ code }] });
    const basket = await shopper.update({ id, paymentCurrency: "EUR" });
    expect(basket.vouchers).toMatchObject([{ paymentAmount: 0 }]);
    sandbox.control({ orderAtOnce: id });
    expect(balanceOf(code)).toBe(0.03);
  });
});

describe("a department's own code", () => {
  const code = "BHN-DEPT100001";
  const acting = (accountId: string): BuyerInput => ({ ...buyer, accountId, accountType: "B2B" });
  const ofNordhavn = async () => {
    await shopper.signIn("anton");
    const { id } = await shopper.filled({ buyer: acting("acc-anton-nordhavn") }, { salesChannelId: 1 });
    return shopper.update({ id, addRedeems: [{ code }] });
  };

  test("pays nothing for another department that buys the basket, and all again for its own", async () => {
    const basket = await ofNordhavn();
    expect(basket.totalPaymentAmountWithTax).toBe(0);
    const lent = await shopper.update({ id: basket.id, buyer: acting("acc-anton-lyngby") });
    expect(lent).toMatchObject({
      totalRedeemAmount: 0,
      totalPaymentAmountWithTax: 200,
      vouchers: [{ boughtByB2bDepartment: "dep-nordhavn", valueAmount: 0, paymentAmount: 0 }],
    });
    expect((await shopper.finalize(lent))?.nextStep).toBe("RedirectToPaymentWindow");
    const own = await shopper.update({ id: basket.id, buyer: acting("acc-anton-nordhavn") });
    expect(own.totalPaymentAmountWithTax).toBe(0);
    expect((await shopper.finalize(own))?.nextStep).toBe("ShowConfirmation");
  });

  test("is not spent by another department's order", async () => {
    const basket = await ofNordhavn();
    await shopper.update({ id: basket.id, buyer: acting("acc-anton-lyngby") });
    sandbox.control({ orderAtOnce: basket.id });
    expect(sandbox.commerce.vouchers.get(code)?.balance).toBe(1000);
  });

  test("pays nothing for nobody either", async () => {
    const basket = await ofNordhavn();
    expect((await shopper.update({ id: basket.id, buyer })).totalPaymentAmountWithTax).toBe(200);
  });
});
