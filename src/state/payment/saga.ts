import {
  call,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { defaultPayment } from "~/domain/buyer";
import { purchasePhase } from "~/domain/purchase";
import { holdTheSame } from "~/domain/sameLines";
import { guarded } from "../attempt";
import { payingAccount } from "../auth/accountInUse";
import { aloneInAllTabs } from "../basket/aloneInAllTabs";
import { followCurrency } from "../basket/currency";
import { receiveBasket } from "../basket/receive";
import { selectBasket } from "../basket/selectors";
import { basketReceived } from "../basket/slice";
import { type BasketWork, withLongWait } from "../basket/work";
import { selectManyStatus } from "../many/selectors";
import { openOrder } from "../orders/slice";
import { type Services } from "../services";
import { lookWhetherLeft, onReturn, watchPageReturns } from "./comeBack";
import { finalize } from "./finalize";
import { freshBasket, isExpected, payOnce, troubleOfThrown } from "./pay";
import { PaymentStop, stopAtSpent } from "./paymentStop";
import { troubleOfAccount } from "./troubleOfAccount";
import { selectIsLeaving, selectPaying, selectPaymentTrouble } from "./selectors";
import {
  changeMyOrder,
  continuePayment,
  payBasket,
  paymentLeaving,
  paymentStopped,
  paymentTakesLong,
  pspReturned,
} from "./slice";
import { stopAtOtherSum } from "./stillAgreed";

type Asked = ReturnType<typeof payBasket> | ReturnType<typeof continuePayment> | ReturnType<typeof changeMyOrder>;

/**
 * One payment at a time: in this tab from the click until the page is left or an error shows, in all tabs until the
 * server has it.
 */
function* payLocked(services: Services, work: BasketWork, action: Asked): SagaGenerator<void> {
  let release: (() => void) | null = null;
  try {
    const shown = yield* select(selectBasket);
    if (!shown) throw new PaymentStop(null);
    if ((yield* select(selectManyStatus)) === "working") throw new PaymentStop({ kind: "stillAdding" });
    release = yield* call(services.takePaymentLock);
    if (!release) throw new PaymentStop({ kind: "startedElsewhere" });
    yield* withLongWait(paymentTakesLong, () =>
      work.enqueue(aloneInAllTabs, work, function* () {
        if (payBasket.match(action)) yield* payOnce(work, action.payload);
        else if (continuePayment.match(action)) yield* continueOnce(work, shown);
        else yield* reopen(work, shown);
      }),
    );
    // The server now knows that the basket is being paid. A page that held a lock could not enter the back-forward
    // cache.
    release();
    // Until the payment ends: by coming back, a confirmation that is shown, a form that is left, a sign-out.
    while (yield* select(selectPaying)) yield* take();
  } catch (error) {
    if (!isExpected(error)) services.report(error);
    yield* put(paymentStopped(yield* troubleOfAccount(troubleOfThrown(error))));
  } finally {
    release?.();
  }
}

function* continueOnce(work: BasketWork, shown: Basket): SagaGenerator<void> {
  const basket = yield* freshBasket(work, shown);
  // Paid or reopened in another tab: there is nothing to continue.
  if (purchasePhase(basket.purchasePhase) !== "paying") throw new PaymentStop(null);
  stopAtOtherSum(shown, basket);
  if (!holdTheSame(shown, basket)) throw new PaymentStop({ kind: "basketChanged" });
  // The account may have been blocked since.
  yield* payingAccount();
  // Only a payment in the payment window can be continued; an invoice has none.
  yield* finalize(work, basket, defaultPayment(null));
}

/** Cancels the payment, so that the basket can be changed: any update does that, even an empty one. */
function* reopen(work: BasketWork, shown: Basket): SagaGenerator<void> {
  const basket = yield* freshBasket(work, shown);
  if (purchasePhase(basket.purchasePhase) === "paying") {
    try {
      yield* receiveBasket(work, () => work.services.commerce.updateBasket({ id: basket.id }));
    } catch (error) {
      // The payment may have been made without the server having heard of it before.
      yield* stopAtSpent(work, basket, error);
      // It may have been taken back nevertheless.
      if (purchasePhase((yield* freshBasket(work, basket)).purchasePhase) !== "editable") throw error;
    }
  }
  // A currency that was chosen during the payment had to wait.
  yield* followCurrency(work);
  yield* put(paymentStopped(null));
}

/** The confirmation is shown: the page has arrived. */
function* arrive(): SagaGenerator<void> {
  if (yield* select(selectIsLeaving)) yield* put(paymentStopped(null));
}

/** A payment of which nobody knew whether it was started was not, as a basket that is read later shows. */
function* lookWhetherStarted({ payload: { basket } }: ReturnType<typeof basketReceived>): SagaGenerator<void> {
  const isInDoubt = (yield* select(selectPaymentTrouble))?.kind === "unknownEnd";
  if (isInDoubt && purchasePhase(basket.purchasePhase) === "editable")
    yield* put(paymentStopped({ kind: "notStarted" }));
}

/** Payments: one at a time, and every way back from the payment window. */
export function* paymentSaga(services: Services, work: BasketWork) {
  yield* fork(watchPageReturns, services, work);
  yield* takeLeading([payBasket, continuePayment, changeMyOrder], payLocked, services, work);
  yield* takeLeading(pspReturned, guarded(onReturn), services, work);
  yield* takeLatest(paymentLeaving, lookWhetherLeft, services, work);
  yield* takeEvery(openOrder, arrive);
  yield* takeEvery(basketReceived, lookWhetherStarted);
}
