import { spawnSync } from "node:child_process";

/** Runs random walks, different ones each time: `npm run random -- 5000`. */
const [runs = "1000"] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(runs)) throw new Error(`${runs} is no number of walks; expected a whole number from 1`);
const { status } = spawnSync(
  'npx vitest run --configLoader runner test/state/randomRuns.test.ts test/state/payment.test.ts -t "nothing acknowledged|whatever the pattern"',
  { stdio: "inherit", shell: true, env: { ...process.env, RANDOM_RUNS: runs } },
);
process.exitCode = status ?? 1;
