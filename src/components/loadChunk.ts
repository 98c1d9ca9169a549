import { ChunkLoadError, chunkLoadErrorOf } from "./chunkLoadError";

/** Chunks that are not loaded within this time are given up (spec §9). */
const CHUNK_LIMIT_MS = 120_000;
/** Sooner than this the browser would repeat the same failure. */
const PAUSE_MS = 300;

/** Loads a chunk, with one retry after a moment; rejects with ChunkLoadError. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("timeout")), CHUNK_LIMIT_MS);
    load()
      .catch(() => new Promise((again) => setTimeout(again, PAUSE_MS)).then(load))
      .then(resolve, (error: unknown) => reject(chunkLoadErrorOf(error)))
      .finally(() => clearTimeout(timer));
  });
}
