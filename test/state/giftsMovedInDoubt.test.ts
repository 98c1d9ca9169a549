import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { LOCAL } from "~/domain/storage";
import { inputOf, whole } from "~/state/basket/inputs";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeQuantity, goToShop, redeemCode } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import {
  arrived,
  changing,
  channel,
  held,
  like,
  postedOtherwise,
  quoted,
  redeemingBesides,
  takeOff,
  THERE,
} from "../support/movingGifts";
import { faults } from "../support/network";
import { basketId, firstLine, idle, ready, stored, toasts } from "../support/shopFacts";
import { soon } from "../support/soon";
import { settled, type Shop, startShop } from "../support/startShop";

/** Takes the last code off the gifts, which come to the shop's basket without anybody being told. */
async function loseTheirAnswer(shop: Shop): Promise<void> {
  shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
  shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
  takeOff(shop);
  await shop.until((state) => state.basket.changeFailure);
}

/** Somebody else changes how many there are of the gift in the shop's basket. */
async function changeThere({ services: { commerce } }: Shop, id: string): Promise<void> {
  const { basket } = await commerce.fetchBasket(id);
  const gifts = linesToAdd(basket).map((gift) => (gift.productId === "1001" ? { ...gift, quantity: 4 } : gift));
  await commerce.updateBasket(inputOf(id, whole(basket, gifts, Date.now())));
}

