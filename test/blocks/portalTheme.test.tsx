import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { PortalTheme } from "~/blocks/PortalTheme/PortalTheme";
import { SetPortalThemeContext } from "~/components/portalTheme";
import { type PortalTheme as Theme } from "~/domain/portalTheme";
import { enterChannel } from "~/state/basket/slice";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

/** Shows whose brand the shell wears. */
function Brand() {
  const [theme, setTheme] = useState<Theme | null>(null);
  return (
    <SetPortalThemeContext value={setTheme}>
      <PortalTheme />
      <p>worn: {theme?.isWorn ? theme.slug : "the shop's own"}</p>
      <p>leads to: {theme?.slug}</p>
    </SetPortalThemeContext>
  );
}

test("who opens a gift in a browser that was last in a portal sees its brand only if the address names it", async () => {
  const PORTAL = "/en/dk/dkk/portal/nordlys";
  const shop = startShop({ path: PORTAL });
  await ready(shop);
  shop.dispatch(enterChannel(11));
  const { goTo } = renderAt(shop, PORTAL, { "*": <Brand /> });
  await screen.findByText("worn: nordlys");
  const asTheShop = ["greeting", "greeting/GREETING-1", "verify-owner", "fjordbank/verify-owner", "3/giftcard"];
  asTheShop.push("giftcard", "giftcard/bundle", "giftcard/kept");
  const asThePortal = ["nordlys/verify-owner", "NORDLYS/giftcard", "11/giftcard", "shop", "basket", "giftcard-redeem"];
  asThePortal.push("verify-owners", "shop/giftcard/1310", "portal/giftcard");
  const worn = [];
  for (const rest of [...asTheShop, ...asThePortal]) {
    await goTo(`/en/dk/dkk/${rest}`);
    if (screen.queryByText("worn: nordlys")) worn.push(rest);
    // The code that is held there stays within reach.
    expect(screen.getByText("leads to: nordlys")).toBeVisible();
  }
  expect(worn).toEqual(asThePortal);
});
