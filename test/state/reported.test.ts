import { expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { askForQuotes } from "~/state/basket/slice";
import { postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, pay } from "../support/paying";
import { idle, ready, withOne } from "../support/shopFacts";
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

test("a bug of ours that ends a payment is reported; a refusal is not", async () => {
  const shop = await atCheckout(undefined, { services: { takePaymentLock: () => Promise.reject(bug) } });
  await pay(shop);
  expect(shop.state().payment.trouble?.kind).toBe("refused");
  expect(shop.reported).toEqual([bug]);
  shop.close();

  const refused = await atCheckout();
  refused.network.fail("getBasketById", faults.status(500));
  await pay(refused);
  expect(refused.state().payment.trouble?.kind).toBe("refused");
  expect(refused.reported).toEqual([]);
});

test.each([
  [1, 2],
  [9, 5],
])("a part of the shop that crashes %i times is reported, and put up %i times", async (crashes, starts) => {
  let started = 0;
  // The part that looks whether there is a connection.
  const isOnline = () => {
    started += 1;
    if (started <= crashes) throw bug;
    return true;
  };
  const shop = startShop({ services: { isOnline } });
  await ready(shop);
  expect([started, shop.reported.length]).toEqual([starts, Math.min(crashes, starts)]);
});
