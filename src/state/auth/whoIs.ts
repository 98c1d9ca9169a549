import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { type LoggedInUser } from "~/api/commerce/account";
import { failureOf } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { LOCAL, SESSION_MARK } from "~/domain/storage";
import { personReplaced } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { userReceived } from "./slice";

export const isMarked = ({ local }: Services) => local.read(LOCAL.signedIn) === SESSION_MARK.signedIn;
export const isSignedOut = ({ local }: Services) => local.read(LOCAL.signedIn) === SESSION_MARK.signedOut;

/** Asks who is signed in, and tells the store. Throws where the server cannot say. */
export function* askUser(services: Services): SagaGenerator<void> {
  const wasSignedOut = isSignedOut(services);
  const user = yield* call(userOrVisitor, services);
  // Who signed out in another tab meanwhile is not brought back by an answer that may be older.
  yield* receiveUser(services, !wasSignedOut && isSignedOut(services) ? null : user);
}

/** Tells the store who is signed in, null for nobody; what it held of somebody else goes first. */
export function* receiveUser(services: Services, user: LoggedInUser | null): SagaGenerator<void> {
  if (user) services.local.write(LOCAL.signedIn, SESSION_MARK.signedIn);
  else forgetMark(services);
  const before = yield* select((state: RootState) => state.auth.personId);
  if (user && before !== null && before !== user.id) yield* put(personReplaced());
  yield* put(userReceived(user));
}

/** The word of a sign-out stays: another tab may not have read it yet. */
export function forgetMark(services: Services): void {
  if (isMarked(services)) services.local.remove(LOCAL.signedIn);
}

/** A backend that knows no session says so in one way or the other: either way it is a visitor. */
export async function userOrVisitor({ commerce }: Services) {
  try {
    return await commerce.fetchUser();
  } catch (error) {
    if (failureOf(error).code === UNAUTHENTICATED) return null;
    throw error;
  }
}
