import { screen } from "@testing-library/react";
import { type ShopSettings, ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "./renderAt";
import { type Shop, startShop } from "./startShop";

/** The shop's own card for Denmark: DKK 100 to 10,000 in steps of 50. */
export const OWN = "1001";
export const OWN_PATH = `/en/dk/dkk/shop/gift-card-dk/${OWN}`;
/** A brand's card with fixed values, one of which is out of stock. */
export const FIXED = "1446";

function ProductUnder({ settings }: { settings: Partial<ShopSettings> }) {
  const all = { ...useShopSettings(), ...settings };
  return (
    <ShopSettingsContext value={all}>
      <Product />
    </ShopSettingsContext>
  );
}

/** Draws the page of the product at a path, beside a basket. */
export const openAt = (path: string, shop: Shop) =>
  renderAt(shop, path, { "shop/:product/:id": <Product />, basket: <p>basket</p> });

/** The same, once the gift can be bought. */
export async function openedAt(path = OWN_PATH, shop: Shop = startShop()) {
  const drawn = openAt(path, shop);
  await screen.findByText("Add to basket");
  return { ...drawn, shop };
}

/** Opens the page of a product in a shop with these settings, once the gift can be bought. */
export async function opened(
  id: string,
  shop: Shop = startShop(),
  settings: Partial<ShopSettings> = {},
): Promise<Shop> {
  renderAt(shop, `/en/dk/dkk/shop/x/${id}`, { "shop/:product/:id": <ProductUnder settings={settings} /> });
  await screen.findByText("Add to basket");
  return shop;
}
