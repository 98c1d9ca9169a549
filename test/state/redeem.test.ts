import { describe, expect, test } from "vitest";
import { commerce } from "~/api/commerce/calls";
import { LOCAL, SESSION } from "~/domain/storage";
import { selectMode } from "~/state/auth/selectors";
import {
  selectBasketIncomplete,
  selectIsRedeeming,
  selectSalesChannelId,
  selectUndo,
  selectVouchers,
} from "~/state/basket/selectors";
import {
  addProducts,
  enterChannel,
  redeemCode,
  reloadBasket,
  removeVoucher,
  saveBillingDraft,
  undoRemoval,
} from "~/state/basket/slice";
import { loggedOut, marketEntered } from "~/state/facts";
import { selectOrder, selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { selectRefusal, selectWait } from "~/state/vouchers/selectors";
import { followRoute, hideOverviewNotice, saveToCalendar, secretSeen } from "~/state/vouchers/slice";
import { clickPay } from "../support/paying";
import { faults } from "../support/network";
import { billing, emailCard } from "../support/gifts";
import { choose, openFor } from "../support/signedIn";
import { DANISH, pass, playTime, settled, type Shop, type ShopOptions, startShop } from "../support/startShop";
import { idle, ready, toasts } from "../support/shopFacts";
import { SharedStorage } from "../support/tabs";

const stored = (shop: Shop) => shop.services.local.read(LOCAL.channel);
const brandCard = emailCard({ productId: "1123", stockKeepingUnit: "1123-E" });
const firstOf = (shop: Shop) => selectVouchers(shop.state())![0]!.id;

async function opened(options?: ShopOptions): Promise<Shop> {
  const shop = startShop(options);
  await ready(shop);
  return shop;
}

async function withOne(options?: ShopOptions): Promise<Shop> {
  const shop = await opened(options);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  await idle(shop);
  return shop;
}

async function redeem(shop: Shop, code: string, pin?: string): Promise<void> {
  shop.dispatch(redeemCode({ code, ...(pin && { pin }) }));
  await idle(shop);
}

describe("a voucher", () => {
  test("pays for what is in the basket, and makes the person a redeemer", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK500AAAA");
    expect(shop.state().basket.basket).toMatchObject({ totalRedeemAmount: 200, totalPaymentAmountWithTax: 0 });
    expect(selectMode(shop.state())).toBe("REDEEM");
  });

  test("stands beside others, each with what it pays", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK100BBBB");
    await redeem(shop, "SGK-EUR50DDDDD");
    expect(selectVouchers(shop.state())?.map(({ paymentAmount }) => paymentAmount)).toEqual([100, 100]);
  });

  test.each([
    ["SGK-EXPIRED001", "VoucherExpired"],
    ["SGK-EMPTY00001", "VoucherRedeemed"],
    ["SGK-INACTIVE01", "InactiveVoucher"],
    ["SGK-NOCREDIT01", "BadCreditCode"],
    ["SGK-NEVERWAS00", "VoucherNotFound"],
    ["SGK-PIN300FFFF", "VoucherPinRequired"],
  ])("%s is refused as %s, with a toast, and the basket is as it was", async (code, refusal) => {
    const shop = await withOne();
    await redeem(shop, code);
    expect(selectRefusal(shop.state())?.code).toBe(refusal);
    expect(toasts(shop)).toEqual([refusal]);
    expect(shop.state().basket.basket).toMatchObject({ vouchers: [], totalPaymentAmountWithTax: 200 });
  });

  test("the next refusal takes the place of the last one, and one that is taken of both", async () => {
    const shop = await withOne();
    const queue = () => shop.state().notices.queue.map(({ code, id }) => ({ code, id }));
    await redeem(shop, "SGK-EXPIRED001");
    await redeem(shop, "SGK-EMPTY00001");
    expect(queue().map(({ code }) => code)).toEqual(["VoucherRedeemed"]);
    // The same words, and news again: a reader hears what has another id.
    const [before] = queue();
    await redeem(shop, "SGK-EMPTY00001");
    expect(queue()).toEqual([{ code: "VoucherRedeemed", id: expect.not.closeTo(before!.id) }]);
    await redeem(shop, "SGK-DKK100BBBB");
    expect(queue()).toEqual([]);
  });

  test("is taken with its PIN after it was asked for", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-PIN300FFFF");
    await redeem(shop, "SGK-PIN300FFFF", "4711");
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(selectRefusal(shop.state())).toBeNull();
  });

  test("that is in the basket already leads to the gifts", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK500AAAA");
    await redeem(shop, "SGK-DKK500AAAA");
    expect(toasts(shop)).toEqual(["VoucherAdded"]);
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/shop", replace: false }]);
    expect(selectVouchers(shop.state())).toHaveLength(1);
  });

  test("that is in the basket already leads nobody away who has gone elsewhere before the answer came", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-DKK500AAAA");
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    shop.goTo("/en/dk/dkk/basket/delivery");
    await idle(shop);
    expect(toasts(shop)).toEqual(["VoucherAdded"]);
    expect(shop.navigated).toEqual([]);
  });

  test("asked for twice at once is redeemed once", async () => {
    const shop = await withOne();
    const before = shop.network.count("updateBasket");
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await idle(shop);
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(shop.network.count("updateBasket") - before).toBe(1);
    expect(toasts(shop)).toEqual([]);
  });

  test("whose answer is lost is held once, and nothing is said to have failed", async () => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.lost(), { times: 1 });
    await redeem(shop, "SGK-DKK100BBBB");
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(selectRefusal(shop.state())).toBeNull();
    expect(shop.network.count("updateBasket")).toBe(2);
  });

  test("goes into a new basket when the old one had expired", async () => {
    const shop = await withOne();
    shop.sandbox.control({ dropBaskets: null });
    await redeem(shop, "SGK-DKK100BBBB");
    expect(selectVouchers(shop.state())).toHaveLength(1);
    expect(toasts(shop)).toEqual(["BasketExpired"]);
  });
});

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
    expect(stored(shop)).toBe("2");
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

  test("whose basket there does not come is told by that, and may be tried again", async () => {
    const shop = await opened();
    shop.network.fail("createBasket", faults.abort());
    await redeem(shop, "SGK-REDEEM2222");
    expect(toasts(shop)).toEqual(["NETWORK"]);
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
    expect(stored(shop)).toBe("2");
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

describe("the last voucher removed", () => {
  test("leads home, in the consumer's channel, with its basket", async () => {
    const shop = await withOne();
    await redeem(shop, "SGK-REDEEM2222");
    shop.dispatch(removeVoucher(firstOf(shop)));
    await shop.until((state) => state.basket.salesChannelId === 3 && state.basket.status === "ready");
    expect(shop.navigated).toEqual([{ path: "/en/dk/dkk", replace: false }]);
    expect(stored(shop)).toBe("3");
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
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  shop.network.fail("getBasketById", (pass) => asked.then(pass), { times: 1 });
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

test("a bug of ours while a code is redeemed is told to the person and reported", async () => {
  const bug = new TypeError("ours");
  const shop = await opened({ services: { commerce: { ...commerce, updateBasket: () => Promise.reject(bug) } } });
  await redeem(shop, "SGK-DKK500AAAA");
  expect(selectRefusal(shop.state())).not.toBeNull();
  expect(shop.reported).toEqual([bug]);
});

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
    expect(stored(shop)).toBe("3");
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

describe("misses", () => {
  test("and every other refusal are counted by their kind, without the code", async () => {
    const shop = await opened();
    await redeem(shop, "SGK-EXPIRED001");
    shop.network.fail("updateBasket", faults.refused("A code of Freja Lund, freja@example.com"), { times: 1 });
    await redeem(shop, "SGK-DKK500AAAA");
    const counted = { event: "genericEvent", category: "redeem", action: "refused" };
    expect(shop.pushed.filter(({ event }) => event === "genericEvent")).toEqual([
      { ...counted, label: "VoucherExpired" },
      { ...counted, label: null },
    ]);
  });

  test("five of them make the form wait for a minute; other refusals do not count", async () => {
    const shop = await opened();
    await redeem(shop, "SGK-EXPIRED001");
    for (let miss = 1; miss <= 5; miss += 1) {
      expect(selectWait(shop.state())).toBe(0);
      await redeem(shop, `SGK-NOWHERE${miss}`);
    }
    expect(selectWait(shop.state())).toBe(60);
  });

  test("signing out gives no more tries", async () => {
    const shop = await opened();
    for (let miss = 1; miss <= 4; miss += 1) await redeem(shop, `SGK-NOWHERE${miss}`);
    shop.dispatch(loggedOut());
    shop.dispatch(reloadBasket());
    await ready(shop);
    await redeem(shop, "SGK-NOWHERE5");
    expect(selectWait(shop.state())).toBe(60);
    shop.dispatch(loggedOut());
    expect(selectWait(shop.state())).toBe(60);
  });

  test("the wait is counted down, and then a code is taken again", async () => {
    playTime();
    const shop = startShop();
    await pass(1000);
    for (let miss = 1; miss <= 5; miss += 1) {
      shop.dispatch(redeemCode({ code: `SGK-NOWHERE${miss}` }));
      await pass(500);
    }
    const first = selectWait(shop.state());
    expect(first).toBeGreaterThan(57);
    await pass(10_000);
    expect(selectWait(shop.state())).toBe(first - 10);
    await pass(60_000);
    expect(selectWait(shop.state())).toBe(0);
  });

  test("a clock that is set back or ahead makes the wait neither longer nor shorter", async () => {
    playTime();
    const shop = startShop();
    await pass(500);
    for (let miss = 0; miss < 5; miss += 1) {
      shop.dispatch(redeemCode({ code: `SGK-NOWHERE${miss}` }));
      await pass(300);
    }
    for (const advance of [-3_600_000, 7_200_000]) {
      shop.sandbox.clock.advance(advance);
      await pass(5000, 1000);
      expect(selectWait(shop.state())).toBeGreaterThan(40);
      expect(selectWait(shop.state())).toBeLessThanOrEqual(60);
    }
  });

  test.each([
    ["in seconds", () => "45"],
    ["as a date", (now: number) => new Date(now + 45_000).toUTCString()],
  ])("the wait that the server asks for %s is kept", async (_how, retryAfter) => {
    const shop = await opened();
    const headers = { "retry-after": retryAfter(shop.services.clock.now()) };
    const answer = () => new Response("{}", { status: 429, headers });
    shop.network.fail("updateBasket", () => Promise.resolve(answer()), { times: 1 });
    await redeem(shop, "SGK-DKK500AAAA");
    expect(toasts(shop)).toEqual(["TOO_MANY_REQUESTS"]);
    expect(selectWait(shop.state())).toBeGreaterThan(42);
    expect(selectWait(shop.state())).toBeLessThanOrEqual(45);
  });

  test("a wait is not cut short by what becomes of a code that was sent before it began", async () => {
    const shop = await opened();
    const answer = () => new Response("{}", { status: 429, headers: { "retry-after": "600" } });
    shop.network.fail("updateBasket", () => Promise.resolve(answer()), { times: 1 });
    shop.dispatch(redeemCode({ code: "SGK-NOWHERE1" }));
    shop.dispatch(redeemCode({ code: "SGK-NOWHERE2" }));
    await idle(shop);
    expect(selectRefusal(shop.state())?.code).toBe("VoucherNotFound");
    expect(selectWait(shop.state())).toBeGreaterThan(590);
  });
});

test("codes and PINs are taken out of reports, and never stored", async () => {
  const shop = await opened();
  shop.dispatch(secretSeen("SGK-TYPED00001"));
  await redeem(shop, "SGK-PIN300FFFF", "4711");
  expect(shop.secrets).toEqual(["SGK-TYPED00001", "SGK-PIN300FFFF", "4711"]);
  for (const shelf of [shop.services.local, shop.services.session]) {
    for (const key of [...Object.values(LOCAL), ...Object.values(SESSION)])
      expect(shelf.read(key) ?? "").not.toMatch(/PIN300|4711/);
  }
  expect(JSON.stringify(shop.state())).not.toMatch(/PIN300FFFF|4711/);
});

test("the closed notice of the overview stays closed", async () => {
  const shop = await opened();
  expect(shop.state().vouchers.noticeHidden).toBe(false);
  shop.dispatch(hideOverviewNotice());
  expect(shop.services.local.read("hideRedeemOverviewNotice")).toBe("true");
  const again = await opened({ network: shop.network, storage: shop.storage });
  await again.until((state) => state.vouchers.noticeHidden);
});

test("a calendar file is handed to the person", async () => {
  const shop = await opened();
  const day = { uid: "1", title: "Ends", text: "DKK 350", on: "2027-03-04T12:00:00Z", zone: "UTC" };
  shop.dispatch(saveToCalendar({ name: "gift.ics", day }));
  shop.dispatch(saveToCalendar({ name: "none.ics", day: { ...day, on: "soon" } }));
  const content = expect.stringContaining("DTSTART;VALUE=DATE:20270304") as unknown;
  expect(shop.saved).toEqual([{ name: "gift.ics", type: "text/calendar", content }]);
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
    expect(stored(shop)).toBe("2");
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
