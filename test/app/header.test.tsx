import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Header } from "~/app/shell/Header";
import { type ShopSettings, ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { emailCard } from "../support/gifts";
import { renderAt } from "../support/renderAt";
import { withOne } from "../support/shopFacts";
import { openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

function HeaderOf(cards: Pick<ShopSettings, "globalCardProductId" | "localCardProductIds">) {
  const settings = useShopSettings();
  return (
    <ShopSettingsContext value={{ ...settings, ...cards }}>
      <Header />
    </ShopSettingsContext>
  );
}
const GLOBAL = "/en/dk/dkk/shop/the-global-gift-card/1000";
const LOCAL = "/en/dk/dkk/shop/local-gift-card/1001";
const offered = () => [...document.querySelectorAll("nav a[href*=gift-card]")].map((link) => link.getAttribute("href"));

async function drawn(shop: Shop, globalCardProductId: string, localCardProductIds: Record<string, string>) {
  renderAt(shop, "/en/dk/dkk/x", { x: <HeaderOf {...{ globalCardProductId, localCardProductIds }} /> });
  await screen.findByRole("navigation");
}

test.each([
  ["the card that is good everywhere", "1000", { dk: "1001" }, [GLOBAL]],
  ["the country's card where there is no other", "", { dk: "1001" }, [LOCAL]],
  ["nothing where there is none for the country", "", { se: "1002" }, []],
])("the header offers %s", async (_what, globalId, localIds, expected) => {
  await drawn(await openFor("freja"), globalId, localIds);
  expect(offered()).toEqual(expected);
});

test("the header offers visitors no card", async () => {
  await drawn(startShop(), "1000", { dk: "1001" });
  expect(offered()).toEqual([]);
});

test("the button for the market names the language by its own name, not by its code", async () => {
  await drawn(startShop(), "1000", {});
  expect(screen.getByRole("button", { name: /^Country, language and currency/ })).toHaveAccessibleName(
    /DK · DKK Language: English$/,
  );
});

test("the link to the basket says how many gifts are in it", async () => {
  await drawn(await withOne({}, emailCard({ quantity: 2 })), "1000", {});
  expect(screen.getByRole("link", { name: "Basket 2 gifts" })).toBeVisible();
});
