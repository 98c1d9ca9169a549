import { vi } from "vitest";

/**
 * How long a test waits for what is on its way, in milliseconds: much, as a busy machine may stand still for seconds, and
 * parts that are loaded when they are needed are compiled then.
 */
export const SOON_MS = 30_000;

/** Waits until a look no longer throws; its answer. Also where time stands still, which it makes pass. */
export const soon = <T>(look: () => T): Promise<Awaited<T>> =>
  vi.waitFor(look as () => Promise<Awaited<T>>, { timeout: SOON_MS, interval: 5 });
