import { expect, test } from "vitest";
import da from "~/texts/da.json";
import en from "~/texts/en.json";
import { LOCAL } from "~/domain/storage";
import { checkoutShown, productClicked, seeAllGiftCardsClicked, superGiftCardClicked } from "~/state/facts";
import { selectMessages } from "~/state/intl/selectors";
import { languageLoaded } from "~/state/intl/slice";
import { EVENT_TOASTS } from "~/state/notices/eventToasts";
import { selectNotice } from "~/state/notices/selectors";
import { closeNotice, noticeRaised } from "~/state/notices/slice";
import { selectBasketLines } from "~/state/basket/selectors";
import {
  addProducts,
  askForQuotes,
  basketOrdered,
  changeMoment,
  changeQuantity,
  changeRecipient,
  removeLine,
  saveBillingDraft,
  saveReferenceDraft,
} from "~/state/basket/slice";
import { paymentStopped } from "~/state/payment/slice";
import { billing, emailCard, postedCard } from "../support/gifts";
import { faults } from "../support/network";
import { atCheckout, pay } from "../support/paying";
import { opened, redeem } from "../support/redeeming";
import { firstLine, idle, ready, toasts, withOne } from "../support/shopFacts";
import { settled, startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

const recipient = { ...emailCard().recipient, name: "Bo Lind" };
const moment = { deliveryDate: new Date(Date.now() + 86_400_000).toISOString(), timezone: "Europe/Copenhagen" };

test("every toast has its text in both languages", () => {
  for (const id of Object.values(EVENT_TOASTS)) {
    expect(en).toHaveProperty([id]);
    expect(da).toHaveProperty([id]);
  }
});

test("toasts come one at a time, and one text is not said twice", () => {
  const shop = startShop({ enter: false });
  const raise = (detail: string) =>
    shop.dispatch(noticeRaised({ kind: "error", code: "X", messageId: "toast.unexpected", detail }));
  raise("a");
  raise("b");
  raise("a");
  expect(selectNotice(shop.state())?.detail).toBe("a");
  shop.dispatch(closeNotice(selectNotice(shop.state())!.id));
  expect(selectNotice(shop.state())?.detail).toBe("b");
  shop.dispatch(closeNotice(selectNotice(shop.state())!.id));
  expect(selectNotice(shop.state())).toBeNull();
});

test("of more than anybody reads the oldest that waits goes, not the one that is being read", () => {
  const shop = startShop({ enter: false });
  for (const detail of ["a", "b", "c", "d", "e", "f"])
    shop.dispatch(noticeRaised({ kind: "error", code: "X", messageId: "toast.unexpected", detail }));
  expect(shop.state().notices.queue.map(({ detail }) => detail)).toEqual(["a", "c", "d", "e", "f"]);
});

test("why a code was refused is shown at once, before an error about something else that nobody has closed", async () => {
  const shop = await opened();
  shop.dispatch(noticeRaised({ kind: "error", code: "X", messageId: "toast.unexpected" }));
  await redeem(shop, "SGK-EXPIRED001");
  expect(toasts(shop)).toEqual(["VoucherExpired", "X"]);
});

test("why a change was refused is not said any more once the next one is tried: what comes after is read", async () => {
  const shop = await withOne();
  const { lineId } = selectBasketLines(shop.state())[0]!.line;
  shop.network.fail("updateBasket", faults.abort());
  shop.dispatch(changeQuantity({ lineId, quantity: 2 }));
  await shop.until((state) => selectNotice(state)?.code === "NETWORK");
  shop.network.heal();
  shop.dispatch(changeQuantity({ lineId, quantity: 3 }));
  expect(selectNotice(shop.state())).toBeNull();
  await idle(shop);
});

test("why a change was refused stays while carriers are asked by themselves", async () => {
  const shop = await withOne({}, postedCard());
  shop.network.fail("updateBasket", faults.abort(), { times: 1 });
  shop.dispatch(changeQuantity({ lineId: firstLine(shop), quantity: 2 }));
  await shop.until((state) => selectNotice(state)?.code === "NETWORK");
  shop.dispatch(askForQuotes());
  await idle(shop);
  expect(shop.network.count("createShippingQuote")).toBe(1);
  expect(toasts(shop)).toEqual(["NETWORK"]);
});

test.each([
  ["a quantity", (lineId: string) => changeQuantity({ lineId, quantity: 2 }), ["InvalidInput"]],
  ["a recipient, whose dialog says it", (lineId: string) => changeRecipient({ lineIds: [lineId], recipient }), []],
  ["a day, whose dialog says it", (lineId: string) => changeMoment({ lineIds: [lineId], ...moment }), []],
])("a change that was refused, of %s, is told once", async (_what, changeOf, told) => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  shop.network.fail("updateBasket", faults.refused("InvalidInput"));
  shop.dispatch(changeOf(firstLine(shop)));
  await shop.until((state) => state.basket.changeFailure);
  await settled();
  expect(shop.state().basket.changeFailure?.code).toBe("InvalidInput");
  expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(told);
});

