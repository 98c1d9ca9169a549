import {
  call,
  delay,
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
import { failureOf } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { purchasePhase, returnStatus } from "~/domain/purchase";
import { basketPath, isConfirmationRoute, orderConfirmationPath } from "~/domain/routes";
import { isLongAgo } from "~/domain/wait";
import { attempt, guarded } from "../attempt";
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
import { PaymentStop } from "./paymentStop";
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

/** Longer than this a page that is shown and was to be left is not left any more. */
const LEFT_BY_THEN_MS = 15_000;
/** What is in a basket holds for so long: prices, stock and the basket itself may be others by then. */
const HOLDS_FOR_MS = 10 * 60_000;

type Asked = ReturnType<typeof payBasket> | ReturnType<typeof continuePayment> | ReturnType<typeof changeMyOrder>;

/**
 * One payment at a time: in this tab from the click until the page is left or an error shows, in all tabs until the
 * server has it.
 */
function* payLocked(services: Services, work: BasketWork, action: Asked): SagaGenerator<void> {
  let release: (() => void) | null = null;
  try {
    // What is paid is what the person saw when they pressed the button.
    const shown = yield* select(selectBasket);
    if (!shown) throw new PaymentStop(null);
    if ((yield* select(selectManyStatus)) === "working") throw new PaymentStop({ kind: "stillAdding" });
    release = yield* call(services.takePaymentLock);
    if (!release) throw new PaymentStop({ kind: "startedElsewhere" });
    yield* withLongWait(paymentTakesLong, () =>
      work.enqueue(aloneInAllTabs, work, function* () {
        if (payBasket.match(action)) yield* payOnce(work, shown, action.payload);
        else if (continuePayment.match(action)) yield* continueOnce(work, shown);
        else yield* reopen(work, shown.id);
      }),
    );
    // The server knows by now that the basket is being paid. A page that still held a lock would not be kept for Back.
    release();
    // Whatever ends it: a way back, a confirmation that stands, a form that is left, a sign-out.
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
  // Paid after all, or taken back in another tab: there is nothing to go on with.
  if (purchasePhase(basket.purchasePhase) !== "paying") throw new PaymentStop(null);
  stopAtOtherSum(shown, basket);
  // The account may have been blocked since.
  yield* payingAccount();
  // Only what waits at its window is gone on with: an invoice has none.
  yield* finalize(work, basket, defaultPayment(null));
}

/** A change takes a basket back from its payment window; an empty one is enough. */
function* reopen(work: BasketWork, id: string): SagaGenerator<void> {
  const basket = yield* freshBasket(work, { id });
  if (purchasePhase(basket.purchasePhase) === "paying") {
    yield* receiveBasket(work, () => work.services.commerce.updateBasket({ id }));
  }
  // Another currency that was chosen meanwhile had to wait.
  yield* followCurrency(work);
  yield* put(paymentStopped(null));
}

/** The payment window sent the browser back. Whatever it says, the basket says what is true. */
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
  // Still to be filled: nothing was paid, whatever the address says. Bought: it was paid, whatever the address says.
  const isUnpaid = own?.basketId === basket?.id && purchasePhase(basket?.purchasePhase) === "editable";
  const toOrder = own !== undefined && (orderedAs !== null || (status === "ok" && !isUnpaid));
  if (orderedAs && toOrder) yield* put(closeOrderedAs());
  yield* put(paymentReturned({ status, toOrder }));
  const path = toOrder ? orderConfirmationPath(market, own.publicOrderId, own.basketId) : basketPath(market);
  services.navigate(path, { replace: true });
}

function* broughtOrNull(work: BasketWork): SagaGenerator<Basket | null> {
  try {
    return yield* work.enqueue(loadedJustNow, work);
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    yield* put(basketLoadFailed(failureOf(error)));
    return null;
  }
}

/** The person is back on a page that thought it was left, or that was not told how the payment ended. */
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
    // A page out of the browser's memory has heard nothing of what other tabs did to the basket; and whoever comes back
    // after a long while, or to a machine that slept, is to see what the server has of it by now.
    const isOld = basket !== null && phase === "idle" && isLongAgo(work.heardAt, clock.now(), HOLDS_FOR_MS);
    if (isRestored || isOld) yield* work.enqueue(adoptStored, work);
    return;
  }
  // Ordered and left behind: its confirmation is on the way.
  if (!basket) return;
  yield* put(paymentStopped(null));
  const now = yield* work.enqueue(() => receiveBasket(work, () => commerce.fetchBasket(basket.id)));
  if (purchasePhase(now.basket.purchasePhase) !== "bought") return;
  // Where the confirmation waits for it, there is nowhere to go.
  if (isConfirmationRoute(restOf(currentPath()))) yield* put(askOrderAgain());
  else yield* confirm(work, now.basket);
}

/** The browser was stopped on its way to the payment window, or had nowhere to go: the page stands as it is. */
function* lookWhetherLeft(services: Services, work: BasketWork): SagaGenerator<void> {
  yield* delay(LEFT_BY_THEN_MS);
  if (yield* select(selectIsLeaving)) yield* lookAgain(services, work, false);
}

/** The confirmation stands: nothing is on its way there any more. */
function* arrive(): SagaGenerator<void> {
  if (yield* select(selectIsLeaving)) yield* put(paymentStopped(null));
}

/** Paying: one at a time, and every way back from the payment window. */
export function* paymentSaga(services: Services, work: BasketWork) {
  yield* fork(watchPageReturns, services, work);
  yield* takeLeading([payBasket, continuePayment, changeMyOrder], payLocked, services, work);
  yield* takeLeading(pspReturned, guarded(onReturn), services, work);
  yield* takeLatest(paymentLeaving, attempt(lookWhetherLeft, basketLoadFailed), services, work);
  yield* takeEvery(openOrder, arrive);
}
