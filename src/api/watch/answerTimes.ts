import { isLongAgo, OLD_AFTER_MS } from "~/domain/wait";

/** When answers came (milliseconds since 1970), also those no longer on screen, by the keys of their requests. */
const cameAt = new Map<string, number>();
/** When requests ahead failed. */
const failedAheadAt = new Map<string, number>();

/** For this long a request ahead that failed counts as the first try of whoever makes it again. */
const FIRST_TRY_MS = 10_000;

/** Notes that an answer came just now. */
export const noteAnswer = (key: string) => void cameAt.set(key, Date.now());

/** Whether the last answer came so long ago that it is to be requested again. */
export function isStale(key: string): boolean {
  const at = cameAt.get(key);
  return at !== undefined && isLongAgo(at, Date.now(), OLD_AFTER_MS);
}

/** Notes that a request ahead failed just now. */
export const noteFailedAhead = (key: string) => void failedAheadAt.set(key, Date.now());

/** Whether a request ahead has failed so recently that it counts as the first try. */
export const hasFailedAhead = (key: string) => !isLongAgo(failedAheadAt.get(key) ?? 0, Date.now(), FIRST_TRY_MS);

/** Forgets all of this; for tests. */
export function forgetTimes(): void {
  cameAt.clear();
  failedAheadAt.clear();
}
