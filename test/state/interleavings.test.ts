import { expect, test } from "vitest";
import { selectAccounts, selectChoice, selectUser } from "~/state/auth/selectors";
import { chooseAccount, loadAccounts, logout, signInReturned } from "~/state/auth/slice";
import {
  selectItemsCount,
  selectSalesChannelId,
  selectUndo,
  selectUnquoted,
  selectVouchers,
} from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  changeQuantity,
  enterChannel,
  redeemCode,
  reloadBasket,
  removeLine,
  removeVoucher,
  saveBillingDraft,
  undoRemoval,
} from "~/state/basket/slice";
import { addMany, continueMany } from "~/state/many/slice";
import { openOrder } from "~/state/orders/slice";
import { closeTrouble } from "~/state/payment/slice";
import { followRoute } from "~/state/vouchers/slice";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, clickPay, pay } from "../support/paying";
import { firstLine, idle, ready, toasts, withOne } from "../support/shopFacts";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { signIn } from "../support/signIn";
import { pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

/** A basket with one card, the buyer known, and time in the test's hand. */
async function readyToPay(): Promise<Shop> {
  playTime();
  const shop = startShop();
  await pass(300);
  shop.dispatch(saveBillingDraft(billing));
  shop.dispatch(addProducts([emailCard()]));
  await pass(300);
  return shop;
}

const asConfirmation = faults.edit((answer: { data: { finalizeBasket: object } }) => ({
  data: { finalizeBasket: { ...answer.data.finalizeBasket, nextStep: "ShowConfirmation" } },
}));

test("a payment that took long says nothing of it when the next one begins", async () => {
  const shop = await readyToPay();
  shop.network.fail("finalizeBasket", async (go, signal) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return asConfirmation(go, signal);
  });
  const { publicOrderId, id: basketId } = shop.state().basket.basket!;
  clickPay(shop);
  await pass(6000);
  expect(shop.state().payment).toMatchObject({ phase: "leaving", longWait: true });
  shop.dispatch(closeTrouble());
  shop.dispatch(openOrder({ publicOrderId, basketId }));
  await pass(3000);
  expect(shop.state().payment).toMatchObject({ phase: "idle", longWait: false });
});

test("a confirmation that waits for its order when its tab is shown again asks for it, and goes nowhere", async () => {
  const before = await readyToPay();
  clickPay(before);
  await pass(300);
  const { id: basketId, publicOrderId } = before.state().basket.basket!;
  before.sandbox.control({ bookingDelay: 20_000 });
  before.close();
  const { network, storage, session } = before;
  const shop = startShop({ network, storage, session, path: `/en/dk/dkk/order/${publicOrderId}/psp/${basketId}` });
  shop.dispatch(openOrder({ publicOrderId, basketId }));
  await pass(4000);
  shop.sandbox.control({ payElsewhere: basketId });
  shop.comeBack("shown");
  await pass(40_000, 500);
  expect(shop.state().orders.open?.progress).toBe("found");
  expect(shop.navigated).toEqual([]);
  expect(shop.state().payment.phase).toBe("idle");
});

test("a page that was to be left for the payment window and still stands after a while can be used again", async () => {
  playTime();
  const shop = await readyToPay();
  clickPay(shop);
  await pass(1000);
  expect(shop.state().payment.phase).toBe("leaving");
  await pass(15_000, 500);
  expect(shop.state().payment.phase).toBe("idle");
  expect(shop.state().basket.basket?.purchasePhase).toBe("Paying");
});

test("the last code is put back, and its basket does not come: that is said, and heals with the connection", async () => {
  const shop = await withOne();
  shop.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
  await idle(shop);
  shop.dispatch(removeVoucher(selectVouchers(shop.state())![0]!.id));
  await shop.until((state) => state.basket.basket?.salesChannelId === 3 && state.basket.status === "ready");
  shop.network.fail("getBasketById", faults.status(500));
  shop.dispatch(undoRemoval(selectUndo(shop.state())!.id));
  await shop.until((state) => state.basket.status === "failed");
  await idle(shop);
  shop.network.heal();
  shop.setOnline(false);
  shop.setOnline(true);
  await ready(shop);
});

