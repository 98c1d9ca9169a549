import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Orders } from "~/screens/Orders/Orders";
import { faults } from "../support/network";
import { ordered } from "../support/ordered";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";

test("a first page that has none of the orders it counts is told to be missing, and offers another try", async () => {
  const shop = await openFor("freja");
  await ordered(shop);
  shop.network.fail(
    "getOrders",
    faults.editField("getOrders", (orders) => {
      orders.items = [];
    }),
  );
  renderAt(shop, "/en/dk/dkk/order", { order: <Orders /> });
  expect(await screen.findByText("Your orders could not be loaded")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Newer orders" })).toBeNull();
});
