import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";
import { noticeRaised } from "./slice";

/** Tells a failure by its code. */
export function failureTold(failure: Failure) {
  const { id, detail } = failureText(failure);
  return noticeRaised({ kind: "error", code: failure.code, messageId: id, detail });
}
