import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./src/build/chunks";
import { parseEnvironment } from "./src/build/environment";
import { preloads } from "./src/build/preloads";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The name of a shared chunk: "some" for "some~Basket~Delivery.css". */
const shortName = (name: string) => name.replace(/[~.].*$/, "");
/**
 * Like Vite's own class names, but without the line number: the first style is in every page, and compresses better so.
 */
const className = (name: string, file: string) =>
  `_${name}_${createHash("sha256")
    .update(relative(at("."), file))
    .digest("base64url")
    .slice(0, 4)}`;
/** Of Lightning CSS: what it writes for `light-dark()`, which the shop does not use, beside each `color-scheme`. */
const LIGHT_DARK = 1 << 20;
const unitTests = Boolean(process.env.VITEST);

// Unit tests need neither the build's plugins nor the sandbox's server, and start faster without them.
const shop = unitTests ? null : await import("./src/build/shopPlugins");
const sandbox = unitTests ? null : await import("./test/sandbox/vitePlugin");

export default defineConfig(({ command, mode }) => {
  const environment = parseEnvironment(unitTests ? {} : loadEnv(mode, at("."), "VITE_"));
  const cut = chunks();
  const ahead = preloads();
  return {
    define: { __ENVIRONMENT__: JSON.stringify(environment) },
    plugins: [react(), cut.plugin, ahead.plugin, sandbox?.sandboxPlugin(), shop?.shopPlugins(environment)],
    resolve: {
      alias: [
        { find: /^~\//, replacement: `${at("./src")}/` },
        // By default bundlers would get the package's development build.
        ...(command === "build" && !unitTests
          ? [{ find: /^react-router$/, replacement: at("./node_modules/react-router/dist/production/index.mjs") }]
          : []),
        // In Vitest the sources would otherwise get another copy of graphql than the packages.
        ...(unitTests ? [{ find: /^graphql$/, replacement: at("./node_modules/graphql/index.js") }] : []),
      ],
    },
    // By tsconfig an import of types only is kept; here it would load the whole module.
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    css: { modules: { generateScopedName: className }, lightningcss: { exclude: LIGHT_DARK } },
    build: {
      target: "es2022",
      sourcemap: "hidden",
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: ahead.resolveDependencies },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: cut.groups },
          // The default names of shared chunks list all modules that share them, and are repeated in other files. The
          // page names every file, and nothing of a hash can be compressed: 42 bits are enough.
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
          assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? "file.bin")}-[hash:7][extname]`,
        },
      },
    },
    test: {
      // One more than there are cores, as a worker waits now and then: for its modules, or for a key that a thread of its
      // own computes. Every further one compiles all modules again. By default one core would be idle.
      maxWorkers: availableParallelism() + 1,
      // A test throws away nearly all it makes: with more room for what is young, less of it is looked through.
      execArgv: ["--max-semi-space-size=128"],
      // Generous, for busy machines: what a test waits for has limits of its own.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["test/{app,domain,api,browser,state,texts,components,blocks,screens,sandbox}/**/*.test.{ts,tsx}"],
            environment: at("./test/support/happyDom.ts"),
            setupFiles: [at("./test/support/setup.ts")],
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: "tools", include: ["test/{build,walls,contract,bench}/**/*.test.ts"], environment: "node" },
        },
      ],
    },
  };
});
