import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectBasketLines, selectItemsCount } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  chooseQuote,
  keepOnlyCountry,
  leaveCountry,
} from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { faults } from "../support/network";
import { emailCard, postedCard } from "../support/gifts";
import { DANISH, pass, playTime, settled, startShop } from "../support/startShop";
import { firstLine, idle, ready, stored, toasts, withOne } from "../support/shopFacts";

describe("delivery by post", () => {
  test("asks the carriers once, and the chosen way is the basket's", async () => {
    const shop = await withOne({}, postedCard());
    shop.dispatch(askForQuotes());
    await idle(shop);
    shop.dispatch(askForQuotes());
    await idle(shop);
    expect(shop.network.count("createShippingQuote")).toBe(1);
    const { deliveryId, quotes } = shop.state().basket.basket!.quotes[0]!;
    shop.dispatch(chooseQuote({ deliveryId, shippingQuoteId: quotes.at(-1)!.id }));
    await idle(shop);
    expect(shop.state().basket.basket?.deliveries[0]?.shippingQuote?.id).toBe(quotes.at(-1)!.id);
  });

  test("gifts for two countries can be cut down to one", async () => {
    const shop = await withOne({}, postedCard());
    const recipient = {
      ...postedCard().recipient,
      name: "Ada Berg",
      city: "Malmö",
      postCode: "211 20",
      countryCode: "SE",
    };
    shop.dispatch(addProducts([postedCard({ recipient })]));
    await idle(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(shop.state().basket.basket?.issues.map(({ type }) => type)).toContain("MultipleRecipientCountries");
    shop.dispatch(keepOnlyCountry("DK"));
    await idle(shop);
    expect(selectBasketLines(shop.state()).map(({ delivery }) => delivery.recipientAddress?.countryCode)).toEqual([
      "DK",
    ]);
    expect(shop.state().basket.basket?.issues).toEqual([]);
  });
});

describe("markets", () => {
  test("another language keeps the basket and asks nothing of it", async () => {
    const shop = await withOne();
    const calls = shop.network.calls.length;
    shop.dispatch(marketEntered({ ...DANISH, locale: "da" }));
    await settled();
    const names = shop.network.calls.slice(calls).map(({ operation }) => operation);
    expect(names.filter((name) => name !== "GetAllKeys")).toEqual([]);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("another currency switches the prices and keeps the lines", async () => {
    const shop = await withOne();
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until((state) => state.basket.basket?.paymentCurrency === "EUR");
    expect(selectBasketLines(shop.state())).toHaveLength(1);
  });

  test("a currency that is refused is told, and the address goes back", async () => {
    const shop = await withOne();
    shop.goTo("/en/dk/eur/basket");
    shop.network.fail("updateBasket", faults.refused("UnsupportedCurrency"), { times: 1 });
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until((state) => state.notices.queue.length > 0);
    expect(toasts(shop)).toEqual(["CurrencyRefused"]);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]);
    expect(selectItemsCount(shop.state())).toBe(1);
  });

  test("and what was asked for in the address stays in it", async () => {
    const shop = await withOne();
    shop.goTo("/en/dk/eur/shop?category=5#top");
    shop.network.fail("updateBasket", faults.refused("UnsupportedCurrency"), { times: 1 });
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/shop?category=5#top", replace: true }]);
  });

  test("leaving the country forgets its basket and loads the shop anew", async () => {
    const shop = await withOne();
    shop.dispatch(leaveCountry({ path: "/en/se/sek" }));
    await settled();
    expect(shop.opened).toEqual(["/en/se/sek"]);
    expect(stored(shop)).toEqual([]);
  });

  test("what was left on purpose comes back through no other tab, nor by a change on its way", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    await settled();
    two.network.fail("updateBasket", faults.delay(40), { times: 1 });
    two.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await two.until(() => two.network.count("updateBasket") === 2);
    one.dispatch(leaveCountry({ path: "/en/se/sek" }));
    await idle(two);
    await settled();
    expect(stored(one)).toEqual([]);
    await two.until((state) => state.basket.basket === null);
    two.dispatch(addProducts([emailCard({ giftcardValue: 400 })]));
    await two.until((state) => selectItemsCount(state) === 1);
    expect(selectBasketLines(two.state())[0]!.line.giftcardValue).toBe(400);
  });
});

