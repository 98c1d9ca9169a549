import { describe, expect, test } from "vitest";
import { linesToAdd } from "~/domain/linesToAdd";
import { LOCAL } from "~/domain/storage";
import { inputOf, whole } from "~/state/basket/inputs";
import {
  selectBasketLines,
  selectBasketWaiting,
  selectHasGiftsWithoutCodes,
  selectItemsCount,
  selectLacksCodes,
  selectSalesChannelId,
  selectUndo,
  selectVouchers,
} from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  chooseQuote,
  goToShop,
  redeemCode,
  removeLine,
  removeVoucher,
  undoRemoval,
} from "~/state/basket/slice";
import { followRoute } from "~/state/vouchers/slice";
import { emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { basketId, firstLine, idle, ready, stored, toasts, withOne } from "../support/shopFacts";
import { settled, type Shop, type ShopOptions, startShop } from "../support/startShop";
import { soon } from "../support/soon";

/** Valid in the consumer channel too, or in the redeem channel only. */
const [ANYWHERE, THERE] = ["SGK-DKK500AAAA", "SGK-REDEEM2222"];
const LATER = new Date((Math.floor(Date.now() / 1000) + 20 * 24 * 3600) * 1000).toISOString();

/** Sold in the redeem channel, with all that can be said of a gift by e-mail. */
const dated = emailCard({
  productId: "1123",
  stockKeepingUnit: "1123-E",
  greetingToken: "GREETING-DANSK",
  deliveryDate: LATER,
  quantity: 2,
});

/** What the basket on screen holds. */
const held = (shop: Shop) =>
  selectBasketLines(shop.state()).map(({ line: { productId, quantity } }) => `${String(quantity)} × ${productId}`);
const channel = (shop: Shop) => selectSalesChannelId(shop.state());
const arrived = (shop: Shop, salesChannelId = 3) =>
  shop.until(({ basket }) => basket.basket?.salesChannelId === salesChannelId && basket.waiting === 0);

/** In the redeem channel, with a code and a gift. */
async function redeeming(code = ANYWHERE, options: ShopOptions = {}): Promise<Shop> {
  const shop = startShop({ path: "/en/dk/dkk/redeem", ...options });
  await ready(shop);
  shop.dispatch(redeemCode({ code }));
  await idle(shop);
  shop.goTo("/en/dk/dkk/shop");
  shop.dispatch(followRoute());
  await settled();
  shop.dispatch(addProducts([dated]));
  await shop.until((state) => selectItemsCount(state) === 2);
  await idle(shop);
  return shop;
}

/** The same, while there is a gift in the consumer's basket, which was in use before. */
async function redeemingBesides(): Promise<{ shop: Shop; before: string }> {
  const first = await withOne();
  const before = basketId(first)!;
  const shop = await redeeming(THERE, { network: first.network, storage: first.storage });
  first.close();
  expect(channel(shop)).toBe(2);
  return { shop, before };
}

const like = (name: string) => ({ ...dated, quantity: 1, recipient: { ...dated.recipient, name } });
const changing = (quantity: number) => (shop: Shop) =>
  shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity }));
const takeOff = (shop: Shop) => shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));

/** What the carriers offer for the gift that goes by post, and the way that is chosen. */
async function quoted(shop: Shop) {
  shop.dispatch(askForQuotes());
  await idle(shop);
  const { deliveries, quotes } = shop.state().basket.basket!;
  const { id, shippingQuote } = deliveries.find(({ deliveryMethod }) => deliveryMethod === "Physical")!;
  return { id, way: shippingQuote!, quotes: quotes.find(({ deliveryId }) => deliveryId === id)!.quotes };
}

/** Takes the last code off and holds back the answer about its gifts, until the function that is returned is called. */
async function onTheWay(shop: Shop): Promise<() => void> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  shop.network.fail("updateBasket", (pass) => asked.then(pass), { skip: 1, times: 1 });
  takeOff(shop);
  await shop.until(() => shop.asking.size === 1);
  return answer;
}

