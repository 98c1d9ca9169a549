import { builtinEnvironments, type Environment } from "vitest/runtime";

/** What the platform already has, and what a played network (msw) must be able to recognise. */
const KEEP = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
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

/** happy-dom with Node's own fetch: its copy knows other Request and Response classes than the sandbox does. */
const environment: Environment = {
  ...builtinEnvironments["happy-dom"],
  name: "happy-dom-with-node-fetch",
  async setup(global, options) {
    const kept = KEEP.map((name) => [name, global[name]] as const);
    const running = await builtinEnvironments["happy-dom"].setup(global, options);
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true });
    }
    return running;
  },
};

export default environment;
