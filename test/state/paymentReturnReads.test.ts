import { describe, expect, test } from "vitest";
import { pspReturned } from "~/state/payment/slice";
import { faults } from "../support/network";
import { atCheckout } from "../support/paying";
import { stored, toasts } from "../support/shopFacts";
import { pass, playTime, type Shop, startShop } from "../support/startShop";

/** Back from the payment window the shop is loaded anew: the same basket is not read twice in a row. */

/** Loaded anew by the payment window; its screen asks, however the load of the basket stands by then. */
async function returned(before: Shop, asksAfter: number) {
  const shop = startShop({
    network: before.network,
    storage: before.storage,
    path: "/en/dk/dkk/basket/psp/cancelled",
  });
  await pass(asksAfter);
  shop.dispatch(pspReturned("cancelled"));
  await pass(10_000);
  return shop;
}

describe.each([
  ["while it is being read", 0],
  ["after it was read", 8000],
])("asking for the basket %s", (_when, after) => {
  test("reads it once", async () => {
    playTime();
    const before = await atCheckout();
    before.close();
    const reads = before.network.count("getBasketById");
    const shop = await returned(before, after);
    expect(shop.network.count("getBasketById")).toBe(reads + 1);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(toasts(shop)).toEqual(["PaymentCancelled"]);
  });

  test("tries three times where it cannot be read, and leaves the next try to the person", async () => {
    playTime();
    const before = await atCheckout();
    before.close();
    before.network.fail("getBasketById", faults.status(503));
    const reads = before.network.count("getBasketById");
    const shop = await returned(before, after);
    expect(shop.network.count("getBasketById")).toBe(reads + 3);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(shop.state().basket.status).toBe("failed");
    expect(stored(shop)).toHaveLength(1);
  });
});

test("asked for long after the start, the basket is read again", async () => {
  playTime();
  const before = await atCheckout();
  before.close();
  const reads = before.network.count("getBasketById");
  const shop = await returned(before, 20_000);
  expect(shop.network.count("getBasketById")).toBe(reads + 2);
});
