/** A part of the shop's code did not come: after a new release it may be gone, or the connection is (spec §8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    readonly kind: "missing" | "timeout" | "error",
    cause?: unknown,
  ) {
    super(`A part of the shop could not be loaded (${kind}).`, { cause });
  }
}
