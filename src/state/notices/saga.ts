import { type Action, type PayloadAction } from "@reduxjs/toolkit";
import { call, fork, put, type SagaGenerator, select, takeEvery } from "typed-redux-saga";
import { companyName } from "~/domain/buyer";
import { type Failure, failureOfCode, sameCode } from "~/domain/failure";
import { ACCOUNT_LOST, NETWORK } from "~/domain/failureCode";
import { restOf } from "~/domain/paths";
import { isPaymentReturnRoute } from "~/domain/routes";
import { LOCAL, SESSION } from "~/domain/storage";
import { guarded } from "../attempt";
import { selectAccount, selectChosen } from "../auth/selectors";
import {
  accountFollowed,
  accountLost,
  redirectImpossible,
  sessionEnded,
  signInFailed,
  signOutFollowed,
  userReceived,
} from "../auth/slice";
import { selectUndo } from "../basket/selectors";
import {
  addedUnseen,
  addProducts,
  askForQuotes,
  basketChangeFailed,
  basketExpired,
  basketOrdered,
  currencyRefused,
  DIALOG_CHANGES,
  LATER_CHANGES,
  productsAdded,
  productsNotAdded,
} from "../basket/slice";
import { channelOf } from "../channelOf";
import { cameOnline, doubtEnded, wentOffline } from "../facts";
import { pageReceived } from "../listing/slice";
import { datesMoved } from "../payment/slice";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import {
  channelSwitched,
  codeAsked,
  codeRefused,
  giftsLeftInPortal,
  giftsStayed,
  lastVoucherRemoved,
} from "../vouchers/slice";
import { failureTold } from "./failureTold";
import { paymentNotices } from "./payment";
import { selectOffline } from "./selectors";
import { noticesOver } from "./slice";
import { tell, tellRefusal } from "./tell";

function* onRefused(services: Services, { payload }: PayloadAction<Failure>): SagaGenerator<void> {
  // Who has lost an account is told by `accountLost`. Somebody else may have signed in, who never had it.
  if (payload.code !== ACCOUNT_LOST) yield* tellRefusal(services, payload, "change");
}

/** What the person changes next makes the failure of the last change outdated. Quotes are asked for unasked. */
function* onNextChange({ type }: Action): SagaGenerator<void> {
  const { queue } = yield* select((state: RootState) => state.notices);
  if (type !== askForQuotes.type && queue.some(({ about }) => about === "change")) yield* put(noticesOver("change"));
}

function* onCodeRefused(services: Services, { payload }: PayloadAction<Failure>): SagaGenerator<void> {
  yield* tellRefusal(services, payload, "code");
}

function* onChangeFailed(services: Services, action: ReturnType<typeof basketChangeFailed>): SagaGenerator<void> {
  if (!action.meta.isToldThere) yield* onRefused(services, action);
}

/** If the message of a refused gift mentions the stock, a second toast says that it is out of stock (spec §8). */
const STOCK_MARKER = /out ?of ?stock/i;

function* onNotAdded(services: Services, action: ReturnType<typeof productsNotAdded>): SagaGenerator<void> {
  yield* onRefused(services, action);
  const { message } = action.payload;
  // If the first toast has the same text, the second is dropped.
  if (STOCK_MARKER.test(message)) yield* put(failureTold(failureOfCode("OutOfStock", message), "change"));
}

function* onDoubtEnded({ payload: { isChanged } }: ReturnType<typeof doubtEnded>): SagaGenerator<void> {
  if (isChanged !== null) yield* put(tell(isChanged ? "Added" : "NotChanged", "info"));
}

/** If the code can be put back, the offer to undo already says that it was removed. */
function* onLastRemoved(): SagaGenerator<void> {
  if (!(yield* select(selectUndo))) yield* put(tell("CodeRemoved", "info"));
}

/** Tells for whom this tab shops now: another tab has chosen it, and the basket on screen is suddenly another. */
function* onAccountFollowed(): SagaGenerator<void> {
  yield* put(noticesOver("account"));
  const account = yield* select(selectAccount);
  const name = account && companyName(account);
  const about = "account";
  if (name) yield* put(tell("NowForAccount", "info", { values: { name }, about }));
  else yield* put(tell((yield* select(selectChosen)) ? "NowForCompany" : "NowPrivate", "info", { about }));
}

