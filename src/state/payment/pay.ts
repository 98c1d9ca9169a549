import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type FinalizeResult } from "~/api/commerce/basket";
import { defaultPayment, type PaymentMethod } from "~/domain/buyer";
import { failureOf, isUnknownBasket, sameCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { linesToAdd } from "~/domain/linesToAdd";
import { hindrances, isSameTotal } from "~/domain/payable";
import { nextStepOf, purchasePhase } from "~/domain/purchase";
import { withDatesToSend } from "~/domain/purchaseDraft";
import { orderConfirmationPath, redirectConfig } from "~/domain/routes";
import { holdTheSame } from "~/domain/sameLines";
import { leaveExpired, leaveOrdered, startAnew } from "../basket/bring";
import { made } from "../basket/change";
import { whole } from "../basket/inputs";
import { selectBasket } from "../basket/selectors";
import { type BasketWork, received } from "../basket/work";
import { selectMarket } from "../intl/selectors";
import { rememberOwnOrder, KEYS } from "../remembered";
import { buyerOfBasket } from "./buyerOfBasket";
import { PaymentStop } from "./paymentStop";
import { quoteDeliveries } from "./quoteDeliveries";
import { datesMoved, paymentLeaving, paymentStopped, type PaymentTrouble } from "./slice";

export interface PaymentWish {
  acceptTerms: boolean;
  paymentMethod?: PaymentMethod;
}

/**
 * Everything between the click on "Go to payment" and leaving the shop: nothing of it is done twice, and what the
 * person pays is what was on screen. Throws PaymentStop when it does not get there.
 */
export function* payOnce(work: BasketWork, shown: Basket, wish: PaymentWish): SagaGenerator<void> {
  stopAtHindrances(shown, wish);
  let basket = yield* freshBasket(work, shown);
  if (purchasePhase(basket.purchasePhase) === "paying") throw new PaymentStop({ kind: "startedElsewhere" });
  stopAtHindrances(basket, wish);
  if (!holdTheSame(shown, basket)) throw new PaymentStop({ kind: "basketChanged" });
  stopAtOtherSum(shown, basket);

  basket = yield* withDatesAhead(work, basket);
  basket = yield* quoteDeliveries(work, basket);
  basket = yield* buyerOfBasket(work, basket);
  // Delivery may have its price: what was agreed to is no longer what would be paid.
  stopAtOtherSum(shown, basket);
  yield* finalize(work, basket, wish.paymentMethod);
}

function stopAtHindrances(basket: Basket, { acceptTerms }: PaymentWish): void {
  const found = hindrances(basket, { acceptTerms });
  // A basket that is being paid has its own ways on.
  const [first] = found.filter(({ kind }) => kind !== "notEditable");
  if (first) throw new PaymentStop({ kind: "hindered", hindrances: found });
}

function stopAtOtherSum(shown: Basket, now: Basket): void {
  if (isSameTotal(shown, now)) return;
  const { totalPaymentAmountWithTax: before } = shown;
  const { totalPaymentAmountWithTax: after, paymentCurrency: currency } = now;
  throw new PaymentStop({ kind: "sumChanged", before, now: after, currency });
}

/** The basket as the server has it now; stops when it is gone, ordered, or not wholly readable. */
export function* freshBasket(work: BasketWork, { id }: Pick<Basket, "id">): SagaGenerator<Basket> {
  const answer = yield* call(function* () {
    try {
      return yield* received(work, () => work.services.commerce.fetchBasket(id));
    } catch (error) {
      if (!isUnknownBasket(failureOf(error))) throw error;
      yield* leaveExpired(work, id);
      yield* startAnew(work);
      throw new PaymentStop(null);
    }
  });
  const { basket, incomplete } = answer;
  if (purchasePhase(basket.purchasePhase) === "bought") yield* stopOrdered(work, basket);
  if (incomplete) throw new PaymentStop({ kind: "hindered", hindrances: [{ kind: "unreadableTotal" }] });
  return basket;
}

export function* stopOrdered(work: BasketWork, basket: Basket): SagaGenerator<never> {
  yield* leaveOrdered(work, basket);
  yield* startAnew(work);
  throw new PaymentStop({ kind: "alreadyOrdered", publicOrderId: basket.publicOrderId });
}

/** Dates that have passed are sent as now, and the person is told (spec §4). */
function* withDatesAhead(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  const now = work.services.clock.now();
  if (!withDatesToSend(linesToAdd(basket), now).moved) return basket;
  const after = yield* made(work, basket, whole(linesToAdd(basket), now));
  if (!after) throw new PaymentStop(null);
  // The page is about to be left: it is told again on the way back.
  work.services.session.write(KEYS.datesMoved, "1");
  yield* put(datesMoved());
  return after;
}

/** Sends the basket to payment, once, and goes where the answer leads. */
export function* finalize(work: BasketWork, basket: Basket, paymentMethod?: PaymentMethod): SagaGenerator<void> {
  const { services } = work;
  const market = yield* select(selectMarket);
  const { id, publicOrderId } = basket;
  rememberOwnOrder(services.session, { publicOrderId, basketId: id, counted: false });
  const result = yield* call(function* () {
    try {
      return yield* call(() =>
        services.commerce.finalizeBasket({
          basketId: id,
          paymentMethod: paymentMethod ?? defaultPayment(null),
          countryCode: market.countryCode.toUpperCase(),
          redirectConfig: redirectConfig(services.publicOrigin, market, publicOrderId, id),
        }),
      );
    } catch (error) {
      return yield* afterRefusal(work, basket, error);
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
    // The server now waits for a payment that cannot be made here: show it as it is.
    yield* received(work, () => services.commerce.fetchBasket(basket.id));
    throw new PaymentStop({ kind: "notStarted" });
  }
  yield* put(paymentLeaving());
  services.leaveTo(url);
}

export function* confirm({ services }: BasketWork, { publicOrderId, id }: Basket): SagaGenerator<void> {
  const market = yield* select(selectMarket);
  yield* put(paymentStopped(null));
  services.navigate(orderConfirmationPath(market, publicOrderId, id));
}

/** Finalize ended badly. A lost answer is not a refusal: the order and the basket say what became of it. */
function* afterRefusal(work: BasketWork, basket: Basket, error: unknown): SagaGenerator<null> {
  const { commerce } = work.services;
  const failure = failureOf(error);
  if (isUnknownBasket(failure)) {
    yield* leaveExpired(work, basket.id);
    yield* startAnew(work);
    throw new PaymentStop(null);
  }
  if (sameCode(failure.code, "AlreadyOrdered")) yield* stopOrdered(work, basket);
  if (!isEndUnknown(failure)) {
    yield* call(function* () {
      try {
        yield* received(work, () => commerce.fetchBasket(basket.id));
      } catch {
        // The refusal is the news; the lines on screen stay the last true ones.
      }
    });
    throw new PaymentStop(yield* troubleOf(basket, error));
  }
  const order = yield* orNull(() => commerce.fetchOrder(basket.publicOrderId));
  const now = yield* orNull(() => commerce.fetchBasket(basket.id));
  if (now) yield* received(work, () => Promise.resolve(now));
  const phase = now && purchasePhase(now.basket.purchasePhase);
  if (order || phase === "bought") {
    yield* confirm(work, basket);
    return null;
  }
  if (phase === "paying") throw new PaymentStop({ kind: "started" });
  if (phase !== "editable") throw new PaymentStop({ kind: "unknownEnd" });
  // A server that had words for it is quoted; a lost answer has none.
  throw new PaymentStop(failure.message === failure.code ? { kind: "notStarted" } : { kind: "refused", failure });
}

function* orNull<T>(ask: () => Promise<T>): SagaGenerator<T | null> {
  try {
    return yield* call(ask);
  } catch {
    return null;
  }
}

/** What a refusal of the server means to the person; the basket was read again, so its issues are known. */
function* troubleOf(before: Basket, error: unknown): SagaGenerator<PaymentTrouble> {
  const failure = failureOf(error);
  if (sameCode(failure.code, "NotApprovedForInvoice")) return { kind: "notApprovedForInvoice" };
  const now = yield* select(selectBasket);
  if (now && sameCode(failure.code, "BasketHasIssues")) {
    if (!isSameTotal(before, now)) {
      const { totalPaymentAmountWithTax: after, paymentCurrency: currency } = now;
      return { kind: "sumChanged", before: before.totalPaymentAmountWithTax, now: after, currency };
    }
    const found = hindrances(now, { acceptTerms: true });
    if (found.length > 0) return { kind: "hindered", hindrances: found };
  }
  return { kind: "refused", failure };
}

/** What is said when anything throws while a payment is prepared. */
export function troubleOfThrown(error: unknown): PaymentTrouble | null {
  if (error instanceof PaymentStop) return error.trouble;
  return { kind: "refused", failure: failureOf(error) };
}

export const isExpected = (error: unknown) => error instanceof PaymentStop || error instanceof ApiFailure;
