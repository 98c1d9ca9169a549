import { describe, expect, test } from "vitest";
import { selectBasketLines, selectBasketStatus, selectItemsCount } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  changeMoment,
  changeRecipient,
  changeWrapping,
  chooseQuote,
  keepOnlyCountry,
  leaveCountry,
  reloadBasket,
  removeLine,
  saveBuyer,
} from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { emptyRecipient } from "~/domain/delivery";
import { faults } from "../support/network";
import { billing, emailCard, postedCard } from "../support/gifts";
import { SharedStorage } from "../support/tabs";
import { DANISH, pass, playTime, settled, type Shop, startShop } from "../support/startShop";

const KEY = "salesChannelBaskets";
const stored = (shop: Shop) => JSON.parse(shop.storage.values.get(KEY) ?? "[]") as { basketId: string }[];
const toasts = (shop: Shop) => shop.state().notices.queue.map((notice) => notice.code);
const idle = (shop: Shop) => shop.until((state) => state.basket.waiting === 0);
const ready = (shop: Shop) => shop.until((state) => state.basket.status === "ready");

/** So many milliseconds from now, as the sandbox writes it. */
const wholeSecond = (ahead: number) => new Date(Math.floor((Date.now() + ahead) / 1000) * 1000).toISOString();

async function withOne(options?: Parameters<typeof startShop>[0], gift = emailCard()): Promise<Shop> {
  const shop = startShop(options);
  await ready(shop);
  shop.dispatch(addProducts([gift]));
  await shop.until((state) => state.basket.justAdded);
  await idle(shop);
  return shop;
}

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
    expect(stored(shop)).toEqual(ids);
    expect(shop.network.count("createBasket")).toBe(1);

    shop.network.heal();
    shop.dispatch(reloadBasket());
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
    await shop.until((state) => state.basket.status === "ready");
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
    before.storage.values.set(KEY, JSON.stringify({ 3: id, x: 4 }));
    const shop = startShop({ network: before.network, storage: before.storage });
    await ready(shop);
    expect(selectItemsCount(shop.state())).toBe(1);

    const junk = new SharedStorage();
    junk.values.set(KEY, "{");
    const other = startShop({ network: before.network, storage: junk });
    await ready(other);
    expect(selectItemsCount(other.state())).toBe(0);
  });
});

