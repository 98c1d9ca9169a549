import { type Failure, failureOfCode, UNKNOWN } from "~/domain/failure";
import { UNAUTHENTICATED } from "~/domain/failureCode";
import { failureText } from "~/domain/failureText";
import { type RootState } from "../rootReducer";
import { type Notice, noticeRaised } from "./slice";

/** Tells a failure by its code, and `about` what it is where the next try makes it old news. */
export function failureTold(failure: Failure, about?: Notice["about"]) {
  const { id, detail } = failureText(failure);
  return noticeRaised({ kind: "error", code: failure.code, messageId: id, detail, ...(about && { about }) });
}

/** A failure as it concerns the person: who never was signed in is not asked to sign in again. */
export function failureFor({ auth: { status, isOver } }: RootState, failure: Failure): Failure {
  const isVisitor = status === "anonymous" && !isOver;
  return isVisitor && failure.code === UNAUTHENTICATED ? failureOfCode(UNKNOWN) : failure;
}
