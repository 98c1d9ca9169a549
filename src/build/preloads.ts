import { type Plugin, type ResolveModulePreloadDependenciesFn, type Rolldown } from "vite";

/**
 * Lists what each dynamic import loads ahead, without the files that the importing file needs to run itself: hashed
 * names hardly compress, and these would be repeated in every file that imports something later.
 */
export function preloads(): { plugin: Plugin; resolveDependencies: ResolveModulePreloadDependenciesFn } {
  let bundle: Rolldown.OutputBundle = {};

  /** The files that a file imports statically, and these in turn. */
  const importedBy = (name: string, found = new Set<string>()): Set<string> => {
    const file = bundle[name];
    for (const other of file?.type === "chunk" ? file.imports : []) {
      if (found.has(other)) continue;
      found.add(other);
      importedBy(other, found);
    }
    return found;
  };

  return {
    plugin: {
      name: "preloads",
      apply: "build",
      // Before Vite writes what each import loads ahead.
      generateBundle: { order: "pre", handler: (_, made) => void (bundle = made) },
    },
    resolveDependencies: (_, files, { hostId }) => {
      const there = importedBy(hostId);
      return files.filter((file) => file !== hostId && !there.has(file));
    },
  };
}
