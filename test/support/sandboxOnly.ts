import { loadEnv } from "vite";
import { ENVIRONMENT_DEFAULTS } from "../../src/build/environment";

/**
 * Stops who is about to walk through a shop, or to measure one, that is not the sandbox's: with the .env of real hosts
 * nothing would be found where it is looked for, and the backends of a shop would be asked for baskets and orders.
 */
export function sandboxOnly(raw = loadEnv("production", ".", "VITE_")): void {
  const own = Object.keys(raw).filter((name) => raw[name]?.trim() !== ENVIRONMENT_DEFAULTS[name]);
  if (own.length === 0) return;
  throw new Error(
    `This needs the shop of the sandbox, as .env.example has it. Another value is set, in .env or the shell, for ` +
      `${own.join(", ")}: move .env away while it runs.`,
  );
}
