import { expect, describe, test } from "vitest";
import { selectChoice } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, saveAccount } from "~/state/auth/slice";
import { selectBillingDraft, selectItemsCount, selectSalesChannelId, selectUnquoted } from "~/state/basket/selectors";
import { addProducts, askForQuotes, redeemCode, saveBillingDraft, saveBuyer } from "~/state/basket/slice";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { add } from "../support/business";
import { accountInput, LYNGBY, NORDHAVN } from "../support/departments";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { clickPay, pay } from "../support/paying";
import { idle, toasts } from "../support/shopFacts";
import { browserOf, choose, openFor, openSignedIn } from "../support/signedIn";
import { settled, type Shop } from "../support/startShop";

const input = { ...accountInput, companyName: "Nordhavn Studio", companyRegistrationId: "90000011" };

/** The account is somebody else's from now on. */
const loseAccount = (shop: Shop) =>
  shop.network.fail(
    "getBusinessAccounts",
    faults.edit((answer) => {
      const list = answer.data.getBusinessAccounts as { id: string }[];
      answer.data.getBusinessAccounts = list.filter(({ id }) => id !== NORDHAVN);
      return answer as unknown;
    }),
  );

const asked = {
  "a code": (shop: Shop) => shop.dispatch(redeemCode({ code: "BHN-DEPT100001" })),
  "the order's reference": (shop: Shop) =>
    shop.dispatch(saveBuyer({ billing: { ...billing, accountId: NORDHAVN, accountType: "B2B" }, reference: "PO-1" })),
};

describe.each(Object.entries(asked))("a change for a company that is refused as unauthorised: %s", (_what, change) => {
  const why = (shop: Shop) =>
    shop.until((state) => state.vouchers.refusal ?? state.basket.changeFailure).then((failure) => failure.code);

  test("leads to the sign-in where the session is over", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, NORDHAVN);
    await add(shop);
    browser.network.forgetCookies();
    change(shop);
    expect(await why(shop)).toBe("UNAUTHENTICATED");
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
    expect(toasts(shop)).toEqual(["SessionEnded"]);
  });

  test("says that the account is blocked", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.sandbox.control({ accounts: { [NORDHAVN]: { status: "Blocked" } } });
    shop.network.fail("updateBasket", faults.refused("UNAUTHORIZED_ACCESS"));
    change(shop);
    expect(await why(shop)).toBe("AccountBlocked");
  });

  test("says that the account is gone, once, and the person goes on as themselves", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    loseAccount(shop);
    shop.network.fail("updateBasket", faults.refused("UNAUTHORIZED_ACCESS"), { times: 1 });
    change(shop);
    await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
    expect(selectChoice(shop.state())).toBeNull();
    expect(toasts(shop)).toEqual(["AccountLost"]);
  });

  test("for no such reason is told in the server's words, never as a gift card's", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    await add(shop);
    shop.network.fail("updateBasket", faults.refused("UNAUTHORIZED_ACCESS", { message: "Not today" }));
    change(shop);
    expect(await why(shop)).toBe("UNKNOWN");
    expect(shop.state().notices.queue).toMatchObject([{ messageId: "toast.unexpected", detail: "Not today" }]);
  });
});

test("an account that is lost while a change of its basket is refused does not hold up the queue", async () => {
  const shop = await openFor("anton");
  await choose(shop, NORDHAVN);
  await add(shop);
  shop.network.fail("updateBasket", faults.delay(50), { times: 1 });
  shop.network.fail("updateBasket", faults.refused("UNAUTHORIZED_ACCESS"), { times: 1 });
  shop.dispatch(addProducts([emailCard()]));
  shop.dispatch(redeemCode({ code: "BHN-DEPT100001" }));
  // It is heard of while the first change is on its way: leaving the account waits behind both.
  loseAccount(shop);
  shop.dispatch(loadAccounts());
  await shop.until((state) => state.vouchers.refusal);
  await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
  await idle(shop);
  expect(selectChoice(shop.state())).toBeNull();
});

