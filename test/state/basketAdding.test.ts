import { describe, expect, test } from "vitest";
import { selectBasketLines } from "~/state/basket/selectors";
import { addProducts, changeQuantity, saveBuyer } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { faults } from "../support/network";
import { billing, emailCard, postedCard } from "../support/gifts";
import { DANISH, pass, playTime, startShop } from "../support/startShop";
import { idle, ready, stored, toasts, withOne } from "../support/shopFacts";

const QUARTER = 15 * 60_000;
/** A moment that could be chosen, and has just passed. */
const JUST_PASSED = new Date(Math.floor(Date.now() / QUARTER) * QUARTER).toISOString();

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
    ["a moment that has just passed", JUST_PASSED],
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

  const odd = [{ message: "x", path: ["updateBasket", "basketPresentations"], extensions: { code: "SomethingNew" } }];
  const gateway = { errors: [{ message: "x", extensions: { code: "GATEWAY_TIMEOUT" } }] };
  const stumble = [{ message: "Object reference not set", extensions: { code: "ServiceException" } }];
  test.each([
    ["a service that stumbled", faults.edit(() => ({ data: null, errors: stumble }))],
    ["an error that nobody knows, beside the basket", faults.edit(({ data }) => ({ data, errors: odd }))],
    [
      "a gateway's own error",
      async (pass: () => Promise<Response>) => {
        await pass();
        return Response.json(gateway, { status: 504 });
      },
    ],
  ])("%s after the gift was put in is taken for a lost answer", async (_what, stumbled) => {
    const shop = startShop();
    await ready(shop);
    shop.network.fail("updateBasket", stumbled, { times: 1 });
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
    await idle(shop);
    expect(shop.network.count("updateBasket")).toBe(1);
    expect(selectBasketLines(shop.state())).toHaveLength(1);
    expect(toasts(shop)).toEqual([]);
  });

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

  test("a chosen day that is too soon for the post by now is told, whenever the basket was changed before", async () => {
    const shop = startShop();
    const clock = (set: string) => shop.sandbox.control({ clock: { set } });
    clock("2026-03-01T11:00:00Z");
    await ready(shop);
    shop.dispatch(addProducts([postedCard({ deliveryDate: "2026-03-07T07:00:00Z" })]));
    await shop.until((state) => state.basket.justAdded);
    const change = async (quantity: number) => {
      const { lineId } = selectBasketLines(shop.state())[0]!.line;
      shop.dispatch(changeQuantity({ lineId, quantity }));
      await idle(shop);
      return shop.state().basket.basket!.deliveries[0]!.deliveryDate;
    };
    clock("2026-03-04T11:00:00Z");
    expect(Date.parse((await change(2))!)).toBe(Date.parse("2026-03-07T07:00:00Z"));
    expect(toasts(shop)).toEqual([]);
    clock("2026-03-05T11:00:00Z");
    expect(await change(3)).toBeNull();
    expect(toasts(shop)).toEqual(["DatesMoved"]);
  });

  test("a parcel that goes as soon as it can, left for a day and changed, still does: no date was moved", async () => {
    const shop = startShop();
    const clock = (set: string) => shop.sandbox.control({ clock: { set } });
    clock("2026-03-04T11:00:00Z");
    await ready(shop);
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
