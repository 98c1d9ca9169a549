import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectBasketLines, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, changeQuantity } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { type Fault, faults } from "../support/network";
import { idle, ready, withOne } from "../support/shopFacts";
import { pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

/** The server makes the change, but its answer reaches nobody. */
const unheard: Fault = async (go) => {
  await go();
  return new Promise<Response>(() => undefined);
};
/** A page that is gone holds no lock. */
const services = { takeBasketLock: async () => ({ release: () => {}, waited: false, isPaidElsewhere: false }) };
const forBo = emailCard({ giftcardValue: 300, recipient: { ...emailCard().recipient, name: "Bo Lind" } });
const held = (shop: Shop) =>
  selectBasketLines(shop.state())
    .map(({ line }) => [line.giftcardValue, line.quantity])
    .sort();
const oneMore = async (shop: Shop, at = 0) => {
  const { lineId, quantity } = selectBasketLines(shop.state())[at]!.line;
  shop.dispatch(changeQuantity({ lineId, quantity: quantity + 1 }));
  await idle(shop);
};

describe("a page that goes away while its change is on the way", () => {
  /** Two tabs with a card in the basket; the first has sent something for Bo, and is gone. */
  async function goneWhileAdding() {
    const one = await withOne({ services });
    const { network, storage } = one;
    const two = startShop({ network, storage, session: memoryStorage(), services });
    await ready(two);
    network.fail("updateBasket", unheard, { times: 1 });
    one.dispatch(addProducts([forBo]));
    await settled();
    one.close();
    return two;
  }

  test("loses nothing by the next change of another tab", async () => {
    const two = await goneWhileAdding();
    expect(held(two)).toEqual([[200, 1]]);
    await oneMore(two);
    expect(held(two)).toEqual([
      [200, 2],
      [300, 1],
    ]);
    expect(two.storage.values.has(LOCAL.changing)).toBe(false);
  });

  test("is looked after by the page that follows: what came late is shown", async () => {
    playTime();
    const one = startShop({ services });
    await pass(300);
    let reach = () => {};
    const late = new Promise<void>((resolve) => (reach = resolve));
    one.network.fail("updateBasket", (go, signal) => late.then(() => unheard(go, signal)), { times: 1 });
    one.dispatch(addProducts([forBo]));
    await pass(300);
    one.close();
    const { network, storage, session } = one;
    const next = startShop({ network, storage, session, services });
    await pass(500);
    expect(selectItemsCount(next.state())).toBe(0);
    reach();
    await pass(5000);
    expect(selectItemsCount(next.state())).toBe(1);
    expect(next.storage.values.has(LOCAL.changing)).toBe(false);
  });
});

test("a change whose end nobody knows is not undone by another tab", async () => {
  const one = await withOne();
  const two = startShop({ network: one.network, storage: one.storage, session: memoryStorage() });
  await ready(two);
  one.network.fail("updateBasket", faults.lost(), { times: 1 });
  one.network.fail("getBasketById", faults.refused("INTERNAL"));
  one.dispatch(addProducts([forBo]));
  await one.until((state) => state.basket.changeFailure);
  one.network.heal();
  await oneMore(two);
  expect(held(two)).toEqual([
    [200, 2],
    [300, 1],
  ]);
});