/** Tells why a company's basket is not there: the session was over before the page was opened. */
function* onUser({ payload: user }: ReturnType<typeof userReceived>): SagaGenerator<void> {
  if (!user && (yield* select(selectChosen))) yield* put(tell("SessionEnded", "info"));
}

/** On return from the payment window no toast is needed: the order itself comes next. */
function* onOrdered({ currentPath }: Services): SagaGenerator<void> {
  if (!isPaymentReturnRoute(restOf(currentPath()))) yield* put(tell("BasketAlreadyOrdered", "info"));
}

function* onPage(_services: Services, { payload }: ReturnType<typeof pageReceived>): SagaGenerator<void> {
  if (payload.incomplete) yield* put(tell("ListingIncomplete", "info"));
}

function* onAdded({ local }: Services): SagaGenerator<void> {
  if (!local.keeps(LOCAL.baskets)) yield* put(tell("StorageOff", "info"));
}

function* watchConnection(services: Services) {
  if (!services.isOnline()) yield* put(wentOffline());
  const changes = yield* call(() =>
    channelOf<boolean>((tell) => [
      services.onConnection(tell),
      // A page from the back-forward cache has missed changes of the connection.
      services.onPageReturn((how) => void (how === "restored" && tell(services.isOnline()))),
    ]),
  );
  yield* takeEvery(changes, function* (isOnline) {
    if ((yield* select(selectOffline)) !== isOnline) return;
    yield* put(isOnline ? cameOnline() : wentOffline());
  });
}

/** The one place that decides which fact or failure raises which toast. */
export function* noticesSaga(services: Services) {
  yield* fork(watchConnection, services);
  yield* takeEvery(basketChangeFailed, guarded(onChangeFailed), services);
  yield* takeEvery(codeAsked, () => put(noticesOver("code")));
  yield* takeEvery([addProducts.type, ...LATER_CHANGES, ...DIALOG_CHANGES], onNextChange);
  yield* takeEvery(codeRefused.type, guarded(onCodeRefused), services);
  yield* takeEvery(productsNotAdded, guarded(onNotAdded), services);
  yield* paymentNotices(services);
  yield* takeEvery(productsAdded, guarded(onAdded), services);
  yield* takeEvery(addedUnseen, () => put(tell("Added", "info")));
  yield* takeEvery(doubtEnded, onDoubtEnded);
  yield* takeEvery(pageReceived, guarded(onPage), services);
  yield* takeEvery(channelSwitched, () => put(tell("CodeMoved", "info")));
  yield* takeEvery(giftsLeftInPortal, () => put(tell("GiftsInPortal", "info")));
  yield* takeEvery(giftsStayed, () => put(tell("GiftsStayed")));
  yield* takeEvery(lastVoucherRemoved, onLastRemoved);
  yield* takeEvery(basketExpired, () => put(tell("BasketExpired")));
  yield* takeEvery(basketOrdered, guarded(onOrdered), services);
  yield* takeEvery(currencyRefused, ({ payload: failure }) =>
    // While the order is being paid, the currency is not the reason.
    put(sameCode(failure.code, "PaymentUnderWay") ? failureTold(failure) : tell("CurrencyRefused")),
  );
  yield* takeEvery(datesMoved, () => put(tell("DatesMoved", "info")));
  yield* takeEvery(signInFailed, () => put(tell("SignInFailed")));
  yield* takeEvery(redirectImpossible, () => put(failureTold(failureOfCode(NETWORK))));
  yield* takeEvery(accountLost, () => put(tell("AccountLost", "info")));
  yield* takeEvery(accountFollowed, onAccountFollowed);
  yield* takeEvery(signOutFollowed, () => put(tell("SignedOutElsewhere", "info")));
  yield* takeEvery(sessionEnded, () => put(tell("SessionEnded", "info")));
  yield* takeEvery(userReceived, onUser);
  if (services.session.read(SESSION.datesMoved)) {
    services.session.remove(SESSION.datesMoved);
    yield* put(tell("DatesMoved", "info"));
  }
}
