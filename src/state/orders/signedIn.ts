import { type Action } from "@reduxjs/toolkit";
import { put, select, take, type SagaGenerator } from "typed-redux-saga";
import { isSignInRoute, loginPath } from "~/domain/routes";
import { hasJustReturned } from "../auth/justReturned";
import { selectAuthStatus } from "../auth/selectors";
import { loadUser, userFailed, userReceived } from "../auth/slice";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";

/** Whether somebody is signed in; waits until that is known. */
export function* authStatus(): SagaGenerator<ReturnType<typeof selectAuthStatus>> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown") yield* put(loadUser());
  if (status === "unknown" || status === "loading") yield* take([userReceived, userFailed]);
  return yield* select(selectAuthStatus);
}

/**
 * Sends a visitor to the sign-in, which leads back here (spec §2), and puts the action `told`, which says why. The
 * address is replaced, so that Back from there skips this page, which would redirect again. Whoever has signed out
 * while the page was open is only told; whoever is on the way to the sign-in already is led back to where it was asked
 * for.
 */
export function* askToSignIn({ navigate, currentPath }: Services, told: Action): SagaGenerator<void> {
  const { hasSignedOut } = yield* select((state: RootState) => state.auth);
  const path = currentPath();
  if (!hasSignedOut && !isSignInRoute(path)) navigate(loginPath(path), { replace: true });
  yield* put(told);
}

/** The same after the server refused a call as not signed in; but whoever has just signed in is shown the failure. */
export function* askRefusedToSignIn(services: Services, told: Action, failed: Action): SagaGenerator<void> {
  if (hasJustReturned(services)) yield* put(failed);
  else yield* askToSignIn(services, told);
}
