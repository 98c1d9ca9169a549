import { act, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode } from "react";
import { expect, test } from "vitest";
import { SiteMenu } from "~/blocks/SiteMenu/SiteMenu";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Home } from "~/screens/Home/Home";
import { loadAccounts } from "~/state/auth/slice";
import { redeem } from "../support/business";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { type Shop, startShop } from "../support/startShop";

function WithCards({ children }: { children: ReactNode }) {
  const cards = { globalCardProductId: "1000", localCardProductIds: { dk: "1001" } };
  return <ShopSettingsContext value={{ ...useShopSettings(), ...cards }}>{children}</ShopSettingsContext>;
}

const drawn = (shop: Shop) =>
  renderAt(shop, "/en/dk/dkk", {
    "": (
      <WithCards>
        <Home />
      </WithCards>
    ),
  });
const ways = () => ["Buy the global gift card", "Buy the local gift card"].filter((name) => screen.queryByText(name));
const part = (name: string) => screen.findByRole("region", { name });

test("visitors find both of the shop's own cards, redeemers only what they are", async () => {
  const shop = startShop();
  await ready(shop);
  drawn(shop);
  expect(ways()).toHaveLength(2);
  await act(async () => void (await redeem(shop, "SGK-DKK500AAAA")));
  await waitFor(() => expect(ways()).toEqual([]));
  expect(screen.getByText("The global gift card")).toBeVisible();
  expect(screen.getByText("Redeem a gift card")).toBeVisible();
});

test("who shops for a company finds the cards until it is blocked", async () => {
  const shop = await openFor("anton");
  await choose(shop, "acc-anton-nordhavn");
  drawn(shop);
  expect(ways()).toHaveLength(2);
  shop.sandbox.control({ accounts: { "acc-anton-nordhavn": { status: "Blocked" } } });
  act(() => void shop.dispatch(loadAccounts()));
  await waitFor(() => expect(ways()).toEqual([]));
});

test("categories lead where their editors say, and to their gifts where they say nothing", async () => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editEach(({ data }) => {
      const menu = data?.categoriesBySalesChannel?.categories ?? data?.popular?.categories ?? [];
      for (const one of menu) one.link = ["24", "2"].includes(one.id) ? `/{locale}-${one.id}` : null;
      if (data?.popular) data.popular.categories[0].link = "https://elsewhere.example/";
    }),
  );
  drawn(shop);
  const occasions = within(await part("Shop by occasion"));
  expect(await occasions.findByRole("link", { name: "Birthday" })).toHaveAttribute("href", "/en/dk/dkk/en-24");
  const others = occasions.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(others.filter((to) => /^\/en\/dk\/dkk\/shop\?occasion=\d+$/.test(to!)).length).toBeGreaterThan(1);
  const popular = within(await screen.findByRole("list", { name: "Popular categories" }));
  const [first, second] = popular.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(first).toBe("https://elsewhere.example/");
  expect(second).toMatch(/^\/en\/dk\/dkk\/(?:shop\?\w+=\d+|en-\d+)$/);
});

test("what an answer has twice stands once: popular categories, banners and tiles, and the brands of the menu", async () => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editEach(({ data }) => {
      for (const list of [data?.popular?.categories, data?.localizedComponents, data?.brandsBySalesChannel])
        list?.push(...structuredClone(list));
    }),
  );
  drawn(shop);
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  const popular = namesIn(await screen.findByRole("list", { name: "Popular categories" }));
  expect(popular).toEqual([...new Set(popular)]);
  expect(await screen.findAllByText("A shelf full of surprises")).toHaveLength(1);

  renderAt(shop, "/en/dk/dkk", { "": <SiteMenu open onClose={() => undefined} /> });
  const brands = namesIn(await screen.findByRole("navigation", { name: "Brands", hidden: true }));
  expect(brands).toHaveLength(9);
  expect(brands).toEqual([...new Set(brands)]);
});

test("where nothing is popular there is no heading over nothing", async () => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editField("popular", (popular) => (popular.products = [])),
  );
  drawn(shop);
  await part("Shop by occasion");
  await waitFor(() => expect(screen.queryByText("Popular gifts")).toBeNull());
});
