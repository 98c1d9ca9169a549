import { put, select, take, type SagaGenerator } from "typed-redux-saga";
import { selectAuthStatus } from "../auth/selectors";
import { loadUser, userFailed, userReceived } from "../auth/slice";

/** Whether somebody is signed in; asked for where nobody knows yet. */
export function* authStatus(): SagaGenerator<ReturnType<typeof selectAuthStatus>> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown") yield* put(loadUser());
  if (status === "unknown" || status === "loading") yield* take([userReceived, userFailed]);
  return yield* select(selectAuthStatus);
}
