import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "../support/renderAt";
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
