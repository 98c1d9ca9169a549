import { type Failure } from "~/domain/failure";

/** What every call to a backend throws when it fails, with the reason. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";

  constructor(readonly failure: Failure) {
    super(`${failure.code}: ${failure.message}`);
  }
}
