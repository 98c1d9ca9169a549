import { describe, expect, test } from "vitest";
import { selectMode } from "~/state/auth/selectors";
import { selectSalesChannelId, selectUndo, selectVouchers } from "~/state/basket/selectors";
import { addProducts, removeVoucher, undoRemoval } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { followRoute } from "~/state/vouchers/slice";
import { faults } from "../support/network";
import { settled, type Shop } from "../support/startShop";
import { idle, ready, toasts, withOne } from "../support/shopFacts";
import { SharedStorage } from "../support/tabs";
import { storedChannel, brandCard, opened, redeem } from "../support/redeeming";

const firstOf = (shop: Shop) => selectVouchers(shop.state())![0]!.id;

describe("the last voucher removed", () => {
  test("leads home, in the consumer's channel, with its basket", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until((state) => state.basket.salesChannelId === 3 && state.basket.status === "ready");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: false }]);
    expect(storedChannel(shop)).toBe("3");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1, vouchers: [] });
    expect(selectMode(shop.state())).toBe("Anonymous");
  });

  test("leaves the gifts of its basket in sight, in whichever of the shop's channels they are", async () => {
    for (const path of ["/en/dk/dkk/redeem", "/en/dk/dkk/basket"]) {
      const shop = await opened({ path });
      await redeem(shop, "SGK-DKK500AAAA");
      shop.dispatch(addProducts([brandCard]));
      await shop.until((state) => state.basket.basket?.itemsCount === 1);
      await idle(shop);
      shop.dispatch(removeVoucher(firstOf(shop)));
      await shop.until(() => shop.navigated.length === 1);
      shop.goTo("/en/dk/dkk");
      shop.dispatch(followRoute());
      await idle(shop);
      expect(shop.state().basket.basket).toMatchObject({ itemsCount: 1, vouchers: [] });
      shop.goTo("/en/dk/dkk/redeem");
      shop.dispatch(followRoute());
      await idle(shop);
      expect(shop.state().basket.basket).toMatchObject({ itemsCount: 1, vouchers: [] });
      shop.close();
    }
  });

  test("leads nobody away who has gone elsewhere before the answer came", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK100BBBB");
    shop.dispatch(removeVoucher(firstOf(shop)));
    shop.goTo("/en/dk/dkk/basket/delivery");
    await shop.until((state) => selectVouchers(state)?.length === 0);
    await idle(shop);
    expect(shop.navigated).toEqual([]);
  });

  test.each([
    ["was made, though its answer got lost", faults.lost(), 0, undefined],
    ["never reached the server", faults.abort(), 1, "NETWORK"],
  ])("is removed, and that %s", async (_how, fault, left, code) => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK100BBBB");
    shop.network.fail("updateBasket", fault, { times: 1 });
    shop.dispatch(removeVoucher(firstOf(shop)));
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(left);
    expect(shop.state().basket.changeFailure?.code).toBe(code);
  });

  test("pressed twice is one removal, and no error", async () => {
    const shop = await opened();
    await redeem(shop, "SGK-DKK500AAAA");
    const sent = shop.network.count("updateBasket");
    const [id] = [firstOf(shop)];
    shop.dispatch(removeVoucher(id));
    shop.dispatch(removeVoucher(id));
    await idle(shop);
    await shop.until((state) => state.basket.status === "ready" && selectVouchers(state)?.length === 0);
    expect(shop.network.count("updateBasket")).toBe(sent + 1);
    expect(shop.state().basket.changeFailure).toBeNull();
    expect(toasts(shop)).toEqual([]);
    expect(shop.navigated).toHaveLength(1);
  });

  test("leads to the landing route where the country is not sold to", async () => {
    const shop = await withOne({ services: { frontPath: () => "/en/dk/dkk/welcome" } });
    await redeem(shop, "SGK-DKK100BBBB");
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until(() => shop.navigated.length > 0);
    expect(shop.navigated[0]?.path).toBe("/en/dk/dkk/welcome");
  });

  test("is not the last while another one is there", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK100BBBB");
    await redeem(shop, "SGK-SOON250GGG");
    shop.dispatch(removeVoucher(firstOf(shop)));
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(shop.navigated).toEqual([]);
  });

  test("of a department has the basket read again", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "BHN-DEPT100001");
    await redeem(shop, "SGK-DKK100BBBB");
    const read = shop.network.count("getBasketById");
    shop.dispatch(removeVoucher(selectVouchers(shop.state())!.find((one) => one.boughtByB2bDepartment)!.id));
    await idle(shop);
    await shop.until(() => shop.network.count("getBasketById") === read + 1);
    expect(selectVouchers(shop.state())).toHaveLength(1);
  });

  test("of a department leads home although the basket could not be read again", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "BHN-DEPT100001");
    shop.network.fail("getBasketById", faults.status(500), { times: 1 });
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until((state) => state.basket.salesChannelId === 3 && state.basket.status === "ready");
    expect(toasts(shop)).not.toContain("SERVER");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: false }]);
  });
});

