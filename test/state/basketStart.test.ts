import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectBasketStatus, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, reloadBasket } from "~/state/basket/slice";
import { loggedOut, marketEntered } from "~/state/facts";
import { faults } from "../support/network";
import { emailCard } from "../support/gifts";
import { SharedStorage } from "../support/tabs";
import { DANISH, settled, startShop } from "../support/startShop";
import { ready, stored, toasts, withOne } from "../support/shopFacts";

describe("at start", () => {
  test("a new basket is made and remembered for its channel and country", async () => {
    const shop = startShop();
    await ready(shop);
    expect(stored(shop)).toMatchObject([
      { basketId: shop.state().basket.basket?.id, salesChannelId: 3, countryCode: "dk" },
    ]);
  });

  test("the remembered basket is read again", async () => {
    const before = await withOne();
    before.close();
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(shop.network.count("createBasket")).toBe(1);
  });

  test("a basket in another currency is switched, and keeps its lines", async () => {
    const before = await withOne();
    before.close();
    const market = { ...DANISH, currency: "eur" };
    const shop = startShop({ network: before.network, storage: before.storage, market });
    await shop.until((state) => state.basket.basket?.paymentCurrency === "EUR");
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("a broken server is not an expired basket: the id stays and nothing new is made", async () => {
    const before = await withOne();
    before.close();
    const ids = stored(before);
    before.network.fail("getBasketById", faults.status(500));
    const shop = startShop({ network: before.network, storage: before.storage });
    await shop.until((state) => state.basket.failure);
    expect(selectBasketStatus(shop.state())).toBe("failed");
    expect(shop.state().basket.failure).toMatchObject({ general: [{ code: "SERVER" }] });
    expect(shop.reported).toEqual([]);
    expect(stored(shop)).toEqual(ids);
    expect(shop.network.count("createBasket")).toBe(1);

    shop.network.heal();
    shop.dispatch(reloadBasket());
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("somebody else's basket, as a cache on the way may mix them up, is neither shown nor kept", async () => {
    const before = await withOne();
    before.close();
    const ids = stored(before);
    const mixedUp = faults.editField("getBasketById", (found) => {
      found.id = "basket-of-a-stranger";
    });
    before.network.fail("getBasketById", mixedUp);
    const shop = startShop({ network: before.network, storage: before.storage });
    await shop.until((state) => state.basket.failure);
    expect(shop.state().basket.basket).toBeNull();
    expect(stored(shop)).toEqual(ids);

    shop.network.heal();
    shop.dispatch(reloadBasket());
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("nor is it where it comes as the answer to a change: one's own is read again", async () => {
    const shop = await withOne();
    const ids = stored(shop).map(({ basketId }) => basketId);
    const mixedUp = faults.editField("updateBasket", (found) => {
      found.id = "basket-of-a-stranger";
    });
    shop.network.fail("updateBasket", mixedUp, { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => selectItemsCount(state) === 2 && state.basket.waiting === 0);
    expect(shop.network.count("updateBasket")).toBe(2);
    expect(stored(shop).map(({ basketId }) => basketId)).toEqual(ids);
  });

  test("an id that comes back in other letters, as databases write them, is the same basket", async () => {
    const before = await withOne();
    before.close();
    const louder = faults.editField("getBasketById", (basket) => {
      basket.id = basket.id.toUpperCase();
    });
    before.network.fail("getBasketById", louder);
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("an unreadable answer is an error, not an empty basket", async () => {
    const before = await withOne();
    before.close();
    for (const text of ["[]", "null", '{"data":null}', '{"data":{}}', '{"data":{"getBasketById":null}}', "{", '"x"']) {
      before.network.heal();
      before.network.fail("getBasketById", faults.raw(text));
      const shop = startShop({ network: before.network, storage: before.storage });
      await shop.until((state) => state.basket.status === "failed");
    }
    expect(before.network.count("createBasket")).toBe(1);
  });

  test("an expired basket is told, and a new one made, once", async () => {
    const before = await withOne();
    before.close();
    before.network.sandbox.control({ dropBaskets: null });
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(stored(shop)).toHaveLength(1);
    expect(shop.network.count("createBasket")).toBe(2);
  });

  test("a basket of another channel stays stored for its own", async () => {
    const before = await withOne();
    before.close();
    const [kept] = stored(before);
    before.network.fail(
      "getBasketById",
      faults.edit((answer) => ({
        data: { getBasketById: { ...answer.data.getBasketById, salesChannelId: 11 } },
      })),
      { times: 1 },
    );
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(stored(shop)).toHaveLength(2);
    expect(stored(shop)).toContainEqual(expect.objectContaining({ basketId: kept?.basketId, salesChannelId: 11 }));
  });

  test("an ordered basket gives way to a fresh one, with a link to the order", async () => {
    const before = await withOne();
    before.close();
    const { id, publicOrderId } = before.state().basket.basket!;
    before.network.sandbox.control({ orderAtOnce: id });
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(shop.state().basket.orderedAs).toBe(publicOrderId);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
    // The next visitor is not told of it.
    shop.dispatch(loggedOut());
    expect(shop.state().basket.orderedAs).toBeNull();
  });

  test("an ordered basket is no news on the way to its order's confirmation", async () => {
    const before = await withOne();
    before.close();
    const { id, publicOrderId } = before.state().basket.basket!;
    before.network.sandbox.control({ orderAtOnce: id });
    const path = `/en/dk/dkk/order/${publicOrderId}/psp/${id}`;
    const shop = startShop({ network: before.network, storage: before.storage, path });
    await ready(shop);
    expect(stored(shop).map(({ basketId }) => basketId)).not.toContain(id);
    expect(shop.state().basket.orderedAs).toBeNull();
    expect(toasts(shop)).toEqual([]);
  });

  /** A tab whose new basket has been asked for and has not come, and another one that has filled one meanwhile. */
  async function beaten() {
    const one = startShop({ enter: false });
    const arrive = one.network.hold("createBasket", { made: true });
    one.dispatch(marketEntered(DANISH));
    await one.until(() => one.network.count("createBasket") === 1);
    const two = await withOne({ network: one.network, storage: one.storage });
    const { id } = two.state().basket.basket!;
    two.close();
    return { one, id, arrive };
  }

  test("a basket that another tab has filled while one was being made is the one to use", async () => {
    const { one, id, arrive } = await beaten();
    arrive();
    await ready(one);
    expect(one.state().basket.basket).toMatchObject({ id, itemsCount: 1 });
    expect(stored(one).map(({ basketId }) => basketId)).toEqual([id]);
  });

  test.each([
    ["is being paid by now", { purchasePhase: "Paying" }],
    ["turns out to be another channel's", { salesChannelId: 11 }],
  ])("but not if it %s", async (_what, changed) => {
    const { one, id, arrive } = await beaten();
    one.network.fail(
      "getBasketById",
      faults.editField("getBasketById", (basket) => {
        if (basket.id === id) Object.assign(basket, changed);
      }),
    );
    arrive();
    await ready(one);
    expect(one.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 0 });
    expect(one.state().basket.basket?.id).not.toBe(id);
  });

  test("without a basket to be had browsing goes on, and adding tries again", async () => {
    const shop = startShop({ enter: false });
    shop.network.fail("createBasket", faults.status(500), { times: 1 });
    shop.dispatch(marketEntered(DANISH));
    await shop.until((state) => state.basket.status === "empty");
    await settled();
    expect(shop.network.count("createBasket")).toBe(1);
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("an older form of the storage, and junk in it, are taken as they are meant", async () => {
    const before = await withOne();
    before.close();
    const { id } = before.state().basket.basket!;
    before.storage.values.set(LOCAL.baskets, JSON.stringify({ 3: id, x: 4 }));
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);

    const junk = new SharedStorage();
    junk.values.set(LOCAL.baskets, "{");
    const other = startShop({ network: before.network, storage: junk });
    await ready(other);
    expect(selectItemsCount(other.state())).toBe(0);
  });
});

describe("a basket in the older form, which has no countries", () => {
  const SWEDISH = { locale: "en", countryCode: "se", currency: "sek" };

  /** A browser with a Danish basket with a gift in it, stored in the older form. */
  async function older() {
    const before = await withOne();
    before.close();
    const { network, storage } = before;
    const { id } = before.state().basket.basket!;
    storage.values.set(LOCAL.baskets, JSON.stringify({ 3: id }));
    return { network, storage, id };
  }

  test("stays in its own country when the shop is opened in another one", async () => {
    const { id, ...browser } = await older();
    const shop = startShop({ ...browser, market: SWEDISH });
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(0);
    expect(shop.sandbox.commerce.baskets.get(id)).toMatchObject({ paymentCurrency: "DKK" });
    expect(stored(shop)).toHaveLength(2);
    shop.close();
    const home = startShop(browser);
    await ready(home);
    expect(home.state().basket.basket).toMatchObject({ id, itemsCount: 1 });
  });

  test("is this country's where the server names none", async () => {
    const { id, ...browser } = await older();
    const silent = faults.editField("getBasketById", (basket) => {
      basket.formData = null;
    });
    browser.network.fail("getBasketById", silent);
    const shop = startShop({ ...browser, market: SWEDISH });
    await ready(shop);
    expect(shop.state().basket.basket).toMatchObject({ id, itemsCount: 1 });
  });

  test("is the one that two tabs in two countries open at once: each ends with its own", async () => {
    const { id, ...browser } = await older();
    const tabs = [
      startShop({ ...browser, market: SWEDISH }),
      startShop(browser),
      startShop({ ...browser, market: SWEDISH }),
    ];
    for (const tab of tabs) await ready(tab);
    await settled();
    const [swede, dane, other] = tabs.map((tab) => tab.state().basket.basket);
    expect(dane).toMatchObject({ id, itemsCount: 1 });
    expect(swede!.id).not.toBe(id);
    expect(other!.id).toBe(swede!.id);
    expect(stored(tabs[0]!)).toHaveLength(2);
  });
});

test("a list that names a basket's country is believed, whatever the basket says", async () => {
  const shop = await withOne();
  shop.close();
  const mistaken = faults.editField("getBasketById", (basket) => {
    basket.formData = { countryCode: "SE" };
  });
  shop.network.fail("getBasketById", mistaken);
  const two = startShop({ network: shop.network, storage: shop.storage });
  await ready(two);
  expect(selectItemsCount(two.state())).toBe(1);
});

test("a basket that counts none of the gifts that it holds is not given up as an empty one", async () => {
  const shop = await withOne();
  const uncounted = faults.editField("getBasketById", (basket) => {
    basket.itemsCount = 0;
  });
  shop.network.fail("getBasketById", uncounted);
  const two = startShop({ network: shop.network, storage: shop.storage });
  await ready(two);
  expect(selectItemsCount(two.state())).toBe(1);
});
