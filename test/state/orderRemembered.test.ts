import { describe, expect, test } from "vitest";
import { selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { ownOrders, rememberOwnOrder } from "~/state/rememberedOrders";
import { backFromPayment, purchases } from "../support/returned";
import { pass, startShop } from "../support/startShop";
import { fullStorage, memoryStorage } from "../support/tabs";

const sum = { value: 200, currency: "DKK" };
const order = (publicOrderId: string) => ({ publicOrderId, basketId: `B-${publicOrderId}`, counted: false, sum });

describe("the confirmation of an order in a tab whose storage", () => {
  test.each([
    ["has no room for much", fullStorage(100).page],
    ["takes nothing", () => memoryStorage(false)],
  ])("%s is there again after a reload, and its purchase is not counted anew", async (_which, openSession) => {
    const { shop, open, publicOrderId, basketId, progress } = await backFromPayment({ bookingDelay: 0, openSession });
    open();
    await pass(1500);
    expect(progress()).toBe("found");
    shop.close();
    const { network, storage } = shop;
    const again = startShop({ network, storage, session: openSession(), path: shop.path() });
    await pass(500);
    again.dispatch(openOrder({ publicOrderId, basketId }));
    await pass(5000, 500);
    expect(selectOrderProgress(again.state(), publicOrderId)).toBe("found");
    expect(purchases(again)).toEqual([]);
  });
});

describe("a tab's orders, where the storage is nearly full", () => {
  test("are those that there is room for: at least which one was the last", () => {
    const session = fullStorage(250);
    rememberOwnOrder(session.page(), order("G1"));
    rememberOwnOrder(session.page(), order("G2"));
    expect(ownOrders(session.page())).toHaveLength(2);
    rememberOwnOrder(session.page(), order("G3"));
    expect(ownOrders(session.page())).toEqual([{ ...order("G3"), sum: null }]);
  });

  test("are all known to the page, if there is room for none", () => {
    const page = fullStorage(10).page();
    rememberOwnOrder(page, order("G1"));
    rememberOwnOrder(page, order("G2"));
    expect(ownOrders(page)).toEqual([order("G2"), order("G1")]);
  });
});
