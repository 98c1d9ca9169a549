import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DeliveryFacts } from "~/blocks/Gift/DeliveryFacts";
import { OrderFacts } from "~/blocks/OrderView/OrderFacts";
import { type ShownOrder } from "~/blocks/OrderView/shownOrder";
import { type Delivery } from "~/domain/basket";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const blank = { name: " ", email: null, phone: null, address: null, accountId: null, accountType: null };
const order = { publicOrderId: "P1", createdAt: "2026-03-04T11:00:00Z", reference: null, buyer: blank };
const delivery = { deliveryMethod: "Email", recipientName: " ", recipientEmail: "bo@example.com", shippingQuote: null };

test("a name of nothing but spaces leaves no gap, neither the payer's nor a recipient's", () => {
  const both = (
    <>
      <OrderFacts order={order as unknown as ShownOrder} />
      <DeliveryFacts delivery={delivery as unknown as Delivery} withMoment={false} />
    </>
  );
  renderAt(startShop(), "/en/dk/dkk/order", { order: both });
  expect(screen.queryByRole("rowheader", { name: "Name" })).toBeNull();
  expect(screen.getByText("By e-mail")).toBeInTheDocument();
});
