import { expect, test } from "vitest";
import { mostOfLine } from "~/blocks/BasketLines/mostOfLine";
import { basket, delivery, line } from "../support/basketBuilder";

const held = line("l1", { quantity: 3 });

const stocked = (inStock: boolean, quantityInStock: number | null) => [
  {
    productId: "7",
    allSkusOutOfStock: false,
    deliveryMethods: [{ deliveryMethod: "Email", skus: [{ sku: held.stockKeepingUnit, inStock, quantityInStock }] }],
  },
];

test.each([
  ["of which nothing is left", stocked(false, 0), 3, 3],
  ["of which two are left", stocked(true, 2), 5, 5],
  ["of which plenty is left", stocked(true, 5_000), 99, 999],
  ["that is not counted", stocked(true, null), 99, 999],
  ["whose stock is unknown", [], 99, 999],
])("a line of three %s may have so many", (_what, stockInfos, most, mostOfCompany) => {
  const own = (salesChannelId: number) => basket([delivery([held])], { stockInfos, salesChannelId });
  expect(mostOfLine(own(3), held)).toBe(most);
  expect(mostOfLine(own(1), held)).toBe(mostOfCompany);
});
