import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Occasions } from "~/screens/Occasions/Occasions";
import { Welcome } from "~/screens/Welcome/Welcome";
import en from "~/texts/en.json";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const pathOf = (selector: string) => {
  const link = document.querySelector<HTMLLinkElement>(selector);
  return link && new URL(link.href).pathname;
};

test("the addresses of a page in the head keep the case that it is configured to keep", async () => {
  renderAt(startShop(), "/en/dk/dkk/campaign/MyPage", { "campaign/:page": <ScreenHead title="Mine" /> });
  await waitFor(() => expect(pathOf("link[hreflang='sv-SE']")).toBe("/sv/se/sek/campaign/MyPage"));
  expect(pathOf("link[rel=canonical]")).toBe("/en/dk/dkk/campaign/MyPage");
});

const SWEDISH = { locale: "sv", countryCode: "se", currency: "sek" };

function InSweden() {
  return (
    <ShopSettingsContext value={{ ...useShopSettings(), countries: ["se", "no"], fallbackMarket: SWEDISH }}>
      <ScreenHead title="Mine" />
    </ShopSettingsContext>
  );
}

test("who speaks no language of a page is sent to the market that the operator has set, not to a country not sold to", async () => {
  renderAt(startShop({ market: SWEDISH }), "/sv/se/sek/shop", { shop: <InSweden /> });
  await waitFor(() => expect(pathOf("link[hreflang='nb-NO']")).toBe("/no/no/nok/shop"));
  expect(pathOf("link[hreflang='en-DK']")).toBeNull();
  expect(pathOf("link[hreflang='x-default']")).toBe("/sv/se/sek/shop");
});

const description = () => document.querySelector("meta[name=description]")?.getAttribute("content");

test("a page that says nothing of itself to search engines and shared links says what the shop is", async () => {
  renderAt(startShop(), "/en/dk/dkk/mine", { mine: <ScreenHead title="Mine" description="" /> });
  await waitFor(() => expect(description()).toBe(en["home.description"]));
});

test.each([
  ["welcome", <Welcome key="welcome" />],
  ["occasion", <Occasions key="occasion" />],
])("/%s says to search engines what is there", async (path, screen) => {
  renderAt(startShop(), `/en/dk/dkk/${path}`, { [path]: screen });
  await waitFor(() => expect(description()).toMatch(/\w{3}/));
  expect(description()).not.toBe(en["home.description"]);
});
