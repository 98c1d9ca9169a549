import { call, delay, put, select, spawn, takeLeading, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { failureOf } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { purchasePhase, returnStatus } from "~/domain/purchase";
import { basketPath, isConfirmationRoute, orderConfirmationPath } from "~/domain/routes";
import { isLongAgo } from "~/domain/wait";
import { attempt, failureIn, orNull } from "../attempt";
import { isSpent, leaveSpent, startAnew } from "../basket/anew";
import { loadedJustNow } from "../basket/bring";
import { followCurrency } from "../basket/currency";
import { adoptStored } from "../basket/otherTabs";
import { readBasket } from "../basket/receive";
import { selectBasket, selectOrderedAs } from "../basket/selectors";
import { basketLoadFailed, closeOrderedAs } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { channelOf } from "../channelOf";
import { selectMarket } from "../intl/selectors";
import { askOrderAgain } from "../orders/slice";
import { ownOrder, ownOrders } from "../rememberedOrders";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { Cancelled } from "../queue";
import { confirm } from "./finalize";
import { selectIsLeaving } from "./selectors";
import { paymentReturned, paymentStopped, type pspReturned } from "./slice";

/** If the page was not left after this time, it will not be. */
const LEFT_BY_THEN_MS = 15_000;
/** When a basket is read again: prices, stock and the basket itself may have changed. */
const STALE_AFTER_MS = 10 * 60_000;

/** The payment window sent the person back. Its status is only a hint; the basket tells what is true. */
export function* onReturn(
  services: Services,
  work: BasketWork,
  { payload: word }: ReturnType<typeof pspReturned>,
): SagaGenerator<void> {
  const status = returnStatus(word);
  const basket = yield* broughtOrNull(work);
  const market = yield* select(selectMarket);
  const orderedAs = yield* select(selectOrderedAs);
  const own = orderedAs ? ownOrder(services.session, orderedAs) : ownOrders(services.session)[0];
  // Whatever the address says: an editable basket was not paid, and one that became an order was.
  const isUnpaid = own?.basketId === basket?.id && purchasePhase(basket?.purchasePhase) === "editable";
  // Its basket was left, maybe in another tab, or back from the confirmation through a payment window that has ended.
  const isLeft = own !== undefined && own.basketId !== basket?.id;
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
export function* watchPageReturns(services: Services, work: BasketWork) {
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeLeading(returns, function* (how) {
    yield* call(attempt(lookAgain, basketLoadFailed), services, work, how === "restored");
  });
}

function* lookAgain({ clock, currentPath }: Services, work: BasketWork, isRestored: boolean): SagaGenerator<void> {
  const phase = yield* select((state: RootState) => state.payment.phase);
  const basket = yield* select(selectBasket);
  const isPaying = basket !== null && purchasePhase(basket.purchasePhase) === "paying";
  const isWaiting = phase === "leaving" || (phase === "idle" && isPaying);
  if (!isWaiting) {
    // A page from the back-forward cache has missed what other tabs did to the basket; and after a long while the
    // person should see what the server has now.
    const isOld = basket !== null && isLongAgo(work.heardAt, clock.now(), STALE_AFTER_MS);
    if (isRestored || isOld) yield* work.enqueue(adoptStored, work);
    // The tab that a person looks at decides, if another one has given the basket that both show another currency.
    yield* work.enqueue(followCurrency, work);
    return;
  }
  // It was ordered and forgotten: its confirmation is being opened.
  if (phase === "leaving" && isConfirmationRoute(restOf(currentPath()))) return;
  yield* put(paymentStopped(null));
  if (!basket) return;
  const now = yield* work.enqueue(readOrLeft, work, basket);
  if (!now || purchasePhase(now.purchasePhase) !== "bought") return;
  // Already on the confirmation, which waits for the order.
  if (isConfirmationRoute(restOf(currentPath()))) yield* put(askOrderAgain());
  else yield* confirm(work, now);
}

/** The basket as the server has it now; null if it is gone: that is told, and a new one is made. */
function* readOrLeft(work: BasketWork, shown: Basket): SagaGenerator<Basket | null> {
  try {
    return (yield* readBasket(work, shown.id)).basket;
  } catch (error) {
    const failure = failureOf(error);
    if (!isSpent(failure)) throw error;
    yield* leaveSpent(work, shown, failure);
    yield* startAnew(work);
    return null;
  }
}

/** If the browser did not leave for the payment window (it was stopped, or could not load it), the page goes on. */
export function* lookWhetherLeft(services: Services, work: BasketWork): SagaGenerator<void> {
  yield* delay(LEFT_BY_THEN_MS);
  // On its own: leaving for the confirmation, if it was paid elsewhere, would cancel this.
  if (yield* select(selectIsLeaving)) yield* spawn(attempt(lookAgain, basketLoadFailed), services, work, false);
}
