import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Business } from "~/screens/Business/Business";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const screens = { "b2b/*": <Business />, "business/my/account": <BusinessAccount /> };

function WithCard() {
  return (
    <ShopSettingsContext value={{ ...useShopSettings(), globalCardProductId: "1000" }}>
      <Business />
    </ShopSettingsContext>
  );
}

test("whatever stands behind /b2b leads to the page for companies, which may be found", async () => {
  const { place } = renderAt(startShop(), "/en/dk/dkk/b2b/offers/spring?utm_source=mail", screens);
  await waitFor(() => expect(place.address).toBe("/en/dk/dkk/b2b?utm_source=mail"));
  await screen.findByRole("heading", { level: 1, name: "Gifts for companies" });
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

test("its way to the card that is good everywhere is counted as a click on that", async () => {
  const shop = startShop();
  renderAt(shop, "/en/dk/dkk/b2b", { "b2b/*": <WithCard /> });
  fireEvent.click(await screen.findByRole("link", { name: "Choose a gift card" }));
  expect(shop.pushed).toContainEqual({ event: "superGiftCardClickEvent", productId: "1000" });
});

test("the page of an account is found by nobody, signed in or not", async () => {
  renderAt(startShop(), "/en/dk/dkk/business/my/account", screens);
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
