import { put, type SagaGenerator, select, takeEvery } from "typed-redux-saga";
import { failureOfCode } from "~/domain/failure";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { restOf } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { SESSION } from "~/domain/storage";
import { guarded } from "../attempt";
import { selectBasket, selectItemsCount } from "../basket/selectors";
import { paymentReturned, paymentStopped, type PaymentTrouble } from "../payment/slice";
import { type Services } from "../services";
import { failureTold } from "./failureTold";
import { tell, tellRefusal } from "./tell";

function* onStopped(services: Services, { payload: trouble }: ReturnType<typeof paymentStopped>): SagaGenerator<void> {
  // The page was not left, so the toast about moved dates need not be repeated on return.
  services.session.remove(SESSION.datesMoved);
  const basket = yield* select(selectBasket);
  if (!trouble || isToldInPlace(services.currentPath(), basket?.purchasePhase)) return;
  if (trouble.kind === "refused") {
    yield* tellRefusal(services, trouble.failure);
    return;
  }
  const notice = noticeOfTrouble(trouble);
  if (notice) yield* put(notice);
}

/** Whether the screen shows the trouble itself: the payment step does, and the basket while it is being paid. */
function isToldInPlace(path: string, phase: string | undefined): boolean {
  if (phase === undefined) return false;
  const rest = restOf(path);
  return rest === "/basket/delivery" || (rest === "/basket" && purchasePhase(phase) !== "editable");
}

/** The toast for a trouble; null for those that only the payment step shows, at their place. */
function noticeOfTrouble(trouble: Exclude<PaymentTrouble, { kind: "refused" }>) {
  switch (trouble.kind) {
    case "sumChanged":
      return tell("PaymentSumChanged");
    case "basketChanged":
      return tell("BasketWasChanged");
    case "noQuote":
      return tell("NoQuote");
    case "startedElsewhere":
      return tell("PaymentStartedElsewhere");
    case "notApprovedForInvoice":
      return failureTold(failureOfCode("NotApprovedForInvoice"));
    case "notStarted":
    case "started":
      return tell("PaymentNotStarted");
    case "unknownEnd":
      return failureTold(failureOfCode(CHANGE_END_UNKNOWN));
    case "blocked":
    case "stillAdding":
    case "wayMissing":
    case "buyerMissing":
    case "alreadyOrdered":
      return null;
  }
}

function* onReturned(
  _services: Services,
  { payload: { status, toOrder } }: ReturnType<typeof paymentReturned>,
): SagaGenerator<void> {
  if (toOrder) return;
  // In a browser without storage the basket was lost on the way: it is not said to be there.
  const values = { isKept: String((yield* select(selectItemsCount)) > 0) };
  if (status === "cancelled") yield* put(tell("PaymentCancelled", "info", { values }));
  else if (status === "failed") yield* put(tell("PaymentFailed", "error", { values }));
  else yield* put(tell("PaymentPending", "info"));
}

/** The toasts of payments that stopped, and of those that come back from the payment page. */
export function* paymentNotices(services: Services): SagaGenerator<void> {
  yield* takeEvery(paymentStopped, guarded(onStopped), services);
  yield* takeEvery(paymentReturned, guarded(onReturned), services);
}
