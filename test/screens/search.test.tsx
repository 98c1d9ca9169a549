import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import { searchShop } from "~/api/search/searchShop";
import { SearchBox } from "~/blocks/Search/SearchBox";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Search } from "~/screens/Search/Search";
import { channelChosen } from "~/state/basket/slice";
import { searchCredentials } from "../sandbox/search/searchService";
import { marketEntered } from "~/state/facts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { DANISH, hurryTime, type Shop, startShop } from "../support/startShop";

type Hit = Record<string, unknown> & { objectID: string };
interface Results {
  results: { hits: Hit[]; nbHits: number }[];
}

/**
 * The search service over a wire of its own, as its client wants it; `add` puts hits before those of products, brands,
 * categories, and says how many `more` products it counts than it gives.
 */
async function searchHost(
  shop: Shop,
  { more = 0, ...add }: Partial<Record<"products" | "brands" | "categories", Hit[]>> & { more?: number },
) {
  const server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { host: _host, ...headers } = incoming.headers as Record<string, string>;
      const url = `http://shop.test${incoming.url ?? ""}`;
      const asked = new Request(url, { method: "POST", headers, body: Buffer.concat(chunks) });
      const answer = (await (await shop.sandbox.fetch(asked)).json()) as Results;
      (["products", "brands", "categories"] as const).forEach((kind, at) =>
        answer.results[at]!.hits.unshift(...(add[kind] ?? [])),
      );
      answer.results[0]!.nbHits += more;
      response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
}

function WithSearch({ host, children }: { host: string; children: ReactNode }) {
  const { appId: searchAppId, apiKey: searchKey, prefix: searchIndexPrefix } = searchCredentials;
  const settings = useShopSettings();
  return (
    <ShopSettingsContext value={{ ...settings, searchAppId, searchKey, searchIndexPrefix, searchHost: host }}>
      {children}
    </ShopSettingsContext>
  );
}

async function found(shop: Shop, words: string, add: Parameters<typeof searchHost>[1] = {}) {
  const host = await searchHost(shop, add);
  const search = (
    <WithSearch host={host}>
      <Search />
    </WithSearch>
  );
  return renderAt(shop, `/en/dk/dkk/search?q=${words}`, { search });
}

test("a gift that is picked from the suggestions is counted as a click, a category is none", async () => {
  const shop = startShop();
  const host = await searchHost(shop, {});
  const box = (
    <WithSearch host={host}>
      <SearchBox query="" />
    </WithSearch>
  );
  const picked = async (words: string, group: string) => {
    const { unmount } = renderAt(shop, "/en/dk/dkk/box", { box });
    fireEvent.change(screen.getByRole("combobox"), { target: { value: words } });
    const [first] = within(await screen.findByRole("group", { name: group })).getAllByRole("option");
    fireEvent.click(first!);
    unmount();
  };
  await picked("wine", "Categories");
  expect(shop.pushed.filter(({ event }) => event === "productClick")).toEqual([]);
  await picked("wine", "Gifts");
  expect(shop.pushed.filter(({ event }) => event === "productClick")).toMatchObject([{ list: "suggestions" }]);
});

test.each([
  ["verify-owner/giftcard/GIFT-PIN-2/2468", "verify-owner", /link to a gift/],
  ["greeting/HELLO-1", "greeting", /link to a gift/],
  ["redeem/SGK-DKK500AAAA", "redeem", /code of a gift card/],
])("the link %s that is pasted into the box leads where it belongs, without what it opens", async (path, to, words) => {
  const { place } = renderAt(startShop(), "/en/dk/dkk/box", { box: <SearchBox query="" /> });
  fireEvent.change(screen.getByRole("combobox"), { target: { value: `https://shop.example/en/dk/dkk/${path}` } });
  expect(await screen.findByRole("option", { name: words })).toBeInTheDocument();
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(place.address).toBe(`/en/dk/dkk/${to}`));
});

test("letters that are typed between Enter and the new address stay; without any, the box says what is asked for", () => {
  let come = (_query: string) => {};
  function Box() {
    const [query, setQuery] = useState("");
    come = (next) => act(() => setQuery(next));
    return <SearchBox query={query} />;
  }
  renderAt(startShop(), "/en/dk/dkk/box", { "*": <Box /> });
  const box = screen.getByRole("combobox");
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  type("tea");
  fireEvent.submit(screen.getByRole("search"));
  type("tea pot");
  come("tea");
  expect(box).toHaveValue("tea pot");
  type(" tea pots ");
  fireEvent.submit(screen.getByRole("search"));
  come("tea pots");
  expect(box).toHaveValue("tea pots");
  type("soap");
  come("tea");
  expect(box).toHaveValue("tea");
});

const cards = () => [...document.querySelectorAll("[id^='gift-']")].map(({ id }) => id.slice("gift-".length));

test("a gift that the index still knows and the shop sells no more is left out, with all others there", async () => {
  const shop = startShop();
  const gone = (objectID: string): Hit => ({ objectID, title: "Tea long gone", salesChannelIds: [3] });
  await found(shop, "tea", { products: [gone("990001"), gone("990002")] });
  await waitFor(() => expect(cards().length).toBeGreaterThan(2));
  expect(cards()).not.toContain("990001");
});

