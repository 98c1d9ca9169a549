import { type Action } from "@reduxjs/toolkit";
import { select, type SagaGenerator, takeEvery } from "typed-redux-saga";
import { type Order } from "~/api/commerce/orders";
import { type ProductLine } from "~/domain/basket";
import { productLinesOf } from "~/domain/basketLines";
import { type Pieces } from "~/domain/piecesMoved";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { type EventItem, type ShopEvent } from "./analyticsEvents";
import { guarded } from "./attempt";
import { selectChosen, selectUser } from "./auth/selectors";
import { sessionEnded, signInFailed, userReceived } from "./auth/slice";
import { selectBasket } from "./basket/selectors";
import { linesRemoved, piecesAdded, piecesRemoved, productsAdded } from "./basket/slice";
import {
  accountChosen,
  checkoutShown,
  loggedOut,
  productClicked,
  seeAllGiftCardsClicked,
  superGiftCardClicked,
} from "./facts";
import { exportReceived } from "./exports/slice";
import { orderConfirmed, resendEnded } from "./orders/slice";
import { type Services } from "./services";
import { typesOf } from "./typesOf";
import { codeRefused } from "./vouchers/slice";

const itemOfLine =
  (currency: string | null) =>
  (line: Pieces): EventItem => ({
    productId: line.productId,
    sku: line.stockKeepingUnit,
    quantity: line.quantity,
    value: line.totalPaymentAmount,
    currency,
  });

/**
 * Adding counts an item with what its line costs, as removing it does later; the form knows neither the price of a
 * physical gift nor a discount.
 */
const itemOfDraft =
  (lines: readonly ProductLine[], currency: string | null) =>
  (draft: PurchaseDraft): EventItem => {
    const { productId, stockKeepingUnit: sku, quantity } = draft;
    const line = lines.findLast(
      (each) =>
        each.stockKeepingUnit === sku &&
        each.quantity === quantity &&
        (each.giftcardValue ?? null) === draft.giftcardValue &&
        (each.valueCurrency ?? null) === draft.valueCurrency,
    );
    return line ? itemOfLine(currency)(line) : { productId, sku, quantity, value: null, currency: null };
  };

/** After these somebody else is signed in, or nobody, or they shop for somebody else. */
const LOGINS = [userReceived, signInFailed, sessionEnded, loggedOut, accountChosen];

/** The event of a fact, field by field: nothing of a person can slip in (spec §7). Null: not counted. */
function* eventOf(action: Action): SagaGenerator<ShopEvent | null> {
  if (productClicked.match(action)) {
    const { productId, list } = action.payload;
    return { event: "productClick", productId, list };
  }
  if (seeAllGiftCardsClicked.match(action)) return { event: "seeAllGiftCardEvent" };
  if (superGiftCardClicked.match(action)) {
    return { event: "superGiftCardClickEvent", productId: action.payload.productId };
  }
  const basket = yield* select(selectBasket);
  const currency = basket?.paymentCurrency ?? null;
  const lines = basket ? productLinesOf(basket) : [];
  if (productsAdded.match(action)) {
    return { event: "addToCart", items: action.payload.map(itemOfDraft(lines, currency)) };
  }
  if (piecesAdded.match(action)) return { event: "addToCart", items: action.payload.map(itemOfLine(currency)) };
  if (linesRemoved.match(action) || piecesRemoved.match(action)) {
    return { event: "removeFromCart", items: action.payload.map(itemOfLine(currency)) };
  }
  if (checkoutShown.match(action) && basket) {
    const items = lines.map(itemOfLine(currency));
    return { event: "checkout", value: basket.totalPaymentAmountWithTax, currency: basket.paymentCurrency, items };
  }
  if (orderConfirmed.match(action)) return purchaseOf(action.payload);
  if (codeRefused.match(action)) return genericOf("redeem", "refused", action.payload.code);
  if (exportReceived.match(action)) return genericOf("giftcard", "opened", action.payload.groups ? "bundle" : "single");
  if (resendEnded.match(action)) return genericOf("order", "resend", action.payload);
  if (LOGINS.some((login) => login.match(action))) {
    const isBusiness = (yield* select(selectUser)) !== null && (yield* select(selectChosen));
    return { event: "businessLoginStatus", status: isBusiness ? "business login" : "not logged in" };
  }
  return null;
}

function purchaseOf({ order, value, currency }: { order: Order; value: number; currency: string }): ShopEvent {
  const items = productLinesOf(order).map(itemOfLine(currency));
  return { event: "purchase", orderId: order.publicId, value, currency, items };
}

/** A label is a word of ours or a server's code; anything longer, or with other characters, is dropped. */
function genericOf(category: string, action: string, label: string): ShopEvent {
  return { event: "genericEvent", category, action, label: /^\w{1,60}$/.test(label) ? label : null };
}

function* pushEvent(services: Services, action: Action): SagaGenerator<void> {
  const event = yield* eventOf(action);
  if (event) services.push(event);
}

const COUNTED = typesOf([
  productClicked,
  seeAllGiftCardsClicked,
  superGiftCardClicked,
  productsAdded,
  linesRemoved,
  piecesAdded,
  piecesRemoved,
  checkoutShown,
  orderConfirmed,
  codeRefused,
  exportReceived,
  resendEnded,
  ...LOGINS,
]);

/** Pushes the events of facts to the page's data layer; components push nothing. */
export function* analyticsSaga(services: Services) {
  yield* takeEvery(COUNTED, guarded(pushEvent), services);
}
