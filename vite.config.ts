import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { chunks } from "./src/build/chunks";
import { parseEnvironment } from "./src/build/environment";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** "some~Basket~Delivery.css" is "some". */
const shortName = (name: string) => name.replace(/[~.].*$/, "");
/** As vite's own, without the line: the first style is in every page, and names are what packs worst in it. */
const className = (name: string, file: string) =>
  `_${name}_${createHash("sha256")
    .update(relative(at("."), file))
    .digest("base64url")
    .slice(0, 4)}`;
const unitTests = Boolean(process.env.VITEST);

// Unit tests need neither the build's plugins nor the sandbox's server, and start faster without them.
const shop = unitTests ? null : await import("./src/build/shopPlugins");
const sandbox = unitTests ? null : await import("./test/sandbox/vitePlugin");

export default defineConfig(({ command, mode }) => {
  const environment = parseEnvironment(unitTests ? {} : loadEnv(mode, at("."), "VITE_"));
  const cut = chunks();
  return {
    define: { __ENVIRONMENT__: JSON.stringify(environment) },
    plugins: [react(), cut.plugin, sandbox?.sandboxPlugin(), shop?.shopPlugins(environment)],
    resolve: {
      alias: [
        { find: /^~\//, replacement: `${at("./src")}/` },
        // The package leads bundlers to its development build.
        ...(command === "build" && !unitTests
          ? [{ find: /^react-router$/, replacement: at("./node_modules/react-router/dist/production/index.mjs") }]
          : []),
        // Under vitest the sources would get another copy of graphql than the packages do.
        ...(unitTests ? [{ find: /^graphql$/, replacement: at("./node_modules/graphql/index.js") }] : []),
      ],
    },
    // tsconfig keeps an import whose names are all types; here it would bring the whole module along.
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    css: { modules: { generateScopedName: className } },
    build: {
      target: "es2022",
      sourcemap: "hidden",
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: cut.groups },
          // A shared file is named after all who share it, and the names are written into other files.
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? "file.bin")}-[hash][extname]`,
        },
      },
    },
    test: {
      // Left to itself it keeps a core free.
      maxWorkers: "100%",
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["test/{app,domain,api,browser,state,texts,components,blocks,screens,sandbox}/**/*.test.{ts,tsx}"],
            environment: at("./test/support/happyDom.ts"),
            setupFiles: [at("./test/support/setup.ts")],
            isolate: false,
            // A busy machine is no fault: what a test waits for has limits of its own.
            testTimeout: 30_000,
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
