import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Basket, type FinalizeResult } from "~/api/commerce/basket";
import { INVOICE, type PaymentMethod } from "~/domain/buyer";
import { failureOf, sameCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { blockers, isFree, isSameTotal } from "~/domain/payable";
import { nextStepOf, purchasePhase } from "~/domain/purchase";
import { withRefusedDeliveries } from "~/domain/refusedDeliveries";
import { orderConfirmationPath, redirectConfig } from "~/domain/routes";
import { orNull } from "../attempt";
import { loadAccounts } from "../auth/slice";
import { leaveOrdered } from "../basket/anew";
import { showBasket } from "../basket/receive";
import { selectBasket } from "../basket/selectors";
import { mayBeMade } from "../basket/wasMade";
import { basketKey, type BasketWork } from "../basket/work";
import { selectMarket } from "../intl/selectors";
import { rememberBasket } from "../remembered";
import { rememberOwnOrder } from "../rememberedOrders";
import { reportRefused } from "../refusedAddress";
import { PaymentStop, stopAtSpent, sumChanged } from "./paymentStop";
import { paymentLeaving, type PaymentTrouble } from "./slice";
import { stopIfChangedElsewhere } from "./stillAgreed";

/** Sends the basket to payment, once, and goes where the answer leads. Throws PaymentStop if that fails. */
export function* finalize(work: BasketWork, basket: Basket, paymentMethod: PaymentMethod): SagaGenerator<void> {
  const { services } = work;
  const market = yield* select(selectMarket);
  const { id, publicOrderId } = basket;
  const sum = { value: basket.totalPurchaseAmountWithTax, currency: basket.paymentCurrency };
  rememberOwnOrder(services.session, { publicOrderId, basketId: id, counted: false, sum });
  const result = yield* call(function* () {
    try {
      return yield* call(() =>
        services.commerce.finalizeBasket({
          basketId: id,
          paymentMethod,
          countryCode: (basket.formData?.countryCode || market.countryCode).toUpperCase(),
          redirectConfig: redirectConfig(services.publicOrigin, market, publicOrderId, id),
        }),
      );
    } catch (error) {
      return yield* afterRefusal(work, basket, paymentMethod, error);
    }
  });
  if (result) yield* goOn(work, basket, result);
}

function* goOn(work: BasketWork, basket: Basket, result: FinalizeResult): SagaGenerator<void> {
  const { services } = work;
  const market = yield* select(selectMarket);
  const next = nextStepOf(result);
  if (next.go === "confirmation") {
    yield* confirm(work, basket);
    return;
  }
  const url = next.go === "paymentWindow" ? services.paymentWindow(next.url, market.locale) : null;
  if (url === null) {
    if (next.go === "paymentWindow") reportRefused(services, next.url);
    // Either nothing was left to pay and it is ordered, or the server waits for a payment that cannot be made here.
    const now = yield* orNull(services, () => services.commerce.fetchBasket(basket.id));
    if (!now) throw new PaymentStop({ kind: "unknownEnd" });
    yield* showBasket(work, now);
    if (purchasePhase(now.basket.purchasePhase) === "bought") {
      yield* confirm(work, now.basket);
      return;
    }
    throw new PaymentStop({ kind: "notStarted" });
  }
  yield* stopIfChangedElsewhere(work, basket);
  // Storing the id again makes other tabs look: the basket they show can no longer be changed.
  rememberBasket(services.local, yield* basketKey(), { basketId: basket.id }, services.clock.now());
  // What was pressed here meanwhile, and has its turn next, would take the payment back from its window.
  work.isSent = true;
  yield* put(paymentLeaving());
  services.leaveTo(url);
}

/**
 * Goes to the confirmation of an order that needs no payment window (any more). The basket is forgotten at once, even
 * if the confirmation is slow or is left.
 */
export function* confirm(work: BasketWork, basket: Basket): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  yield* put(paymentLeaving());
  work.services.navigate(orderConfirmationPath(market, basket.publicOrderId, basket.id));
  yield* leaveOrdered(work, basket);
}

/**
 * After finalizeBasket failed. A lost answer is not a refusal: the order and the basket show whether it was ordered;
 * then it goes on to the confirmation. Throws PaymentStop otherwise.
 */
function* afterRefusal(
  work: BasketWork,
  basket: Basket,
  paymentMethod: PaymentMethod,
  error: unknown,
): SagaGenerator<null> {
  const { services } = work;
  const failure = failureOf(error);
  yield* stopAtSpent(work, basket, error);
  const isUnknown = isEndUnknown(failure);
  const order = isUnknown ? yield* orNull(services, () => services.commerce.fetchOrder(basket.publicOrderId)) : null;
  const now = yield* orNull(services, () => services.commerce.fetchBasket(basket.id));
  if (now) yield* showBasket(work, now);
  const phase = now && purchasePhase(now.basket.purchasePhase);
  // Also after what reads as a refusal: a gateway's own error, or one that the catalogue does not know.
  if (order || phase === "bought") {
    yield* confirm(work, basket);
    return null;
  }
  // An error that nobody knows may stand beside an order that was made: only the basket could have told.
  if (!isUnknown && !(now === null && mayBeMade(failure))) throw new PaymentStop(yield* troubleOf(basket, error));
  if (phase === "paying") throw new PaymentStop({ kind: "started" });
  if (phase !== "editable") throw new PaymentStop({ kind: "unknownEnd" });
  // If the server gave a message it is shown; a lost answer has none.
  if (failure.message !== failure.code) throw new PaymentStop({ kind: "refused", failure });
  // Where nobody has to pay in a window, a server that is merely slow may order it a moment later.
  const isOnItsWay = paymentMethod === INVOICE || isFree(basket);
  throw new PaymentStop({ kind: isOnItsWay ? "unknownEnd" : "notStarted" });
}

/** What a refusal means for the person. The basket was read again before, so its issues are known. */
function* troubleOf(before: Basket, error: unknown): SagaGenerator<PaymentTrouble> {
  const failure = failureOf(error);
  if (sameCode(failure.code, "NotApprovedForInvoice")) {
    // What is known about the account is outdated.
    yield* put(loadAccounts());
    return { kind: "notApprovedForInvoice" };
  }
  const now = yield* select(selectBasket);
  const isAboutFields = Object.keys(failure.fields).length > 0;
  if (now && !isAboutFields && !isSameTotal(before, now)) return sumChanged(before, now);
  if (now && sameCode(failure.code, "BasketHasIssues")) {
    const found = blockers(now, { acceptTerms: true });
    if (found.length > 0) return { kind: "blocked", blockers: found };
  }
  return { kind: "refused", ...withRefusedDeliveries(failure, before.deliveries) };
}
