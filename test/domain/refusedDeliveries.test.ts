import { expect, test } from "vitest";
import { billingFailure } from "~/blocks/BillingForm/billingFields";
import { failureOfErrors } from "~/domain/failure";
import { withRefusedDeliveries } from "~/domain/refusedDeliveries";

const failureOf = (...paths: string[][]) =>
  failureOfErrors(paths.map((path) => ({ message: path.at(-1), path, extensions: { code: "FluentValidation" } })));
const DELIVERIES = [{ id: "d0" }, { id: "d1" }];

test.each<[string, string[][], Record<string, string[]>, string[]]>([
  [
    "a post code of the second delivery",
    [["finalizeBasket", "deliveries", "1", "recipientAddress", "postCode"]],
    { d1: ["postCode"] },
    [],
  ],
  [
    "two of the first, told inside the input",
    [
      ["finalizeBasket", "input", "deliveries", "0", "recipientName"],
      ["finalizeBasket", "input", "deliveries", "0", "recipientEmail"],
    ],
    { d0: ["recipientName", "recipientEmail"] },
    [],
  ],
  [
    "the payer and a delivery",
    [
      ["finalizeBasket", "buyer", "address", "postCode"],
      ["finalizeBasket", "deliveries", "0", "recipientAddress", "postCode"],
    ],
    { d0: ["postCode"] },
    ["address.postCode"],
  ],
  ["a delivery that is not there", [["finalizeBasket", "deliveries", "7", "name"]], {}, ["7.name"]],
  ["no field", [["finalizeBasket"]], {}, []],
])("%s", (_what, paths, deliveries, fields) => {
  const told = withRefusedDeliveries(failureOf(...paths), DELIVERIES);
  expect(Object.fromEntries(told.deliveries.map(({ deliveryId, texts }) => [deliveryId, texts]))).toEqual(deliveries);
  expect(Object.keys(told.failure.fields)).toEqual(fields);
});

test.each<[string, string[], object]>([
  ["the payer's, in an input", ["updateBasket", "input", "buyer", "address", "postCode"], { postCode: "postCode" }],
  ["the payer's", ["finalizeBasket", "buyer", "email"], { email: "email" }],
  ["a delivery's", ["finalizeBasket", "deliveries", "0", "recipientAddress", "postCode"], {}],
  ["a delivery's, in an input", ["finalizeBasket", "input", "deliveries", "0", "recipientAddress", "city"], {}],
  ["a gift's", ["updateBasket", "addProducts", "0", "recipientAddress", "line1"], {}],
  ["a gift's, in an input", ["updateBasket", "input", "addProducts", "0", "recipientAddress", "line1"], {}],
])("the billing form is told of %s", (_whose, path, expected) => {
  expect(billingFailure(failureOf(path))).toEqual(expected);
});
