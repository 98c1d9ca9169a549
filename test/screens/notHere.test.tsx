import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Product } from "~/screens/Product/Product";
import { enterChannel, redeemCode } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { idle, ready } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

const GLOBAL_CARD = "/en/dk/dkk/shop/the-global-gift-card/1000";
const THING = "/en/dk/dkk/shop/gift/1126";

const withCode = async (shop: Shop, code: string) => {
  shop.dispatch(redeemCode({ code }));
  await idle(shop);
};

test.each([
  [
    "of the shop, in a portal",
    GLOBAL_CARD,
    async (shop: Shop) => void shop.dispatch(enterChannel(11)),
    "This gift is from our main shop. It cannot be added to the basket here.",
  ],
  [
    "of the shop, where a code of the redeem channel is held",
    GLOBAL_CARD,
    (shop: Shop) => withCode(shop, "SGK-REDEEM2222"),
    "This gift is from our main shop. It cannot be added to the basket here.",
  ],
  [
    "that no code pays for, where one is held",
    THING,
    (shop: Shop) => withCode(shop, "SGK-DKK500AAAA"),
    "This gift cannot be bought while a code is in your basket. Remove the code, or choose another gift.",
  ],
])("a gift %s: that is said before anything is filled in, with the way to the others", async (_what, path, go, why) => {
  const shop = startShop({ path });
  await ready(shop);
  await go(shop);
  const { place } = renderAt(shop, path, { "shop/:product/:id": <Product />, shop: <p>all gifts</p> });
  await waitFor(() => expect(document.body).toHaveTextContent(why));
  await screen.findByText("About this gift");
  const way = screen.getByRole("link", { name: "See all gifts" });
  expect(way.closest("[data-tone]")).toHaveTextContent(why);
  expect(screen.queryByRole("form")).toBeNull();
  fireEvent.click(way);
  expect(place.address).toBe("/en/dk/dkk/shop");
});
