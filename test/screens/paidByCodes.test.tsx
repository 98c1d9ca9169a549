import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasketSummary } from "~/blocks/BasketSummary/BasketSummary";
import { BasketCodes } from "~/blocks/Vouchers/BasketCodes";
import { addProducts, redeemCode } from "~/state/basket/slice";
import { basket as basketOf, delivery, line } from "../support/basketBuilder";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

/** A brand's gift card, which codes pay for, and the shop's own card, which they do not. */
test.each([
  ["1123", ["SGK-DKK500AAAA"], ["Your code pays for all of it. Nothing is left to pay."]],
  ["1123", ["SGK-DKK100BBBB", "SGK-DKK500AAAA"], ["Your codes pay for all of it. Nothing is left to pay."]],
  ["1001", ["SGK-DKK500AAAA"], []],
])("with the gift %s in the basket, and the codes %j, is told: %j", async (productId, codes, told) => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([emailCard({ productId, stockKeepingUnit: `${productId}-E` })]));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  for (const [index, code] of codes.entries()) {
    shop.dispatch(redeemCode({ code }));
    await shop.until((state) => state.basket.basket?.vouchers.length === index + 1);
  }
  const basket = shop.state().basket.basket!;
  expect(basket.itemsCount).toBe(1);
  renderAt(shop, "/en/dk/dkk/codes", { codes: <BasketCodes basket={basket} readOnly={false} /> });
  await screen.findByText("Add another code");
  const said = screen.queryAllByText(/Nothing is left to pay/).map(({ textContent }) => textContent);
  expect(said).toEqual(told);
});

test("VAT is told with the sum that it is a part of: all of it, or the purchase where codes pay a part", () => {
  const sums = { itemsCount: 1, totalPurchaseAmountWithTax: 185, totalPaymentAmountWithTax: 35, totalTaxAmount: 37 };
  const code = {
    id: "v1",
    valueCurrency: "DKK",
    valueAmount: 150,
    paymentAmount: 150,
    voucherMasked: "SGK-••••••AAAA",
  };
  const bought = (...vouchers: (typeof code)[]) => basketOf([delivery([line("a")])], { ...sums, vouchers });
  renderAt(startShop(), "/en/dk/dkk/sums", {
    sums: (
      <>
        <BasketSummary basket={bought()} />
        <BasketSummary basket={bought(code)} />
      </>
    ),
  });
  const [first, second] = screen.getAllByText("including VAT DKK 37");
  expect(first!.closest("div")).toHaveTextContent(/^To pay/);
  expect(second!.closest("div")).toHaveTextContent(/^1 gift/);
});
