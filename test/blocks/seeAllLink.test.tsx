import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NotFoundPage } from "~/blocks/NotFound/NotFoundPage";
import { EmptyBasket } from "~/screens/Basket/EmptyBasket";
import { Hero } from "~/screens/Home/Hero";
import { SoldOut } from "~/screens/Product/SoldOut";
import { NothingFound } from "~/screens/Search/NothingFound";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/here";

test.each([
  ["an address that leads nowhere", <NotFoundPage key="" />],
  ["an empty basket", <EmptyBasket key="" withCodes={null} />],
  ["a search that finds nothing", <NothingFound key="" query="zzz" />],
  ["a gift that is sold out", <SoldOut key="" />],
  ["the top of the front page", <Hero key="" components={null} loading={false} />],
])("the way to all gifts is counted: %s", (_where, place) => {
  const shop = startShop({ path: PATH });
  renderAt(shop, PATH, { here: place });
  const link = screen.getByRole("link", { name: /^(See all gifts|Find a gift)$/ });
  expect(link).toHaveAttribute("href", "/en/dk/dkk/shop");
  fireEvent.click(link);
  expect(shop.pushed.filter(({ event }) => event === "seeAllGiftCardEvent")).toHaveLength(1);
});
