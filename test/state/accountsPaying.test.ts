import { describe, expect, test } from "vitest";
import { mayPayByInvoice } from "~/domain/buyer";
import { selectAccount, selectMode } from "~/state/auth/selectors";
import { selectIsRedeeming } from "~/state/basket/selectors";
import { redeemCode, reloadBasket, removeVoucher, saveBillingDraft } from "~/state/basket/slice";
import { closeOrder, openOrder } from "~/state/orders/slice";
import { closeTrouble } from "~/state/payment/slice";
import { redeem } from "../support/business";
import { billing } from "../support/gifts";
import { faults } from "../support/network";
import { clickPay } from "../support/paying";
import { basketId } from "../support/shopFacts";
import { choose, openFor } from "../support/signedIn";
import { settled } from "../support/startShop";
import { NORDHAVN, LYNGBY, EVERYWHERE, add, pay } from "../support/departments";

describe("paying for a department", () => {
  test("is by invoice where it may be, without the payment window", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    await pay(shop);
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("invoiceByFinance");
    expect(shop.network.asked("updateBasket").at(-1).input.buyer).toMatchObject({
      accountId: NORDHAVN,
      accountType: "B2B",
    });
    expect(shop.left).toEqual([]);
    expect(shop.path()).toMatch(/\/order\/[^/]+\/psp\//);
  });

  test("can be done once more after that, in the same visit", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    for (const times of [1, 2]) {
      await add(shop);
      await pay(shop);
      expect(shop.network.count("finalizeBasket")).toBe(times);
      // The form is gone from the screen before the confirmation stands there.
      shop.dispatch(closeTrouble());
      const [, publicOrderId = "", basketId] = /order\/([^/]+)\/psp\/([^/]+)/.exec(shop.path()) ?? [];
      shop.dispatch(openOrder({ publicOrderId, basketId }));
      await shop.until((state) => state.orders.open?.progress === "found" && !state.basket.basket);
      shop.dispatch(closeOrder());
    }
  });

  test("is by card where that is chosen", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    await pay(shop, { paymentMethod: "PSP" });
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("PSP");
    expect(shop.left).toHaveLength(1);
  });

  test.each([
    ["not approved", "anton", LYNGBY, "dk"],
    ["pending review", "pekka", "acc-pekka-ranta", "fi"],
  ])("%s: by card", async (_name, person, account, countryCode) => {
    const market = { locale: "en", countryCode, currency: countryCode === "dk" ? "dkk" : "eur" };
    const shop = await openFor(person, { market });
    await choose(shop, account);
    expect(mayPayByInvoice(selectAccount(shop.state()))).toBe(false);
    await add(shop, EVERYWHERE);
    await pay(shop);
    expect(shop.network.asked("finalizeBasket")[0].input.paymentMethod).toBe("PSP");
    expect(shop.left).toHaveLength(1);
  });

  test("an approval that was taken back meanwhile is told, and known from then on", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.sandbox.control({ departments: { "dep-nordhavn": { approvedForInvoice: false } } });
    await pay(shop);
    expect(shop.state().payment.trouble).toEqual({ kind: "notApprovedForInvoice" });
    await shop.until((state) => !mayPayByInvoice(selectAccount(state)));
  });

  test("a payer who was filled in for the company never pays for a person", async () => {
    const shop = await openFor("anton");
    await add(shop);
    shop.dispatch(saveBillingDraft({ ...billing, accountId: NORDHAVN, accountType: "B2B" }));
    clickPay(shop);
    await shop.until((state) => state.payment.trouble);
    expect(shop.state().payment.trouble).toEqual({ kind: "buyerMissing" });
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test.each([
    ["a company's", { email: "anton.indkoeb@firma.example", accountId: NORDHAVN }],
    ["nobody who can be written to", { email: "", accountId: "" }],
  ])("nor does the payer that the basket names, if that is %s", async (_who, named) => {
    const shop = await openFor("anton");
    await add(shop);
    const edit = faults.edit((answer: { data?: Record<string, { buyer?: object } | null> }) => {
      for (const basket of Object.values(answer.data ?? {})) if (basket?.buyer) Object.assign(basket.buyer, named);
      return answer;
    });
    shop.network.fail(/getBasketById|updateBasket/, edit);
    const { commerce } = shop.services;
    await commerce.updateBasket({ id: basketId(shop)!, buyer: { email: "a@example.com", name: "Anton" } });
    shop.dispatch(saveBillingDraft(null));
    shop.dispatch(reloadBasket());
    await shop.until((state) => state.basket.basket?.buyer?.email === named.email);
    clickPay(shop);
    await shop.until((state) => state.payment.trouble);
    expect(shop.state().payment.trouble).toEqual({ kind: "buyerMissing" });
    expect(shop.network.count("finalizeBasket")).toBe(0);
  });

  test("a department's own code is good in its basket, which names it with the code", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.dispatch(redeemCode({ code: "BHN-DEPT100001" }));
    await shop.until((state) => state.basket.basket?.vouchers.length === 1);
    expect(shop.state().basket.basket?.buyer?.accountId).toBe(NORDHAVN);
    expect(selectMode(shop.state())).toBe("B2B");
    // A company with a code is no redeemer: it buys what it bought before.
    expect(selectIsRedeeming(shop.state())).toBe(false);
    expect(shop.state().basket.basket?.issues).toEqual([]);
  });

  test("its last code leads nobody away from its basket when it is removed", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.dispatch(removeVoucher(await redeem(shop, "BHN-DEPT100001")));
    await shop.until((state) => state.basket.basket?.vouchers.length === 0 && state.basket.waiting === 0);
    await settled();
    expect(shop.navigated).toEqual([]);
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 1, itemsCount: 1 });
  });

  test("a code of another channel leads nobody out of its shop", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    shop.dispatch(redeemCode({ code: "POR-NORDLYS001" }));
    await shop.until((state) => state.vouchers.refusal);
    expect(shop.state().vouchers.refusal?.code).toBe("AttemptToRedeemInWrongSalesChannel");
    expect(shop.state().basket.basket).toMatchObject({ salesChannelId: 1, vouchers: [] });
    expect(selectMode(shop.state())).toBe("B2B");
  });
});