describe("gifts of the redeem channel's basket of which nobody knew whether they had gone along", () => {
  test("come once, though the answer is lost", async () => {
    const { shop } = await redeemingBesides();
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    takeOff(shop);
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
    expect(toasts(shop)).not.toContain("GiftsStayed");
  });

  test.each([2, 3])("come once, though nobody could say at first; by then there are %i", async (quantity) => {
    const { shop } = await redeemingBesides();
    const reads = shop.network.count("getBasketById");
    await loseTheirAnswer(shop);
    expect(shop.network.count("getBasketById")).toBe(reads + 2);
    expect([channel(shop), held(shop)]).toEqual([2, ["2 × 1123"]]);
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(changeQuantity({ lineId, quantity }));
    await idle(shop);
    const now = firstLine(shop);
    shop.dispatch(goToShop({ withGifts: true }));
    await shop.until(({ basket }) => basket.basket?.salesChannelId === 3);
    expect(held(shop)).toEqual(["1 × 1001", `${String(quantity)} × 1123`]);
    // Asked before the basket there was seen.
    shop.dispatch(changeQuantity({ lineId: now, quantity: 7 }));
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "7 × 1123"]);
  });

  test("come once, though nobody knew whether they had come, and it is another page that tries again", async () => {
    const { shop, before } = await redeemingBesides();
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.raw("x"), { skip: 1 });
    takeOff(shop);
    await idle(shop);
    expect(toasts(shop)).toContain("GiftsStayed");
    shop.network.heal();
    const { network, storage } = shop;
    const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
    await ready(next);
    next.dispatch(goToShop({ withGifts: true }));
    await arrived(next);
    expect(basketId(next)).toBe(before);
    expect(held(next)).toEqual(["1 × 1001", "2 × 1123"]);
    expect(storage.values.has(LOCAL.moving)).toBe(false);
  });

  test.each([
    ["as many", ["2 × 1123", "1 × 1123"], () => {}],
    ["more", ["3 × 1123", "1 × 1123"], changing(3)],
    ["fewer", ["1 × 1123", "1 × 1123"], changing(1)],
    ["one line less", ["1 × 1123"], changing(0)],
    ["another one", ["2 × 1123", "1 × 1123", "1 × 1123"], (shop) => shop.dispatch(addProducts([like("Bo Lind")]))],
  ] as [string, string[], (shop: Shop) => void][])(
    "come once, though it is a later page that tries again; by then there are %s",
    async (_much, wanted, change) => {
      const { shop, before } = await redeemingBesides();
      const { network, storage } = shop;
      shop.dispatch(addProducts([like("Cilla Bach")]));
      await idle(shop);
      await loseTheirAnswer(shop);
      // It outlasts the visit: nobody is named in it.
      expect(storage.values.get(LOCAL.moving)).not.toMatch(/alma|cilla/i);
      shop.close();
      const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
      await ready(next);
      change(next);
      await idle(next);
      next.close();
      const last = startShop({ network, storage, path: "/en/dk/dkk/basket" });
      await ready(last);
      expect(held(last)).toEqual(wanted);
      last.dispatch(goToShop({ withGifts: true }));
      await arrived(last);
      expect([basketId(last), held(last)]).toEqual([before, ["1 × 1001", ...wanted]]);
    },
  );

  test("come once, though it is a later page that tries again, and others changed the basket there since", async () => {
    const { shop, before } = await redeemingBesides();
    const { network, storage } = shop;
    await loseTheirAnswer(shop);
    shop.close();
    await changeThere(shop, before);
    const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
    await ready(next);
    next.dispatch(goToShop({ withGifts: true }));
    await arrived(next);
    expect(held(next)).toEqual(["4 × 1001", "2 × 1123"]);
  });

  test.each([
    ["come along", true],
    ["stay for the next code where they are left", false],
  ])("%s, though a later page finds the same there, which was there before", async (_what, withGifts) => {
    const { shop, before } = await redeemingBesides();
    const left = basketId(shop)!;
    const { network, storage } = shop;
    const { commerce } = shop.services;
    const [gift] = linesToAdd(shop.state().basket.basket!);
    const { basket } = await commerce.fetchBasket(before);
    await commerce.updateBasket(inputOf(before, whole(basket, [gift!, ...linesToAdd(basket)], Date.now())));
    const inBoth = () =>
      [left, before].map((id) => {
        const lines = shop.sandbox.commerce.baskets.get(id)!.lines.filter(({ productId }) => productId === "1123");
        return lines.reduce((sum, { quantity }) => sum + quantity, 0);
      });
    expect(inBoth()).toEqual([2, 2]);
    network.fail("updateBasket", faults.abort(), { skip: 1, times: 1 });
    network.fail("getBasketById", faults.abort(), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    shop.close();
    const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
    await ready(next);
    expect(channel(next)).toBe(2);
    next.dispatch(goToShop({ withGifts }));
    await arrived(next);
    await settled();
    await soon(() => expect(inBoth()).toEqual(withGifts ? [0, 4] : [2, 2]));
    expect(stored(next).some(({ basketId: one }) => one === left)).toBe(!withGifts);
  });

  test("had not come, and do not undo what others changed there since", async () => {
    const { shop, before } = await redeemingBesides();
    shop.network.fail("updateBasket", faults.abort(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.abort(), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    await changeThere(shop, before);
    shop.dispatch(goToShop({ withGifts: true }));
    await arrived(shop);
    expect(held(shop)).toEqual(["4 × 1001", "2 × 1123"]);
  });

  test("leave in the shop's basket what was put there since nobody knew whether they had come", async () => {
    const { shop } = await redeemingBesides();
    await loseTheirAnswer(shop);
    changing(3)(shop);
    await idle(shop);
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    shop.dispatch(addProducts([emailCard({ quantity: 7 })]));
    await idle(shop);
    shop.dispatch(redeemCode({ code: THERE }));
    await arrived(shop, 2);
    takeOff(shop);
    await arrived(shop);
    expect(held(shop)).toContain("7 × 1001");
  });

  test("are in one basket only, if they had come when nobody knew and are then left where they were", async () => {
    const { shop, before } = await redeemingBesides();
    const left = basketId(shop)!;
    await loseTheirAnswer(shop);
    expect(toasts(shop)).toContain("GiftsStayed");
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    expect([basketId(shop), held(shop)]).toEqual([before, ["1 × 1001", "2 × 1123"]]);
    await soon(() => expect(shop.sandbox.commerce.baskets.get(left)!.lines).toEqual([]));
    shop.dispatch(redeemCode({ code: THERE }));
    await arrived(shop, 2);
    expect(held(shop)).toEqual([]);
  });

  test("are in one basket only, also if the one that is left cannot be emptied", async () => {
    const { shop } = await redeemingBesides();
    const left = basketId(shop)!;
    await loseTheirAnswer(shop);
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    await settled();
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
    expect(shop.sandbox.commerce.baskets.get(left)!.lines).toHaveLength(1);
    shop.dispatch(redeemCode({ code: THERE }));
    await arrived(shop, 2);
    expect(held(shop)).toEqual([]);
    expect(stored(shop).map(({ basketId: one }) => one)).not.toContain(left);
  });

  test.each([
    ["if another tab has redeemed a code for them meanwhile", null],
    ["if nobody can tell whether another tab has", faults.status(500)],
  ])("stay in the basket that is left %s", async (_why, fault) => {
    const { shop } = await redeemingBesides();
    const left = basketId(shop)!;
    await loseTheirAnswer(shop);
    if (fault) shop.network.fail("getBasketById", fault, { skip: 1 });
    else await shop.services.commerce.updateBasket({ id: left, addRedeems: [{ code: THERE }] });
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    await settled();
    expect(shop.state().basket.failure).toBeNull();
    expect(shop.sandbox.commerce.baskets.get(left)!.lines).toHaveLength(1);
    expect(stored(shop).map(({ basketId: one }) => one)).toContain(left);
  });

  test.each([
    ["when a later page finds them there", false],
    ["also if others changed the basket there before that", true],
  ])("go the way that was chosen for them, %s", async (_when, isChanged) => {
    const { shop, before } = await redeemingBesides();
    const { choose, other } = await postedOtherwise(shop);
    shop.dispatch(choose);
    await idle(shop);
    await loseTheirAnswer(shop);
    shop.close();
    if (isChanged) await changeThere(shop, before);
    const { network, storage } = shop;
    const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
    await ready(next);
    next.dispatch(goToShop({ withGifts: true }));
    await arrived(next);
    expect((await quoted(next)).way.displayText).toBe(other.displayText);
  });
});
