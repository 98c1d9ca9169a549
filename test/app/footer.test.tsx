import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footer } from "~/app/shell/Footer";
import { PortalThemeContext } from "~/components/portalTheme";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/shop";
const theme = { name: "Nordlys Bank", slug: "nordlys", isWorn: true, banner: null, paint: null };

function InPortal({ logo }: { logo: string | null }) {
  return (
    <ShopSettingsContext value={{ ...useShopSettings(), shopName: "Gavia" }}>
      <PortalThemeContext value={{ ...theme, logo }}>
        <Footer />
      </PortalThemeContext>
    </ShopSettingsContext>
  );
}

test("in the footer a portal's logo is called by the portal's name, and the shop's own sign by the shop's", () => {
  const { unmount } = renderAt(startShop({ path: PATH }), PATH, { shop: <InPortal logo="/media/nordlys.svg" /> });
  expect(screen.getByRole("img", { name: theme.name })).toHaveAttribute("src", "/media/nordlys.svg");
  unmount();
  renderAt(startShop({ path: PATH }), PATH, { shop: <InPortal logo={null} /> });
  expect(screen.queryByRole("img", { name: theme.name })).toBeNull();
  expect(document.querySelector("footer section")!.firstElementChild).toHaveTextContent("Gavia");
});

test("the footer's way to all gift cards is counted", () => {
  const shop = startShop({ path: PATH });
  renderAt(shop, PATH, { shop: <Footer /> });
  fireEvent.click(screen.getByRole("link", { name: "Gift cards" }));
  expect(shop.pushed).toContainEqual({ event: "seeAllGiftCardEvent" });
});
