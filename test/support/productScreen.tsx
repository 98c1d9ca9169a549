import { screen } from "@testing-library/react";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "./renderAt";
import { type Shop, startShop } from "./startShop";

/** The shop's own card for Denmark, and a brand's card with fixed values. */
export const OWN = "1001";
export const FIXED = "1446";

export async function opened(id: string, shop: Shop = startShop()): Promise<Shop> {
  renderAt(shop, `/en/dk/dkk/shop/x/${id}`, { "shop/:product/:id": <Product /> });
  await screen.findByText("Add to basket");
  return shop;
}
