import { type Plugin } from "vite";
import { expect, test } from "vitest";
import { demands } from "~/build/demands";
import { smallBuild } from "../support/smallBuild";

/** What the parent imports is in its own file, as nobody else needs it but its child, which imports it from there. */
const MODULES: Record<string, string> = {
  "main.js": 'import("parent.js"); import("alone.js");',
  "parent.js": 'import { now } from "now.js"; console.log(now()); import("child.js"); import("alone.js");',
  "child.js": 'import { now } from "now.js"; console.log("child", now());',
  "alone.js": 'console.log("alone");',
  "now.js": "export const now = () => Date.now();",
};

const built = (...plugins: Plugin[]) =>
  smallBuild(MODULES, plugins, {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "main.js",
      output: { entryFileNames: "x/[name].js", chunkFileNames: "x/[name].js" },
    },
  });

/** How each file is asked for: "alone.js" by "demand". */
const asked = (code = "") => [...code.matchAll(/(\w+)\([`"']\.\/([^`"']+)/g)].map(([, how, file]) => `${how} ${file}`);

test("files are asked for by demand, but those that another file imports statically", async () => {
  const files = await built(demands());
  expect(asked(files.get("x/main.js"))).toEqual(["import parent.js", "demand alone.js"]);
  expect(asked(files.get("x/parent.js"))).toEqual(["demand child.js", "demand alone.js"]);
});

test("nothing moves in the files, so that their source maps stay right", async () => {
  const [files, plain] = [await built(demands()), await built()];
  for (const [name, code] of files) {
    expect(code.replaceAll("demand(", "import(")).toBe(plain.get(name)!);
  }
});
