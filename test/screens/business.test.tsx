import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Business } from "~/screens/Business/Business";
import { BusinessAccount } from "~/screens/BusinessAccount/BusinessAccount";
import { logout } from "~/state/auth/slice";
import { renderAt } from "../support/renderAt";
import { browserOf, openSignedIn } from "../support/signedIn";
import { settled, startShop } from "../support/startShop";

const screens = { "b2b/*": <Business />, "business/my/account/:urlSlug?": <BusinessAccount /> };

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

test("a visitor can register there for an account; whoever is signed in is not asked to", async () => {
  const { unmount } = renderAt(startShop(), "/en/dk/dkk/b2b", screens);
  expect(await screen.findByRole("link", { name: "Register" })).toHaveAttribute(
    "href",
    "/register?from=%2Fen%2Fdk%2Fdkk%2Fbusiness%2Fmy%2Faccount",
  );
  unmount();
  renderAt(await openSignedIn(await browserOf("anton")), "/en/dk/dkk/b2b", screens);
  await screen.findByRole("link", { name: "Your company account" });
  expect(screen.queryByRole("link", { name: "Register" })).toBeNull();
});

const ACCOUNT = "/en/dk/dkk/business/my/account/nordhavn";

test("the page of an account is found by nobody, signed in or not", async () => {
  renderAt(startShop(), ACCOUNT, screens);
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

describe("an account that nobody is signed in for", () => {
  test("leads to the sign-in, which leads back to it, and Back passes it by", async () => {
    const shop = startShop({ path: ACCOUNT });
    renderAt(shop, ACCOUNT, screens);
    await waitFor(() => expect(shop.navigated).toHaveLength(1));
    expect(shop.navigated).toEqual([{ path: `/login?from=${encodeURIComponent(ACCOUNT)}`, replace: true }]);
  });

  test("leads nowhere in a country without such accounts, which it says", async () => {
    const path = ACCOUNT.replace("/dk/dkk", "/jp/jpy");
    const shop = startShop({ market: { locale: "en", countryCode: "jp", currency: "jpy" }, path });
    renderAt(shop, path, screens);
    expect(await screen.findByText(/not available in this country \(Japan\)/)).toBeVisible();
    await act(() => settled());
    expect(shop.navigated).toEqual([]);
  });

  test("stays for whoever has just signed out there, and says what it is good for", async () => {
    const shop = await openSignedIn({ ...(await browserOf("anton")), path: ACCOUNT });
    renderAt(shop, ACCOUNT, screens);
    await screen.findByRole("radio", { name: /Nordhavn/ });
    const before = shop.navigated.length;
    act(() => void shop.dispatch(logout()));
    expect(await screen.findByRole("link", { name: "Sign in" })).toBeVisible();
    await act(() => settled());
    expect(shop.navigated).toHaveLength(before);
  });
});
