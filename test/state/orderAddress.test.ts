import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectOrderedAs } from "~/state/basket/selectors";
import { addProducts, enterChannel } from "~/state/basket/slice";
import { selectOrder, selectOrderPayment, selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { rememberOwnOrder } from "~/state/rememberedOrders";
import { ordered } from "../support/ordered";
import { atCheckout, clickPay } from "../support/paying";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { ready } from "../support/shopFacts";
import { browserOf, openFor } from "../support/signedIn";
import { openNetwork, pass, playTime, settled, startShop } from "../support/startShop";
import { memoryStorage, SharedStorage } from "../support/tabs";
import { storedIds, asked, purchases, backFromPayment } from "../support/returned";

describe("a forged address", () => {
  test("of an order that is not there: not found, and the basket stays", async () => {
    playTime();
    const shop = startShop();
    await pass(200);
    const { id } = shop.state().basket.basket!;
    for (const basketId of [id, "somebody-elses"]) {
      shop.dispatch(openOrder({ publicOrderId: "FORGED", basketId }));
      await pass(3500);
      expect(selectOrderProgress(shop.state(), "FORGED")).toBe("notFound");
    }
    expect(storedIds(shop)).toEqual([id]);
    expect(purchases(shop)).toEqual([]);
  });

  test("of a true order, naming its basket or mine: mine stays", async () => {
    const { shop, open, publicOrderId, basketId } = await backFromPayment({ bookingDelay: 0 });
    open();
    await pass(500);
    shop.dispatch(addProducts([emailCard()]));
    await pass(500);
    const { id } = shop.state().basket.basket!;
    for (const named of [basketId, id]) {
      shop.dispatch(openOrder({ publicOrderId, basketId: named }));
      await pass(500);
      expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("found");
      expect(storedIds(shop)).toEqual([id]);
      expect(shop.state().basket.basket?.id).toBe(id);
    }
  });

  test("of a true order, naming my basket in payment, while another one is on screen: it stays", async () => {
    const { shop, open, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    open();
    await pass(500);
    shop.dispatch(addProducts([emailCard()]));
    await pass(500);
    const { id } = shop.state().basket.basket!;
    clickPay(shop);
    await pass(300);
    expect(shop.left).toHaveLength(1);
    shop.dispatch(enterChannel(11));
    await pass(300);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 11 });
    shop.dispatch(openOrder({ publicOrderId, basketId: id }));
    await pass(500);
    expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("found");
    expect(storedIds(shop)).toContain(id);
  });

  test("of an order that is not there, naming my basket in payment, while I am signed in: not found", async () => {
    const shop = await atCheckout([emailCard()], await browserOf("freja"));
    const { id: basketId } = shop.state().basket.basket!;
    playTime();
    clickPay(shop);
    await pass(300);
    expect(shop.left).toHaveLength(1);
    shop.dispatch(openOrder({ publicOrderId: "FORGED", basketId }));
    await pass(6000, 500);
    expect(selectOrderProgress(shop.state(), "FORGED")).toBe("notFound");
  });
});

