import { type Action } from "@reduxjs/toolkit";
import { put, select, take, type SagaGenerator } from "typed-redux-saga";
import { loginPath } from "~/domain/routes";
import { hasJustReturned } from "../auth/justReturned";
import { selectAuthStatus } from "../auth/selectors";
import { loadUser, userFailed, userReceived } from "../auth/slice";
import { type Services } from "../services";

/** Whether somebody is signed in; asked for where nobody knows yet. */
export function* authStatus(): SagaGenerator<ReturnType<typeof selectAuthStatus>> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown") yield* put(loadUser());
  if (status === "unknown" || status === "loading") yield* take([userReceived, userFailed]);
  return yield* select(selectAuthStatus);
}

/**
 * What is asked for belongs to somebody, which `told` says: a visitor is sent to the sign-in, which leads back here
 * (spec §2). Back from there leads to the page before, not here and at once away again.
 */
export function* askToSignIn({ navigate, currentPath }: Services, told: Action): SagaGenerator<void> {
  navigate(loginPath(currentPath()), { replace: true });
  yield* put(told);
}

/** The same where the server refused the call as nobody's. Who has only just signed in is told the failure instead. */
export function* askRefusedToSignIn(services: Services, told: Action, failed: Action): SagaGenerator<void> {
  if (hasJustReturned(services)) yield* put(failed);
  else yield* askToSignIn(services, told);
}
