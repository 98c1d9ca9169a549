import { describe, expect, test } from "vitest";
import { SESSION } from "~/domain/storage";
import { addProducts, redeemCode, removeLine, saveBuyer } from "~/state/basket/slice";
import { selectExports } from "~/state/exports/selectors";
import { proveOwner } from "~/state/exports/slice";
import { openOrder, resendConfirmation } from "~/state/orders/slice";
import { selectNotice } from "~/state/notices/selectors";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { selectRefusal } from "~/state/vouchers/selectors";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { follow, opened, shown, step } from "../support/opening";
import { clickPay } from "../support/paying";
import { firstLine, idle, toasts, withOne } from "../support/shopFacts";
import { browserOf } from "../support/signedIn";
import { settled, type Shop } from "../support/startShop";

const remove = (shop: Shop) => shop.dispatch(removeLine(firstLine(shop)));

describe("a visitor whom the server refuses as nobody", () => {
  test.each<[string, string, (shop: Shop) => void]>([
    ["a gift is not taken out", "updateBasket", remove],
    ["a gift is not added", "updateBasket", (shop) => shop.dispatch(addProducts([emailCard()]))],
    ["a code is not redeemed", "updateBasket", (shop) => shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }))],
    ["a payment does not start", "finalizeBasket", (shop) => clickPay(shop)],
  ])("is told that %s, and not led to a sign-in they never made", async (_what, operation, ask) => {
    const shop = await withOne({ path: "/en/dk/dkk/shop" });
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await idle(shop);
    shop.network.fail(operation, faults.status(401));
    ask(shop);
    await shop.until(selectNotice);
    await settled();
    expect(toasts(shop)).toEqual(["UNKNOWN"]);
    expect(selectNotice(shop.state())).toMatchObject({ kind: "error", messageId: "toast.unexpected", detail: null });
    expect([...shop.left, ...shop.navigated]).toEqual([]);
  });

  test("reads of no sign-in where a refusal is told in place either", async () => {
    const shop = await withOne({ path: "/en/dk/dkk/basket/delivery" });
    shop.dispatch(saveBuyer({ billing, reference: null }));
    await idle(shop);
    shop.network.fail("updateBasket", faults.status(401));
    remove(shop);
    await idle(shop);
    expect(shop.state().basket.changeFailure?.code).toBe("UNKNOWN");
    shop.dispatch(redeemCode({ code: "SGK-DKK500AAAA" }));
    await idle(shop);
    expect(selectRefusal(shop.state())?.code).toBe("UNKNOWN");
    shop.network.fail("finalizeBasket", faults.status(401));
    clickPay(shop);
    await shop.until(selectPaymentTrouble);
    expect(selectPaymentTrouble(shop.state())).toMatchObject({ kind: "refused", failure: { code: "UNKNOWN" } });
  });

  test("is told that a wrong PIN does not open the gift, and may try another", async () => {
    const shop = opened();
    follow(shop, { scheme: "ByPin", proof: "2468" });
    await step(shop, "proof");
    shop.network.fail("exportVoucher", faults.status(401));
    shop.dispatch(proveOwner({ pin: "1111" }));
    await shop.until((state) => selectExports(state).refusal);
    expect(shown(shop)).toMatchObject({ step: "proof", wait: 1, refusal: { code: "UNAUTHORIZED_ACCESS" } });
  });
});

test("somebody signed in is told once, by the way to the sign-in, whatever is refused on it", async () => {
  const shop = await withOne({ ...(await browserOf("freja")), path: "/en/dk/dkk/basket" });
  await shop.until((state) => state.auth.status === "signedIn");
  shop.network.fail("updateBasket", faults.status(401));
  for (const time of [1, 2]) {
    remove(shop);
    await shop.until((state) => state.basket.waiting === 0 && shop.left.length === 1);
    expect([time, ...toasts(shop)]).toEqual([time, "SessionEnded"]);
  }
});

test("somebody whose session is over is led to the sign-in by the confirmation that they want sent again, and back", async () => {
  const path = "/en/dk/dkk/order/P1";
  const shop = await withOne({ ...(await browserOf("freja")), path });
  await shop.until((state) => state.auth.status === "signedIn");
  shop.network.fail("resendOrderConfirmation", faults.status(401));
  shop.dispatch(openOrder({ publicOrderId: "P1" }));
  shop.dispatch(resendConfirmation());
  await shop.until((state) => state.orders.resend.status === "failed");
  await shop.until(() => shop.left.length === 1);
  expect(toasts(shop)).toEqual(["SessionEnded"]);
  expect(shop.session.read(SESSION.redirectPath)).toBe(path);
});
