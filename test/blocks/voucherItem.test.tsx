import { expect, test } from "vitest";
import { VoucherItem } from "~/blocks/Vouchers/VoucherItem";
import { redeemCode } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ["that is still good is told to be valid until then", DAY_MS, "Valid until"],
  ["that has passed is told to have", -DAY_MS, "Expired on"],
])("the day of a code %s", async (_what, expiresIn, told) => {
  const shop = startShop();
  await shop.until((state) => state.basket.status === "ready");
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  const code = await shop.until((state) => state.basket.basket?.vouchers[0]);
  const voucher = { ...code, expiresAt: new Date(Date.now() + expiresIn).toISOString() };
  const { container } = renderAt(shop, "/en/dk/dkk/code", {
    code: <VoucherItem voucher={voucher} paymentCurrency="DKK" forceCode={false} readOnly />,
  });
  expect(container.textContent.match(/Valid until|Expired on/g)).toEqual([told]);
});
