import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { inputOf, whole } from "~/state/basket/inputs";
import { addProducts, goToShop } from "~/state/basket/slice";
import { arrived, channel, held, like, redeeming, redeemingBesides, takeOff } from "../support/movingGifts";
import { faults } from "../support/network";
import { basketId, idle, toasts } from "../support/shopFacts";

describe("gifts of the redeem channel's basket that the shop's basket has refused", () => {
  /** The same gifts as were refused are put into the shop's basket, elsewhere. */
  async function refusedAndPutThere() {
    const { shop, before } = await redeemingBesides();
    const left = basketId(shop)!;
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    const { commerce } = shop.services;
    const [{ basket }, { basket: there }] = [await commerce.fetchBasket(left), await commerce.fetchBasket(before)];
    const now = shop.sandbox.clock.now();
    await commerce.updateBasket(inputOf(before, whole(there, [...linesToAdd(there), ...linesToAdd(basket)], now)));
    return { shop, left };
  }

  test("come besides the same ones that were put there since", async () => {
    const { shop } = await refusedAndPutThere();
    shop.dispatch(goToShop({ withGifts: true }));
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123", "2 × 1123"]);
  });

  test("are not taken for the same ones that were put there since: they can still be left behind", async () => {
    const { shop, left } = await refusedAndPutThere();
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
    expect(shop.sandbox.commerce.baskets.get(left)!.lines).toHaveLength(1);
  });
});

test("gifts that had come when nobody knew, and are then refused at another try, come once all the same", async () => {
  const { shop } = await redeemingBesides();
  const isBack = () => idle(shop).then(() => expect(channel(shop)).toBe(2));
  shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
  shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
  takeOff(shop);
  await isBack();
  shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
  shop.dispatch(goToShop({ withGifts: true }));
  await isBack();
  shop.dispatch(goToShop({ withGifts: true }));
  await arrived(shop);
  expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
});

test("gifts that come along after their day are sent now, and that is told", async () => {
  const shop = await redeeming();
  const day = 24 * 3_600_000;
  // A day that was chosen is a whole quarter of an hour.
  const chosen = new Date(Math.ceil(shop.sandbox.clock.now() / day + 1) * day).toISOString();
  shop.dispatch(addProducts([{ ...like("Bo Lind"), deliveryDate: chosen }]));
  await idle(shop);
  shop.sandbox.clock.advance(4 * day);
  takeOff(shop);
  await arrived(shop);
  expect(held(shop)).toEqual(["2 × 1123", "1 × 1123"]);
  expect(toasts(shop)).toEqual(["DatesMoved"]);
});
