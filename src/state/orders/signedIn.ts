import { type Action } from "@reduxjs/toolkit";
import { put, select, take, type SagaGenerator } from "typed-redux-saga";
import { loginPath } from "~/domain/routes";
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
