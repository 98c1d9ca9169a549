import { describe, expect, test } from "vitest";
import { selectBasket, selectChangeFailure, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, basketForgotten, changeQuantity, removeLine, saveBuyer } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { billing, forBo } from "../support/gifts";
import { faults } from "../support/network";
import { clickPay } from "../support/paying";
import { basketId, firstLine, heldBy, idle, ready, stored, toasts, withOne } from "../support/shopFacts";
import { hurryTime, settled, startShop } from "../support/startShop";

/** Two tabs of one basket; the second heard nothing of the gift that the first has put in. */
async function withOneAsleep() {
  const one = await withOne();
  const two = startShop({ network: one.network, storage: one.storage });
  await ready(two);
  two.close();
  one.dispatch(addProducts([forBo]));
  await idle(one);
  return { one, two };
}

/** Two tabs of one basket; the second is in the background, and hears of the first when it wakes. */
async function withOneAsleepInBackground() {
  const one = await withOne();
  const two = startShop({ network: one.network, storage: one.storage });
  await ready(two);
  await settled();
  two.sleep();
  return { one, two };
}

describe("a tab that missed what another one did", () => {
  test("looks before it changes anything, when it could not read the news", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    await settled();
    one.network.fail("getBasketById", faults.status(500));
    one.dispatch(addProducts([forBo]));
    await idle(one);
    await settled();
    one.network.heal();
    expect(selectItemsCount(two.state())).toBe(1);
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    expect(heldBy(one)).toEqual([
      [200, 2],
      [300, 1],
    ]);
  });

  test("reads the basket once for all that it was told while it slept, not once for each", async () => {
    const { one, two } = await withOneAsleepInBackground();
    for (const quantity of [2, 3, 4, 5, 6]) {
      one.dispatch(changeQuantity({ lineId: firstLine(one), quantity }));
      await idle(one);
    }
    const before = one.network.count("getBasketById");
    two.wake();
    await two.until((state) => selectItemsCount(state) === 6);
    await settled();
    // The second is for what it was told while it was reading.
    expect(one.network.count("getBasketById") - before).toBeLessThanOrEqual(2);
  });

  test("and shows it when its page is taken out of the browser's memory", async () => {
    const { two } = await withOneAsleep();
    await settled();
    expect(selectItemsCount(two.state())).toBe(1);
    two.comeBack("restored");
    await two.until((state) => selectItemsCount(state) === 2);
  });

  test("and has it when it had none itself before its page was put aside", async () => {
    const one = startShop();
    await ready(one);
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    two.dispatch(basketForgotten());
    two.close();
    one.dispatch(addProducts([forBo]));
    await idle(one);
    two.comeBack("restored");
    await two.until((state) => selectItemsCount(state) === 1);
  });

  test("and looks first even when it could not be shown then", async () => {
    const { one, two } = await withOneAsleep();
    one.network.fail("getBasketById", faults.status(500), { times: 1 });
    two.comeBack("restored");
    await settled();
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    expect(heldBy(one)).toEqual([
      [200, 2],
      [300, 1],
    ]);
  });
});

describe("a tab that comes back after a long while, or to a machine that slept", () => {
  const hours = (count: number) => count * 3_600_000;

  test("shows what the basket costs by now", async () => {
    const shop = await withOne();
    const { id, totalPaymentAmountWithTax: before } = selectBasket(shop.state())!;
    shop.sandbox.control({ basketPrices: { basketId: id, factor: 1.5 } });
    shop.comeBack("shown");
    await settled();
    expect(selectBasket(shop.state())!.totalPaymentAmountWithTax).toBe(before);
    shop.sandbox.clock.advance(hours(1));
    shop.comeBack("shown");
    await shop.until((state) => selectBasket(state)!.totalPaymentAmountWithTax > before);
    expect(stored(shop).map(({ basketId }) => basketId)).toEqual([id]);
  });

  test("tells at once that the basket is gone, not when all is filled in", async () => {
    const shop = await withOne();
    shop.sandbox.control({ dropBaskets: selectBasket(shop.state())!.id });
    shop.sandbox.clock.advance(hours(72));
    shop.comeBack("shown");
    await shop.until((state) => selectBasket(state) === null);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
  });

  test("keeps what it shows where the server does not answer yet, and looks before the next change", async () => {
    const shop = await withOne();
    const shown = selectBasket(shop.state())!;
    shop.sandbox.clock.advance(hours(3));
    shop.setOnline(false);
    shop.comeBack("shown");
    await settled();
    expect([selectBasket(shop.state())?.id, toasts(shop)]).toEqual([shown.id, []]);
    hurryTime();
    shop.setOnline(true);
    const reads = shop.network.count("getBasketById");
    shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
    await shop.until((state) => selectItemsCount(state) === 2);
    expect(shop.network.count("getBasketById")).toBe(reads + 1);
  });
});

