import { isOnline, reloadPage } from "~/browser/page";
import { sessionStore } from "~/browser/storage";
import { SESSION } from "~/domain/storage";

const ONCE_IN_MS = 60_000;

let initialLoadOver = false;

/** From now on a failed render may load the page again. */
export function endInitialLoad(): void {
  initialLoadOver = true;
}

/**
 * A failed render is logged and, after the initial load, the page is loaded again (spec §2): at most once in a minute,
 * never where the session's storage is off, for then nobody could count, and never without a connection, for then there
 * is nothing to load. Answers whether the page is being left.
 */
export function recordRenderFailure(error: unknown): boolean {
  console.error(error);
  const storage = sessionStore();
  const last = Number(storage.read(SESSION.reloadedAt) ?? 0);
  const isChunk = error instanceof Error && error.name === "ChunkLoadError";
  if (!(initialLoadOver || isChunk) || !storage.lasts || !isOnline() || Date.now() - last < ONCE_IN_MS) return false;
  if (!storage.write(SESSION.reloadedAt, String(Date.now()))) return false;
  reloadPage();
  return true;
}