test("gifts for many go back to their channel, and its basket does not come: that is said", async () => {
  const shop = startShop();
  await ready(shop);
  const gifts = Array.from({ length: 30 }, (_, at) => {
    const email = `p${String(at)}@example.com`;
    return emailCard({ recipient: { ...emailCard().recipient, email, emailRepeat: email } });
  });
  shop.network.fail("updateBasket", faults.refused("InvalidSku"), { skip: 1, times: 1 });
  shop.dispatch(addMany(gifts));
  await shop.until((state) => state.many.status === "stopped");
  shop.dispatch(enterChannel(11));
  await shop.until((state) => selectSalesChannelId(state) === 11 && state.basket.status === "ready");
  shop.network.fail("getBasketById", faults.status(500), { times: 4 });
  shop.dispatch(continueMany());
  await shop.until((state) => state.many.status === "stopped");
  await settled();
  expect(shop.state().basket.status).toBe("failed");
});

test.each(["before", "after"])("accounts that come %s the next person has signed in are not theirs", async (when) => {
  const browser = await browserOf("anton");
  const one = await openSignedIn(browser);
  const two = await openSignedIn({ network: one.network, storage: one.storage });
  const come = two.network.hold("getBusinessAccounts", { made: true });
  two.dispatch(loadAccounts());
  await settled();
  one.dispatch(logout());
  await settled();
  one.close();
  if (when === "before") come();
  await settled(60);
  two.network.forgetCookies();
  await signIn(browser.network, "freja");
  const session = memoryStorage();
  const again = startShop({ network: browser.network, storage: browser.storage, session, path: "/signin-oidc" });
  again.dispatch(signInReturned({ error: null }));
  await two.until((state) => selectUser(state)?.id === "freja");
  if (when === "after") two.dispatch(loadAccounts());
  await settled();
  come();
  await settled(100);
  expect(selectAccounts(two.state()) ?? []).toEqual([]);
});

test("a page out of the browser's memory shops for the account that was chosen elsewhere meanwhile", async () => {
  const browser = await browserOf("anton");
  const one = await openSignedIn(browser);
  const two = await openSignedIn({ network: one.network, storage: one.storage });
  two.close();
  await choose(one, "acc-anton-nordhavn");
  two.comeBack("restored");
  await two.until((state) => selectChoice(state)?.id === "acc-anton-nordhavn");
});

test("a page that is opened without a connection says so", () => {
  const shop = startShop({ services: { isOnline: () => false } });
  expect(shop.state().notices.offline).toBe(true);
});

test("a page out of the browser's memory that was put aside offline knows the connection that is there", async () => {
  let isOnline = true;
  const told: ((online: boolean) => void)[] = [];
  const onConnection = (listener: (online: boolean) => void) => {
    told.push(listener);
    return () => undefined;
  };
  const shop = startShop({ services: { isOnline: () => isOnline, onConnection } });
  await ready(shop);
  isOnline = false;
  told.forEach((tell) => tell(false));
  expect(shop.state().notices.offline).toBe(true);
  isOnline = true;
  shop.comeBack("restored");
  await settled();
  expect(shop.state().notices.offline).toBe(false);
});

test("of two accounts chosen one after the other the last one stays, though another tab is busy with the first", async () => {
  playTime();
  const browser = await browserOf("anton");
  const [one, two] = [startShop(browser), startShop({ ...browser, session: memoryStorage() })];
  await pass(500);
  for (const tab of [one, two]) tab.dispatch(loadAccounts());
  await pass(500);
  one.network.fail(/getBasketById|createBasket/, faults.delay(400));
  two.network.fail("updateBasket", faults.delay(2000), { times: 1 });
  two.dispatch(addProducts([emailCard()]));
  await pass(300);
  one.dispatch(chooseAccount("acc-anton-nordhavn"));
  await pass(900);
  one.dispatch(chooseAccount("acc-anton-lyngby"));
  await pass(500);
  for (let at = 0; at < 40; at += 1) {
    await pass(100, 50);
    expect(selectChoice(one.state())?.id).toBe("acc-anton-lyngby");
  }
  expect(selectChoice(two.state())?.id).toBe("acc-anton-lyngby");
});