describe("a tab that could not look, neither at the news nor before its change", () => {
  test("looks when the change is asked for again", async () => {
    const { one, two } = await withOneAsleep();
    one.network.fail("getBasketById", faults.status(500), { times: 2 });
    two.comeBack("restored");
    await settled();
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    expect(toasts(two)).toEqual(["SERVER"]);
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    expect(heldBy(one)).toEqual([
      [200, 2],
      [300, 1],
    ]);
  });
});

describe("a tab that could not look at the news, and whose basket is gone when it looks", () => {
  async function gone() {
    const { one, two } = await withOneAsleep();
    one.network.fail("getBasketById", faults.status(500), { times: 1 });
    two.comeBack("restored");
    await settled();
    one.sandbox.control({ dropBaskets: null });
    return { two, sent: two.network.count("updateBasket") };
  }

  test("puts a gift into a new one", async () => {
    const { two, sent } = await gone();
    two.dispatch(addProducts([forBo]));
    await idle(two);
    expect(toasts(two)).toEqual(["BasketExpired"]);
    expect(heldBy(two)).toEqual([[300, 1]]);
    expect(two.network.count("updateBasket")).toBe(sent + 1);
  });

  test("sends no change of a line that is gone with it", async () => {
    const { two, sent } = await gone();
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await idle(two);
    await ready(two);
    expect(toasts(two)).toEqual(["BasketExpired"]);
    expect(two.state().basket.changeFailure).toBeNull();
    expect(heldBy(two)).toEqual([]);
    expect(two.network.count("updateBasket")).toBe(sent);
  });
});

describe("two tabs that change the basket at once", () => {
  async function twoTabs() {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    await settled();
    // It is made at once, and told much later.
    const tell = one.network.hold("updateBasket", { made: true });
    one.dispatch(addProducts([forBo]));
    await settled();
    expect(heldBy(one)).toHaveLength(2);
    return { one, two, tell };
  }

  test("the later change leaves what the earlier one put in, though nobody has heard of it yet", async () => {
    const { one, two, tell } = await twoTabs();
    // What is stored reaches other tabs a moment after the lock.
    two.close();
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await settled();
    tell();
    await idle(two);
    await idle(one);
    expect(heldBy(one)).toEqual([
      [200, 2],
      [300, 1],
    ]);
    await one.until((state) => selectItemsCount(state) === 3);
  });

  test("what is on its way from one is waited for before the other pays", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    two.dispatch(saveBuyer({ billing, reference: "" }));
    await idle(two);
    const reach = one.network.hold("updateBasket");
    one.dispatch(addProducts([forBo]));
    await settled();
    clickPay(two);
    await settled();
    reach();
    await two.until((state) => selectPaymentTrouble(state) !== null);
    expect(selectPaymentTrouble(two.state())).toMatchObject({ kind: "basketChanged" });
    expect(one.network.count("finalizeBasket")).toBe(0);
  });

  test("a gift goes into a new basket where its own has expired, and so has the one that another tab made since", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await two.until((state) => selectItemsCount(state) === 1);
    two.sleep();
    one.sandbox.control({ dropBaskets: null });
    one.dispatch(addProducts([forBo]));
    await one.until(() => basketId(one) !== basketId(two));
    await idle(one);
    one.sandbox.control({ dropBaskets: null });
    two.dispatch(addProducts([forBo]));
    await idle(two);
    expect(selectChangeFailure(two.state())).toBeNull();
    expect(heldBy(two)).toEqual([[300, 1]]);
  });

  test("somebody who signs out while they wait lets the next one in", async () => {
    const { one, two, tell } = await twoTabs();
    two.dispatch(changeQuantity({ lineId: firstLine(two), quantity: 2 }));
    await settled();
    two.dispatch(loggedOut());
    await idle(two);
    tell();
    await idle(one);
    one.dispatch(removeLine(firstLine(one)));
    await idle(one);
    expect(heldBy(one)).toEqual([[300, 1]]);
  });
});
