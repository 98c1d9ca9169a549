import {
  call,
  delay,
  fork,
  put,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { defaultPayment } from "~/domain/buyer";
import { restOf } from "~/domain/paths";
import { purchasePhase, returnStatus } from "~/domain/purchase";
import { basketPath, isConfirmationRoute, orderConfirmationPath } from "~/domain/routes";
import { isLongAgo } from "~/domain/wait";
import { attempt, failureIn, guarded, orNull } from "../attempt";
import { payingAccount } from "../auth/accountInUse";
import { loadedJustNow } from "../basket/bring";
import { followCurrency } from "../basket/currency";
import { adoptStored } from "../basket/otherTabs";
import { selectBasket, selectOrderedAs } from "../basket/selectors";
import { basketLoadFailed, closeOrderedAs } from "../basket/slice";
import { aloneInAllTabs, type BasketWork, receiveBasket, withLongWait } from "../basket/work";
import { channelOf } from "../channelOf";
import { selectMarket } from "../intl/selectors";
import { selectManyStatus } from "../many/selectors";
import { askOrderAgain, openOrder } from "../orders/slice";
import { ownOrders } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { Cancelled } from "../queue";
import { confirm, finalize } from "./finalize";
import { freshBasket, isExpected, payOnce, troubleOfThrown } from "./pay";
import { PaymentStop, stopAtSpent } from "./paymentStop";
import { troubleOfAccount } from "./troubleOfAccount";
import { selectIsLeaving, selectPaying } from "./selectors";
import {
  changeMyOrder,
  continuePayment,
  payBasket,
  paymentLeaving,
  paymentReturned,
  paymentStopped,
  paymentTakesLong,
  pspReturned,
} from "./slice";
import { stopAtOtherSum } from "./stillAgreed";

/** If the page was not left after this time, it will not be. */
const LEFT_BY_THEN_MS = 15_000;
/** When a basket is read again: prices, stock and the basket itself may have changed. */
const STALE_AFTER_MS = 10 * 60_000;

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
      throw error;
    }
  }
  // A currency that was chosen during the payment had to wait.
  yield* followCurrency(work);
  yield* put(paymentStopped(null));
}

/** The payment window sent the person back. Its status is only a hint; the basket tells what is true. */
function* onReturn(
  services: Services,
  work: BasketWork,
  { payload: word }: ReturnType<typeof pspReturned>,
): SagaGenerator<void> {
  const status = returnStatus(word);
  const basket = yield* broughtOrNull(work);
  const market = yield* select(selectMarket);
  const orderedAs = yield* select(selectOrderedAs);
  const orders = ownOrders(services.session);
  const own = orderedAs ? orders.find(({ publicOrderId }) => publicOrderId === orderedAs) : orders[0];
  // Whatever the address says: an editable basket was not paid, and one that became an order was.
  const isUnpaid = own?.basketId === basket?.id && purchasePhase(basket?.purchasePhase) === "editable";
  // Its basket was left, maybe in another tab, or back from the confirmation through a payment window that has ended.
  const isLeft = own !== undefined && orderedAs === null && own.basketId !== basket?.id;
  const isOrdered = orderedAs !== null || (isLeft && (own.counted || (yield* wasBought(services, own.basketId))));
  const toOrder = own !== undefined && (isOrdered || (status === "ok" && !isUnpaid));
  if (orderedAs && toOrder) yield* put(closeOrderedAs());
  yield* put(paymentReturned({ status, toOrder }));
  const path = toOrder ? orderConfirmationPath(market, own.publicOrderId, own.basketId) : basketPath(market);
  services.navigate(path, { replace: true });
}

/** Whether a basket became an order, as far as the server tells. */
function* wasBought(services: Services, basketId: string): SagaGenerator<boolean> {
  const answer = yield* orNull(services, () => services.commerce.fetchBasket(basketId));
  return purchasePhase(answer?.basket.purchasePhase) === "bought";
}

function* broughtOrNull(work: BasketWork): SagaGenerator<Basket | null> {
  try {
    return yield* work.enqueue(loadedJustNow, work);
  } catch (error) {
    // Signed out in another tab meanwhile: the screen is left all the same.
    if (!(error instanceof Cancelled)) yield* put(basketLoadFailed(failureIn(work.services, error)));
    return null;
  }
}

/** Looks again when the person comes back to a page that was left for the payment window. */
function* watchPageReturns(services: Services, work: BasketWork) {
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeLeading(returns, function* (how) {
    yield* call(attempt(lookAgain, basketLoadFailed), services, work, how === "restored");
  });
}

function* lookAgain(
  { commerce, clock, currentPath }: Services,
  work: BasketWork,
  isRestored: boolean,
): SagaGenerator<void> {
  const phase = yield* select((state: RootState) => state.payment.phase);
  const basket = yield* select(selectBasket);
  const isPaying = basket !== null && purchasePhase(basket.purchasePhase) === "paying";
  const isWaiting = phase === "leaving" || (phase === "idle" && isPaying);
  if (!isWaiting) {
    // A page from the back-forward cache has missed what other tabs did to the basket; and after a long while the
    // person should see what the server has now.
    const isOld = basket !== null && phase === "idle" && isLongAgo(work.heardAt, clock.now(), STALE_AFTER_MS);
    if (isRestored || isOld) yield* work.enqueue(adoptStored, work);
    // The tab that a person looks at decides, if another one has given the basket that both show another currency.
    yield* work.enqueue(followCurrency, work);
    return;
  }
  // It was ordered and forgotten: its confirmation is being opened. Another basket may be there already.
  const isOnItsWay = phase === "leaving" && isConfirmationRoute(restOf(currentPath()));
  if (isOnItsWay && (!basket || purchasePhase(basket.purchasePhase) === "editable")) return;
  yield* put(paymentStopped(null));
  if (!basket) return;
  const now = yield* work.enqueue(() => receiveBasket(work, () => commerce.fetchBasket(basket.id)));
  if (purchasePhase(now.basket.purchasePhase) !== "bought") return;
  // Already on the confirmation, which waits for the order.
  if (isConfirmationRoute(restOf(currentPath()))) yield* put(askOrderAgain());
  else yield* confirm(work, now.basket);
}

/** If the browser did not leave for the payment window (it was stopped, or could not load it), the page goes on. */
function* lookWhetherLeft(services: Services, work: BasketWork): SagaGenerator<void> {
  yield* delay(LEFT_BY_THEN_MS);
  // On its own: leaving for the confirmation, if it was paid elsewhere, would cancel this.
  if (yield* select(selectIsLeaving)) yield* spawn(attempt(lookAgain, basketLoadFailed), services, work, false);
}

/** The confirmation is shown: the page has arrived. */
function* arrive(): SagaGenerator<void> {
  if (yield* select(selectIsLeaving)) yield* put(paymentStopped(null));
}

/** Payments: one at a time, and every way back from the payment window. */
export function* paymentSaga(services: Services, work: BasketWork) {
  yield* fork(watchPageReturns, services, work);
  yield* takeLeading([payBasket, continuePayment, changeMyOrder], payLocked, services, work);
  yield* takeLeading(pspReturned, guarded(onReturn), services, work);
  yield* takeLatest(paymentLeaving, lookWhetherLeft, services, work);
  yield* takeEvery(openOrder, arrive);
}
