import { put, select, type SagaGenerator } from "typed-redux-saga";
import { type Failure, failureOfCode } from "~/domain/failure";
import { isEndUnknown, UNAUTHENTICATED } from "~/domain/failureCode";
import { exportFailure, isRefusal } from "~/domain/owner";
import { waitAsked } from "~/domain/wait";
import { failureIn } from "../attempt";
import { whoIsNow } from "../auth/whoIs";
import { failureFor } from "../failureFor";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { countMiss, type ExportSession } from "./exportSession";
import { exportFailed, ownerRefused, waitBegun } from "./slice";

/** Whether the server knows of nobody any more; if it cannot say, the refusal counts as it came. */
function* isNobodySignedIn(services: Services): SagaGenerator<boolean> {
  try {
    return (yield* whoIsNow(services)) === null;
  } catch (error) {
    failureIn(services, error);
    return false;
  }
}

/**
 * Tells why the card that is held could not be looked up or made: a token or proof that is wrong is a miss and may
 * begin a wait; whatever else is wrong can be tried again.
 */
export function* tellFailure(session: ExportSession, found: Failure): SagaGenerator<void> {
  const { held } = session;
  const failure = exportFailure(yield* failureFor(found));
  const asked = waitAsked(failure, session.services.clock.now());
  const { scheme, step } = yield* select((state: RootState) => state.exports);
  if (!isRefusal(failure) && asked === null) {
    // A proof that did not reach the server is told beside it, where it is still to be sent.
    const isSent = step !== "checking" || !isEndUnknown(failure);
    yield* put(isSent ? exportFailed(failure) : ownerRefused(failure));
    return;
  }
  const isFound = scheme !== null;
  if (held?.proof?.accountId && (yield* isNobodySignedIn(session.services))) {
    // Not the gift is refused but a session that is over. As after any such failure, that leads to the sign-in, to
    // which the gift is handed over; not for who has only just come back from there.
    yield* put(ownerRefused(failureOfCode(UNAUTHENTICATED)));
    return;
  }
  // All tokens that were not found share one wait, so that none can be told from another by it.
  const wait = countMiss(session, isFound ? (held?.token ?? "") : "", asked);
  // Too many tries say nothing about a token: it is kept, and may be looked up again after the wait.
  const isKept = !isFound && asked !== null;
  if (!isFound && !isKept) session.held = null;
  yield* put(isKept ? exportFailed(failure) : ownerRefused(failure));
  yield* put(waitBegun(wait));
}
