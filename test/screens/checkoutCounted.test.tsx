import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Delivery } from "~/screens/Delivery/Delivery";
import { changeQuantity } from "~/state/basket/slice";
import { emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle, withOne } from "../support/shopFacts";
import { settled, type Shop } from "../support/startShop";

const PATH = "/en/dk/dkk/basket/delivery";

async function opened(gift = emailCard(), prepare?: (shop: Shop) => void): Promise<Shop> {
  const shop = await withOne({ path: PATH }, gift);
  prepare?.(shop);
  renderAt(shop, PATH, { "basket/delivery": <Delivery /> });
  await screen.findByRole("heading", { level: 1 });
  await settled();
  await idle(shop);
  await settled();
  return shop;
}

const counted = (shop: Shop) =>
  shop.pushed.flatMap((pushed) => (pushed.event === "checkout" ? [[pushed.value, pushed.currency]] : []));
const total = (shop: Shop) => shop.state().basket.basket!.totalPaymentAmountWithTax;

test("the step is counted at once where nothing goes by post, and once only", async () => {
  const shop = await opened();
  expect(counted(shop)).toEqual([[200, "DKK"]]);
  const { lineId } = shop.state().basket.basket!.deliveries[0]!.productLines[0]!;
  shop.dispatch(changeQuantity({ lineId, quantity: 2 }));
  await idle(shop);
  await settled();
  expect(total(shop)).toBe(400);
  expect(counted(shop)).toHaveLength(1);
});

test("it is counted with the postage, once that is known", async () => {
  const shop = await opened(postedCard());
  expect(total(shop)).toBeGreaterThan(200);
  expect(counted(shop)).toEqual([[total(shop), "DKK"]]);
});

test.each([
  ["no carrier answers", "createShippingQuote"],
  ["what the carriers answer cannot be shown", /getBasketById|updateBasket/],
])("it is counted without postage where %s", async (_what, operation) => {
  const shop = await opened(postedCard(), ({ network }) => network.fail(operation, faults.refused("INTERNAL")));
  expect(total(shop)).toBe(200);
  expect(counted(shop)).toEqual([[200, "DKK"]]);
});
