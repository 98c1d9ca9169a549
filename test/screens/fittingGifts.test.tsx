/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { FittingGifts } from "~/blocks/Vouchers/FittingGifts";
import { redeemCode } from "~/state/basket/slice";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const asTheyAre = (items: any[]) => items;

async function suggested(edit = asTheyAre, editPrices = asTheyAre, isMain = false) {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  const basket = await shop.until((state) => (state.basket.basket?.vouchers.length ? state.basket.basket : null));
  shop.network.fail(
    "productsFilter",
    faults.editField("productsFilter", (page) => {
      page.items = edit(page.items);
    }),
  );
  shop.network.fail(
    "getProducts",
    faults.edit((answer: any) => {
      answer.data.getProducts = editPrices(answer.data.getProducts);
      return answer;
    }),
  );
  const { unmount } = renderAt(shop, "/en/dk/dkk/gifts", {
    gifts: <FittingGifts basket={basket} isMain={isMain} />,
  });
  await screen.findAllByRole(isMain ? "link" : "listitem");
  const links = () => screen.getAllByRole("listitem").map((item) => item.querySelector("a")!.getAttribute("href")!);
  return { shop, links, unmount };
}

const idIn = (path: string) => path.split("/").at(-1);

test("a gift is suggested once, and only where it is sold", async () => {
  const { links, unmount } = await suggested();
  const [first, second] = links().map(idIn);
  unmount();
  forgetAnswers();
  const again = await suggested((items) => [
    ...items.map((item) => (item.id === first ? { ...item, availableInCountries: ["SE"] } : item)),
    items.find(({ id }) => id === second),
  ]);
  const ids = again.links().map(idIn);
  expect(ids).not.toContain(first);
  expect(ids.filter((id) => id === second)).toHaveLength(1);
});

test("a price in another currency is not taken for one that the balance pays", async () => {
  const { links, unmount } = await suggested();
  const [first] = links().map(idIn);
  unmount();
  forgetAnswers();
  const again = await suggested((items) =>
    items.map((item) => (item.id === first ? { ...item, priceCurrency: "EUR" } : item)),
  );
  expect(again.links().map(idIn)).not.toContain(first);
});

test("a press on one is counted", async () => {
  const { shop, links } = await suggested();
  const productId = idIn(links()[0]!);
  fireEvent.click(screen.getAllByRole("link")[0]!);
  expect(shop.pushed).toContainEqual({ event: "productClick", productId, list: "fitting" });
});

test("the heading says that they use all of it only if every one does", async () => {
  const { unmount } = await suggested();
  expect(screen.getByRole("heading")).toHaveTextContent("Gifts that use all of it");
  unmount();
  forgetAnswers();
  const cheaper = ({ inventory, ...method }: any) => ({
    ...method,
    inventory: inventory.map((entry: any) => ({ ...entry, price: 300, priceMin: null, priceMax: null })),
  });
  await suggested(undefined, ([first, ...others]) => [
    first,
    ...others.map((each) => ({ ...each, deliveryMethods: each.deliveryMethods.map(cheaper) })),
  ]);
  expect(screen.getAllByText("Uses all of it")).toHaveLength(1);
  expect(screen.getByRole("heading")).toHaveTextContent("Gifts that fit your balance");
});

test("where nothing else is to be done, one link leads to all gifts, also if none fits", async () => {
  const { unmount } = await suggested(undefined, undefined, true);
  expect(screen.getByRole("link", { name: /^See all gifts/ })).toHaveAccessibleName(/up to DKK.500$/);
  unmount();
  forgetAnswers();
  await suggested(() => [], undefined, true);
  expect(await screen.findByRole("link", { name: "See all gifts" })).toHaveAttribute("data-variant", "primary");
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
