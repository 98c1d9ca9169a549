import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { failureOf } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { abortable } from "../abortable";
import { orNull } from "../attempt";
import { selectAuthStatus } from "../auth/selectors";
import { type Services } from "../services";
import { selectHistory } from "./selectors";
import { askRefusedToSignIn, askToSignIn, authStatus } from "./signedIn";
import { historyFailed, historyReceived, historyRenewed, historySignInNeeded } from "./slice";

/** Orders per page of the history. */
const PER_PAGE = 10;

/** Loads the page of the history that is open; leaving its screen aborts the request. */
export function* bringHistory(services: Services): SagaGenerator<void> {
  const history = yield* select(selectHistory);
  if (history?.status !== "asking") return;
  if ((yield* authStatus()) === "anonymous") {
    yield* askToSignIn(historySignInNeeded());
    return;
  }
  try {
    const answer = yield* call(() =>
      abortable((signal) => services.commerce.fetchOrders(history.page, PER_PAGE, { signal })),
    );
    yield* put(historyReceived(answer));
  } catch (error) {
    // A session that ends meanwhile leads to the sign-in elsewhere; if nobody was known to be signed in, it is done
    // here.
    const failure = failureOf(error);
    if (failure.code !== UNAUTHENTICATED || (yield* select(selectAuthStatus)) === "signedIn") throw error;
    yield* askRefusedToSignIn(services, historySignInNeeded(), historyFailed(failure));
  }
}

/** Looks again, unseen, when the person comes back to the history: another tab may have ordered meanwhile. */
export function* renewHistory(services: Services): SagaGenerator<void> {
  const history = yield* select(selectHistory);
  if (history?.status !== "ready") return;
  const answer = yield* orNull(services, () => services.commerce.fetchOrders(history.page, PER_PAGE));
  // Meanwhile another page may have been opened, or somebody else have signed in.
  if (!answer || (yield* select(selectHistory)) !== history) return;
  // A first page without orders says nothing of those that are counted: what is shown is the better one.
  if (answer.items.length > 0 || answer.pagingInfo.totalItems === 0) yield* put(historyRenewed(answer));
}
