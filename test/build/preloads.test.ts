import { expect, test } from "vitest";
import { preloads } from "~/build/preloads";
import { smallBuild } from "../support/smallBuild";

const MODULES: Record<string, string> = {
  "main.js": 'import "shared.js"; import("screen.js");',
  "screen.js": 'import "shared.js"; import "parts.js"; import("dialog.js"); console.log("screen");',
  "dialog.js": 'import "shared.js"; import "parts.js"; import "rare.js"; console.log("dialog");',
  "other.js": 'import "rare.js"; import "parts.js"; console.log("other");',
  "shared.js": 'console.log("shared");',
  "parts.js": 'console.log("parts");',
  "rare.js": 'console.log("rare");',
};

test("what an import loads ahead are the files that are not there yet", async () => {
  const { plugin, resolveDependencies } = preloads();
  const files = await smallBuild(MODULES, [plugin], {
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      input: ["main.js", "other.js"],
      output: {
        entryFileNames: "[name]",
        chunkFileNames: "[name]",
        codeSplitting: { groups: ["shared", "parts", "rare"].map((name) => ({ name: `${name}.js`, test: name })) },
      },
    },
  });
  const aheadOf = (name: string) => {
    const [, code] = [...files].find(([file]) => file.startsWith(name))!;
    const [, list] = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code) ?? [];
    return (JSON.parse(list ?? "[]") as string[]).map((file) => file.replace(/\.js.*/, "")).sort();
  };
  expect(aheadOf("main")).toEqual(["parts", "screen"]);
  expect(aheadOf("screen")).toEqual(["dialog", "rare"]);
});
