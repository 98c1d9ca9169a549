import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { selectBasketIncomplete, selectSalesChannelId, selectVouchers } from "~/state/basket/selectors";
import { addProducts, enterChannel, saveBillingDraft } from "~/state/basket/slice";
import { marketEntered } from "~/state/facts";
import { selectRefusal } from "~/state/vouchers/selectors";
import { clickPay } from "../support/paying";
import { faults } from "../support/network";
import { billing } from "../support/gifts";
import { choose, openFor } from "../support/signedIn";
import { DANISH } from "../support/startShop";
import { idle, toasts, withOne } from "../support/shopFacts";
import { storedChannel, brandCard, opened, redeem } from "../support/redeeming";

describe("a code of another channel", () => {
  test("is redeemed there, once, and the basket before is kept", async () => {
    const shop = await withOne();
    const before = shop.state().basket.basket!.id;
    const sent = shop.network.count("updateBasket");
    await redeem(shop, "SGK-REDEEM2222");
    expect(selectSalesChannelId(shop.state())).toBe(2);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 350 }] });
    expect(shop.network.count("updateBasket") - sent).toBe(2);
    expect(toasts(shop)).toEqual(["CodeMoved"]);
    expect(shop.services.local.read(LOCAL.baskets)).toContain(before);
    expect(storedChannel(shop)).toBe("2");
  });

  test("that is refused there too leaves the person where they are, with one toast", async () => {
    const shop = await withOne();
    const wrong = { data: null, errors: [wrongChannel(11)] };
    shop.network.fail("updateBasket", () => Promise.resolve(Response.json(wrong)));
    const before = shop.state().basket.basket;
    await redeem(shop, "SGK-DKK500AAAA");
    expect(shop.network.count("updateBasket")).toBe(3);
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expect(shop.state().basket.basket).toBe(before);
    expect(toasts(shop)).toEqual(["AttemptToRedeemInWrongSalesChannel"]);
  });

  test.each([
    ["the business channel", 1],
    ["the channel it was tried in", 3],
  ])("that belongs to %s, as the server says, is tried once and refused", async (_what, channelId) => {
    const shop = await withOne();
    shop.network.fail("updateBasket", () =>
      Promise.resolve(Response.json({ data: null, errors: [wrongChannel(channelId)] })),
    );
    const tried = shop.network.count("updateBasket");
    const made = shop.network.count("createBasket");
    await redeem(shop, "SGK-DKK500AAAA");
    expect(shop.network.count("updateBasket")).toBe(tried + 1);
    expect(shop.network.count("createBasket")).toBe(made);
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expect(toasts(shop)).toEqual(["AttemptToRedeemInWrongSalesChannel"]);
  });

  test("that does not sell in this country cannot be used here, and the server's words about it are not told", async () => {
    const shop = await opened({ market: { locale: "sv", countryCode: "se", currency: "sek" } });
    await redeem(shop, "POR-FJORD00001");
    expect(selectRefusal(shop.state())?.code).toBe("AttemptToRedeemInWrongSalesChannel");
    expect(shop.state().notices.queue).toMatchObject([{ messageId: "toast.wrongSalesChannel", detail: null }]);
    expect(selectSalesChannelId(shop.state())).toBe(3);
  });

  test.each([
    ["NETWORK", faults.abort()],
    ["TOO_MANY_REQUESTS", faults.status(429)],
    ["UNKNOWN", faults.status(401)],
  ])("whose basket there does not come is told by that, and may be tried again: %s", async (told, fault) => {
    const shop = await opened();
    shop.network.fail("createBasket", fault);
    await redeem(shop, "SGK-REDEEM2222");
    expect(toasts(shop)).toEqual([told]);
    shop.network.heal();
    await redeem(shop, "SGK-REDEEM2222");
    expect(selectSalesChannelId(shop.state())).toBe(2);
  });

  test("is not followed into the business channel, nor to nowhere", async () => {
    const shop = await withOne();
    for (const channel of [1, 3, "x", null]) {
      shop.network.fail(
        "updateBasket",
        () => Promise.resolve(Response.json({ data: null, errors: [wrongChannel(channel)] })),
        {
          times: 1,
        },
      );
      await redeem(shop, `SGK-WRONG${String(channel)}000`);
    }
    expect(selectSalesChannelId(shop.state())).toBe(3);
    expect(shop.network.count("createBasket")).toBe(1);
  });

  test("takes no order back from its payment there", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    shop.dispatch(saveBillingDraft(billing));
    shop.dispatch(addProducts([brandCard]));
    await idle(shop);
    const { id } = shop.state().basket.basket!;
    clickPay(shop);
    await shop.until(() => shop.left.length > 0);
    const other = await opened({ network: shop.network, storage: shop.storage });
    other.dispatch(enterChannel(3));
    await other.until((state) => state.basket.basket?.salesChannelId === 3);
    await redeem(other, "SGK-REDEEM2222");
    expect(shop.sandbox.commerce.baskets.get(id)!.phase).toBe("Paying");
    expect(selectSalesChannelId(other.state())).toBe(3);
    expect(toasts(other)).toEqual(["PaymentUnderWayThere"]);
  });

  test("goes into a new basket there, if the one that was there has been ordered", async () => {
    const shop = await opened({ path: "/en/dk/dkk/redeem" });
    shop.dispatch(addProducts([brandCard]));
    await idle(shop);
    const { id } = shop.state().basket.basket!;
    const other = await opened({ network: shop.network, storage: shop.storage });
    other.dispatch(enterChannel(3));
    await other.until((state) => state.basket.basket?.salesChannelId === 3);
    shop.close();
    shop.sandbox.control({ orderAtOnce: id });
    await redeem(other, "SGK-REDEEM2222");
    expect(toasts(other)).toEqual(["CodeMoved"]);
    expect(selectSalesChannelId(other.state())).toBe(2);
    expect(other.state().basket.basket!.id).not.toBe(id);
    expect(selectVouchers(other.state())).toHaveLength(1);
  });

  test.each([
    ["its answer was lost", faults.lost()],
    ["an error that nobody knows", faults.madeButRefused()],
  ])("is found in its channel after %s", async (_how, fault) => {
    const shop = await withOne();
    shop.network.fail("updateBasket", fault, { times: 1, skip: 1 });
    await redeem(shop, "SGK-REDEEM2222");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 350 }] });
  });

  test("that never came there leaves the person where they are, and may be tried again", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.abort(), { times: 1, skip: 1 });
    await redeem(shop, "SGK-REDEEM2222");
    expect(selectRefusal(shop.state())?.code).toBe("NETWORK");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 3, itemsCount: 1, vouchers: [] });
    await redeem(shop, "SGK-REDEEM2222");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 2, vouchers: [{ valueAmount: 350 }] });
  });

  test("that lies in the basket there already leads to that basket and its gifts", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    const { id } = shop.state().basket.basket!;
    shop.dispatch(enterChannel(3));
    await shop.until((state) => state.basket.basket?.salesChannelId === 3);
    await redeem(shop, "SGK-REDEEM2222");
    expect(selectSalesChannelId(shop.state())).toBe(2);
    expect(shop.state().basket.basket).toMatchObject({ id, vouchers: [{ valueAmount: 350 }] });
    expect(storedChannel(shop)).toBe("2");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/shop", replace: false }]);
    expect(toasts(shop).slice(-2)).toEqual(["CodeMoved", "VoucherAdded"]);
  });

  test("comes to a basket of another currency in the one of the page, with the code itself", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    shop.dispatch(enterChannel(3));
    await shop.until((state) => state.basket.basket?.salesChannelId === 3);
    shop.goTo("/en/dk/eur");
    shop.dispatch(marketEntered({ ...DANISH, currency: "eur" }));
    await shop.until((state) => state.basket.basket?.paymentCurrency === "EUR");
    await idle(shop);
    const sent = shop.network.count("updateBasket");
    await redeem(shop, "BHN-DEPT100001");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 2, paymentCurrency: "EUR" });
    expect(selectVouchers(shop.state())).toHaveLength(2);
    expect(shop.network.count("updateBasket") - sent).toBe(2);
  });

  test("does not lead out of a portal", async () => {
    const shop = await opened({ path: "/en/dk/dkk/portal/nordlys" });
    shop.dispatch(enterChannel(11));
    await shop.until((state) => state.basket.basket?.salesChannelId === 11);
    await redeem(shop, "SGK-REDEEM2222");
    expect(toasts(shop)).toEqual(["AttemptToRedeemInWrongSalesChannel"]);
    expect(selectSalesChannelId(shop.state())).toBe(11);
    expect(shop.network.count("updateBasket")).toBe(1);
  });

  test("does not lead a company out of its basket", async () => {
    const shop = await openFor("anton");
    await choose(shop, "acc-anton-nordhavn");
    const before = shop.state().basket.basket!.id;
    const sent = shop.network.count("updateBasket");
    await redeem(shop, "SGK-REDEEM2222");
    expect(toasts(shop)).toEqual(["AttemptToRedeemInWrongSalesChannel"]);
    expect(selectSalesChannelId(shop.state())).toBe(1);
    expect(shop.state().basket.basket!.id).toBe(before);
    expect(shop.network.count("updateBasket") - sent).toBe(1);
  });

  test("comes to a basket of which not all can be read: that stays known", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    shop.dispatch(addProducts([brandCard]));
    await idle(shop);
    shop.dispatch(enterChannel(3));
    await shop.until((state) => state.basket.basket?.salesChannelId === 3);
    const unreadable = faults.edit((answer) => {
      answer.data?.updateBasket?.deliveries[0]?.productLines.push(null);
      return answer;
    });
    shop.network.fail("updateBasket", unreadable, { skip: 1 });
    await redeem(shop, "BHN-DEPT100001");
    expect(selectSalesChannelId(shop.state())).toBe(2);
    expect(selectVouchers(shop.state())).toHaveLength(2);
    expect(selectBasketIncomplete(shop.state())).toBe(true);
  });
});

const wrongChannel = (salesChannelId: unknown) => ({
  message: "The voucher cannot be used in this context",
  extensions: { code: "AttemptToRedeemInWrongSalesChannel", salesChannelId },
});
