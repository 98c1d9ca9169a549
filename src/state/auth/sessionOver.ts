import { select, type SagaGenerator } from "typed-redux-saga";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { hasJustReturned } from "./justReturned";

/**
 * Whether who is refused as nobody is led to the sign-in by that: somebody whose session is over, here or in another
 * tab, or was before a sign-in that was given up. Visitors are not, nor is who has only just come from there.
 */
export function* leadsToSignIn(services: Services): SagaGenerator<boolean> {
  const { status, isOver, redirecting } = yield* select((state: RootState) => state.auth);
  return (status === "signedIn" || (isOver && !redirecting)) && !hasJustReturned(services);
}
