import { type ComponentType, use } from "react";
import { inTime } from "~/components/inTime";
import { twice } from "~/components/twice";
import { ChunkLoadError, chunkLoadErrorOf } from "./chunkLoadError";

/** A screen whose code comes when it is needed, or a moment before. */
export interface LazyScreen<Module> {
  Screen: ComponentType;
  /** Loads the code; the same promise for everybody. */
  preload: () => Promise<Module>;
}

/** Screens whose code did not come, and how to let them ask for it again. */
const failed = new Set<() => void>();

/** What failed to come may be asked for once more: the connection is back. */
export function allowAnotherTry(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/**
 * The component of this name in the module. Unlike `React.lazy`, a screen that has been preloaded is drawn in the same
 * pass, without a moment of fallback. A chunk that failed to load once is tried a second time unseen; then it fails with
 * ChunkLoadError.
 */
export function lazyScreen<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<Module> {
  let promise: Promise<Module> | undefined;
  let loaded: ComponentType | undefined;
  /** What the screen itself waits for; kept when it fails, so that the failure is thrown instead of asked again for ever. */
  let awaited: Promise<Module> | undefined;

  const preload = () => {
    promise ??= inTime(twice(load), () => new ChunkLoadError("timeout")).then(
      (module) => {
        loaded = module[name];
        return module;
      },
      (error: unknown) => {
        promise = undefined;
        failed.add(() => (awaited = undefined));
        throw chunkLoadErrorOf(error);
      },
    );
    return promise;
  };

  function Screen() {
    const Loaded = loaded ?? use((awaited ??= preload()))[name];
    return <Loaded />;
  }

  return { Screen, preload };
}
