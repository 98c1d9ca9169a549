import { describe, expect, test } from "vitest";
import { selectVouchers } from "~/state/basket/selectors";
import { addProducts, redeemCode, removeVoucher } from "~/state/basket/slice";
import { faults } from "../support/network";
import { emailCard } from "../support/gifts";
import { type Shop, startShop } from "../support/startShop";

const idle = (shop: Shop) => shop.until((state) => state.basket.waiting === 0);

async function withOne(): Promise<Shop> {
  const shop = startShop();
  await shop.until((state) => state.basket.status === "ready");
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  await idle(shop);
  return shop;
}

describe("a voucher", () => {
  test("pays for what is in the basket, and leaves it again", async () => {
    const shop = await withOne();
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await idle(shop);
    expect(shop.state().basket.basket).toMatchObject({ totalRedeemAmount: 200, totalPaymentAmountWithTax: 0 });

    shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
    await idle(shop);
    expect(shop.state().basket.basket).toMatchObject({ vouchers: [], totalPaymentAmountWithTax: 200 });
  });

  test.each([
    ["SGK-EXPIRED001", "VoucherExpired"],
    ["SGK-EMPTY00001", "VoucherRedeemed"],
    ["SGK-INACTIVE01", "InactiveVoucher"],
    ["SGK-NOCREDIT01", "BadCreditCode"],
    ["SGK-NEVERWAS00", "VoucherNotFound"],
  ])("%s is refused as %s, and the basket is as it was", async (code, refusal) => {
    const shop = await withOne();
    shop.dispatch(redeemCode({ code }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe(refusal);
    expect(shop.state().basket.basket).toMatchObject({ vouchers: [], totalPaymentAmountWithTax: 200 });
  });

  test("whose answer is lost is held once, and nothing is said to have failed", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(redeemCode({ code: "SGK-DKK100BBBB" }));
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(shop.network.count("updateBasket")).toBe(2);
  });
});
