import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasketNotices } from "~/blocks/BasketLines/BasketNotices";
import { addProducts } from "~/state/basket/slice";
import { lines, PATH, screens } from "../support/basketScreen";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { idle, ready, withOne } from "../support/shopFacts";
import { settled, startShop } from "../support/startShop";

const TITLE = "Your basket may not be up to date";

/** At once: sooner than the basket would be looked at by itself. */
const seen = () => settled(100);

/** A first gift that the server has put in; its answer is lost, and no basket can be read after it. */
async function withLostGift() {
  const shop = startShop();
  await ready(shop);
  shop.network.fail("updateBasket", faults.lost(), { times: 1 });
  shop.network.fail("getBasketById", faults.raw("x"));
  shop.dispatch(addProducts([emailCard()]));
  await idle(shop);
  return shop;
}

test("a basket that nobody could read says so, and neither that it was not changed nor that it is empty", async () => {
  renderAt(await withLostGift(), PATH, screens);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText(/^We could not see whether that went through/)).toBeVisible();
  expect(screen.queryByText("Your basket was not changed")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your basket");
  expect(screen.queryByText("Your basket is empty")).toBeNull();
});

test("is read when its screen is entered: the gift is there, and the notice is gone", async () => {
  const shop = await withLostGift();
  shop.network.heal();
  renderAt(shop, PATH, screens);
  await act(seen);
  expect(lines()).toHaveLength(1);
  expect(screen.queryByText(TITLE)).toBeNull();
});

test("and when the checkout is entered", async () => {
  const shop = await withOne();
  const { network } = shop;
  renderAt(shop, PATH, screens);
  network.fail("updateBasket", faults.lost(), { times: 1 });
  network.fail("getBasketById", faults.raw("x"));
  fireEvent.click(screen.getByRole("button", { name: /^One more of/ }));
  await act(() => idle(shop));
  await screen.findByText(TITLE);
  network.heal();
  renderAt(shop, "/en/dk/dkk/basket/delivery", { "basket/delivery": <BasketNotices /> });
  await act(seen);
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(shop.state().basket.basket?.itemsCount).toBe(2);
});
