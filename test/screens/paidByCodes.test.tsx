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
  ["1123", true],
  ["1001", false],
])("with the gift %s in the basket, that nothing is left to pay is told: %j", async (productId, isTold) => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([emailCard({ productId, stockKeepingUnit: `${productId}-E` })]));
  await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  const basket = await shop.until((state) => (state.basket.basket?.vouchers.length ? state.basket.basket : null));
  expect(basket.itemsCount).toBe(1);
  renderAt(shop, "/en/dk/dkk/codes", { codes: <BasketCodes basket={basket} readOnly={false} /> });
  await screen.findByText("Add another code");
  expect(screen.queryAllByText("Your codes pay for all of it. Nothing is left to pay.")).toHaveLength(isTold ? 1 : 0);
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
