import { expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { selectIsRedeeming } from "~/state/basket/selectors";
import { askForQuotes, changeQuantity, redeemCode } from "~/state/basket/slice";
import { openHistory, saveTable } from "~/state/orders/slice";
import { saveToCalendar, secretSeen } from "~/state/vouchers/slice";
import { postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, pay } from "../support/paying";
import { firstLine, idle, ready, withOne } from "../support/shopFacts";
import { openFor } from "../support/signedIn";
import { startShop } from "../support/startShop";

const bug = new TypeError("ours");

test("a bug of ours is reported though the shop goes on without quotes", async () => {
  const withoutQuotes = { ...commerce, createShippingQuote: () => Promise.reject(bug) };
  const shop = await withOne({ services: { commerce: withoutQuotes } }, postedCard());
  shop.dispatch(askForQuotes());
  await idle(shop);
  expect(shop.reported).toEqual([bug]);
});

test("a bug of ours is reported though the shop goes on without a basket", async () => {
  const shop = startShop({ services: { commerce: { ...commerce, createBasket: () => Promise.reject(bug) } } });
  await shop.until(({ basket }) => basket.status === "empty");
  expect(shop.reported).toEqual([bug]);
});

test("a bug of ours is reported though the shop goes on without a basket after one that is gone", async () => {
  let isBroken = false;
  const createBasket: typeof commerce.createBasket = (input) =>
    isBroken ? Promise.reject(bug) : commerce.createBasket(input);
  const shop = await withOne({ services: { commerce: { ...commerce, createBasket } } });
  isBroken = true;
  shop.sandbox.control({ dropBaskets: null });
  shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
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

const day = { uid: "1", title: "Ends", text: "DKK 350", on: "2027-03-04T12:00:00Z", zone: "UTC" };
const broken = () => {
  throw bug;
};

test.each([
  ["a day", saveToCalendar({ name: "gift.ics", day })],
  ["a secret", secretSeen("seen")],
])("%s that cannot be kept is reported, and stops no code that is being redeemed", async (_what, kept) => {
  const registerSecret = (secret: string) => (secret === "seen" ? broken() : undefined);
  const shop = startShop({ services: { saveFile: broken, registerSecret } });
  await ready(shop);
  shop.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
  shop.dispatch(kept);
  await idle(shop);
  expect(selectIsRedeeming(shop.state())).toBe(true);
  expect(shop.reported).toEqual([bug]);
});

test("a table that cannot be saved is reported, and the history that is being loaded is shown", async () => {
  const shop = await openFor("freja", { services: { saveFile: broken } });
  shop.dispatch(openHistory(1));
  shop.dispatch(saveTable({ name: "orders.csv", text: "" }));
  await shop.until((state) => state.orders.history?.status === "ready");
  expect(shop.reported).toEqual([bug]);
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
