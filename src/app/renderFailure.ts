import { isOnline, reloadPage } from "~/browser/page";
import { sessionStore } from "~/browser/storage";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { SESSION } from "~/domain/storage";
import { isLongAgo } from "~/domain/wait";

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
  const last = Number(storage.read(SESSION.reloadedAt)) || 0;
  const isChunk = error instanceof ChunkLoadError;
  const isAllowed = storage.lasts && isOnline() && isLongAgo(last, Date.now(), ONCE_IN_MS);
  if (!(initialLoadOver || isChunk) || !isAllowed) return false;
  if (!storage.write(SESSION.reloadedAt, String(Date.now()))) return false;
  reloadPage();
  return true;
}
