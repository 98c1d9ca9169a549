import { call, put, select, takeEvery, takeLatest, takeLeading, type SagaGenerator } from "typed-redux-saga";
import { type EventChannel } from "redux-saga";
import { type Order, type OrderPaymentInfo } from "~/api/commerce/orders";
import { type Failure } from "~/domain/failure";
import { isEndUnknown, UNAUTHENTICATED } from "~/domain/failureCode";
import { type OwnOrder } from "~/domain/ownOrders";
import { SESSION } from "~/domain/storage";
import { waitAsked } from "~/domain/wait";
import { attempt, guarded, orNull } from "../attempt";
import { userReceived } from "../auth/slice";
import { leaveSpentChannel } from "../basket/anew";
import { selectBasket } from "../basket/selectors";
import { basketForgotten, productsAdded } from "../basket/slice";
import { basketKey, type BasketWork } from "../basket/work";
import { channelOf } from "../channelOf";
import { cameOnline, loggedOut } from "../facts";
import { forgetBasket } from "../remembered";
import { ownOrder, ownOrders, rememberOwnOrder } from "../rememberedOrders";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { bringHistory, renewHistory } from "./history";
import { becameOrder, isBeingPaid, isOurs } from "./ownership";
import { askAtLength, pollOrder } from "./poll";
import { resend, restFromSending } from "./resend";
import { selectOrder } from "./selectors";
import { askRefusedToSignIn, askToSignIn, authStatus, signInOrThrow } from "./signedIn";
import {
  askOrderAgain,
  closeHistory,
  closeOrder,
  historyFailed,
  isOrderOf,
  openHistory,
  openOrder,
  orderConfirmed,
  orderFailed,
  orderProgressed,
  type OrderProgress,
  orderReceived,
  paymentInfoReceived,
  resendConfirmation,
  resendEnded,
  saveTable,
} from "./slice";

/** An order is created a moment after its payment (spec §9). */
const AT_FIRST = { everyMs: 1000, forMs: 3000 };
/** After that the person is told that it is being made, and it is polled for more slowly, for a minute in all. */
const AFTERWARDS = { everyMs: 5000, forMs: 57_000 };

/** Polls for the order on screen until it is there, or it is clear that there is none. */
function* followOrder(services: Services, work: BasketWork): SagaGenerator<void> {
  const open = yield* select((state: RootState) => state.orders.open);
  if (open?.progress !== "asking") return;
  const { publicOrderId } = open;
  // Even if the address names no basket, the order may be this tab's own.
  const basketId = open.basketId ?? ownOrder(services.session, publicOrderId)?.basketId ?? null;
  let isOwn: boolean;
  try {
    isOwn = yield* isOurs(services, publicOrderId, basketId);
  } catch (error) {
    // A company's basket, which waits for its payment: only who shops for the company is told of it.
    return yield* signInOrThrow(services, error, orderProgressed("signInNeeded"), orderFailed);
  }
  if (!isOwn && (yield* authStatus()) === "anonymous") {
    if (basketId === null) {
      yield* askToSignIn(orderProgressed("signInNeeded"));
      return;
    }
    // If the browser keeps nothing of the tab's, the page before has left nothing to know the order by.
    if (services.session.lasts) {
      yield* put(orderProgressed("notFound"));
      return;
    }
  }
  const shown = yield* call(() => channelOf(services.onVisibility));
  try {
    yield* pollTwice(services, work, shown, { publicOrderId, basketId });
  } finally {
    shown.close();
  }
}

function* pollTwice(
  services: Services,
  work: BasketWork,
  shown: EventChannel<boolean>,
  { publicOrderId, basketId }: { publicOrderId: string; basketId: string | null },
): SagaGenerator<void> {
  let first = yield* pollOrder(services, shown, publicOrderId, AT_FIRST);
  const mayBeMade = !first.order && (!first.failure || (yield* saysNothing(services, publicOrderId, first.failure)));
  const isLate = mayBeMade && basketId !== null && (yield* isBeingPaid(services, publicOrderId, basketId));
  if (!first.order && first.isSlow && !isLate) first = yield* askAtLength(services, publicOrderId);
  if (first.order) return yield* confirm(services, work, first.order, basketId);
  if (first.failure && !isLate) {
    const failed = orderFailed(first.failure);
    if (first.failure.code !== UNAUTHENTICATED) yield* put(failed);
    else yield* askRefusedToSignIn(services, orderProgressed("signInNeeded"), failed);
    return;
  }
  if (!isLate) {
    yield* put(orderProgressed("notFound"));
    return;
  }
  yield* put(orderProgressed("late"));
  const afterMs = first.isSlow ? 0 : Math.max(AFTERWARDS.everyMs, first.due - services.clock.elapsed());
  const later = yield* pollOrder(services, shown, publicOrderId, { ...AFTERWARDS, afterMs });
  if (later.order) yield* confirm(services, work, later.order, basketId);
  else yield* put(orderProgressed("givenUp"));
}

