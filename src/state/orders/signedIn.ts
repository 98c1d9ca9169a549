import { type Action } from "@reduxjs/toolkit";
import { put, select, take, type SagaGenerator } from "typed-redux-saga";
import { type Failure, failureOf } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { hasJustReturned } from "../auth/justReturned";
import { selectAuthStatus } from "../auth/selectors";
import { loadUser, signInNeeded, userFailed, userReceived } from "../auth/slice";
import { type Services } from "../services";

/** Whether somebody is signed in; waits until that is known. */
export function* authStatus(): SagaGenerator<ReturnType<typeof selectAuthStatus>> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown") yield* put(loadUser());
  if (status === "unknown" || status === "loading") yield* take([userReceived, userFailed]);
  return yield* select(selectAuthStatus);
}

/** Sends a visitor to the sign-in, and puts the action `told`, which says why. */
export function* askToSignIn(told: Action): SagaGenerator<void> {
  yield* put(signInNeeded());
  yield* put(told);
}

/** The same after the server refused a call as not signed in; but whoever has just signed in is shown the failure. */
export function* askRefusedToSignIn(services: Services, told: Action, failed: Action): SagaGenerator<void> {
  if (hasJustReturned(services)) yield* put(failed);
  else yield* askToSignIn(told);
}

/**
 * The same for an error that was caught; any other error is thrown again. So is that of a session that has ended
 * meanwhile, which leads to the sign-in elsewhere.
 */
export function* signInOrThrow(
  services: Services,
  error: unknown,
  told: Action,
  failed: (failure: Failure) => Action,
): SagaGenerator<void> {
  const failure = failureOf(error);
  if (failure.code !== UNAUTHENTICATED || (yield* select(selectAuthStatus)) === "signedIn") throw error;
  yield* askRefusedToSignIn(services, told, failed(failure));
}
