import { describe, expect, test } from "vitest";
import { failureOfCode } from "~/domain/failure";
import { refusalOf, type Sent, unsendable, withRefusedLines } from "~/domain/refusedLines";
import { basket, delivery, line } from "../support/basketBuilder";

const lines = ["a", "b", "c"].map((id) => line(id, { productId: `product ${id}`, stockKeepingUnit: `sku ${id}` }));
/** The first line was changed, the last is taken out. */
const sent: Sent = { before: basket([delivery(lines)]), about: ["a"], removed: ["c"], count: 2 };
const failure = (fields: Record<string, string>, code = "FluentValidation", message = code) => ({
  ...failureOfCode(code, message),
  fields,
});

describe("a refused change", () => {
  const [own, other] = [{ "addProducts.0.giftcardValue": "No" }, { "addProducts.1.giftcardValue": "Too little" }];
  const [gone, noSku] = ["'product b' is not found", "'sku b' is not valid"];

  test.each([
    [
      "because of another line, which has one text",
      failure({ ...other, "addProducts.1.recipientName": "?" }),
      refusalOf([{ lineId: "b", text: "Too little" }]),
    ],
    [
      "because of that line too",
      failure({ ...own, ...other }),
      { ...failure(own), lines: [{ lineId: "b", text: "Too little" }] },
    ],
    [
      "because another product is gone",
      failure({}, "ProductNotFound", gone),
      refusalOf([{ lineId: "b", text: gone, isGone: true }]),
    ],
    [
      "because another variant is gone",
      failure({}, "INVALID_SKU", noSku),
      refusalOf([{ lineId: "b", text: noSku, isGone: true }]),
    ],
  ])("%s", (_why, told, expected) => expect(withRefusedLines(told, sent)).toEqual(expected));

  test.each([
    ["because of the changed line", failure(own)],
    ["because of how many there are of another", failure({ "addProducts.1.quantity": "Sold out" })],
    ["because of a line that there is not", failure({ "addProducts.2.giftcardValue": "No" })],
    ["because of the buyer", failure({ "buyer.email": "No" })],
    ["because of a product that is not in it", failure({}, "ProductNotFound", "'product x' is not found")],
    ["because of the one that is taken out", failure({}, "InvalidSku", "'sku c' is not valid")],
    ["for another reason, which names a line", failure({}, "OutOfStock", gone)],
  ])("%s is told as it is", (_why, told) => expect(withRefusedLines(told, sent)).toBe(told));

  test("is told as it is where more is sent than the lines, whose places nobody knows then", () => {
    expect(withRefusedLines(failure(other), { ...sent, count: 3 })).toEqual(failure(other));
  });
});

test("a webhook cannot be sent again, unless it is taken out", () => {
  const hook = basket([delivery([...lines, line("w", { deliveryMethod: "Webhook" })])]);
  expect(unsendable({ ...sent, before: hook })).toEqual([{ lineId: "w", text: null }]);
  expect(unsendable({ ...sent, before: hook, removed: ["w"] })).toEqual([]);
});