/**
 * Whether this failure to ask for an order says nothing of it: an outage, or too many requests. An order that has been
 * shown already is not being made any more.
 */
function* saysNothing({ clock }: Services, publicOrderId: string, failure: Failure): SagaGenerator<boolean> {
  if (yield* select((state: RootState) => selectOrder(state, publicOrderId))) return false;
  return isEndUnknown(failure) || waitAsked(failure, clock.now()) !== null;
}

/** Shows the order, counts its purchase if it is this tab's, and forgets its basket. */
function* confirm(services: Services, work: BasketWork, order: Order, basketId: string | null): SagaGenerator<void> {
  yield* put(orderReceived(order));
  yield* countOnce(services, order, null);
  if (basketId !== null) yield* work.enqueue(forgetOrdered, services, work, order, basketId);
  const info = yield* paymentOf(services, order);
  if (info) yield* countOnce(services, order, { value: info.amountTotal, currency: info.currency });
}

/**
 * Reports the purchase of an order of this tab to analytics, once: with the total that was sent to payment, else with
 * what was `paid`; if neither is known, not yet.
 */
function* countOnce({ session }: Services, order: Order, paid: OwnOrder["sum"]): SagaGenerator<void> {
  const own = ownOrders(session).find(({ publicOrderId }) => isOrderOf(order, publicOrderId));
  if (!own || own.counted) return;
  session.write(SESSION.purchaseStatus, "order-purchased");
  const sum = own.sum ?? paid;
  if (!sum) return;
  rememberOwnOrder(session, { ...own, counted: true });
  yield* put(orderConfirmed({ order, ...sum }));
}

/** Loads how an order was paid, which is not part of the order; null if that fails. */
function* paymentOf(services: Services, { publicId }: Order): SagaGenerator<OrderPaymentInfo | null> {
  const info = yield* orNull(services, () => services.commerce.fetchOrderPayment(publicId));
  yield* put(paymentInfoReceived({ publicOrderId: publicId, info }));
  return info;
}

/** Forgets the basket that became this order. */
function* forgetOrdered(services: Services, work: BasketWork, order: Order, basketId: string): SagaGenerator<void> {
  if (!(yield* becameOrder(services, order, basketId))) return;
  const { countryCode } = yield* basketKey();
  forgetBasket(services.local, basketId, services.clock.now(), countryCode);
  if ((yield* select(selectBasket))?.id === basketId) yield* put(basketForgotten());
  yield* leaveSpentChannel(work);
}

function* clearPurchaseStatus({ session }: Services): SagaGenerator<void> {
  session.remove(SESSION.purchaseStatus);
}

function* save({ saveFile }: Services, { payload }: ReturnType<typeof saveTable>): SagaGenerator<void> {
  saveFile(payload.name, "text/csv", payload.text);
}

/** Loads the order or history on screen again, if it is in one of these states. */
function* askAgain(...where: OrderProgress[]): SagaGenerator<void> {
  const { open, history } = yield* select((state: RootState) => state.orders);
  if (open && where.includes(open.progress)) yield* put(askOrderAgain());
  if (history && (where as string[]).includes(history.status)) yield* put(openHistory(history.page));
}

/** Orders: the one on screen, sending its confirmation again, and the history. */
export function* ordersSaga(services: Services, work: BasketWork) {
  yield* takeLatest(
    [openOrder, askOrderAgain, closeOrder, loggedOut],
    attempt(followOrder, orderFailed),
    services,
    work,
  );
  yield* takeLatest([openHistory, closeHistory, loggedOut], attempt(bringHistory, historyFailed), services);
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeLatest(returns, guarded(renewHistory), services);
  yield* takeLeading(resendConfirmation, guarded(resend), services);
  yield* takeLatest([openOrder, closeOrder, resendEnded], guarded(restFromSending), services);
  yield* takeEvery(saveTable, guarded(save), services);
  // Somebody signed in, maybe in another tab.
  yield* takeLatest(userReceived, ({ payload }) => (payload ? askAgain("signInNeeded", "notFound") : undefined));
  yield* takeLatest(cameOnline, () => askAgain("failed", "late", "givenUp"));
  // The first gift in a new basket ends the previous purchase (spec §4, purchase-status).
  yield* takeLatest(productsAdded, guarded(clearPurchaseStatus), services);
}
