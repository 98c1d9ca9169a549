import { failureOfCode } from "~/domain/failure";
import { NETWORK } from "~/domain/failureCode";

/** Messages of a chunk that could not be loaded: Chromium and Firefox, WebKit, and Vite for its style sheet. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A chunk of the shop's code could not be loaded: it is gone after a release, or the connection is (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** What `failureOf` turns it into, instead of the browser's message. */
  readonly failure = failureOfCode(NETWORK);

  constructor(
    readonly kind: "missing" | "timeout" | "error",
    cause?: unknown,
  ) {
    super(`A part of the shop could not be loaded (${kind}).`, { cause });
  }
}

/**
 * The ChunkLoadError for whatever loading a chunk has thrown: "missing" if the browser could not fetch it, else
 * "error".
 */
export function chunkLoadErrorOf(error: unknown): ChunkLoadError {
  if (error instanceof ChunkLoadError) return error;
  const isMissing = error instanceof Error && NOT_FETCHED.test(error.message);
  return new ChunkLoadError(isMissing ? "missing" : "error", error);
}
