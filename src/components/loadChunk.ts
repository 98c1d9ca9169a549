import { ChunkLoadError, chunkLoadErrorOf } from "./chunkLoadError";
import { retryOnce } from "./retryOnce";

/** Chunks that are not loaded within this time are given up (spec §9). */
const CHUNK_LIMIT_MS = 120_000;

/** Loads a chunk, with one retry; rejects with ChunkLoadError. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("timeout")), CHUNK_LIMIT_MS);
    retryOnce(load)
      .then(resolve, (error: unknown) => reject(chunkLoadErrorOf(error)))
      .finally(() => clearTimeout(timer));
  });
}
