/**
 * Does what can wait once the main thread has nothing to do, at the latest after this many milliseconds. Browsers that
 * do not tell when that is (Safari) do it a moment later.
 */
export function whenIdle(task: () => void, latestMs = 500): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => task(), { timeout: latestMs });
  else setTimeout(task, 50);
}