describe("gifts of the redeem channel's basket, when its last code is removed,", () => {
  test("come along to a new basket of the consumer channel, as they are", async () => {
    const shop = await redeeming();
    const left = basketId(shop)!;
    takeOff(shop);
    await arrived(shop);
    expect(held(shop)).toEqual(["2 × 1123"]);
    const [gift] = selectBasketLines(shop.state());
    expect(gift?.greeting?.greetingToken).toBe("GREETING-DANSK");
    expect(gift?.delivery).toMatchObject({ deliveryDate: LATER, recipientEmail: "alma@example.com" });
    expect(stored(shop)).toMatchObject([{ basketId: basketId(shop), salesChannelId: 3 }]);
    expect(shop.services.local.read(LOCAL.baskets)).not.toContain(left);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: false }]);
    expect(toasts(shop)).toEqual([]);
    await soon(() => expect(shop.sandbox.commerce.baskets.get(left)!.lines).toEqual([]));
    const { network, storage } = shop;
    const again = startShop({ path: "/en/dk/dkk/shop", network, storage });
    await ready(again);
    expect([channel(again), held(again)]).toEqual([3, ["2 × 1123"]]);
  });

  test("join those in the basket that was in use there", async () => {
    const { shop, before } = await redeemingBesides();
    takeOff(shop);
    await arrived(shop);
    expect(basketId(shop)).toBe(before);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
  });

  test("go the way that was chosen for them", async () => {
    const shop = await redeeming();
    shop.dispatch(addProducts([postedCard({ productId: "1285", stockKeepingUnit: "1285-P-100", giftcardValue: 100 })]));
    const { id, way, quotes } = await quoted(shop);
    const other = quotes.find(({ displayText }) => displayText !== way.displayText)!;
    shop.dispatch(chooseQuote({ deliveryId: id, shippingQuoteId: other.id }));
    await idle(shop);
    takeOff(shop);
    await arrived(shop);
    expect((await quoted(shop)).way).toMatchObject({
      shippingProvider: other.shippingProvider,
      displayText: other.displayText,
      parcelShop: other.parcelShop,
    });
  });

  test("stay where they are if they are refused there; that is said, with two ways on", async () => {
    const { shop, before } = await redeemingBesides();
    const left = basketId(shop);
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { skip: 1, times: 2 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    expect([channel(shop), basketId(shop), held(shop)]).toEqual([2, left, ["2 × 1123"]]);
    expect(toasts(shop).at(-1)).toBe("GiftsStayed");
    expect(selectHasGiftsWithoutCodes(shop.state())).toBe(true);

    shop.dispatch(goToShop({ withGifts: true }));
    await idle(shop);
    expect(channel(shop)).toBe(2);
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    expect([basketId(shop), held(shop)]).toEqual([before, ["1 × 1001"]]);
    const { network, storage } = shop;
    const again = startShop({ path: "/en/dk/dkk/shop", network, storage });
    await ready(again);
    expect([channel(again), held(again)]).toEqual([3, ["1 × 1001"]]);
  });

  test("can be left there without a basket in use elsewhere, and are there for the next code", async () => {
    const shop = await redeeming();
    const left = basketId(shop);
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    const { network, storage } = shop;
    const again = startShop({ path: "/en/dk/dkk/shop", network, storage });
    await ready(again);
    expect([channel(again), held(again)]).toEqual([3, []]);
    again.dispatch(redeemCode({ code: THERE }));
    await arrived(again, 2);
    expect([basketId(again), held(again)]).toEqual([left, ["2 × 1123"]]);
  });

  test("come along on the second try, if the connection was gone at the first", async () => {
    const { shop } = await redeemingBesides();
    shop.network.fail("updateBasket", faults.abort(), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    shop.dispatch(goToShop({ withGifts: true }));
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
  });

  test("keep the page until it is known in which basket they are", async () => {
    const { shop } = await redeemingBesides();
    const answer = await onTheWay(shop);
    expect(channel(shop)).toBe(2);
    answer();
    await arrived(shop);
    await settled();
    expect(shop.asking.size).toBe(0);
  });

  test("are changed as is asked for on the way: nobody is asked where they shall be, the basket is busy", async () => {
    const { shop } = await redeemingBesides();
    shop.dispatch(addProducts([like("Bo Lind"), like("Cilla Bach")]));
    await idle(shop);
    const ways: boolean[] = [];
    const stop = shop.store.subscribe(() => void ways.push(selectLacksCodes(shop.state())));
    const answer = await onTheWay(shop);
    expect([channel(shop), selectBasketWaiting(shop.state())]).toEqual([2, true]);
    const lineOf = (name: string) =>
      selectBasketLines(shop.state()).find(({ delivery }) => delivery.recipientName === name)!.line;
    shop.dispatch(removeLine(lineOf("Bo Lind").lineId));
    shop.dispatch(changeQuantity({ lineId: lineOf("Cilla Bach").lineId, quantity: 5 }));
    answer();
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123", "5 × 1123"]);
    expect(lineOf("Cilla Bach").quantity).toBe(5);
    expect(ways).not.toContain(true);
    stop();
  });

  test("go the way that is chosen for them on the way", async () => {
    const shop = await redeeming();
    shop.dispatch(addProducts([postedCard({ productId: "1285", stockKeepingUnit: "1285-P-100", giftcardValue: 100 })]));
    const { id, way, quotes } = await quoted(shop);
    const other = quotes.find(({ displayText }) => displayText !== way.displayText)!;
    const answer = await onTheWay(shop);
    shop.dispatch(chooseQuote({ deliveryId: id, shippingQuoteId: other.id }));
    answer();
    await arrived(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect((await quoted(shop)).way.displayText).toBe(other.displayText);
  });

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
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
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

  test("are in the same basket in another tab, which forgets the one that was left", async () => {
    const shop = await redeeming();
    const { network, storage } = shop;
    const other = startShop({ path: "/en/dk/dkk/basket", network, storage });
    await ready(other);
    expect(channel(other)).toBe(2);
    takeOff(shop);
    await arrived(shop);
    await arrived(other);
    expect(basketId(other)).toBe(basketId(shop));
    other.dispatch(addProducts([emailCard()]));
    await idle(other);
    await shop.until((state) => selectItemsCount(state) === 3);
    expect(held(shop).sort()).toEqual(["1 × 1001", "2 × 1123"]);
    expect(stored(shop)).toHaveLength(1);
  });

  test("stay with the code that another tab has redeemed meanwhile", async () => {
    const shop = await redeeming();
    const { network, storage } = shop;
    const other = startShop({ path: "/en/dk/dkk/basket", network, storage });
    await ready(other);
    takeOff(shop);
    other.dispatch(redeemCode({ code: THERE }));
    await idle(other);
    await idle(shop);
    await settled(200);
    for (const tab of [shop, other]) expect(held(tab)).toEqual(["2 × 1123"]);
    expect(shop.sandbox.commerce.baskets.get(basketId(other)!)!.lines).toHaveLength(1);
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
      shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
      shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
      takeOff(shop);
      await shop.until((state) => state.basket.changeFailure);
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
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    shop.close();
    const { basket } = await shop.services.commerce.fetchBasket(before);
    const gifts = linesToAdd(basket).map((gift) => (gift.productId === "1001" ? { ...gift, quantity: 4 } : gift));
    await shop.services.commerce.updateBasket(inputOf(before, whole(basket, gifts, Date.now())));
    const next = startShop({ network, storage, path: "/en/dk/dkk/basket" });
    await ready(next);
    next.dispatch(goToShop({ withGifts: true }));
    await arrived(next);
    expect(held(next)).toEqual(["4 × 1001", "2 × 1123"]);
  });

  test("leave in the shop's basket what was put there since nobody knew whether they had come", async () => {
    const { shop } = await redeemingBesides();
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
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
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.network.fail("getBasketById", faults.status(500), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    expect(toasts(shop)).toContain("GiftsStayed");
    shop.dispatch(goToShop({ withGifts: false }));
    await arrived(shop);
    expect([basketId(shop), held(shop)]).toEqual([before, ["1 × 1001", "2 × 1123"]]);
    shop.dispatch(redeemCode({ code: THERE }));
    await arrived(shop, 2);
    expect(held(shop)).toEqual([]);
  });

  test("are paid with the code again once that is put back", async () => {
    const { shop, before } = await redeemingBesides();
    shop.dispatch(redeemCode({ code: ANYWHERE }));
    await idle(shop);
    for (const last of [false, true]) {
      takeOff(shop);
      await shop.until((state) => selectVouchers(state)?.length === (last ? 0 : 1));
      await idle(shop);
    }
    await arrived(shop);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await idle(shop);
    expect([channel(shop), basketId(shop)]).toEqual([3, before]);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(held(shop)).toEqual(["1 × 1001", "2 × 1123"]);
    expect(selectUndo(shop.state())).toBeNull();
  });

  test("stay in their basket when a code is put back that only counts in the redeem channel", async () => {
    const shop = await redeeming(THERE);
    takeOff(shop);
    await arrived(shop);
    const kept = basketId(shop)!;
    const { id } = selectUndo(shop.state())!;
    shop.network.fail("updateBasket", faults.lost(), { skip: 1, times: 1 });
    shop.dispatch(undoRemoval(id));
    shop.dispatch(undoRemoval(id));
    await arrived(shop, 2);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(toasts(shop)).toContain("CodeMoved");
    expect(held(shop)).toEqual([]);
    expect(shop.sandbox.commerce.baskets.get(kept)!.lines).toHaveLength(1);
    expect(stored(shop).map(({ basketId: one }) => one)).toContain(kept);
  });
});
