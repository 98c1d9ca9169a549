import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const shop = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== "");

describe("the packages of the shop", () => {
  it("are few enough to be looked at", () => {
    expect(Object.keys(shop.dependencies).length).toBeLessThanOrEqual(25);
  });

  it("stand at one version each, which the lock file repeats", () => {
    const named = Object.entries({ ...shop.dependencies, ...shop.devDependencies });
    for (const [name, version] of named) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it("come from the public registry, and are the very files that were looked at", () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const [path, { resolved, integrity, link }] of locked) {
      expect(resolved ?? "https://registry.npmjs.org/", path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(link, path).toBeUndefined();
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });
});
