import { describe, expect, test } from "vitest";
import { selectMode } from "~/state/auth/selectors";
import { selectVouchers } from "~/state/basket/selectors";
import { redeemCode } from "~/state/basket/slice";
import { countryLeft, loggedOut } from "~/state/facts";
import { selectRefusal } from "~/state/vouchers/selectors";
import { hideOverviewNotice, saveToCalendar } from "~/state/vouchers/slice";
import { faults } from "../support/network";
import { basketId, idle, toasts, withOne } from "../support/shopFacts";
import { opened, redeem } from "../support/redeeming";

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

  test.each([
    ["signs out", loggedOut()],
    ["leaves the country", countryLeft()],
  ])("on its way is not said to be refused to who %s", async (_what, fact) => {
    const shop = await withOne();
    shop.network.fail("updateBasket", faults.delay(50), { times: 1 });
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    shop.dispatch(fact);
    await idle(shop);
    expect(toasts(shop)).toEqual([]);
    expect(selectRefusal(shop.state())).toBeNull();
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

  test("that the server took long after it was given up is on screen once it is said to be in the basket", async () => {
    const shop = await withOne();
    shop.sandbox.commerce.baskets.get(basketId(shop)!)!.voucherCodes.push("SGK-DKK100BBBB");
    await redeem(shop, "SGK-DKK100BBBB");
    expect(toasts(shop)).toEqual(["VoucherAdded"]);
    expect(shop.state().basket.basket).toMatchObject({ vouchers: [{}], totalPaymentAmountWithTax: 100 });
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
