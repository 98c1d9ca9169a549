import { describe, expect, test } from "vitest";
import { selectBasket, selectItemsCount } from "~/state/basket/selectors";
import { marketEntered } from "~/state/facts";
import { faults } from "../support/network";
import { stored, toasts, withOne } from "../support/shopFacts";
import { DANISH, settled, type Shop, startShop } from "../support/startShop";

const EURO = { ...DANISH, currency: "eur" };

/** Another currency is chosen for a basket with a gift, after something has become of it at the server. */
async function switched(spend: (shop: Shop, basketId: string) => void) {
  const shop = await withOne();
  const { id, publicOrderId } = selectBasket(shop.state())!;
  spend(shop, id);
  shop.goTo("/en/dk/eur/basket");
  shop.dispatch(marketEntered(EURO));
  await shop.until((state) => state.notices.queue.length > 0);
  await settled();
  return { shop, id, publicOrderId };
}

/** The basket with this id is gone for good: there is a new one, in the currency that was chosen. */
function expectFresh(shop: Shop, gone: string): void {
  const basket = selectBasket(shop.state())!;
  expect(basket.id).not.toBe(gone);
  expect(basket).toMatchObject({ paymentCurrency: "EUR", itemsCount: 0 });
  expect(stored(shop).map(({ basketId }) => basketId)).toEqual([basket.id]);
  expect(shop.navigated).toEqual([]);
}

describe("another currency", () => {
  test("for a basket that has expired: that is told, and the new one is in it", async () => {
    const { shop, id } = await switched((at) => at.sandbox.control({ dropBaskets: null }));
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expectFresh(shop, id);
  });

  test("for a basket that was ordered: that is told, with the way to the order, and the new one is in it", async () => {
    const { shop, id, publicOrderId } = await switched((at, ordered) => at.sandbox.control({ orderAtOnce: ordered }));
    expect(toasts(shop)).toEqual(["BasketAlreadyOrdered"]);
    expect(shop.state().basket.orderedAs).toBe(publicOrderId);
    expectFresh(shop, id);
  });

  test("for a basket that expires while the shop is opened in it: the same", async () => {
    const before = await withOne();
    before.close();
    const { id } = selectBasket(before.state())!;
    before.network.fail("updateBasket", async (go) => {
      before.sandbox.control({ dropBaskets: null });
      return go();
    });
    const shop = startShop({ network: before.network, storage: before.storage, market: EURO });
    await shop.until((state) => selectBasket(state)?.paymentCurrency === "EUR");
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expectFresh(shop, id);
  });

  test("that the country does not have, and the address gives way before the basket has come: nothing is switched", async () => {
    const before = await withOne();
    before.close();
    const changes = before.network.count("updateBasket");
    before.network.fail("getBasketById", (go) => {
      shop.dispatch(marketEntered(DANISH));
      return go();
    });
    const market = { ...DANISH, currency: "usd" };
    const shop = startShop({ network: before.network, storage: before.storage, market });
    await shop.until((state) => selectItemsCount(state) === 1);
    await settled();
    expect(shop.network.count("updateBasket")).toBe(changes);
    expect(toasts(shop)).toEqual([]);
  });

  test("for a basket that expired, and no new one to be had: the shop goes on without", async () => {
    const { shop, id } = await switched((at) => {
      at.sandbox.control({ dropBaskets: null });
      at.network.fail("createBasket", faults.status(500));
    });
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(shop.state().basket).toMatchObject({ status: "empty", basket: null });
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
  });

  test("whose end is not known, for a basket that turns out to be gone: only that is told", async () => {
    const { shop, id } = await switched((at) => {
      at.sandbox.control({ dropBaskets: null });
      at.network.fail("updateBasket", faults.abort(), { times: 1 });
    });
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expectFresh(shop, id);
  });

  test("that was refused after yet another one was chosen is not told, and the address stays with that one", async () => {
    const shop = await withOne();
    const swedish = { ...DANISH, currency: "sek" };
    shop.network.fail(
      "updateBasket",
      (...asked) => {
        // The answer is on its way when the person goes on.
        shop.goTo("/en/dk/sek/basket");
        shop.dispatch(marketEntered(swedish));
        return faults.refused("FluentValidation")(...asked);
      },
      { times: 1 },
    );
    shop.dispatch(marketEntered(EURO));
    await shop.until((state) => selectBasket(state)?.paymentCurrency === "SEK");
    await settled();
    expect(toasts(shop)).toEqual([]);
    expect(shop.navigated).toEqual([]);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test.each([
    ["its answer was lost", faults.lost()],
    ["the answer is an error that nobody knows", faults.madeButRefused()],
  ])("that the server made, though %s, is there with the gift", async (_how, fault) => {
    const shop = await withOne();
    shop.network.fail("updateBasket", fault, { times: 1 });
    shop.dispatch(marketEntered(EURO));
    await shop.until((state) => selectBasket(state)?.paymentCurrency === "EUR");
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(toasts(shop)).toEqual([]);
  });
});

test("two tabs with two currencies share a basket: the tab that a person comes back to decides, and none by itself", async () => {
  const danish = await withOne();
  const euro = startShop({ network: danish.network, storage: danish.storage, market: EURO });
  const inBoth = (currency: string) =>
    Promise.all([danish, euro].map((tab) => tab.until((state) => selectBasket(state)?.paymentCurrency === currency)));
  await inBoth("EUR");
  danish.comeBack("shown");
  await inBoth("DKK");
  await settled();
  euro.comeBack("shown");
  await inBoth("EUR");
  await settled();
  const changes = danish.network.count("updateBasket");
  euro.comeBack("shown");
  await settled();
  expect(danish.network.count("updateBasket")).toBe(changes);
  for (const tab of [danish, euro]) {
    expect(toasts(tab)).toEqual([]);
    expect(tab.navigated).toEqual([]);
    expect(selectItemsCount(tab.state())).toBe(1);
  }
});
