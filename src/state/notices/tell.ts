import { put, type SagaGenerator, select } from "typed-redux-saga";
import { type Failure } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { leadsToSignIn } from "../auth/sessionOver";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { EVENT_TOASTS, type NoticeEvent } from "./eventToasts";
import { failureTold } from "./failureTold";
import { type Notice, noticeRaised } from "./slice";

/** The toast for an event of the shop itself. */
export function tell(event: NoticeEvent, kind: Notice["kind"] = "error", more: Pick<Notice, "values" | "about"> = {}) {
  return noticeRaised({ kind, code: event, messageId: EVENT_TOASTS[event], ...more });
}

/** Shows a refusal. That the session is over is shown at the sign-in, if the person is sent there; else here. */
export function* tellRefusal(services: Services, failure: Failure, about?: Notice["about"]): SagaGenerator<void> {
  const { redirecting } = yield* select((state: RootState) => state.auth);
  const isLedAway = redirecting || (yield* leadsToSignIn(services));
  if (failure.code !== UNAUTHENTICATED || !isLedAway) yield* put(failureTold(failure, about));
}
