import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * All checks that need no running shop, two at a time. Prints the output of steps that fail and goes on with the
 * others, so that one run shows everything there is to fix.
 */
const STEPS: Record<string, string> = {
  // The longest first: the others fit beside it.
  format: script("format").replace("--write", "--check"),
  "lint of the tests": script("lint:tests"),
  lint: script("lint"),
  "nothing unused": script("unused"),
  types: script("types"),
  "lint that knows types": script("lint:typed"),
  "walls between the rooms": script("walls"),
  styles: script("styles"),
  "generated code is fresh": `${script("codegen")} --check`,
};
const AT_A_TIME = 2;
/** A program that reads a thousand files and ends spends a tenth of its time tidying up a small young generation. */
const ROOM = "--max-semi-space-size=64";

/** The command of a script in package.json. */
function script(name: string): string {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const command = scripts[name];
  if (!command) throw new Error(`package.json has no script ${name}.`);
  return command;
}

function run(command: string): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: {
        ...process.env,
        NODE_OPTIONS: [process.env.NODE_OPTIONS, ROOM].filter(Boolean).join(" "),
        FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
      },
    });
    let said = "";
    child.stdout.on("data", (text: Buffer) => (said += text.toString()));
    child.stderr.on("data", (text: Buffer) => (said += text.toString()));
    child.on("close", (code) => {
      resolve({ ok: code === 0, said });
    });
  });
}

const waiting = Object.entries(STEPS);
let failed = 0;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const begun = Date.now();
    const { ok, said } = await run(command);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (!ok) console.log(`${said.trim()}\n`);
    if (!ok) failed += 1;
  }
}

void Promise.all(Array.from({ length: AT_A_TIME }, work)).then(() => {
  process.exitCode = failed > 0 ? 1 : 0;
});
