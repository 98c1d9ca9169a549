import { type Plugin, type Rolldown } from "vite";

/** The screen that most people open first, and the two that they go to from there. */
export const FRONT = /\/src\/screens\/Home\/Home\.tsx$/;
export const BROWSING = /\/src\/screens\/(?:Listing\/Listing|Product\/Product)\.tsx$/;
/** What everybody loads after the first paint: the sagas, and the rules they use. */
const LATE = /\/src\/app\/late\.ts$/;
/** What the page looks like before any script has drawn anything: a chunk of styles only, with this name. */
export const GROUND = "ground";
const OF_THE_GROUND = /[\\/]src[\\/]styles[\\/]/;
/** The file that re-exports all operations of a service: an importer only reaches those it names. */
const OPERATIONS = /\/src\/api\/generated\/\w+\.ts$/;
const NAMED = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*\/generated\/(\w+)["']/g;

type Groups = Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"];

/**
 * How the shop is split into chunks, so that the first screen of any address needs few files, in parallel: the ground;
 * packages, which seldom change; the shop with what its front page shares; what listing and product share with other
 * screens; the screen; the language. The rules that the sagas use are loaded with them, after the first paint; forms
 * with their packages, and whatever else several screens share, with the screens that need them.
 */
export function chunks(): { plugin: Plugin; groups: Groups } {
  const shop = new Set<string>();
  const rules = new Set<string>();
  const browsing = new Set<string>();

  const plugin: Plugin = {
    name: "chunks",
    apply: "build",
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const imported = (id: string): string[] => {
        const info = this.getModuleInfo(id);
        return (info?.importedIds ?? []).flatMap((other) => {
          if (!OPERATIONS.test(other)) return [other];
          const named = [...(info?.code ?? "").matchAll(NAMED)].filter(([, , service]) =>
            other.endsWith(`/${service}.ts`),
          );
          const names = named.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(/\s/)[0]));
          return names.filter(Boolean).map((name) => other.replace(/\.ts$/, `/${name}.ts`));
        });
      };
      const reached = (from: string[], found = new Set<string>()): Set<string> => {
        for (const id of from) {
          if (found.has(id)) continue;
          found.add(id);
          reached(imported(id), found);
        }
        return found;
      };
      const initial = reached(ids.filter((id) => this.getModuleInfo(id)?.isEntry));
      const lazy = ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
      /** Modules that a screen reaches and any other lazy part of the shop too. */
      const sharedWith = (screen: RegExp) =>
        lazy
          .filter((id) => screen.test(id))
          .flatMap((id) => {
            const others = reached(lazy.filter((other) => other !== id));
            return [...reached([id])].filter((module) => others.has(module));
          });
      for (const id of [...initial, ...sharedWith(FRONT)]) shop.add(id);
      for (const id of sharedWith(LATE)) rules.add(id);
      for (const id of sharedWith(BROWSING)) browsing.add(id);
    },
  };

  const own = (id: string) => /[\\/]src[\\/]/.test(id);
  const groups: Groups = [
    { name: GROUND, test: OF_THE_GROUND, priority: 6 },
    { name: "vendor", tags: ["$initial"], test: /[\\/]node_modules[\\/]/, priority: 5 },
    { name: "shop", test: (id) => own(id) && shop.has(id), priority: 4 },
    { name: "browsing", test: (id) => own(id) && browsing.has(id), priority: 3 },
    { name: "rules", test: (id) => own(id) && rules.has(id), priority: 2 },
    { name: "forms", test: /[\\/](?:formik|yup|RecipientForm)[\\/]/, entriesAware: true, priority: 1 },
    { name: "some", test: own, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
  ];

  return { plugin, groups };
}
