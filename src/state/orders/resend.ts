import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Failure, sameCode } from "~/domain/failure";
import { isEndUnknown, UNAUTHENTICATED } from "~/domain/failureCode";
import { isUsedUp, resendsOf, restsUntil } from "~/domain/resend";
import { secondsLeft } from "~/domain/wait";
import { failureIn } from "../attempt";
import { leadsToSignIn } from "../auth/sessionOver";
import { countDown } from "../countDown";
import { rememberedResends, rememberResend } from "../rememberedOrders";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { resendEnded, resendUsedUp, resendWaits } from "./slice";

/**
 * Sends the confirmation of the order on screen again, once per click. A request whose outcome is unknown counts as
 * sent. If another order has been opened and asked for meanwhile, that is done next.
 */
export function* resend(services: Services): SagaGenerator<void> {
  const { session, clock } = services;
  const { open, resend: asked } = yield* select((state: RootState) => state.orders);
  if (!open || asked.status !== "sending") return;
  const end = yield* call(send, services, open.publicOrderId);
  if (end.counts) rememberResend(session, open.publicOrderId, clock.now());
  const now = yield* select((state: RootState) => state.orders.open);
  if (now?.publicOrderId === open.publicOrderId) yield* put(resendEnded(end.told, end.failure));
  else yield* resend(services);
}

function* send(
  services: Services,
  publicOrderId: string,
): SagaGenerator<{ told: "sent" | "failed" | "usedUp"; counts: boolean; failure?: Failure }> {
  try {
    const isSent = yield* call(() => services.commerce.resendConfirmation(publicOrderId));
    return { told: isSent ? "sent" : "failed", counts: isSent };
  } catch (error) {
    const failure = failureIn(services, error);
    if (sameCode(failure.code, "TooManyResends")) return { told: "usedUp", counts: false };
    if (isEndUnknown(failure)) return { told: "failed", counts: true, failure };
    // Said with its reason, it leads to the sign-in.
    const isOver = failure.code === UNAUTHENTICATED && (yield* leadsToSignIn(services));
    return { told: "failed", counts: false, ...(isOver && { failure }) };
  }
}

/**
 * Counts down the pause after sending; the third time is the last. Runs after each sending and when an order is opened,
 * as what was sent before a reload still counts.
 */
export function* restFromSending({ session, clock }: Services): SagaGenerator<void> {
  const { open, resend: ended } = yield* select((state: RootState) => state.orders);
  if (!open || ended.status === "usedUp") return;
  const times = resendsOf(rememberedResends(session), open.publicOrderId);
  if (isUsedUp(times)) {
    yield* put(resendUsedUp());
    return;
  }
  yield* countDown(() => secondsLeft(restsUntil(times, clock.now()), clock.now()), resendWaits);
}
