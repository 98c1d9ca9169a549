import { isOnline, reloadPage } from "~/browser/page";
import { sessionStore } from "~/browser/storage";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { SESSION } from "~/domain/storage";

const ONCE_IN_MS = 60_000;

let initialLoadOver = false;

/** From now on a failed render may reload the page. */
export function endInitialLoad(): void {
  initialLoadOver = true;
}

/**
 * Logs a failed render and, after the initial load, reloads the page (spec §2): at most once a minute; never if session
 * storage is off, as reloads could not be counted; and never without a connection. Returns whether it is reloading.
 */
export function recordRenderFailure(error: unknown): boolean {
  console.error(error);
  const storage = sessionStore();
  const last = Number(storage.read(SESSION.reloadedAt) ?? 0);
  const isChunk = error instanceof ChunkLoadError;
  if (!(initialLoadOver || isChunk) || !storage.lasts || !isOnline() || Date.now() - last < ONCE_IN_MS) return false;
  if (!storage.write(SESSION.reloadedAt, String(Date.now()))) return false;
  reloadPage();
  return true;
}