test("what is counted leaves with ids and amounts only", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(productClicked({ productId: "1001", list: "popular" }));
  shop.dispatch(seeAllGiftCardsClicked());
  shop.dispatch(superGiftCardClicked({ productId: "1000" }));
  shop.dispatch(saveBillingDraft(billing));
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  shop.dispatch(checkoutShown());
  await settled();
  expect(shop.pushed.map(({ event }) => event).sort()).toEqual([
    "addToCart",
    "businessLoginStatus",
    "checkout",
    "productClick",
    "seeAllGiftCardEvent",
    "superGiftCardClickEvent",
  ]);
  const left = JSON.stringify(shop.pushed);
  for (const secret of ["alma", "Alma", "Freja", "freja", "4520123401", "Solvej", shop.state().basket.basket!.id]) {
    expect(left).not.toContain(secret);
  }
});

test("what comes into the basket is counted with what it costs, as when it goes again", async () => {
  const shop = startShop();
  await ready(shop);
  const things = { productId: "1904", stockKeepingUnit: "1904-moss", giftcardValue: null, valueCurrency: null };
  shop.dispatch(addProducts([postedCard({ ...things, quantity: 2 }), emailCard({ quantity: 3 })]));
  await shop.until((state) => state.basket.justAdded);
  for (const { line } of selectBasketLines(shop.state())) {
    shop.dispatch(removeLine(line.lineId));
    await shop.until((state) => state.basket.waiting === 0);
  }
  const counted = (name: string) =>
    shop.pushed.flatMap((pushed) => (pushed.event === name && "items" in pushed ? pushed.items : []));
  expect(counted("addToCart")).toEqual([
    { productId: "1904", sku: "1904-moss", quantity: 2, value: 570, currency: "DKK" },
    { productId: "1001", sku: "1001-E", quantity: 3, value: 600, currency: "DKK" },
  ]);
  expect(counted("removeFromCart")).toEqual(counted("addToCart"));
});

test.each([
  ["without storage", memoryStorage(false)],
  [
    "with a storage that has no room for the basket",
    { ...memoryStorage(), keeps: (key: string) => key !== LOCAL.baskets },
  ],
])("%s the shop works in memory and says so", async (_how, local) => {
  const shop = startShop({ local, session: memoryStorage(local.lasts) });
  await ready(shop);
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(["StorageOff"]);
});

test("the billing form is there again after a reload", async () => {
  const shop = startShop();
  shop.dispatch(saveBillingDraft(billing));
  const again = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
  expect(again.state().basket.drafts.billing).toEqual(billing);
  shop.session.write("billingDraft", "{");
  expect(startShop({ network: shop.network, session: shop.session }).state().basket.drafts.billing).toBeNull();
});

test("the order's reference is kept beside it, and goes with its basket", async () => {
  const shop = startShop();
  await ready(shop);
  shop.dispatch(saveBillingDraft(billing));
  shop.dispatch(saveReferenceDraft("Julegaver"));
  const again = startShop({ network: shop.network, storage: shop.storage, session: shop.session });
  expect(again.state().basket.drafts).toMatchObject({ billing, reference: "Julegaver" });
  shop.dispatch(basketOrdered({ publicOrderId: "P1" }));
  const later = startShop({ network: shop.network, session: shop.session });
  expect(later.state().basket.drafts).toMatchObject({ billing, reference: null });
});

test.each([
  ["/en/dk/dkk/basket/delivery", []],
  ["/en/dk/dkk/shop", ["PaymentNotStarted"]],
  ["/en/dk/dkk/basket", ["PaymentNotStarted"]],
])("a payment that did not start is told once: seen from %s by toasts %j", async (path, told) => {
  const shop = startShop({ path });
  await ready(shop);
  shop.dispatch(paymentStopped({ kind: "notStarted" }));
  expect(shop.state().notices.queue.map(({ code }) => code)).toEqual(told);
});

test("a payment that did not start is told by the basket itself while that is being paid", async () => {
  const before = await atCheckout();
  await pay(before);
  before.close();
  const shop = startShop({ network: before.network, storage: before.storage, path: "/en/dk/dkk/basket" });
  await shop.until((state) => state.basket.basket?.purchasePhase === "Paying");
  shop.dispatch(paymentStopped({ kind: "notStarted" }));
  expect(toasts(shop)).toEqual([]);
  shop.goTo("/en/dk/dkk/shop");
  shop.dispatch(paymentStopped({ kind: "notStarted" }));
  expect(toasts(shop)).toEqual(["PaymentNotStarted"]);
});

test("editors' texts lie over the bundled ones of the same language, and are not missed when they do not come", async () => {
  const shop = startShop({ enter: true });
  shop.dispatch(languageLoaded({ locale: "en", whole: true, texts: { "a.b": "bundled", "c.d": "kept" } }));
  await shop.until((state) => state.intl.overrides);
  expect(selectMessages(shop.state())).toMatchObject({ "a.b": "bundled", "c.d": "kept" });

  const other = startShop({ network: shop.network, enter: false });
  shop.network.fail(
    "GetAllKeys",
    faults.edit((answer) => {
      for (const one of Array.isArray(answer) ? answer : [answer]) {
        if (one.data.allKeys) {
          one.data.allKeys = [
            { key: "a.b", translatedValue: "edited" },
            { key: "__proto__", translatedValue: "polluted" },
          ];
        }
      }
      return answer;
    }),
  );
  other.dispatch(languageLoaded({ locale: "en", whole: true, texts: { "a.b": "bundled" } }));
  const third = startShop({ network: shop.network });
  third.dispatch(languageLoaded({ locale: "en", whole: true, texts: { "a.b": "bundled" } }));
  await third.until((state) => selectMessages(state)["a.b"] === "edited");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(selectMessages(other.state())).toEqual({ "a.b": "bundled" });
});
