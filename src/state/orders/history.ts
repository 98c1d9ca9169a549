import { put, select, type SagaGenerator } from "typed-redux-saga";
import { abortable } from "../abortable";
import { orNull } from "../attempt";
import { type Services } from "../services";
import { selectHistory } from "./selectors";
import { askToSignIn, authStatus, signInOrThrow } from "./signedIn";
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
    const answer = yield* abortable((signal) => services.commerce.fetchOrders(history.page, PER_PAGE, { signal }));
    yield* put(historyReceived(answer));
  } catch (error) {
    yield* signInOrThrow(services, error, historySignInNeeded(), historyFailed);
  }
}

/** Looks again, unseen, when the person comes back to the history: another tab may have ordered meanwhile. */
export function* renewHistory(services: Services): SagaGenerator<void> {
  const history = yield* select(selectHistory);
  if (history?.status !== "ready") return;
  const answer = yield* orNull(services, () => services.commerce.fetchOrders(history.page, PER_PAGE));
  // Meanwhile another page may have been opened, or somebody else have signed in.
  if (!answer || (yield* select(selectHistory)) !== history) return;
  // An answer that counts orders but holds none is of no use: what is shown stays.
  if (answer.items.length > 0 || answer.pagingInfo.totalItems === 0) yield* put(historyRenewed(answer));
}