describe("several tabs", () => {
  test("a gift does not go into a basket that was left in another tab while this one was reading", async () => {
    playTime();
    const one = await withOne();
    const left = one.state().basket.basket!.id;
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    two.network.fail("getBasketById", faults.delay(500), { times: 1 });
    const before = two.network.count("getBasketById");
    one.dispatch(changeQuantity({ lineId: firstLine(one), quantity: 2 }));
    await two.until(() => two.network.count("getBasketById") > before);
    one.dispatch(leaveCountry({ path: "/en/se/sek" }));
    two.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await pass(2000);
    await idle(two);
    const { id } = two.state().basket.basket!;
    expect(id).not.toBe(left);
    expect(stored(two).map(({ basketId }) => basketId)).toEqual([id]);
    expect(selectBasketLines(two.state()).map(({ line }) => line.giftcardValue)).toEqual([300]);
  });

  test("a change in one tab is seen in the other", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage });
    await ready(two);
    one.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await two.until((state) => selectItemsCount(state) === 2);
  });

  test("baskets made in two countries at once are both remembered", async () => {
    const one = startShop({ enter: false });
    const swedish = { locale: "en", countryCode: "se", currency: "sek" };
    const two = startShop({ network: one.network, storage: one.storage, market: swedish, enter: false });
    one.dispatch(marketEntered(DANISH));
    two.dispatch(marketEntered(swedish));
    await Promise.all([ready(one), ready(two)]);
    await settled();
    const ids = stored(one).map(({ basketId }) => basketId);
    expect(ids).toContain(one.state().basket.basket!.id);
    expect(ids).toContain(two.state().basket.basket!.id);
  });

  test("what is on its way or waits when another country is entered stays with the country that was left", async () => {
    playTime();
    const one = await withOne();
    const danish = one.state().basket.basket!.id;
    one.network.fail("updateBasket", faults.delay(40), { times: 1 });
    one.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    one.dispatch(changeQuantity({ lineId: firstLine(one), quantity: 3 }));
    await one.until(() => one.network.count("updateBasket") === 2);
    one.dispatch(marketEntered({ ...DANISH, countryCode: "se" }));
    await ready(one);
    await one.until(() => stored(one).length === 2);
    await pass(200);
    await idle(one);
    const swedish = stored(one).find(({ countryCode }) => countryCode === "se");
    expect(swedish?.basketId).not.toBe(danish);
    expect(one.state().basket.basket?.id).toBe(swedish?.basketId);
    expect(selectItemsCount(one.state())).toBe(0);
  });

  test("after an order, the basket that another tab has begun meanwhile is taken, with the gift", async () => {
    const one = await withOne();
    const { id } = one.state().basket.basket!;
    one.sandbox.control({ orderAtOnce: id });
    const two = startShop({ network: one.network });
    two.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await two.until((state) => state.basket.justAdded);
    const theirs = two.state().basket.basket!.id;
    // This tab was asleep when the other wrote.
    one.storage.values.set(LOCAL.baskets, JSON.stringify([...stored(one), ...stored(two)]));
    one.dispatch(addProducts([emailCard()]));
    await one.until((state) => state.basket.basket?.id === theirs);
    await one.until((state) => selectItemsCount(state) === 2);
    expect(stored(one).map(({ basketId }) => basketId)).toEqual([theirs]);
  });

  test("what was ordered in another tab, which then began anew, gives way to the new basket here as well", async () => {
    const one = await withOne();
    const { id, publicOrderId } = one.state().basket.basket!;
    const other = startShop({ network: one.network });
    await ready(other);
    const begun = other.state().basket.basket!.id;
    one.sandbox.control({ orderAtOnce: id });
    one.storage.tab().write(LOCAL.baskets, JSON.stringify(stored(other)));
    await one.until((state) => state.basket.basket?.id === begun);
    expect(one.state().basket.orderedAs).toBe(publicOrderId);
    expect(stored(one).map(({ basketId }) => basketId)).toEqual([begun]);
  });

  test("a basket with gifts is not given up for an empty one that another tab stored, and is stored again", async () => {
    const one = await withOne();
    const { id, totalPaymentAmountWithTax: before } = one.state().basket.basket!;
    const other = startShop({ network: one.network });
    await ready(other);
    one.sandbox.control({ basketPrices: { basketId: id, factor: 1.5 } });
    one.storage.tab().write(LOCAL.baskets, JSON.stringify(stored(other)));
    await one.until(() => stored(one)[0]?.basketId === id);
    await settled();
    expect(one.state().basket.basket).toMatchObject({ id, itemsCount: 1, totalPaymentAmountWithTax: before * 1.5 });
    expect(toasts(one)).toEqual([]);
  });

  test("a basket with gifts that has expired gives way to an empty one of another tab, and that is told", async () => {
    const one = await withOne();
    const other = startShop({ network: one.network });
    await ready(other);
    const begun = other.state().basket.basket!.id;
    one.sandbox.control({ dropBaskets: one.state().basket.basket!.id });
    one.storage.tab().write(LOCAL.baskets, JSON.stringify(stored(other)));
    await one.until((state) => state.basket.basket?.id === begun);
    expect(toasts(one)).toEqual(["BasketExpired"]);
    expect(stored(one).map(({ basketId }) => basketId)).toEqual([begun]);
  });

  test("a basket that is gone, and was another tab's, takes nothing off the screen", async () => {
    const shop = await withOne();
    const [own] = stored(shop);
    const before = shop.network.count("getBasketById");
    shop.storage.tab().write(LOCAL.baskets, JSON.stringify([{ ...own, basketId: "gone" }]));
    await shop.until(() => shop.network.count("getBasketById") > before);
    await settled();
    expect(selectItemsCount(shop.state())).toBe(1);
    expect(toasts(shop)).toEqual([]);
  });

  test("an id that another tab's list has lost is written again", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage, market: { ...DANISH, countryCode: "se" } });
    await ready(two);
    // The other tab had read the list before ours was in it.
    const theirs = stored(two).filter(({ basketId }) => basketId === two.state().basket.basket!.id);
    two.services.local.write(LOCAL.baskets, JSON.stringify(theirs));
    await one.until(() => stored(one).length === 2);
    expect(stored(one).map(({ basketId }) => basketId)).toContain(one.state().basket.basket!.id);
  });
});