test("where nothing of what the index knows is sold any more, nothing is found", async () => {
  const gone: Hit = { objectID: "990001", title: "Xyzzyx" };
  await found(startShop(), "xyzzyx", { products: [gone] });
  const words = "Nothing found for “xyzzyx”";
  await screen.findByRole("heading", { name: words });
  // Said too: who searches again has the focus in the search box.
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(words);
});

test("a portal shows what can be bought there now, and no brand or category that it does not have", async () => {
  const shop = startShop();
  shop.dispatch(channelChosen(11));
  const sold = shop.sandbox.state.catalogue.products.filter(
    ({ salesChannelIds, availableInCountries }) => salesChannelIds.includes(11) && availableInCountries?.includes("DK"),
  );
  const own = sold.find(({ brand }) => brand)!;
  const hit = ({ id }: { id: string }): Hit => ({ objectID: id, title: `gift ${id}`, salesChannelIds: [11] });
  const [first, second] = [own, sold.find(({ id }) => id !== own.id)!];
  shop.sandbox.control({ stock: { [first.id]: 5, [second.id]: 0 } });
  await found(shop, "xyzzyx", {
    products: [hit(second), hit(first)],
    brands: [
      { objectID: "990001", name: "A brand of the shop" },
      { objectID: own.brand!.id, name: "A brand of the portal" },
    ],
    categories: [{ objectID: "990002", name: "A category of the shop", group: "regular" }],
  });
  await waitFor(() => expect(cards()).toEqual([first.id]));
  expect(screen.getByText("A brand of the portal")).toBeVisible();
  expect(screen.queryByText(/of the shop/)).toBeNull();
  expect(screen.getByText("2 results")).toBeInTheDocument();
});

test("in another currency no price of the one before is shown, though today's prices do not come", async () => {
  const shop = startShop();
  await found(shop, "tea");
  await waitFor(() => expect(cards().length).toBeGreaterThan(2));
  expect(screen.getAllByText(/DKK/).length).toBeGreaterThan(2);
  shop.network.fail("getProductsMinimal", faults.status(500));
  act(() => void shop.dispatch(marketEntered({ ...DANISH, currency: "eur" })));
  expect(screen.queryByText(/€/)).toBeNull();
  expect(await screen.findByRole("heading", { level: 3, name: "The gifts could not be shown" })).toBeVisible();
});

test("while there are more gifts than are shown, only gifts are counted, and brands that were found with them are not", async () => {
  const shop = startShop();
  await found(shop, "card", { brands: [{ objectID: "1123", name: "Card makers" }] });
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(screen.getByText("Card makers")).toBeVisible();
  expect(screen.getByText("The 24 best gifts")).toBeInTheDocument();
});

test.each([
  [2, "The 2 best gifts"],
  [1, "The best gift"],
])("%i gifts of which the service has more than it gives are not said to be all", async (given, told) => {
  const shop = startShop();
  const sold = shop.sandbox.state.catalogue.products.filter(({ availableInCountries: at }) => at?.includes("DK"));
  await found(shop, "xyzzyx", {
    products: sold.slice(0, given).map(({ id }) => ({ objectID: id, title: id })),
    more: 5000,
  });
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Show more gifts" })).toBeNull();
});

describe("gifts are found as long as there are any", () => {
  const { appId, apiKey: key, prefix: indexPrefix } = searchCredentials;

  test.each([
    ["in the shop", 3, 100],
    ["in a portal, which sells few of those that fit", 11, 50],
  ])("%s", async (_where, salesChannelId, least) => {
    const shop = startShop();
    const host = await searchHost(shop, {});
    const search = (products: number) =>
      searchShop(
        { appId, key, indexPrefix, host },
        { query: "card", market: DANISH, salesChannelId, products, brands: 12, categories: 12 },
      );
    const { products: all, isMore, isCut } = await search(900);
    expect(all.length).toBeGreaterThan(least);
    expect([isMore, isCut]).toEqual([false, false]);
    const ids = all.map(({ id }) => id);
    for (let wanted = 6; wanted < all.length + 6; wanted += 12) {
      const { products, isMore: goesOn } = await search(wanted);
      expect(products.map(({ id }) => id)).toEqual(ids.slice(0, wanted));
      expect(goesOn).toBe(all.length > wanted);
    }
  });
});

test("more gifts that the search does not find, as it does not answer, leave those that are there", async () => {
  hurryTime();
  const shop = startShop();
  await found(shop, "gift");
  await waitFor(() => expect(cards()).toHaveLength(24));
  const before = cards();
  shop.network.offline = true;
  fireEvent.click(screen.getByRole("button", { name: "Show more gifts" }));
  expect(await screen.findByText("The next gifts could not be fetched.")).toBeVisible();
  expect(cards()).toEqual(before);
  shop.network.offline = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(cards().length).toBeGreaterThan(before.length));
});

test("more gifts whose prices do not come are said to be missing, beneath those that are there", async () => {
  const shop = startShop();
  await found(shop, "card");
  await waitFor(() => expect(cards()).toHaveLength(24));
  const before = cards();
  shop.network.fail("getProductsMinimal", faults.status(500));
  fireEvent.click(screen.getByRole("button", { name: "Show more gifts" }));
  expect(await screen.findByText("The next gifts could not be fetched.")).toBeVisible();
  expect(cards()).toEqual(before);
  shop.network.heal();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(cards().length).toBeGreaterThan(before.length));
  // The keyboard goes on with the first of them.
  await waitFor(() => expect(document.activeElement?.id).toBe(`gift-${cards()[before.length]!}`));
});
