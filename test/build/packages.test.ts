import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tooNew, watchedReleases } from "../coolDown";

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
      const itself = version.replace(/^npm:\w+@/, "");
      expect(itself, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(itself);
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

describe("how long a package must have been out", () => {
  const out = { "1.0.0": "2026-01-01T00:00:00.000Z", "1.0.1": "2026-03-01T12:00:00.000Z" };

  it.each([
    ["1.0.0", "2026-03-02T00:00:00Z", null],
    ["1.0.1", "2026-03-02T00:00:00Z", "tea@1.0.1 is out for 0 of 7 days"],
    ["1.0.1", "2026-03-08T11:59:59Z", "tea@1.0.1 is out for 6 of 7 days"],
    ["1.0.1", "2026-03-08T12:00:00Z", null],
    ["2.0.0", "2026-03-08T12:00:00Z", "tea@2.0.0: the registry does not say since when"],
  ])("%s, on %s: %s", (version, now, expected) => {
    expect(tooNew({ name: "tea", version }, out, Date.parse(now))).toBe(expected);
  });

  it("is asked of all that is shipped, and of what the shop names itself", () => {
    const lock = {
      "": { version: "5.0.0" },
      "node_modules/react": { version: "19.0.0" },
      "node_modules/@a/b": { version: "1.0.0" },
      "node_modules/x/node_modules/@a/b": { version: "1.0.0" },
      "node_modules/y/node_modules/@a/b": { version: "2.0.0" },
      "node_modules/vite": { version: "8.0.0", dev: true },
      "node_modules/z/node_modules/vite": { version: "7.0.0", dev: true },
      "node_modules/esbuild": { version: "1.0.0", dev: true },
    };
    const watched = watchedReleases(lock, ["react", "vite"]).map(({ name, version }) => `${name}@${version}`);
    expect(watched).toEqual(["react@19.0.0", "@a/b@1.0.0", "@a/b@2.0.0", "vite@8.0.0"]);
  });
});
