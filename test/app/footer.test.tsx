import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Footer } from "~/app/shell/Footer";
import { DressContext } from "~/components/dress";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/shop";
const dress = { name: "Nordlys Bank", slug: "nordlys", banner: null, paint: null };

function InPortal({ logo }: { logo: string | null }) {
  return (
    <ShopSettingsContext value={{ ...useShopSettings(), shopName: "Gavia" }}>
      <DressContext value={{ ...dress, logo }}>
        <Footer />
      </DressContext>
    </ShopSettingsContext>
  );
}

test("in the footer a portal's logo is called by the portal's name, and the shop's own sign by the shop's", () => {
  const { unmount } = renderAt(startShop({ path: PATH }), PATH, { shop: <InPortal logo="/media/nordlys.svg" /> });
  expect(screen.getByRole("img", { name: dress.name })).toHaveAttribute("src", "/media/nordlys.svg");
  unmount();
  renderAt(startShop({ path: PATH }), PATH, { shop: <InPortal logo={null} /> });
  expect(screen.queryByRole("img", { name: dress.name })).toBeNull();
  expect(document.querySelector("footer section")!.firstElementChild).toHaveTextContent("Gavia");
});
