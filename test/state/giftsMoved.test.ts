import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import {
  selectBasketLines,
  selectBasketWaiting,
  selectHasGiftsWithoutCodes,
  selectItemsCount,
  selectLacksCodes,
  selectUndo,
  selectVouchers,
} from "~/state/basket/selectors";
import { addProducts, changeQuantity, goToShop, redeemCode, removeLine, undoRemoval } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { emailCard } from "../support/gifts";
import {
  ANYWHERE,
  arrived,
  channel,
  held,
  LATER,
  like,
  postedOtherwise,
  quoted,
  redeeming,
  redeemingBesides,
  takeOff,
  THERE,
} from "../support/movingGifts";
import { faults } from "../support/network";
import { basketId, firstLine, idle, ready, stored, toasts } from "../support/shopFacts";
import { openNetwork, settled, type Shop, startShop } from "../support/startShop";
import { soon } from "../support/soon";

/** Takes the last code off and holds back the answer about its gifts, until the function that is returned is called. */
async function onTheWay(shop: Shop): Promise<() => void> {
  const answer = shop.network.hold("updateBasket", { skip: 1 });
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

  test("are not told to have stayed to who signs out while they are on their way", async () => {
    const shop = await redeeming();
    const answer = await onTheWay(shop);
    shop.dispatch(loggedOut());
    answer();
    await soon(() => expect(shop.asking.size).toBe(0));
    await settled();
    expect(toasts(shop)).toEqual([]);
  });

  test("stay where they are while another tab pays for them", async () => {
    const shop = await redeeming();
    const left = basketId(shop);
    const isPaid = (basket: { purchasePhase: string }) => void (basket.purchasePhase = "Paying");
    shop.network.fail("updateBasket", faults.editField("updateBasket", isPaid), { times: 1 });
    takeOff(shop);
    await shop.until(({ basket }) => basket.basket?.purchasePhase === "Paying");
    await idle(shop);
    expect([basketId(shop), held(shop)]).toEqual([left, ["2 × 1123"]]);
    const others = [...shop.sandbox.commerce.baskets.values()].filter(({ id }) => id !== left);
    expect(others.flatMap(({ lines }) => lines)).toEqual([]);
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
    const { choose, other } = await postedOtherwise(shop);
    shop.dispatch(choose);
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
    const { choose, other } = await postedOtherwise(shop);
    const answer = await onTheWay(shop);
    shop.dispatch(choose);
    answer();
    await arrived(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect((await quoted(shop)).way.displayText).toBe(other.displayText);
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

  test("stay with the code that another tab redeems just before they are to be taken along", async () => {
    const shop = await redeeming();
    const left = basketId(shop);
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { skip: 1, times: 1 });
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    const { network, storage } = shop;
    const other = startShop({ path: "/en/dk/dkk/basket", network, storage });
    await ready(other);
    other.dispatch(redeemCode({ code: THERE }));
    shop.dispatch(goToShop({ withGifts: true }));
    await idle(other);
    await idle(shop);
    for (const tab of [shop, other]) {
      expect([channel(tab), basketId(tab), held(tab)]).toEqual([2, left, ["2 × 1123"]]);
      expect(selectVouchers(tab.state())).toHaveLength(1);
    }
  });

  test("stay where they are while not all of them can be read: those would be lost", async () => {
    const shop = await redeeming();
    const left = basketId(shop)!;
    for (const operation of ["updateBasket", "getBasketById"] as const) {
      const unreadable = faults.edit((answer) => {
        answer.data?.[operation]?.deliveries[0]?.productLines.push(null);
        return answer;
      });
      shop.network.fail(operation, unreadable, { times: 1 });
    }
    takeOff(shop);
    await shop.until((state) => state.basket.changeFailure);
    expect(shop.state().basket.changeFailure?.code).toBe("BasketIncomplete");
    expect([channel(shop), basketId(shop)]).toEqual([2, left]);
    expect(shop.sandbox.commerce.baskets.get(left)!.lines).toHaveLength(1);

    shop.dispatch(goToShop({ withGifts: true }));
    await arrived(shop);
    expect(held(shop)).toEqual(["2 × 1123"]);
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

  test("come along without the one that was taken out just before", async () => {
    const before = await redeeming();
    before.dispatch(addProducts([like("Bo")]));
    await idle(before);
    before.close();
    // Of a code from before a reload nobody knows the text: its removal is not offered to be undone.
    const shop = startShop({ network: before.network, storage: before.storage, path: "/en/dk/dkk/basket" });
    await ready(shop);
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    takeOff(shop);
    await arrived(shop);
    expect(held(shop)).toEqual(["1 × 1123"]);
    expect(toasts(shop)).toEqual([]);
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

  test("stay there also when that code has a PIN", async () => {
    const network = openNetwork();
    const code = network.sandbox.control({ voucher: { balance: 500, pin: "4711", channels: [2] } }).voucher as string;
    const shop = await redeeming(code, { network }, "4711");
    takeOff(shop);
    await arrived(shop);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await arrived(shop, 2);
    expect(selectVouchers(shop.state())).toHaveLength(1);
  });
});
