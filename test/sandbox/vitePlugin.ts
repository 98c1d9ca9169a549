import type { Plugin } from "vite";
import type { Latency } from "./control";
import { createSandbox } from "./server";

/** The latency of a backend on the same continent. */
const USUAL_LATENCY: Latency = [80, 150];

/** Mounts the sandbox in the dev server and in the preview of the built shop. */
export function sandboxPlugin(latency: Latency = USUAL_LATENCY): Plugin {
  return {
    name: "sandbox",
    configureServer(server) {
      server.middlewares.use(createSandbox({ latency, run: `${Date.now()}` }).nodeHandler);
    },
    configurePreviewServer(server) {
      server.middlewares.use(createSandbox({ latency, run: `${Date.now()}` }).nodeHandler);
    },
  };
}
