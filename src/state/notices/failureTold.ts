import { type Failure, failureOfCode } from "~/domain/failure";
import { UNAUTHENTICATED, UNKNOWN } from "~/domain/failureCode";
import { failureText } from "~/domain/failureText";
import { type RootState } from "../rootReducer";
import { type Notice, noticeRaised } from "./slice";

/** The toast for a failure, by its code. `about`: what the next try is about that makes it outdated. */
export function failureTold(failure: Failure, about?: Notice["about"]) {
  const { id, detail } = failureText(failure);
  return noticeRaised({ kind: "error", code: failure.code, messageId: id, detail, ...(about && { about }) });
}

/** A failure as the person should see it: a visitor who never signed in is not told that the session ended. */
export function failureFor({ auth: { status, isOver } }: RootState, failure: Failure): Failure {
  const isVisitor = status === "anonymous" && !isOver;
  return isVisitor && failure.code === UNAUTHENTICATED ? failureOfCode(UNKNOWN) : failure;
}
