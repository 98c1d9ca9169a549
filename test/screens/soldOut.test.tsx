import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "../support/renderAt";
import { openAt, OWN } from "../support/productScreen";
import { startShop } from "../support/startShop";

test("a gift that is sold out is no dead end: the way to all others stands where its form would", async () => {
  const path = "/en/dk/dkk/shop/blanket-brisebo-hus/1125";
  const { place } = renderAt(startShop(), path, { "shop/:product/:id": <Product />, shop: <p>all gifts</p> });
  await screen.findByText("This gift is sold out at the moment.");
  const way = screen.getByRole("link", { name: "See all gifts" });
  expect(way.closest("[data-tone]")).toHaveTextContent("This gift is sold out at the moment.");
  fireEvent.click(way);
  expect(place.address).toBe("/en/dk/dkk/shop");
});

test.each([
  [["E"], 1],
  [["E", "S"], 0],
])("a card of which %s is sold out is offered to many at once: %s", async (methods, times) => {
  const shop = startShop();
  for (const method of methods) shop.sandbox.control({ sellOut: `${OWN}-${method}` });
  openAt(`/en/dk/dkk/shop/x/${OWN}`, shop);
  await screen.findByText("Add to basket");
  expect(screen.queryAllByRole("button", { name: "Send to many at once" })).toHaveLength(times);
});
