/** So soon after a failure the browser would answer with the same failure again. */
const PAUSE_MS = 300;

/** What failed to load once is asked for a second time, after a moment. */
export function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
