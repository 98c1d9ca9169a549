import { expect, test } from "vitest";
import { faults } from "../support/network";
import { DANISH, pass, playTime, startShop } from "../support/startShop";
import { marketEntered } from "~/state/facts";

const asked = (shop: ReturnType<typeof startShop>) => shop.network.asked("GetAllKeys").length;

test.each([
  ["the connection is back", (shop: ReturnType<typeof startShop>) => [false, true].forEach(shop.setOnline)],
  [
    "the market changes",
    (shop: ReturnType<typeof startShop>) => shop.dispatch(marketEntered({ ...DANISH, currency: "eur" })),
  ],
])("the editors' texts that could not be loaded are loaded when %s, and then no more", async (_when, happen) => {
  playTime();
  const shop = startShop({ enter: false });
  shop.network.fail("GetAllKeys", faults.abort());
  shop.dispatch(marketEntered(DANISH));
  await pass(10_000);
  expect(shop.state().intl.overrides).toBeNull();
  shop.network.heal();
  happen(shop);
  await pass(1000);
  expect(shop.state().intl.overrides?.locale).toBe("en");
  const before = asked(shop);
  happen(shop);
  await pass(1000);
  expect(asked(shop)).toBe(before);
});
