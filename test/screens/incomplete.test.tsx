/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { setAnswerCache } from "~/api/watch/answers";
import { createApolloCache } from "~/api/watch/apolloCache";
import { SiteMenu } from "~/blocks/SiteMenu/SiteMenu";
import { Brands } from "~/screens/Brands/Brands";
import { DisplayCatalog } from "~/screens/DisplayCatalog/DisplayCatalog";
import { Home } from "~/screens/Home/Home";
import { Listing } from "~/screens/Listing/Listing";
import { Occasions } from "~/screens/Occasions/Occasions";
import { Portal } from "~/screens/Portal/Portal";
import { Product } from "~/screens/Product/Product";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { settled, startShop } from "../support/startShop";

const MALFORMED = { id: {} };

/** Nothing of a list came, and errors beside it. */
const emptied = (listIn: (data: any) => any[] | undefined) =>
  faults.editEach((answer) => {
    const list = answer.data && listIn(answer.data);
    if (!list) return;
    list.length = 0;
    answer.errors = [{ message: "Some are gone", extensions: { code: "SomethingNew" } }];
  });
const categories = emptied((data) => data.categoriesBySalesChannel?.categories);
const brands = emptied((data) => data.brandsBySalesChannel);

beforeEach(() => setAnswerCache(null));

const screens = [
  ["occasions", <Occasions />, categories, "The occasions could not be loaded", "Birthday"],
  ["brands", <Brands />, brands, "The brands could not be loaded", "Brisebo Hus"],
  ["catalogue", <DisplayCatalog />, brands, "The brands could not be loaded", "Print the list"],
  [
    "catalogue's products",
    <DisplayCatalog />,
    emptied((data) => data.productsFilter?.items),
    "The brands could not be loaded",
    "Print the list",
  ],
  [
    "popular gifts",
    <Home />,
    emptied((data) => data.popular?.products),
    "The popular gifts could not be loaded",
    "Popular gifts",
  ],
  [
    "a portal's gifts",
    <Portal />,
    emptied((data) => data.productsFilter?.items),
    "The gifts could not be shown",
    "Svaletind Bad",
  ],
  ["ways to a gift", <Home />, categories, "Occasions and recipients could not be loaded", "Birthday"],
  ["menu", <SiteMenu open onClose={() => {}} />, categories, "The menu could not be loaded", "Birthday"],
] as const;

test.each(screens)(
  "%s of which nothing could be read are not told to be none",
  async (_what, drawn, fault, failed, there) => {
    const shop = startShop();
    shop.network.fail(/./, fault);
    renderAt(shop, "/en/dk/dkk/nordlys", { ":slug": drawn });
    await screen.findByText(failed);
    shop.network.heal();
    fireEvent.click(screen.getByText("Try again"));
    await screen.findAllByText(there);
    expect(screen.queryByText(failed)).toBeNull();
  },
);

test("what could not be shown of a part of the front page has a title below that part's own", async () => {
  const shop = startShop();
  shop.network.fail("getPopular", faults.status(500));
  renderAt(shop, "/en/dk/dkk/here", { here: <Home /> });
  await screen.findByRole("heading", { level: 3, name: "The popular gifts could not be loaded" });
  expect(screen.getByRole("heading", { level: 2, name: "Popular gifts" })).toBeVisible();
});

test("where there are no brands it is said, and no name is said not to be found", async () => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editEach(({ data }) => data?.brandsBySalesChannel && (data.brandsBySalesChannel = [])),
  );
  renderAt(shop, "/en/dk/dkk/here", { here: <Brands /> });
  await screen.findByText("Denmark: no brands take gift cards yet");
  expect(screen.getByRole("link", { name: "See all gifts" })).toBeVisible();
  expect(screen.queryByText("No brand by that name")).toBeNull();
});

describe.each(["before Apollo is there", "with Apollo"])("a gift (%s)", (when) => {
  const OWN = "/en/dk/dkk/shop/gift-card-dk/1001";
  const opened = async (change: (answer: any) => void) => {
    if (when === "with Apollo") setAnswerCache(createApolloCache());
    const shop = startShop();
    shop.network.fail("getProducts", faults.editEach(change));
    const drawn = renderAt(shop, OWN, { "shop/:product/:id": <Product /> });
    return { ...drawn, shop };
  };

  test.each([
    ["that could not be read", (answer: any) => answer.data?.getProducts && (answer.data.getProducts = [MALFORMED])],
    [
      "that came with errors in its place",
      (answer: any) => {
        if (!answer.data?.getProducts) return;
        answer.data.getProducts = [];
        answer.errors = [{ message: "no" }];
      },
    ],
  ])("%s is not told to be none, and asked for again", async (_which, change) => {
    const { shop } = await opened(change);
    await screen.findByText("This gift could not be shown");
    expect(screen.queryByText("There is nothing here")).toBeNull();
    shop.network.heal();
    fireEvent.click(screen.getByText("Try again"));
    await screen.findByText("Add to basket");
  });

  test("of which a part could not be read is shown, and asked for anew by the next visit", async () => {
    const { shop, goTo } = await opened((answer) => answer.data?.getProducts?.push(MALFORMED));
    await screen.findByText("Add to basket");
    await goTo("/en/dk/dkk/elsewhere");
    shop.network.heal();
    const count = shop.network.count("getProducts");
    await goTo(OWN);
    await screen.findByText("Add to basket");
    expect(shop.network.count("getProducts")).toBe(count + 1);
    await goTo("/en/dk/dkk/elsewhere");
    await goTo(OWN);
    await screen.findByText("Add to basket");
    expect(shop.network.count("getProducts")).toBe(count + 1);
  });
});

describe("a filter of the address", () => {
  const opened = (change: (categories: any[]) => void) => {
    const shop = startShop();
    shop.network.fail(
      /./,
      faults.editEach(({ data }) => data?.categoriesBySalesChannel && change(data.categoriesBySalesChannel.categories)),
    );
    return { shop, ...renderAt(shop, "/en/dk/dkk/shop?recipient=2&occasion=24", { shop: <Listing /> }) };
  };

  test("that could not be read stays, and can be taken away by the name of its kind", async () => {
    const { place } = opened((all) => all.forEach((one, at) => one.id === "24" && (all[at] = MALFORMED)));
    await screen.findByLabelText("Remove For her");
    await settled();
    expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&occasion=24");
    fireEvent.click(screen.getByLabelText("Remove Occasion"));
    await waitFor(() => expect(place.address).toBe("/en/dk/dkk/shop?recipient=2"));
  });

  test("stays where none could be read, and they are asked for again", async () => {
    const { place, shop } = opened((all) => all.splice(0, Infinity, MALFORMED));
    await screen.findByText("The filters could not be loaded");
    expect(place.address).toBe("/en/dk/dkk/shop?recipient=2&occasion=24");
    shop.network.heal();
    fireEvent.click(screen.getByText("Try again"));
    await screen.findByLabelText("Remove Birthday");
  });
});