test("an account that is lost while another one was chosen already does not take that one along", async () => {
  const shop = await openFor("anton");
  await choose(shop, NORDHAVN);
  await add(shop);
  const answer = shop.network.hold("updateBasket");
  shop.dispatch(addProducts([emailCard()]));
  shop.dispatch(chooseAccount(LYNGBY));
  loseAccount(shop);
  shop.dispatch(loadAccounts());
  await shop.until((state) => state.auth.accounts?.every(({ id }) => id !== NORDHAVN));
  await settled();
  answer();
  await shop.until((state) => selectChoice(state)?.id === LYNGBY && state.basket.status === "ready");
  await idle(shop);
  await settled();
  expect(selectChoice(shop.state())?.id).toBe(LYNGBY);
  expect(selectSalesChannelId(shop.state())).toBe(1);
  expect(selectBillingDraft(shop.state())?.accountId).toBe(LYNGBY);
  expect(toasts(shop)).toEqual([]);
});

test("what a company's payment is refused for of a gift stays with that gift", async () => {
  const shop = await openFor("anton");
  await choose(shop, NORDHAVN);
  await add(shop);
  shop.dispatch(saveBillingDraft(selectBillingDraft(shop.state())));
  const path = ["finalizeBasket", "deliveries", "0", "recipientEmail"];
  shop.network.fail("finalizeBasket", faults.refused("FluentValidation", { message: "No such mailbox", path }));
  clickPay(shop);
  expect(await shop.until(selectPaymentTrouble)).toMatchObject({
    kind: "refused",
    deliveries: [{ deliveryId: shop.state().basket.basket!.deliveries[0]!.id, texts: ["No such mailbox"] }],
  });
});

test("a company's payment that is refused as the account is gone is told as that alone", async () => {
  const shop = await openFor("anton");
  await choose(shop, NORDHAVN);
  await add(shop);
  shop.dispatch(saveBillingDraft(selectBillingDraft(shop.state())));
  loseAccount(shop);
  shop.network.fail("finalizeBasket", faults.refused("UNAUTHORIZED_ACCESS"));
  await pay(shop);
  await shop.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
  expect(selectPaymentTrouble(shop.state())).toBeNull();
  expect(toasts(shop)).toEqual(["AccountLost"]);
});

describe("the form of an account that is refused as unauthorised", () => {
  test.each([NORDHAVN, null])("leads to the sign-in where the session is over (%j)", async (id) => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    browser.network.forgetCookies();
    shop.network.fail(/^(create|update)BusinessAccount$/, faults.refused("UNAUTHORIZED_ACCESS"));
    shop.dispatch(saveAccount({ id, input }));
    const failure = await shop.until((state) => state.auth.saveFailure);
    expect(failure.code).toBe("UNAUTHENTICATED");
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
  });

  test.each([NORDHAVN, null])("for no such reason is told in the server's words (%j)", async (id) => {
    const shop = await openFor("anton");
    shop.dispatch(loadAccounts());
    await shop.until((state) => state.auth.accounts);
    const refusal = faults.refused("UNAUTHORIZED_ACCESS", { message: "Not today" });
    shop.network.fail(/^(create|update)BusinessAccount$/, refusal);
    shop.dispatch(saveAccount({ id, input }));
    const failure = await shop.until((state) => state.auth.saveFailure);
    expect(failure).toMatchObject({ code: "UNKNOWN", message: "Not today" });
  });
});

describe("postage that is asked for in a company's basket", () => {
  test("where the session is over leads to the sign-in, and can be asked for again where that is given up", async () => {
    const browser = await browserOf("anton");
    const shop = await openSignedIn(browser);
    await choose(shop, NORDHAVN);
    shop.dispatch(addProducts([postedCard()]));
    await shop.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
    shop.dispatch(saveBuyer({ billing: { ...billing, accountId: NORDHAVN, accountType: "B2B" }, reference: null }));
    await idle(shop);
    browser.network.forgetCookies();
    shop.dispatch(askForQuotes());
    await shop.until(() => shop.left.length > 0);
    expect(shop.left[0]).toContain("/api/login");
    expect(toasts(shop)).toEqual(["SessionEnded"]);
    expect(selectUnquoted(shop.state())).toHaveLength(1);
  });

  test("says that the account is blocked", async () => {
    const shop = await openFor("anton");
    await choose(shop, NORDHAVN);
    shop.dispatch(addProducts([postedCard()]));
    await shop.until((state) => selectItemsCount(state) === 1 && state.basket.waiting === 0);
    shop.sandbox.control({ accounts: { [NORDHAVN]: { status: "Blocked" } } });
    shop.network.fail("createShippingQuote", faults.refused("UNAUTHORIZED_ACCESS"));
    shop.dispatch(askForQuotes());
    await shop.until((state) => state.basket.changeFailure?.code === "AccountBlocked");
    expect(selectUnquoted(shop.state())).toHaveLength(1);
  });
});
