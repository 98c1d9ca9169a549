import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";
import { type Notice, noticeRaised } from "./slice";

/** The toast for a failure, by its code. `about`: what the next try is about that makes it outdated. */
export function failureTold(failure: Failure, about?: Notice["about"]) {
  const { id, detail } = failureText(failure);
  return noticeRaised({ kind: "error", code: failure.code, messageId: id, detail, ...(about && { about }) });
}
