import { expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { askForQuotes } from "~/state/basket/slice";
import { postedCard } from "../support/gifts";
import { idle, withOne } from "../support/shopFacts";
import { startShop } from "../support/startShop";

const bug = new TypeError("ours");

test("a bug of ours is reported though the shop goes on without quotes", async () => {
  const broken = { ...commerce, createShippingQuote: () => Promise.reject(bug) };
  const shop = await withOne({ services: { commerce: broken } }, postedCard());
  shop.dispatch(askForQuotes());
  await idle(shop);
  expect(shop.reported).toEqual([bug]);
});

test("a bug of ours is reported though the shop goes on without a basket", async () => {
  const shop = startShop({ services: { commerce: { ...commerce, createBasket: () => Promise.reject(bug) } } });
  await shop.until(({ basket }) => basket.status === "empty");
  expect(shop.reported).toEqual([bug]);
});
