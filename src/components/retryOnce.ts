/** Sooner than this the browser would repeat the same failure. */
const PAUSE_MS = 300;

/** Loads something, with one retry after a moment. */
export function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