describe("an order by its address", () => {
  test("naming my basket, which the server knows no more, is not asked for", async () => {
    const shop = startShop();
    await ready(shop);
    const { id: basketId } = shop.state().basket.basket!;
    shop.sandbox.control({ dropBaskets: null });
    shop.dispatch(openOrder({ publicOrderId: "P1", basketId }));
    await shop.until((state) => selectOrderProgress(state, "P1") === "notFound");
    expect(asked(shop)).toBe(0);
  });

  test.each([
    ["that comes after five seconds is found", faults.delay(5000), "found"],
    ["that never comes is not told to be missing", faults.hang(), "failed"],
    ["that is none after five seconds is not", faults.edit(() => ({ data: { getOrderById: null } })), "notFound"],
  ])("whose answer %s", async (_what, fault, end) => {
    const shop = await openFor("freja");
    const publicOrderId = await ordered(shop);
    playTime();
    shop.network.fail("getOrderById", fault);
    shop.dispatch(openOrder({ publicOrderId, basketId: null }));
    const progress = () => selectOrderProgress(shop.state(), publicOrderId);
    if (end !== "notFound") {
      await pass(4000);
      expect(progress()).toBe("asking");
    }
    await pass(35_000, 500);
    expect(progress()).toBe(end);
  });

  test("of a basket that this browser knows, which cannot be read, is not told to be missing", async () => {
    const { shop, publicOrderId, basketId } = await backFromPayment({ paid: false });
    shop.network.fail("getBasketById", faults.status(500));
    const other = startShop({ network: shop.network, storage: shop.storage });
    await pass(200);
    other.dispatch(openOrder({ publicOrderId, basketId }));
    await pass(10_000, 500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe("failed");
  });

  test("of this tab needs no signing in", async () => {
    const { shop, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    shop.dispatch(openOrder({ publicOrderId }));
    await pass(500);
    expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("found");
  });

  test("that takes long, and was found ordered from another tab: late there as well, then there", async () => {
    const { shop, publicOrderId } = await backFromPayment({ bookingDelay: 6000 });
    const { network, storage } = shop;
    const other = startShop({ network, storage });
    await pass(300);
    expect(selectOrderedAs(other.state())).toBe(publicOrderId);
    other.dispatch(openOrder({ publicOrderId }));
    await pass(3500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe("late");
    await pass(6000, 500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe("found");
    expect(purchases(other)).toEqual([]);
  });

  test("of a basket that was ordered in another tab needs none where another order was made before", async () => {
    const { shop, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    const session = memoryStorage();
    rememberOwnOrder(session, { publicOrderId: "BEFORE", basketId: "before", counted: true, sum: null });
    const other = startShop({ network: shop.network, storage: shop.storage, session });
    await pass(300);
    expect(selectOrderedAs(other.state())).toBe(publicOrderId);
    other.dispatch(openOrder({ publicOrderId }));
    await pass(500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe("found");
  });

  test("of a basket that this browser knows needs none in another tab either", async () => {
    const { shop, publicOrderId, basketId } = await backFromPayment({ bookingDelay: 0 });
    const { network, storage } = shop;
    const other = startShop({ network, storage, path: shop.path() });
    other.dispatch(openOrder({ publicOrderId, basketId }));
    await pass(500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe("found");
    expect(purchases(other)).toEqual([]);
  });

  test.each([
    ["neither storage: shown, as nothing is left to know it by", false, "found"],
    ["only its session: not shown, as this tab would know it", true, "notFound"],
  ])("in a browser that keeps %s", async (_what, sessionLasts, progress) => {
    const { shop, publicOrderId, basketId } = await backFromPayment({ bookingDelay: 0 });
    const kept = { local: memoryStorage(false), session: memoryStorage(sessionLasts) };
    const other = startShop({ network: shop.network, ...kept });
    await pass(200);
    other.dispatch(openOrder({ publicOrderId, basketId }));
    await pass(1500);
    expect(selectOrderProgress(other.state(), publicOrderId)).toBe(progress);
  });

  test("naming any basket, or one's own that became none of it, is nobody's proof: nothing is asked for", async () => {
    const { shop: before, publicOrderId } = await backFromPayment({ bookingDelay: 0 });
    const shop = startShop({ network: before.network });
    await pass(200);
    const { id } = shop.state().basket.basket!;
    before.network.calls.length = 0;
    for (const basketId of ["x", id]) {
      shop.dispatch(openOrder({ publicOrderId, basketId }));
      await pass(500);
      expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("notFound");
    }
    expect(asked(shop)).toBe(0);
    expect(shop.network.asked("getBasketById")).toEqual([{ id }]);
    expect(selectOrder(shop.state(), publicOrderId)).toBeNull();
    expect(storedIds(shop)).toEqual([id]);
  });

  test.each(["constructor", "__proto__", "toString"])("%s is no order that is known", (word) => {
    const shop = startShop({ enter: false });
    expect(selectOrder(shop.state(), word)).toBeNull();
    expect(selectOrderPayment(shop.state(), word)).toBeUndefined();
  });

  test.each([
    ["cannot be asked for either", faults.status(500), "failed", []],
    [
      "is refused",
      faults.status(401),
      "signInNeeded",
      [{ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%2FP1", replace: true }],
    ],
  ])("nobody can say who is signed in, and the order %s", async (_what, fault, progress, navigated) => {
    playTime();
    const network = openNetwork();
    const storage = new SharedStorage();
    storage.values.set(LOCAL.signedIn, "1");
    network.fail("getLoggedInUser", faults.status(500));
    network.fail("getOrderById", fault);
    const shop = startShop({ network, storage, path: "/en/dk/dkk/order/P1" });
    shop.dispatch(openOrder({ publicOrderId: "P1" }));
    await pass(30_000, 500);
    expect(shop.state().auth.status).toBe("failed");
    expect(selectOrderProgress(shop.state(), "P1")).toBe(progress);
    expect(shop.navigated).toEqual(navigated);
  });

  test("of anybody else's does, and is not even asked for", async () => {
    const shop = startShop({ path: "/en/dk/dkk/order/P1" });
    shop.dispatch(openOrder({ publicOrderId: "P1" }));
    await shop.until((state) => selectOrderProgress(state, "P1") === "signInNeeded");
    expect(shop.navigated.at(-1)).toEqual({ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%2FP1", replace: true });
    await settled();
    expect(asked(shop)).toBe(0);
  });

  test("of anybody else's, told once the way to the sign-in has begun, keeps the way back to it", async () => {
    const shop = startShop({ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%2FP1" });
    shop.dispatch(openOrder({ publicOrderId: "P1" }));
    await shop.until((state) => selectOrderProgress(state, "P1") === "signInNeeded");
    expect(shop.navigated).toEqual([]);
  });
});