describe("adding", () => {
  test("two gifts at once make one basket with two lines", async () => {
    const shop = startShop({ enter: false });
    shop.network.sandbox.control({ latency: [5, 20] });
    shop.dispatch(marketEntered(DANISH));
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    expect(shop.state().basket.waiting).toBe(2);
    await idle(shop);
    shop.network.sandbox.control({ latency: [0, 0] });
    expect(shop.network.count("createBasket")).toBe(1);
    expect(selectBasketLines(shop.state())).toHaveLength(2);
  });

  test("text is trimmed and repeats are not sent", async () => {
    const shop = await withOne();
    const [{ input }] = shop.network.asked("updateBasket");
    expect(input.addProducts[0]).toMatchObject({ recipientName: "Alma Holm", recipientEmail: "alma@example.com" });
    expect(JSON.stringify(input)).not.toContain("Repeat");
    expect(shop.pushed.filter(({ event }) => event === "addToCart")).toEqual([
      {
        event: "addToCart",
        items: [{ productId: "1001", sku: "1001-E", quantity: 1, value: 200, currency: "DKK" }],
      },
    ]);
  });

  const FOR_NOW_OR_JUST_PAST: [string, string | null][] = [
    ["now", null],
    ["a moment that has just passed", wholeSecond(-60_000)],
  ];
  test.each(FOR_NOW_OR_JUST_PAST)(
    "a lost answer does not add twice: read again, it shows one line (for %s)",
    async (_when, deliveryDate) => {
      const shop = startShop();
      await ready(shop);
      shop.network.fail("updateBasket", faults.lost(), { times: 1 });
      shop.dispatch(addProducts([emailCard({ deliveryDate })]));
      await shop.until((state) => state.basket.justAdded);
      await idle(shop);
      expect(shop.network.count("updateBasket")).toBe(1);
      expect(selectBasketLines(shop.state())).toHaveLength(1);
      expect(toasts(shop)).toEqual(deliveryDate ? ["DatesMoved"] : []);
    },
  );

  test("what never reached the server is told, and nothing is shown as added", async () => {
    const shop = startShop();
    await ready(shop);
    shop.network.fail("updateBasket", faults.abort(), { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.changeFailure);
    expect(shop.state().basket.justAdded).toBeNull();
    expect(toasts(shop)).toEqual(["NETWORK"]);
    expect(shop.network.count("updateBasket")).toBe(1);
  });

  test.each(FOR_NOW_OR_JUST_PAST)(
    "when nobody knows, the next try looks first and adds no second one (for %s)",
    async (_when, deliveryDate) => {
      const shop = startShop();
      await ready(shop);
      shop.network.fail("updateBasket", faults.lost(), { times: 1 });
      shop.network.fail("getBasketById", faults.raw("x"), { times: 1 });
      shop.dispatch(addProducts([emailCard({ deliveryDate })]));
      await shop.until((state) => state.basket.changeFailure);
      expect(toasts(shop)).toEqual(["ChangeEndUnknown"]);
      shop.dispatch(addProducts([emailCard({ deliveryDate })]));
      await shop.until((state) => state.basket.justAdded);
      expect(shop.network.count("updateBasket")).toBe(1);
      expect(selectBasketLines(shop.state())).toHaveLength(1);
    },
  );

  test("a server that hangs is told of at four seconds and given up at fifteen", async () => {
    playTime();
    const shop = startShop();
    await pass(200);
    shop.network.fail("updateBasket", faults.hang(), { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await pass(4100);
    expect(shop.state().basket.longWait).toBe(true);
    await pass(11_500);
    expect(shop.state().basket).toMatchObject({ waiting: 0, longWait: false, justAdded: null });
    expect(shop.state().basket.changeFailure?.code).toBe("TIMEOUT");
  });

  test("into a basket that expired meanwhile: told, and the gift is in the new one", async () => {
    const shop = await withOne();
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await idle(shop);
    const { id } = shop.state().basket.basket!;
    shop.sandbox.control({ dropBaskets: null });
    shop.dispatch(addProducts([emailCard({ giftcardValue: 500 })]));
    await shop.until((state) => state.basket.basket && state.basket.basket.id !== id && state.basket.waiting === 0);
    expect(toasts(shop)).toContain("BasketExpired");
    expect(selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue)).toEqual([500]);
    expect(shop.state().basket.drafts.billing).toEqual(billing);
    expect(stored(shop)).toHaveLength(1);
  });

  test("a refusal is told by its code, with the stock beside it", async () => {
    const shop = startShop();
    await ready(shop);
    shop.network.fail("updateBasket", faults.refused("InvalidSku", { message: "Gone: OutOfStock" }), { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.notices.queue.length === 2);
    expect(toasts(shop)).toEqual(["InvalidSku", "OutOfStock"]);
    expect(shop.network.count("getBasketById")).toBe(0);
  });

  test("a server error that says OutOfStock is told as that", async () => {
    const shop = startShop();
    await ready(shop);
    const errors = [{ message: "None left", extensions: { code: "OutOfStock" } }];
    shop.network.fail("updateBasket", faults.status(500, { errors }), { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.changeFailure);
    expect(toasts(shop)).toEqual(["OutOfStock"]);
  });

  test("after the storage was cleared the basket goes on, and is remembered again", async () => {
    const shop = await withOne();
    const { id } = shop.state().basket.basket!;
    shop.storage.values.clear();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    expect(selectBasketLines(shop.state())).toHaveLength(2);
    expect(stored(shop)).toMatchObject([{ basketId: id }]);
  });

  test("a date that has passed is sent as now, and told", async () => {
    const shop = startShop();
    await ready(shop);
    shop.dispatch(addProducts([emailCard({ deliveryDate: "2020-01-01T08:00:00Z" })]));
    await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(toasts(shop)).toEqual(["DatesMoved"]);
  });

  test("a parcel that goes as soon as it can, left for a day and changed, still does: no date was moved", async () => {
    const shop = startShop();
    await ready(shop);
    const clock = (set: string) => shop.sandbox.control({ clock: { set } });
    clock("2026-03-04T11:00:00Z");
    shop.dispatch(addProducts([postedCard({ deliveryDate: "2026-03-07T07:00:00Z" })]));
    await shop.until((state) => state.basket.justAdded);
    clock("2026-03-05T11:00:00Z");
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(changeQuantity({ lineId, quantity: 2 }));
    await idle(shop);
    expect(selectBasketLines(shop.state())[0]!.line.quantity).toBe(2);
    expect(shop.state().basket.basket!.deliveries[0]!.deliveryDate).toBeNull();
    expect(toasts(shop)).toEqual([]);
  });
});

describe("changing", () => {
  test("a quantity, with everything else of the lines kept", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([postedCard()]));
    await idle(shop);
    const line = selectBasketLines(shop.state()).find(({ line }) => line.deliveryMethod === "Email")!.line;
    shop.dispatch(changeQuantity({ lineId: line.lineId, quantity: 3 }));
    await idle(shop);
    const lines = selectBasketLines(shop.state());
    expect(lines.map(({ line: { quantity } }) => quantity).sort()).toEqual([1, 3]);
    expect(lines.map(({ delivery }) => delivery.recipientName)).toEqual(["Alma Holm", "Alma Holm"]);
  });

  test.each([-1, 1.5, NaN, Infinity])("no quantity of %s is ever sent", async (quantity) => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(changeQuantity({ lineId, quantity }));
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(1);
  });

  test("removing a line is told to be counted, and leaves the others", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    const line = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 200)!.line;
    shop.dispatch(removeLine(line.lineId));
    await idle(shop);
    expect(selectBasketLines(shop.state()).map(({ line }) => line.giftcardValue)).toEqual([300]);
    expect(shop.pushed.find(({ event }) => event === "removeFromCart")).toMatchObject({
      items: [{ productId: "1001", quantity: 1 }],
    });
  });

  test("a removal whose answer is lost is seen to be made", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    shop.dispatch(removeLine(selectBasketLines(shop.state())[0]!.line.lineId));
    await idle(shop);
    expect(selectBasketLines(shop.state())).toEqual([]);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("another recipient", async () => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(changeRecipient({ lineIds: [lineId], recipient }));
    await idle(shop);
    expect(selectBasketLines(shop.state())[0]!.delivery.recipientEmail).toBe("bo@example.com");
  });

  test("several lines at once, though each change gives all of them new ids", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 }), emailCard({ giftcardValue: 400 })]));
    await idle(shop);
    const idOf = (value: number) =>
      selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!.line.lineId;
    const [first, second, third] = [idOf(200), idOf(300), idOf(400)];
    shop.dispatch(changeQuantity({ lineId: first, quantity: 3 }));
    shop.dispatch(removeLine(second));
    shop.dispatch(changeQuantity({ lineId: first, quantity: 2 }));
    shop.dispatch(changeMoment({ lineIds: [third], deliveryDate: wholeSecond(86_400_000), timezone: "Europe/Oslo" }));
    await idle(shop);
    const lines = selectBasketLines(shop.state());
    expect(lines.map(({ line }) => [line.giftcardValue, line.quantity])).toEqual([
      [200, 2],
      [400, 1],
    ]);
    expect(lines[1]!.delivery.timezone).toBe("Europe/Oslo");
  });

  test("what was asked about a line before two other changes, and is sent after them", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    const idOf = (value: number) =>
      selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === value)!.line.lineId;
    const meant = idOf(300);
    for (const quantity of [2, 3]) {
      shop.dispatch(changeQuantity({ lineId: idOf(200), quantity }));
      await idle(shop);
    }
    expect(idOf(300)).not.toBe(meant);
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(changeRecipient({ lineIds: [meant], recipient }));
    await idle(shop);
    const entry = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300);
    expect(entry?.delivery.recipientEmail).toBe("bo@example.com");
  });

  test("a line that is gone by then cannot be changed, and that is said", async () => {
    const shop = await withOne();
    const { lineId } = selectBasketLines(shop.state())[0]!.line;
    shop.dispatch(removeLine(lineId));
    await idle(shop);
    shop.dispatch(changeMoment({ lineIds: [lineId], deliveryDate: null, timezone: "Europe/Oslo" }));
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("LineGone");
    expect(toasts(shop)).toEqual(["LineGone"]);
    shop.dispatch(removeLine(lineId));
    await idle(shop);
    expect(shop.state().basket.changeFailure).toBeNull();
  });

  test("another way there: what is posted instead keeps its greeting, and loses its wrapping when it is not", async () => {
    const shop = await withOne();
    const only = () => selectBasketLines(shop.state())[0]!;
    const posted = { ...postedCard().recipient, name: "Bo Lind" };
    const inAWeek = wholeSecond(7 * 86_400_000);
    const way = {
      stockKeepingUnit: postedCard().stockKeepingUnit,
      deliveryDate: inAWeek,
      timezone: "Europe/Copenhagen",
    };
    shop.dispatch(
      changeRecipient({
        lineIds: [only().line.lineId],
        recipient: posted,
        way: { ...way, deliveryMethod: "Physical" },
      }),
    );
    await idle(shop);
    expect(only().line).toMatchObject({ deliveryMethod: "Physical", giftcardValue: 200 });
    expect(only().delivery).toMatchObject({ recipientName: "Bo Lind", recipientEmail: null, deliveryDate: inAWeek });
    shop.dispatch(changeWrapping({ lineId: only().line.lineId, wrappingId: "w-kraft" }));
    await idle(shop);
    expect(only().wrapping).not.toBeNull();
    const back = { stockKeepingUnit: emailCard().stockKeepingUnit, deliveryDate: null, timezone: "Europe/Copenhagen" };
    const recipient = { ...emptyRecipient("dk"), name: "Bo Lind", email: "bo@example.com", emailRepeat: "" };
    shop.dispatch(
      changeRecipient({ lineIds: [only().line.lineId], recipient, way: { ...back, deliveryMethod: "Email" } }),
    );
    await idle(shop);
    expect(only().line.deliveryMethod).toBe("Email");
    expect(only().delivery.deliveryDate).toBeNull();
    expect(only().wrapping).toBeNull();
    expect(shop.state().basket.changeFailure).toBeNull();
  });

  test("another day, for one of two gifts to the same person", async () => {
    const shop = await withOne();
    shop.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await idle(shop);
    expect(shop.state().basket.basket!.deliveries).toHaveLength(1);
    const { lineId } = selectBasketLines(shop.state()).find(({ line }) => line.giftcardValue === 300)!.line;
    const tomorrow = wholeSecond(86_400_000);
    shop.dispatch(changeMoment({ lineIds: [lineId], deliveryDate: tomorrow, timezone: "Europe/Helsinki" }));
    await idle(shop);
    const dates = selectBasketLines(shop.state()).map(({ line, delivery }) => [
      line.giftcardValue,
      delivery.deliveryDate,
      delivery.timezone,
    ]);
    expect(dates).toContainEqual([300, tomorrow, "Europe/Helsinki"]);
    expect(dates).toContainEqual([200, null, null]);
  });

  test("lines on screen stay the last true ones while a change is on its way, and when it fails", async () => {
    const shop = await withOne();
    const lines = selectBasketLines(shop.state());
    shop.network.fail("updateBasket", faults.refused("OutOfStock"), { times: 1 });
    shop.dispatch(changeQuantity({ lineId: lines[0]!.line.lineId, quantity: 2 }));
    expect(selectBasketLines(shop.state())).toBe(lines);
    await shop.until((state) => state.basket.changeFailure);
    expect(selectBasketLines(shop.state())).toEqual(lines);
    expect(shop.state().basket.waiting).toBe(0);
  });

  test("a line that cannot be read is left out and said so", async () => {
    const shop = await withOne();
    shop.network.fail(
      "getBasketById",
      faults.edit((answer) => {
        answer.data.getBasketById.deliveries[0].productLines[0].totalPaymentAmount = "NaN";
        return answer;
      }),
    );
    shop.dispatch(reloadBasket());
    await shop.until((state) => state.basket.incomplete);
    expect(selectBasketLines(shop.state())).toEqual([]);
  });
});

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

  test("after an order, the basket that another tab has begun meanwhile is taken, with the gift", async () => {
    const one = await withOne();
    const { id } = one.state().basket.basket!;
    one.sandbox.control({ orderAtOnce: id });
    const two = startShop({ network: one.network });
    two.dispatch(addProducts([emailCard({ giftcardValue: 300 })]));
    await two.until((state) => state.basket.justAdded);
    const theirs = two.state().basket.basket!.id;
    // This tab was asleep when the other wrote.
    one.storage.values.set(KEY, JSON.stringify([...stored(one), ...stored(two)]));
    one.dispatch(addProducts([emailCard()]));
    await one.until((state) => state.basket.basket?.id === theirs);
    await one.until((state) => selectItemsCount(state) === 2);
    expect(stored(one).map(({ basketId }) => basketId)).toEqual([theirs]);
  });

  test("an id that another tab's list has lost is written again", async () => {
    const one = await withOne();
    const two = startShop({ network: one.network, storage: one.storage, market: { ...DANISH, countryCode: "se" } });
    await ready(two);
    // The other tab had read the list before ours was in it.
    const theirs = stored(two).filter(({ basketId }) => basketId === two.state().basket.basket!.id);
    two.services.local.write(KEY, JSON.stringify(theirs));
    await one.until(() => stored(one).length === 2);
    expect(stored(one).map(({ basketId }) => basketId)).toContain(one.state().basket.basket!.id);
  });
});
