import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectIsRedeeming, selectSalesChannelId, selectVouchers } from "~/state/basket/selectors";
import { addProducts, basketExpired, reloadBasket, removeVoucher, saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { selectOrder, selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { followRoute } from "~/state/vouchers/slice";
import { enter } from "../support/business";
import { clickPay } from "../support/paying";
import { billing } from "../support/gifts";
import { DANISH, settled } from "../support/startShop";
import { idle, ready, withOne } from "../support/shopFacts";
import { storedChannel, brandCard, opened, redeem } from "../support/redeeming";

describe("the channel", () => {
  test.each([
    ["/redeem", 2],
    ["/giftcard-redeem", 2],
    ["/2/giftcard-redeem", 2],
    ["/redeem/giftcard-redeem", 2],
    ["/redeem/giftcard", 3],
    ["/redeem/verify-owner", 3],
  ])("at start on %s is %i", async (rest, channel) => {
    const shop = await opened({ path: `/en/dk/dkk${rest}` });
    expect(shop.state().basket.basket?.salesChannelId).toBe(channel);
  });

  test("of a basket in use stays on the redeem route", async () => {
    const shop = await withOne();
    const again = await opened({ path: "/en/dk/dkk/redeem", network: shop.network, storage: shop.storage });
    expect(again.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1 });
  });

  test("of a basket in use is there after a reload, whatever channel another tab has stored since", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "SGK-DKK500AAAA");
    const other = await opened({ path: "/en/dk/dkk/shop", network: shop.network, storage: shop.storage });
    shop.services.local.write(LOCAL.channel, "3");
    other.close();
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(followRoute());
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    const { network, storage, session } = shop;
    const again = await opened({ path: "/en/dk/dkk/basket", network, storage, session });
    expect(again.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ type: expect.anything() }] });
  });

  test("of codes is found by the redeem route where the consumer's basket is empty", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "SGK-DKK500AAAA");
    const { network, storage } = shop;
    shop.services.local.write(LOCAL.channel, "3");
    const again = await opened({ path: "/en/dk/dkk/redeem", network, storage });
    again.dispatch(followRoute());
    await again.until((state) => selectVouchers(state)?.length === 1);
    expect(selectSalesChannelId(again.state())).toBe(2);
  });

  test("that the redeem route names goes before the one in use, and is left with the route", async () => {
    const shop = await withOne();
    shop.goTo("/en/dk/dkk/2/giftcard-redeem");
    shop.dispatch(followRoute(2));
    await shop.until((state) => state.basket.basket?.salesChannelId === 2);
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(followRoute());
    await shop.until((state) => state.basket.basket?.salesChannelId === 3);
    expect(shop.state().basket.basket?.itemsCount).toBe(1);
  });

  test("follows into the redeem screen and out again, as long as nothing is in use", async () => {
    const shop = await opened();
    shop.goTo("/en/dk/dkk/redeem");
    shop.dispatch(followRoute());
    await shop.until((state) => state.basket.basket?.salesChannelId === 2);
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(followRoute());
    await shop.until((state) => state.basket.basket?.salesChannelId === 3);
  });

  test("of the codes is left with the basket that became an order, for the one that was kept", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    shop.dispatch(saveBillingDraft(billing));
    shop.dispatch(addProducts([brandCard]));
    await shop.until((state) => state.basket.basket?.itemsCount === 1);
    await idle(shop);
    const { id: basketId, publicOrderId } = shop.state().basket.basket!;
    clickPay(shop);
    await shop.until(() => shop.path().includes(publicOrderId));
    shop.dispatch(openOrder({ publicOrderId, basketId }));
    await shop.until((state) => selectOrder(state, publicOrderId));
    await shop.until((state) => state.basket.salesChannelId === 3 && state.basket.basket);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1, vouchers: [] });
    expect(storedChannel(shop)).toBe("3");
    expect(selectOrderProgress(shop.state(), publicOrderId)).toBe("found");
  });

  test("of the codes is left with a basket that is gone, but not on its own screens", async () => {
    for (const [path, channel] of [
      ["/en/dk/dkk/shop", 3],
      ["/en/dk/dkk/redeem", 2],
    ] as const) {
      const shop = await opened({ path: "/en/dk/dkk/redeem" });
      await redeem(shop, "SGK-DKK500AAAA");
      shop.goTo(path);
      shop.sandbox.control({ dropBaskets: null });
      shop.dispatch(addProducts([brandCard]));
      await shop.until((state) => state.basket.basket?.itemsCount === 1);
      await idle(shop);
      expect(shop.state().basket.basket).toMatchObject({ salesChannelId: channel, vouchers: [] });
      expect(selectSalesChannelId(shop.state())).toBe(channel);
      shop.close();
    }
  });

  test("of the codes is not left on its own screens for a basket that is kept elsewhere", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    expect(selectSalesChannelId(shop.state())).toBe(2);
    shop.goTo("/en/dk/dkk/redeem");
    shop.sandbox.control({ dropBaskets: null });
    shop.dispatch(addProducts([brandCard]));
    await shop.until((state) => state.basket.basket?.itemsCount === 1);
    await idle(shop);
    expect(selectSalesChannelId(shop.state())).toBe(2);
  });

  test("of the shop's own basket that is gone is not entered once more for the new one", async () => {
    const shop = await withOne();
    shop.sandbox.control({ dropBaskets: null });
    shop.dispatch(addProducts([brandCard]));
    await shop.until((state) => state.basket.basket?.itemsCount === 1);
    await idle(shop);
    expect(shop.has(basketExpired.type)).toBe(true);
    expect(shop.has(reloadBasket.type)).toBe(false);
  });

  test("of the codes is where the last code of a portal leads back to, if its basket is in use", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "SGK-DKK500AAAA");
    const { id } = shop.state().basket.basket!;
    shop.goTo("/en/dk/dkk/portal/nordlys");
    await enter(shop, 11);
    await redeem(shop, "POR-NORDLYS001");
    shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
    await shop.until((state) => state.basket.basket?.id === id);
    expect(selectVouchers(shop.state())).toMatchObject([{ valueAmount: 500 }]);
  });

  test("of the codes is not where the last code of the consumer's basket leads, though its basket is in use", async () => {
    const shop = await opened({ path: "/en/dk/dkk/shop" });
    const { id } = shop.state().basket.basket!;
    const other = await opened({ path: "/en/dk/dkk/redeem", network: shop.network, storage: shop.storage });
    await redeem(other, "SGK-DKK500AAAA");
    await redeem(shop, "SGK-DKK100BBBB");
    expect(shop.state().basket.basket).toMatchObject({ id, salesChannelId: 3 });
    shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
    await shop.until(() => shop.navigated.length > 0);
    await settled();
    expect(shop.state().basket.basket).toMatchObject({ id, salesChannelId: 3, vouchers: [] });
  });

  test("stays the redeem channel with a voucher, also after a reload", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "SGK-DKK500AAAA");
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(followRoute());
    await idle(shop);
    expect(selectSalesChannelId(shop.state())).toBe(2);
    const again = await opened({ path: "/en/dk/dkk/shop", network: shop.network, storage: shop.storage });
    expect(again.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 500 }] });
  });
});

