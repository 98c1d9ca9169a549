import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectItemsCount, selectUndo } from "~/state/basket/selectors";
import { addProducts, changeQuantity, checkBasket, redeemCode, removeLine, undoRemoval } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { firstLine, idle, ready, toasts, withOne } from "../support/shopFacts";
import { pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

/** A change whose answer is lost, and after which the basket cannot be read, is seen as soon as it can be. */

const forBo = emailCard({ giftcardValue: 300, recipient: { ...emailCard().recipient, name: "Bo Lind" } });
const count = (shop: Shop) => selectItemsCount(shop.state());
const events = (shop: Shop) => shop.pushed.map(({ event }) => event).filter((event) => /^(?:add|remove)/.test(event));

/** Nobody knows how the next change ends; until `heal`, no basket can be read. */
async function lost(shop: Shop, change: Parameters<Shop["dispatch"]>[0], fault = faults.lost()): Promise<void> {
  shop.network.fail("updateBasket", fault, { times: 1 });
  shop.network.fail("getBasketById", faults.raw("x"));
  shop.dispatch(change);
  await idle(shop);
}

async function withLostGift(fault = faults.lost()): Promise<Shop> {
  const shop = await withOne();
  await lost(shop, addProducts([forBo]), fault);
  expect([count(shop), toasts(shop)]).toEqual([1, ["ChangeEndUnknown"]]);
  expect(shop.state().basket.changeFailure?.code).toBe("ChangeEndUnknown");
  return shop;
}

/** At once: sooner than the basket would be looked at by itself. */
const seen = () => settled(100);

const OCCASIONS: [string, (shop: Shop) => void][] = [
  [
    "the connection is back",
    (shop) => {
      shop.setOnline(false);
      shop.setOnline(true);
    },
  ],
  ["somebody comes back to the page", (shop) => shop.comeBack("shown")],
  ["somebody goes back to it", (shop) => shop.comeBack("back")],
  ["the basket comes on screen", (shop) => shop.dispatch(checkBasket())],
];

describe("a change in doubt", () => {
  test.each(OCCASIONS)("is seen when %s: the notice goes, and it is told that it was made", async (_when, look) => {
    const shop = await withLostGift();
    shop.network.heal();
    look(shop);
    await seen();
    expect(shop.state().basket).toMatchObject({ changeFailure: null, justAdded: null });
    expect([count(shop), toasts(shop)]).toEqual([2, ["Added"]]);
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test.each(OCCASIONS)("that was never made is told of as such when %s", async (_when, look) => {
    const shop = await withLostGift(faults.abort());
    shop.network.heal();
    look(shop);
    await seen();
    expect(shop.state().basket.changeFailure).toBeNull();
    expect([count(shop), toasts(shop), events(shop)]).toEqual([1, ["NotChanged"], ["addToCart"]]);
  });

  test("is looked at again and again by itself, ever more slowly, and no more once it was seen", async () => {
    playTime();
    const shop = startShop();
    await pass(500);
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.network.fail("getBasketById", faults.raw("x"));
    shop.dispatch(addProducts([forBo]));
    await pass(1000);
    expect(toasts(shop)).toEqual(["ChangeEndUnknown"]);
    const reads = shop.network.count("getBasketById");
    await pass(30_000, 500);
    expect(shop.network.count("getBasketById")).toBe(reads + 3);
    expect(shop.state().basket.changeFailure?.code).toBe("ChangeEndUnknown");
    shop.network.heal();
    await pass(35_000, 500);
    expect([count(shop), toasts(shop)]).toEqual([1, ["Added"]]);
    await pass(120_000, 1000);
    expect(shop.network.count("getBasketById")).toBe(reads + 4);
  });

  test("is not looked at where it is known that nothing was made", async () => {
    playTime();
    const shop = startShop();
    await pass(500);
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(addProducts([forBo]));
    await pass(1000);
    const reads = shop.network.count("getBasketById");
    shop.dispatch(checkBasket());
    await pass(30_000, 500);
    expect([shop.network.count("getBasketById"), toasts(shop)]).toEqual([reads, ["NETWORK"]]);
  });

  test("of how many, or of a line taken out, is seen and counted, too", async () => {
    const shop = await withOne();
    await lost(shop, changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
    expect(count(shop)).toBe(1);
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    expect(count(shop)).toBe(2);
    await lost(shop, removeLine(firstLine(shop)));
    expect(count(shop)).toBe(2);
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    expect(count(shop)).toBe(0);
    expect(events(shop)).toEqual(["addToCart", "addToCart", "removeFromCart"]);
    expect(shop.state().basket.changeFailure).toBeNull();
  });

  test("of what was put back takes the offer away, so that it is not put back twice", async () => {
    const shop = await withOne();
    shop.dispatch(removeLine(firstLine(shop)));
    await idle(shop);
    await lost(shop, undoRemoval(selectUndo(shop.state())!.id));
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    expect([count(shop), selectUndo(shop.state())]).toEqual([1, null]);
  });

  test("of a code takes the refusal from its field", async () => {
    const shop = await withOne();
    await lost(shop, redeemCode({ code: "SGK-DKK100BBBB" }));
    expect(shop.state().vouchers.refusal?.code).toBe("ChangeEndUnknown");
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    expect(shop.state().basket.basket?.vouchers).toHaveLength(1);
    expect([shop.state().vouchers.refusal, toasts(shop)]).toEqual([null, ["Added"]]);
  });

  test("is heard of by the other tabs, and leaves no mark", async () => {
    const shop = await withLostGift();
    const two = startShop({ network: shop.network, storage: shop.storage, session: memoryStorage() });
    await settled();
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    expect(count(two)).toBe(2);
    expect(shop.storage.values.has(LOCAL.changing)).toBe(false);
  });

  test("and that was seen before a code was refused is heard of by the other tabs, which do not take it out", async () => {
    const shop = await withOne();
    const two = startShop({ network: shop.network, storage: shop.storage, session: memoryStorage() });
    await ready(two);
    await lost(shop, addProducts([forBo]));
    shop.network.heal();
    shop.dispatch(redeemCode({ code: "SGK-NEVERWAS00" }));
    await idle(shop);
    expect(count(shop)).toBe(2);
    await two.until((state) => selectItemsCount(state) === 2);
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    expect(count(two)).toBe(3);
  });

  test("asked for again before it was seen is made once; after it was seen, once more", async () => {
    const shop = await withLostGift();
    shop.network.heal();
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(count(shop)).toBe(2);
    await lost(shop, addProducts([forBo]));
    shop.network.heal();
    shop.dispatch(checkBasket());
    await seen();
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(count(shop)).toBe(4);
  });
});

test("news of another tab that could not be read are read when the connection is back", async () => {
  const one = await withOne();
  const two = startShop({ network: one.network, storage: one.storage, session: memoryStorage() });
  await ready(two);
  await settled();
  one.network.fail("getBasketById", faults.raw("x"));
  one.dispatch(addProducts([forBo]));
  await idle(one);
  await settled();
  expect(count(two)).toBe(1);
  one.network.heal();
  two.setOnline(false);
  two.setOnline(true);
  await seen();
  expect(count(two)).toBe(2);
  expect(toasts(two)).toEqual([]);
});
