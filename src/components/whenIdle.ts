const LATEST_MS = 500;

/**
 * Runs a task that can wait when the main thread is idle, at the latest after half a second. Without
 * requestIdleCallback (Safari) it runs a moment later.
 */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => task(), { timeout: LATEST_MS });
  else setTimeout(task, 50);
}
