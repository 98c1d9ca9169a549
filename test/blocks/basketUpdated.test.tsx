import { screen, waitFor } from "@testing-library/react";
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
  await waitFor(() => expect(dialog).toHaveTextContent(/2 giftsDKK.520Card fee, includedDKK.20/));
  expect(dialog).toHaveTextContent("Deliverystill to be chosen");
});
