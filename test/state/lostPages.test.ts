import { type Action } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectBasketLines, selectItemsCount, selectPurchaseDraft } from "~/state/basket/selectors";
import { addProducts, changeQuantity, removeLine, savePurchaseDraft } from "~/state/basket/slice";
import { loggedOut } from "~/state/facts";
import { emailCard } from "../support/gifts";
import { type Fault, faults } from "../support/network";
import { firstLine, idle, ready, toasts, withOne } from "../support/shopFacts";
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
  /** Two tabs with a card in the basket; the first has sent something, and is gone. */
  async function goneAfter(asked: (one: Shop) => Action) {
    const one = await withOne({ services });
    const { network, storage } = one;
    const two = startShop({ network, storage, session: memoryStorage(), services });
    await ready(two);
    network.fail("updateBasket", unheard, { times: 1 });
    one.dispatch(asked(one));
    await settled();
    one.close();
    return two;
  }

  test("loses nothing by the next change of another tab", async () => {
    const two = await goneAfter(() => addProducts([forBo]));
    expect(held(two)).toEqual([[200, 1]]);
    await oneMore(two);
    expect(held(two)).toEqual([
      [200, 2],
      [300, 1],
    ]);
    expect(two.storage.values.has(LOCAL.changing)).toBe(false);
  });

  test("has taken out the gift that another tab wants one more of, which is told so", async () => {
    const two = await goneAfter((one) => removeLine(firstLine(one)));
    await oneMore(two);
    expect(held(two)).toEqual([]);
    expect(toasts(two)).toEqual(["LineGone"]);
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

describe("a gift whose page goes away while it is being added", () => {
  const draft = emailCard({ left: { amount: "200", when: "now", day: "", time: "" } });
  const never: Fault = () => new Promise<Response>(() => undefined);
  const keptIn = (shop: Shop) => selectPurchaseDraft(shop.state(), draft.productId);

  interface Told {
    /** It has a greeting. Else it is the second of two equal ones. */
    isGreeted?: boolean;
    /** What goes wrong for the page that follows. */
    trouble?: (shop: Shop) => void;
  }
  /** Somebody reloads while a gift is being added; `fault` is what becomes of it. */
  async function reloaded(fault: Fault, { isGreeted = false, trouble }: Told = {}) {
    playTime();
    const one = startShop({ services });
    await pass(300);
    if (!isGreeted) one.dispatch(addProducts([draft]));
    await pass(300);
    const greetingToken = isGreeted ? await one.services.commerce.createGreeting({ text: "Tillykke" }) : null;
    one.network.fail("updateBasket", fault, { times: 1 });
    one.dispatch(addProducts([{ ...draft, deliveryDate: new Date().toISOString(), greetingToken }]));
    await pass(300);
    one.close();
    trouble?.(one);
    const { network, storage, session } = one;
    return startShop({ network, storage, session, services });
  }

  test("is there again to be typed once the basket turns out not to hold it", async () => {
    const shop = await reloaded(never);
    await pass(500);
    expect(keptIn(shop)).toBeNull();
    await pass(4500);
    expect(keptIn(shop)).toMatchObject({ giftcardValue: 200, deliveryDate: null, recipient: draft.recipient });
    expect(toasts(shop)).toEqual([]);
    shop.close();
    expect(
      keptIn(startShop({ network: shop.network, storage: shop.storage, session: shop.session, services })),
    ).toMatchObject({ recipient: draft.recipient });
    expect(shop.session.read(SESSION.sentPurchase)).toBeNull();
  });

  test.each([
    ["", false, 2],
    [" with its greeting", true, 1],
  ])("does not come back%s if it was added nevertheless: that is told", async (_what, isGreeted, count) => {
    const shop = await reloaded(unheard, { isGreeted });
    await pass(5000);
    expect(selectItemsCount(shop.state())).toBe(count);
    expect(keptIn(shop)).toBeNull();
    expect(toasts(shop)).toEqual(["Added"]);
  });

  test("does not take the place of what was typed for the next one", async () => {
    const shop = await reloaded(never);
    const next = emailCard({ recipient: { ...draft.recipient, name: "Bo Lind" } });
    shop.dispatch(savePurchaseDraft(next));
    await pass(5000);
    expect(keptIn(shop)).toEqual(next);
  });

  test("does not come back while it is being added again", async () => {
    const shop = await reloaded(never);
    await pass(3500);
    const answer = shop.network.hold("getBasketById");
    await pass(1000);
    shop.network.fail("updateBasket", never, { times: 1 });
    shop.dispatch(addProducts([forBo]));
    answer();
    await pass(1000);
    expect(shop.network.count("updateBasket")).toBe(3);
    expect(keptIn(shop)).toBeNull();
  });

  test("is not left to whoever comes once the person has signed out", async () => {
    const shop = await reloaded(never);
    shop.dispatch(loggedOut());
    await pass(5000);
    expect(keptIn(shop)).toBeNull();
  });

  test("waits while the basket cannot be read", async () => {
    const shop = await reloaded(never, {
      trouble: ({ network }) => network.fail("getBasketById", faults.refused("INTERNAL")),
    });
    await pass(5000);
    expect(keptIn(shop)).toBeNull();
    shop.network.heal();
    const next = startShop({ network: shop.network, storage: shop.storage, session: shop.session, services });
    await pass(5000);
    expect(keptIn(next)).not.toBeNull();
  });
});

test("a gift that was sent before the one before it had ended is kept as well", async () => {
  const shop = startShop();
  await ready(shop);
  const ends: (() => void)[] = [];
  const slow: Fault = async (go) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return go();
  };
  shop.network.fail("updateBasket", slow, { times: 2 });
  shop.dispatch(addProducts([emailCard()]));
  shop.dispatch(addProducts([forBo]));
  for (const kept of [true, false]) {
    await shop.until(() => ends.length > 0);
    ends.pop()!();
    await shop.until(() => shop.state().basket.waiting === (kept ? 1 : 0));
    expect(shop.session.read(SESSION.sentPurchase)?.includes("Bo Lind") ?? false).toBe(kept);
  }
});

test("of a gift that was added, or refused, nothing is kept for the next page", async () => {
  const shop = startShop();
  await ready(shop);
  for (const fault of [faults.delay(1), faults.refused("OutOfStock")]) {
    shop.network.fail("updateBasket", fault, { times: 1 });
    shop.dispatch(addProducts([forBo]));
    await idle(shop);
    expect(shop.session.read(SESSION.sentPurchase)).toBeNull();
  }
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
