import { failureOfCode } from "~/domain/failure";
import { NETWORK } from "~/domain/failureCode";

/** What browsers say of a part that could not be fetched: Chromium, Firefox, WebKit, and the bundler of its style. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A part of the shop's code did not come: after a new release it may be gone, or the connection is (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** Where it is told as a failure, nobody reads the browser's own words. */
  readonly failure = failureOfCode(NETWORK);

  constructor(
    readonly kind: "missing" | "timeout" | "error",
    cause?: unknown,
  ) {
    super(`A part of the shop could not be loaded (${kind}).`, { cause });
  }
}

/** The failure of a part: not fetched in time, not to be had, or come and broken. */
export function chunkLoadErrorOf(error: unknown): ChunkLoadError {
  if (error instanceof ChunkLoadError) return error;
  const isMissing = error instanceof Error && NOT_FETCHED.test(error.message);
  return new ChunkLoadError(isMissing ? "missing" : "error", error);
}