test("a country that is entered while the basket is read again, after the last department code, has its own codes", async () => {
  const swedish = { locale: "en", countryCode: "se", currency: "sek" };
  const storage = new SharedStorage();
  const before = await opened({ storage, market: swedish, path: "/en/se/sek/redeem" });
  await redeem(before, "SGK-DKK500AAAA");
  before.close();
  const shop = await opened({ storage, network: before.network, path: "/en/dk/dkk/redeem" });
  await redeem(shop, "BHN-DEPT100001");
  const read = shop.network.count("getBasketById");
  const answer = shop.network.hold("getBasketById");
  shop.dispatch(removeVoucher(firstOf(shop)));
  await shop.until(() => shop.network.count("getBasketById") > read);
  shop.goTo("/en/se/sek");
  shop.dispatch(marketEntered(swedish));
  await settled();
  answer();
  await ready(shop);
  await settled();
  expect(selectSalesChannelId(shop.state())).toBe(2);
  expect(selectVouchers(shop.state())).toHaveLength(1);
});

test("the last code taken off in one tab makes nobody a redeemer in another", async () => {
  const shop = await opened({ path: "/en/dk/dkk/redeem" });
  await redeem(shop, "SGK-DKK500AAAA");
  shop.goTo("/en/dk/dkk/shop");
  shop.dispatch(followRoute());
  await idle(shop);
  const { network, storage } = shop;
  const other = await opened({ path: "/en/dk/dkk/shop", network, storage });
  expect(selectSalesChannelId(other.state())).toBe(2);
  shop.dispatch(removeVoucher(firstOf(shop)));
  await shop.until((state) => state.basket.basket?.salesChannelId === 3);
  await other.until((state) => state.basket.basket?.salesChannelId === 3);
});

describe("the last code put back", () => {
  test("returns to its channel and its basket, from wherever its removal led", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    const held = shop.state().basket.basket!.id;
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until((state) => state.basket.basket?.salesChannelId === 3 && state.basket.status === "ready");
    expect(toasts(shop)).toEqual(["CodeMoved"]);
    shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
    await idle(shop);
    expect(shop.state().basket.basket).toMatchObject({ id: held, salesChannelId: 2, vouchers: [{ valueAmount: 350 }] });
    expect(storedChannel(shop)).toBe("2");
    expect(selectMode(shop.state())).toBe("REDEEM");
  });

  test("can be taken off and put back again", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK100BBBB");
    for (let time = 0; time < 2; time += 1) {
      shop.dispatch(removeVoucher(firstOf(shop)));
      await shop.until((state) => selectVouchers(state)?.length === 0);
      const { id } = await shop.until(selectUndo);
      await idle(shop);
      shop.dispatch(undoRemoval(id));
      await shop.until((state) => selectVouchers(state)?.length === 1);
      await idle(shop);
    }
    expect(JSON.stringify(shop.state())).not.toContain("DKK100BBBB");
  });

  test("is told to be gone where it cannot be put back", async () => {
    const before = await withOne();
    await redeem(before, "SGK-DKK100BBBB");
    before.close();
    const shop = await opened({ network: before.network, storage: before.storage });
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until(() => shop.navigated.length > 0);
    expect(toasts(shop)).toEqual(["CodeRemoved"]);
  });
});
