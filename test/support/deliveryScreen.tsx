import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Delivery } from "~/screens/Delivery/Delivery";
import { emailCard } from "./gifts";
import { renderAt } from "./renderAt";
import { filled } from "./shopFacts";
import { type Shop, type ShopOptions } from "./startShop";

export const PATH = "/en/dk/dkk/basket/delivery";

function Screen() {
  const settings = { ...useShopSettings(), termsUrl: "https://www.example.com/{locale}/terms" };
  return (
    <ShopSettingsContext value={{ ...settings, paymentHosts: [".far.example", "pay.example"] }}>
      <Delivery />
    </ShopSettingsContext>
  );
}

export const screens = { "basket/delivery": <Screen />, basket: <h1>the basket</h1> };

export async function opened(gifts = [emailCard()], given: Pick<ShopOptions, "session"> = {}) {
  const shop = await filled(gifts, { ...given, path: PATH });
  const drawn = renderAt(shop, PATH, screens);
  await screen.findByLabelText("Name");
  return { ...drawn, shop };
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

export function fill() {
  type("Name", "Freja Lund");
  type("E-mail", "freja@example.com");
  type("Phone", "20 12 34 01");
  type("Postal code", "2100");
  type("City", "København Ø");
  type("Address", "Solvej 4");
}

export const terms = () => screen.getByRole("checkbox", { name: "I accept the terms" });
export const payButton = () => screen.getByRole("button", { name: /^(Pay|Complete order)/ });
export const press = () => fireEvent.click(payButton());
export const left = (shop: Shop) => waitFor(() => expect(shop.left).toHaveLength(1));
