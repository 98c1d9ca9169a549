import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { BasketSummary } from "~/blocks/BasketSummary/BasketSummary";
import { basket as basketOf, delivery, line } from "../support/basketBuilder";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const byMail = delivery([line("a")]);
const byPost = delivery([line("b", { deliveryMethod: "Physical" })], { id: "d2", deliveryMethod: "Physical" });
const DOOR = { id: "q", shippingProvider: "DAO", currency: "DKK", displayText: "To the door", priceNoTax: 32 };

test.each([
  ["in the basket", false, [byMail, byPost], "Deliverychosen in the next step"],
  ["where it is chosen", true, [byMail, byPost], "Deliverystill to be chosen"],
  ["once its price is known", true, [byMail, { ...byPost, shippingQuote: DOOR }], null],
  ["with nothing by post", false, [byMail], null],
])("that delivery by post is still to come is told %s: %#", (_where, atDelivery, deliveries, told) => {
  renderAt(startShop(), "/en/dk/dkk/sums", {
    sums: <BasketSummary basket={basketOf(deliveries)} atDelivery={atDelivery} />,
  });
  const term = within(screen.getByRole("complementary", { name: "Summary" })).queryByText("Delivery");
  expect(term?.closest("dt")?.parentElement?.textContent ?? null).toBe(told);
});

test.each([
  ["is told", 20, "Now €20. It was DKK\u00a00."],
  ["from nothing to nothing is none", 0, ""],
])("another total %s", (_what, totalPaymentAmountWithTax, told) => {
  let change = () => {};
  function Changing() {
    const [sums, setSums] = useState({ totalPaymentAmountWithTax: 0, paymentCurrency: "DKK" });
    change = () => setSums({ totalPaymentAmountWithTax, paymentCurrency: "EUR" });
    return <BasketSummary basket={basketOf([byMail], sums)} />;
  }
  renderAt(startShop(), "/en/dk/dkk/sums", { sums: <Changing /> });
  act(() => change());
  const summary = screen.getByRole("complementary", { name: "Summary" });
  expect(within(summary).getByRole("status").textContent).toBe(told);
});

test.each([
  ["where it is quoted anew, and costs what it did", true, ""],
  ["in the basket, where nobody is asked", false, "Now DKK\u00a0132. It was DKK\u00a0100."],
])("the postage that goes while a delivery is changed is told of %s", (_where, atDelivery, told) => {
  const recipientAddress = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };
  const quoted = { ...byPost, recipientAddress, shippingQuote: DOOR };
  const sent = basketOf([quoted], { totalPaymentAmountWithTax: 132, quotes: [{ deliveryId: "d2", quotes: [DOOR] }] });
  const changed = basketOf([{ ...quoted, id: "d3", shippingQuote: null }]);
  const again = { ...sent, deliveries: [{ ...quoted, id: "d3" }], quotes: [{ deliveryId: "d3", quotes: [DOOR] }] };
  let show = (_basket: typeof sent) => {};
  function Changing() {
    const [basket, setBasket] = useState(sent);
    show = setBasket;
    return <BasketSummary basket={basket} atDelivery={atDelivery} />;
  }
  renderAt(startShop(), "/en/dk/dkk/sums", { sums: <Changing /> });
  act(() => show(changed));
  act(() => show(again));
  const summary = screen.getByRole("complementary", { name: "Summary" });
  expect(within(summary).getByRole("status").textContent).toBe(told);
});

test.each([
  ["is taken off", 20, "-DKK\u00a020"],
  // Added, it would pass for a fee.
  ["that takes money cannot be shown", -20, "–"],
])("what a code pays %s", (_what, paymentAmount, told) => {
  const code = { id: "v1", valueCurrency: "DKK", valueAmount: 500, voucherMasked: "SGK-••••", paymentAmount };
  renderAt(startShop(), "/en/dk/dkk/sums", {
    sums: <BasketSummary basket={basketOf([byMail], { vouchers: [code] })} />,
  });
  const summary = screen.getByRole("complementary", { name: "Summary" });
  const row = within(summary).getByText("SGK-••••").closest("dt")!.parentElement!;
  expect(within(row).getByRole("definition").textContent).toBe(told);
});
