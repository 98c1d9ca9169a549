import { screen } from "@testing-library/react";
import { type ShopSettings, ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Product } from "~/screens/Product/Product";
import { renderAt } from "./renderAt";
import { type Shop, startShop } from "./startShop";

/** The shop's own card for Denmark, and a brand's card with fixed values. */
export const OWN = "1001";
export const FIXED = "1446";

function ProductUnder({ settings }: { settings: Partial<ShopSettings> }) {
  const all = { ...useShopSettings(), ...settings };
  return (
    <ShopSettingsContext value={all}>
      <Product />
    </ShopSettingsContext>
  );
}

export async function opened(
  id: string,
  shop: Shop = startShop(),
  settings: Partial<ShopSettings> = {},
): Promise<Shop> {
  renderAt(shop, `/en/dk/dkk/shop/x/${id}`, { "shop/:product/:id": <ProductUnder settings={settings} /> });
  await screen.findByText("Add to basket");
  return shop;
}