describe("codes of one country", () => {
  const SWEDISH = { locale: "en", countryCode: "se", currency: "sek" };
  const withCode = async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    await redeem(shop, "SGK-DKK500AAAA");
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(followRoute());
    await idle(shop);
    return shop;
  };

  test("make nobody a redeemer in another one, which a link opens", async () => {
    const { network, storage } = await withCode();
    const abroad = await opened({ market: SWEDISH, path: "/en/se/sek/shop", network, storage });
    expect(selectSalesChannelId(abroad.state())).toBe(3);
    expect(selectIsRedeeming(abroad.state())).toBe(false);
    abroad.close();
    const back = await opened({ path: "/en/dk/dkk/shop", network, storage });
    expect(back.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 500 }] });
  });

  test("nor in one that is entered from here, and are there on the way back", async () => {
    const shop = await withCode();
    shop.goTo("/en/se/sek/shop");
    shop.dispatch(marketEntered(SWEDISH));
    await ready(shop);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 3, vouchers: [] });
    shop.goTo("/en/dk/dkk/shop");
    shop.dispatch(marketEntered(DANISH));
    await ready(shop);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 500 }] });
  });

  test("nor on the way out of the screen where others are entered there", async () => {
    const { network, storage } = await withCode();
    const abroad = await opened({ market: SWEDISH, path: "/en/se/sek/redeem", network, storage });
    expect(selectSalesChannelId(abroad.state())).toBe(2);
    abroad.goTo("/en/se/sek/shop");
    abroad.dispatch(followRoute());
    await abroad.until((state) => state.basket.basket?.salesChannelId === 3);
    abroad.close();
    // What was made for that screen is no sign of a code.
    const again = await opened({ market: SWEDISH, path: "/en/se/sek/shop", network, storage });
    await again.until((state) => state.basket.basket?.salesChannelId === 3);
  });
});