test("a basket that expired while its page slept, and another tab began anew, is told so once, and gifts are added", async () => {
  const one = await withOne();
  const two = startShop({ network: one.network, storage: one.storage });
  await ready(two);
  await settled();
  const { id } = two.state().basket.basket!;
  two.close();
  one.sandbox.control({ dropBaskets: id });
  one.dispatch(reloadBasket());
  await one.until((state) => state.basket.basket && state.basket.basket.id !== id);
  two.comeBack("restored");
  await settled(60);
  for (const count of [1, 2]) {
    two.dispatch(addProducts([emailCard()]));
    await idle(two);
    expect(selectItemsCount(two.state())).toBe(count);
  }
  expect(toasts(two)).toEqual(["BasketExpired"]);
});

test.each([
  ["a gift that is added goes into a new one", (_shop: Shop) => addProducts([emailCard()]), 1],
  ["any other change has nothing to change", (shop: Shop) => removeLine(firstLine(shop)), 0],
])("a basket that expired after a change whose end is not known: told, and %s", async (_what, wish, count) => {
  const shop = await withOne();
  shop.network.fail("updateBasket", faults.lost(), { times: 1 });
  shop.network.fail("getBasketById", faults.status(500), { times: 4 });
  shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
  await idle(shop);
  shop.network.heal();
  shop.sandbox.control({ dropBaskets: shop.state().basket.basket!.id });
  shop.dispatch(wish(shop));
  await idle(shop);
  expect(toasts(shop).at(-1)).toBe("BasketExpired");
  expect(selectItemsCount(shop.state())).toBe(count);
  expect(shop.state().basket.status).toBe("ready");
});

test("carriers that hang hold up what is asked for next for one waiting, not for one with each parcel", async () => {
  playTime();
  const shop = startShop();
  await pass(300);
  const to = (line1: string) => postedCard({ recipient: { ...postedCard().recipient, line1 } });
  shop.dispatch(addProducts(["Kajgade 12", "Solvej 4", "Bagindgangen 1", "Smedevej 2"].map(to)));
  await pass(500);
  shop.network.fail("createShippingQuote", faults.hang());
  shop.dispatch(askForQuotes());
  await pass(200);
  shop.dispatch(addProducts([emailCard()]));
  await pass(17_000, 500);
  expect(selectItemsCount(shop.state())).toBe(5);
  expect(selectUnquoted(shop.state())).toHaveLength(4);
});

test("a payment waits for carriers that hang once, and says that there is no price", async () => {
  playTime();
  const shop = await readyToPay();
  const to = (line1: string) => postedCard({ recipient: { ...postedCard().recipient, line1 } });
  shop.dispatch(addProducts(["Kajgade 12", "Solvej 4", "Bagindgangen 1"].map(to)));
  await pass(500);
  shop.network.fail("createShippingQuote", faults.hang());
  clickPay(shop);
  await pass(17_000, 500);
  expect(shop.state().payment).toMatchObject({ phase: "idle", trouble: { kind: "noQuote" } });
});

test("a basket that is being paid is still there when the basket of codes is spent and left", async () => {
  const shop = await atCheckout();
  const own = shop.state().basket.basket!.id;
  await pay(shop);
  shop.close();
  const two = startShop({ network: shop.network, storage: shop.storage, path: "/en/dk/dkk/redeem" });
  await ready(two);
  two.goTo("/en/dk/dkk/2/giftcard-redeem");
  two.dispatch(followRoute(2));
  await two.until((state) => state.basket.basket?.salesChannelId === 2);
  two.dispatch(redeemCode({ code: "SGK-REDEEM2222" }));
  await idle(two);
  two.sandbox.control({ orderAtOnce: two.state().basket.basket!.id });
  two.close();
  const three = startShop({ network: shop.network, storage: shop.storage, path: "/en/dk/dkk/shop" });
  await three.until((state) => selectSalesChannelId(state) === 3 && state.basket.status === "ready");
  await settled(60);
  expect(three.state().basket.basket?.id).toBe(own);
});
