import { type Failure } from "~/domain/failure";

/** Thrown by everything in this room: a call that did not bring what it was made for, and why. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";

  constructor(readonly failure: Failure) {
    super(`${failure.code}: ${failure.message}`);
  }
}
