import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";
import { type Notice, noticeRaised } from "./slice";

/** Tells a failure by its code, and `about` what it is where the next try makes it old news. */
export function failureTold(failure: Failure, about?: Notice["about"]) {
  const { id, detail } = failureText(failure);
  return noticeRaised({ kind: "error", code: failure.code, messageId: id, detail, ...(about && { about }) });
}
