import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BasketUpdated } from "~/blocks/BasketUpdated/BasketUpdated";
import { addProducts } from "~/state/basket/slice";
import { emailCard, postedCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

test("who has added gifts hears at once what comes on top of them, and what is still to come", async () => {
  const shop = startShop();
  await ready(shop);
  renderAt(shop, "/en/dk/dkk/added", { added: <BasketUpdated productId="1000" /> });
  const global = emailCard({ productId: "1000", stockKeepingUnit: "1000-E", giftcardValue: 300 });
  shop.dispatch(addProducts([global, postedCard()]));
  const dialog = await screen.findByRole("dialog", { name: "Your basket has been updated" });
  await waitFor(() => expect(dialog).toHaveTextContent(/2 giftsDKK.520Gift card fee, includedDKK.20/));
  expect(dialog).toHaveTextContent("Deliverystill to be chosen");
});

test("it is open until the basket stands there, and who comes back to the product finds it closed", async () => {
  const shop = startShop();
  await ready(shop);
  const product = <BasketUpdated productId="1000" />;
  const { goTo } = renderAt(shop, "/en/dk/dkk/added", { added: product, basket: <h1>Basket</h1> });
  shop.dispatch(addProducts([emailCard({ productId: "1000", stockKeepingUnit: "1000-E", giftcardValue: 300 })]));
  await userEvent.click(await screen.findByRole("button", { name: "Go to basket" }));
  await screen.findByRole("heading", { name: "Basket" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await goTo(-1);
  expect(screen.queryByRole("dialog")).toBeNull();
});
