import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { addProducts, enterChannel, redeemCode, removeVoucher } from "~/state/basket/slice";
import { emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { settled, type Shop, type ShopOptions, startShop } from "../support/startShop";
import { memoryStorage, SharedStorage } from "../support/tabs";
import { idle, toasts } from "../support/shopFacts";

const NORDLYS = 11;
const brandCard = emailCard({ productId: "1123", stockKeepingUnit: "1123-E" });
const PORTAL = "/en/dk/dkk/portal/nordlys";
const ready = (shop: Shop) => shop.until((state) => (state.basket.status === "ready" ? state.basket.basket : null));

async function open(options?: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await ready(shop);
  return shop;
}

async function enter(shop: Shop, channelId: number) {
  shop.goTo(channelId === NORDLYS ? PORTAL : "/en/dk/dkk");
  shop.dispatch(enterChannel(channelId));
  await shop.until((state) => selectSalesChannelId(state) === channelId);
  return await ready(shop);
}

/** A shop with a gift in a basket that a code pays for. */
async function redeeming(options: ShopOptions): Promise<Shop> {
  const shop = await open({ path: "/en/dk/dkk/redeem", ...options });
  shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
  await idle(shop);
  shop.dispatch(addProducts([brandCard]));
  await shop.until((state) => state.basket.justAdded);
  await idle(shop);
  return shop;
}

describe("channels", () => {
  test("a portal has a basket of its own, and the consumer's is there when the person comes back", async () => {
    const shop = await open();
    shop.dispatch(addProducts([emailCard()]));
    await shop.until((state) => state.basket.justAdded);
    const mine = shop.state().basket.basket!;

    const theirs = await enter(shop, NORDLYS);
    expect(theirs).toMatchObject({ salesChannelId: NORDLYS, itemsCount: 0 });
    const back = await enter(shop, 3);
    expect(back).toMatchObject({ id: mine.id, itemsCount: 1 });
    expect(await enter(shop, NORDLYS)).toMatchObject({ id: theirs.id });
    expect(shop.network.count("createBasket")).toBe(2);
  });

  test("the portal is still there after a reload, and is left by the shop's own front page", async () => {
    const storage = new SharedStorage();
    const shop = await open({ storage });
    await enter(shop, NORDLYS);
    shop.close();

    const listing = await open({ storage, network: shop.network, path: "/en/dk/dkk/shop" });
    expect(selectSalesChannelId(listing.state())).toBe(NORDLYS);
    listing.close();

    const home = await open({ storage, network: shop.network });
    expect(selectSalesChannelId(home.state())).toBe(3);
    home.close();
    const later = await open({ storage, network: shop.network, path: "/en/dk/dkk/shop" });
    expect(selectSalesChannelId(later.state())).toBe(3);
  });

  test("a basket that is paid with codes is there again after a portal, in the same visit and in the next", async () => {
    const storage = new SharedStorage();
    const shop = await redeeming({ storage });
    const { id } = shop.state().basket.basket!;
    await enter(shop, NORDLYS);
    shop.goTo("/en/dk/dkk");
    shop.dispatch(enterChannel(3));
    const back = { id, salesChannelId: 2, itemsCount: 1 };
    expect(
      await shop.until(({ basket }) => (basket.basket?.salesChannelId === 2 ? basket.basket : null)),
    ).toMatchObject(back);
    await enter(shop, NORDLYS);
    shop.close();

    const home = await open({ storage, network: shop.network });
    expect(home.state().basket.basket).toMatchObject(back);
  });

  test("it is there too after the front page was loaded anew in the tab that the portal was in", async () => {
    const [storage, session] = [new SharedStorage(), memoryStorage()];
    const shop = await redeeming({ storage, session });
    const { id } = shop.state().basket.basket!;
    await enter(shop, NORDLYS);
    shop.close();
    const home = await open({ storage, session, network: shop.network });
    await settled();
    expect(home.state().basket.basket).toMatchObject({ id, salesChannelId: 2 });
  });

  test("it is there although the ids of all baskets were lost for a moment, as two tabs wrote at once", async () => {
    const storage = new SharedStorage();
    const shop = await redeeming({ storage });
    const read = shop.network.count("getBasketById");
    storage.tab().remove(LOCAL.baskets);
    await shop.until(() => shop.network.count("getBasketById") > read);
    await idle(shop);
    await enter(shop, NORDLYS);
    shop.goTo("/en/dk/dkk");
    shop.dispatch(enterChannel(3));
    await shop.until((state) => selectSalesChannelId(state) === 2);
  });

  test("each country has the channel of its own basket", async () => {
    const storage = new SharedStorage();
    const shop = await open({ storage, path: "/en/dk/dkk/redeem" });
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await idle(shop);
    const { id } = shop.state().basket.basket!;
    shop.close();
    const inSweden = { storage, network: shop.network, market: { locale: "en", countryCode: "se", currency: "sek" } };
    const swedish = await open(inSweden);
    expect(selectSalesChannelId(swedish.state())).toBe(3);
    swedish.dispatch(addProducts([{ ...brandCard, valueCurrency: "SEK" }]));
    await swedish.until((state) => state.basket.justAdded);
    swedish.close();

    const danish = await open({ storage, network: shop.network, path: "/en/dk/dkk/basket" });
    expect(danish.state().basket.basket).toMatchObject({ id, salesChannelId: 2 });
    danish.close();
    const again = await open(inSweden);
    expect(again.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1 });
  });

  test.each(["/signin-oidc", "/login", "/not-found"])("the portal is still there after %s", async (path) => {
    const storage = new SharedStorage();
    const shop = await open({ storage });
    await enter(shop, NORDLYS);
    shop.dispatch(redeemCode({ code: "POR-NORDLYS001" }));
    await idle(shop);
    shop.close();

    const back = await open({ storage, network: shop.network, path });
    expect(selectSalesChannelId(back.state())).toBe(NORDLYS);
    expect(back.state().basket.basket).toMatchObject({ salesChannelId: NORDLYS, vouchers: [{ valueAmount: 400 }] });
  });

  test("a portal that was left for the front page before its turn came is not entered any more", async () => {
    const shop = await open({ path: PORTAL });
    shop.dispatch(addProducts([emailCard()]));
    shop.dispatch(enterChannel(NORDLYS));
    shop.goTo("/en/dk/dkk");
    await idle(shop);
    await shop.until((state) => state.basket.basket?.itemsCount === 1);
    expect(selectSalesChannelId(shop.state())).toBe(3);
  });

  test("what was asked before the change of channel still meets its own basket", async () => {
    const shop = await open();
    const mine = shop.state().basket.basket!;
    shop.dispatch(addProducts([emailCard()]));
    const theirs = await enter(shop, NORDLYS);
    expect(theirs.itemsCount).toBe(0);
    expect(shop.network.asked("updateBasket").map(({ input }) => (input as { id: string }).id)).toEqual([mine.id]);
  });

  test("a portal's code is good in the portal's basket", async () => {
    const shop = await open();
    await enter(shop, NORDLYS);
    shop.dispatch(redeemCode({ code: "POR-NORDLYS001" }));
    await idle(shop);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: NORDLYS, vouchers: [{ valueAmount: 400 }] });
  });

  test("a portal is left with its last code, though there are gifts in its basket", async () => {
    const shop = await open();
    await enter(shop, NORDLYS);
    shop.dispatch(redeemCode({ code: "POR-NORDLYS001" }));
    await idle(shop);
    shop.dispatch(addProducts([brandCard]));
    await shop.until((state) => state.basket.justAdded);
    await idle(shop);
    shop.dispatch(removeVoucher(shop.state().basket.basket!.vouchers[0]!.id));
    await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: false }]);
    expect(toasts(shop)).toContain("GiftsInPortal");
  });

  test("a basket that cannot be made leaves the channel entered, and the first gift tries again", async () => {
    const shop = await open();
    shop.network.fail("createBasket", faults.status(500), { times: 1 });
    shop.dispatch(enterChannel(NORDLYS));
    await shop.until((state) => selectSalesChannelId(state) === NORDLYS && state.basket.status === "empty");
    expect(shop.state().basket.failure).toBeNull();
  });

  test("the business channel sends a list of codes by e-mail, to whoever is named there", async () => {
    const shop = await open();
    await enter(shop, 1);
    const list = emailCard({ deliveryMethod: "CsvByEmail", stockKeepingUnit: "1001-C", quantity: 3 });
    shop.dispatch(addProducts([list]));
    await shop.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
    const [delivery] = shop.state().basket.basket!.deliveries;
    expect(delivery).toMatchObject({
      deliveryMethod: "CsvByEmail",
      recipientName: "Alma Holm",
      recipientEmail: "alma@example.com",
    });
    expect(delivery!.productLines).toMatchObject([{ quantity: 3, giftcardValue: 200 }]);
  });
});
