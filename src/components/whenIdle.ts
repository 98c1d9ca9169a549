/**
 * Runs a task that can wait when the main thread is idle, at the latest after this many milliseconds. Without
 * requestIdleCallback (Safari) it runs a moment later.
 */
export function whenIdle(task: () => void, latestMs = 500): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => task(), { timeout: latestMs });
  else setTimeout(task, 50);
}
