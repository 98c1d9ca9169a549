import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEPT, NOT_IN_DOMAIN, ROOMS } from "./walls.mjs";

/** The modules that stand in each room of the little house, to be imported rightly and wrongly. */
const INNER: Record<string, string> = {
  domain: "src/domain/price.ts",
  texts: "src/texts/load.ts",
  browser: "src/browser/cookies.ts",
  api: "src/api/send.ts",
  "api/watch": "src/api/watch/useAnswer.ts",
  "api/operation": "src/api/operation.ts",
  state: "src/state/attempt.ts",
  components: "src/components/Button/Button.ts",
  styles: "src/styles/tokens.ts",
  blocks: "src/blocks/Lines/Lines.ts",
  screens: "src/screens/Home/Home.ts",
  app: "src/app/store.ts",
  build: "src/build/headers.ts",
  "build/environment": "src/build/environment.ts",
  test: "test/support/world.ts",
};

interface Case {
  file: string;
  imports: string;
  /** The rule that must complain; null when the import is right. */
  rule: string | null;
}

const house = mkdtempSync(join(tmpdir(), "walls-"));
const cases: Case[] = [];
const rule = (name: string) => name.replace(/^@/, "").replaceAll("/", "-");
const folderOf = (room: string) => dirname(INNER[room] ?? "");
let count = 0;

function add(room: string, imports: string, expected: string | null): void {
  cases.push({ file: `${folderOf(room)}/case${String(count++)}.ts`, imports, rule: expected });
}

/** Whether a room's list opens a path: named itself, or as a part of a room that is open. */
const opens = (open: readonly string[], target: string) =>
  open.includes(target) || (target === "api/operation" && open.includes("api"));

for (const [room, open] of Object.entries(ROOMS)) {
  for (const target of Object.keys(INNER)) {
    const itself = target === room || target.startsWith(`${room}/`);
    if (!itself) add(room, resolveImport(target), opens(open, target) ? null : `room-${rule(room)}`);
  }
}
for (const [name, owners] of Object.entries(KEPT)) {
  for (const room of ["domain", "browser", "api", "api/watch", "state", "components", "blocks", "screens", "app"]) {
    const owned = owners.includes(room) || (room === "api/watch" && owners.includes("api"));
    add(room, name, owned ? null : `kept-${rule(name)}`);
  }
}
for (const name of NOT_IN_DOMAIN) add("domain", name, "pure-domain");
add("components", "react", null);
add("components", "vitest", "no-dev-packages-in-src");
add("components", "./Missing", "resolvable");
add("screens", "~/screens/Basket/Basket", "screens-apart");
cases.push({ file: "src/state/orders/slice.ts", imports: "~/state/basket/slice", rule: "slices-apart" });
cases.push({ file: "src/state/listing/slice.ts", imports: "~/state/facts", rule: null });
// A ring is reported once, at its first module.
cases.push({ file: "src/state/ring/one.ts", imports: "./two", rule: "no-rings" });
cases.push({ file: "src/state/ring/two.ts", imports: "./three", rule: null });
cases.push({ file: "src/state/ring/three.ts", imports: "./one", rule: null });

function resolveImport(target: string): string {
  return target === "test"
    ? "../../test/support/world"
    : (INNER[target] ?? "").replace("src/", "~/").replace(/\.ts$/, "");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

/** What the check says about the little house, rule by file. */
let complaints: { from: string; to: string; rule: { name: string; severity: string } }[] = [];
let exitCode = 0;

beforeAll(() => {
  for (const file of Object.values(INNER)) write(file, "export const here = true;\n");
  for (const file of ["src/screens/Basket/Basket.ts", "src/state/basket/slice.ts", "src/state/facts.ts"]) {
    write(file, "export const here = true;\n");
  }
  for (const { file, imports } of cases) {
    const depth = file.split("/").length - 1;
    const path = imports.replace("../../test", `${"../".repeat(depth)}test`);
    write(file, `import * as there from "${path}";\nexport const used = there;\n`);
  }
  copyFileSync(resolve("tsconfig.json"), join(house, "tsconfig.json"));
  copyFileSync(resolve("package.json"), join(house, "package.json"));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  const cruise = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = resolve("test/walls/walls.mjs");
  const run = (type: string) =>
    execFileSync(process.execPath, [cruise, "src", "--config", config, "--output-type", type], {
      cwd: house,
      encoding: "utf8",
      maxBuffer: 64e6,
    });
  const summary = JSON.parse(run("json")) as { summary: { violations: typeof complaints } };
  complaints = summary.summary.violations;
  try {
    run("err");
  } catch (error) {
    exitCode = (error as { status: number }).status;
  }
});

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

describe("the walls between the rooms", () => {
  it("stop the check", () => {
    expect(exitCode).toBeGreaterThan(0);
    expect(complaints.filter(({ rule: { severity } }) => severity !== "error")).toEqual([]);
  });

  it.each(cases.map((one) => [one.file, one.imports, one.rule ?? "nobody", one] as const))(
    "%s → %s: %s complains",
    (_file, _imports, _rule, one) => {
      const heard = complaints.filter(({ from }) => from === one.file).map((complaint) => complaint.rule.name);
      if (one.rule === null) expect(heard).toEqual([]);
      else expect(heard).toContain(one.rule);
    },
  );

  it("are all broken here", () => {
    const broken = new Set(complaints.map((complaint) => complaint.rule.name));
    const wanted = new Set(cases.flatMap((one) => one.rule ?? []));
    for (const name of Object.keys(ROOMS)) expect(broken).toContain(`room-${rule(name)}`);
    expect([...wanted].filter((name) => !broken.has(name))).toEqual([]);
  });
});
