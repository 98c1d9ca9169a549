import { type Plugin, type Rolldown, build } from "vite";
import { expect, test } from "vitest";
import { preloads } from "~/build/preloads";

const MODULES: Record<string, string> = {
  "main.js": 'import "shared.js"; import("screen.js");',
  "screen.js": 'import "shared.js"; import "parts.js"; import("dialog.js"); console.log("screen");',
  "dialog.js": 'import "shared.js"; import "parts.js"; import "rare.js"; console.log("dialog");',
  "other.js": 'import "rare.js"; import "parts.js"; console.log("other");',
  "shared.js": 'console.log("shared");',
  "parts.js": 'console.log("parts");',
  "rare.js": 'console.log("rare");',
};

const modules: Plugin = {
  name: "modules",
  enforce: "pre",
  resolveId: (id) => (id in MODULES ? id : null),
  load: (id) => MODULES[id] ?? null,
};

test("what an import loads ahead are the files that are not there yet", async () => {
  const { plugin, resolveDependencies } = preloads();
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: "error",
    plugins: [modules, plugin],
    build: {
      write: false,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        input: ["main.js", "other.js"],
        output: {
          entryFileNames: "[name]",
          chunkFileNames: "[name]",
          codeSplitting: { groups: ["shared", "parts", "rare"].map((name) => ({ name: `${name}.js`, test: name })) },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const aheadOf = (name: string) => {
    const chunk = output.find((file) => file.type === "chunk" && file.fileName.startsWith(name));
    const [, list] = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec((chunk as Rolldown.OutputChunk).code) ?? [];
    return (JSON.parse(list ?? "[]") as string[]).map((file) => file.replace(/\.js.*/, "")).sort();
  };
  expect(aheadOf("main")).toEqual(["parts", "screen"]);
  expect(aheadOf("screen")).toEqual(["dialog", "rare"]);
});
