import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import reactHooks from "eslint-plugin-react-hooks";
import { parseConfigFileTextToJson } from "typescript";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";

interface Config {
  rules: Record<string, unknown>;
  overrides: { files: string[]; rules: Record<string, string> }[];
}

const CONFIG = ".oxlintrc.json";
/** These read no more than the syntax, and are ESLint's; the last two look at options that the shop does not set. */
const NOT_COMPILED = ["rules-of-hooks", "exhaustive-deps", "config", "gating"];

const config = parseConfigFileTextToJson(CONFIG, readFileSync(CONFIG, "utf8")).config as Config;
const severity = (rule: unknown): unknown => (Array.isArray(rule) ? (rule as unknown[])[0] : rule);
const errors = (rules: object) =>
  Object.entries(rules).flatMap(([name, rule]) => (severity(rule) === "error" ? [name] : []));

describe("the lint that knows types", () => {
  it("has every rule of typescript-eslint's preset that needs types", () => {
    const preset = tseslint.configs.recommendedTypeCheckedOnly.flatMap(({ rules }) => errors(rules ?? {}));
    const typed = preset.filter((name) => name.startsWith("@typescript-eslint/"));
    const names = typed.map((name) => name.replace("@typescript-eslint/", "typescript/"));
    expect(names).toContain("typescript/no-floating-promises");
    expect(errors(config.rules)).toEqual(expect.arrayContaining(names));
  });

  it("has every rule of React's preset that needs its compiler", () => {
    const preset = Object.keys(reactHooks.configs.flat["recommended-latest"].rules);
    const names = preset.map((name) => name.replace("react-hooks/", ""));
    const compiled = names.filter((name) => !NOT_COMPILED.includes(name)).map((name) => `react/${name}`);
    expect(compiled).toContain("react/set-state-in-effect");
    expect(errors(config.overrides[0]?.rules ?? {})).toEqual(expect.arrayContaining(compiled));
  });

  it("finds what it is there for, and nothing else", () => {
    const house = mkdtempSync(join(tmpdir(), "lint-"));
    const component = (body: string) =>
      `import { useEffect, useState } from "react";
       export function Clock({ at, tell }: { at: number; tell: () => Promise<void> }) {
         const [now, setNow] = useState(at);
         ${body}
         return <p onClick={() => { setNow(at); void tell(); }}>{now}</p>;
       }`;
    const files = {
      "src/components/Good.tsx": component("useEffect(() => { document.title = String(at); }, [at]);"),
      "src/components/Floating.tsx": component("useEffect(() => { tell(); }, [tell]);"),
      "src/components/Twice.tsx": component("useEffect(() => { setNow(at); }, [at]);"),
      "src/domain/any.ts": `export const price: number = JSON.parse("1");`,
      "test/any.test.ts": `export const price: number = JSON.parse("1");`,
    };
    try {
      copyFileSync(CONFIG, join(house, CONFIG));
      symlinkSync(resolve("node_modules"), join(house, "node_modules"));
      for (const folder of ["src/components", "src/domain", "test"])
        mkdirSync(join(house, folder), { recursive: true });
      writeFileSync(
        join(house, "tsconfig.json"),
        JSON.stringify({ extends: resolve("tsconfig.json"), include: ["src", "test"] }),
      );
      for (const [path, text] of Object.entries(files)) writeFileSync(join(house, path), text);
      const linter = resolve("node_modules/.bin/oxlint");
      const { stdout, stderr } = spawnSync(linter, ["--format", "unix", "src", "test"], {
        cwd: house,
        encoding: "utf8",
      });
      const found = [...stdout.matchAll(/^(\S+?):\d+.*\/(\S+)\]$/gm)].map(([, path, rule]) => `${path} ${rule}`);
      expect(found.sort(), stderr).toEqual([
        "src/components/Floating.tsx typescript(no-floating-promises)",
        "src/components/Twice.tsx react(set-state-in-effect)",
        "src/domain/any.ts typescript(no-unsafe-assignment)",
      ]);
    } finally {
      rmSync(house, { recursive: true });
    }
  });
});
