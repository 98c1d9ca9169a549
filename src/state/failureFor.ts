import { select, type SagaGenerator } from "typed-redux-saga";
import { type Failure, failureOfCode } from "~/domain/failure";
import { UNAUTHENTICATED, UNKNOWN } from "~/domain/failureCode";
import { type RootState } from "./rootReducer";

/** A failure as the person should see it: a visitor who never signed in is not told that the session ended. */
export function* failureFor(failure: Failure): SagaGenerator<Failure> {
  const { status, isOver } = yield* select((state: RootState) => state.auth);
  const isVisitor = status === "anonymous" && !isOver;
  return isVisitor && failure.code === UNAUTHENTICATED ? failureOfCode(UNKNOWN) : failure;
}
