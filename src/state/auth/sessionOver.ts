import { select, type SagaGenerator } from "typed-redux-saga";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { hasJustReturned } from "./justReturned";

/**
 * Whether a person who is refused as not signed in should be sent to the sign-in: if their session is over, here or in
 * another tab. Visitors are not, nor are those who have only just come back from there.
 */
export function* leadsToSignIn(services: Services): SagaGenerator<boolean> {
  const { status, isOver, redirecting } = yield* select((state: RootState) => state.auth);
  return (status === "signedIn" || (isOver && !redirecting)) && !hasJustReturned(services);
}
