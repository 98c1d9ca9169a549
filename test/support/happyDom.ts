import { builtinEnvironments, type Environment } from "vitest/runtime";

/** Globals of Node that must not be replaced, as msw recognises its own Request and Response classes only. */
const KEEP = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "Blob",
  "File",
  "AbortController",
  "AbortSignal",
  "URL",
  "URLSearchParams",
  "ReadableStream",
  "TextEncoder",
  "TextDecoder",
] as const;

/** Nothing is drawn here: a dialog that closes is gone at once, as for those who have asked for less motion. */
const DEVICE = { prefersReducedMotion: "reduce" };

/**
 * happy-dom with Node's own fetch, so that the shop and the sandbox use the same Request and Response classes, and with
 * moments in which nothing is going on, which it lacks.
 */
const environment: Environment = {
  ...builtinEnvironments["happy-dom"],
  name: "happy-dom-with-node-fetch",
  async setup(global, options) {
    const kept = KEEP.map((name) => [name, global[name]] as const);
    const running = await builtinEnvironments["happy-dom"].setup(global, {
      ...options,
      happyDOM: { settings: { device: DEVICE } },
    });
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    }
    global.requestIdleCallback = (task: () => void) => setImmediate(task);
    return running;
  },
};

export default environment;
