import { type ComponentProps, type ElementType, lazy, type ReactNode, useState } from "react";
import { loadChunk } from "./loadChunk";

/** A component whose code comes when it is drawn, or a moment before. */
export interface LazyPart<Props, Module = unknown> {
  (props: Props): ReactNode;
  /** Loads the code; the same promise for everybody. */
  preload: () => Promise<Module>;
}

/** Whatever React takes for a component. */
type Part = Exclude<ElementType, string>;

/** How to let those parts be asked for again whose code did not come. */
const failed = new Set<() => void>();

/** What failed to come is asked for once more where it is drawn next: whoever waited for it knows. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/**
 * The component of this name in the module: a screen, or a part of one. Unlike `React.lazy`, what has been preloaded is
 * drawn in the same pass, without a moment of fallback. A chunk that failed to load once is tried a second time unseen;
 * then it fails with ChunkLoadError, until a boundary has caught that.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<ComponentProps<Module[Name]>, Module> {
  let promise: Promise<Module> | undefined;
  let loaded: Part | undefined;
  /**
   * Stands in for it until it is there; kept when it fails, so that the failure is thrown, and not asked for for ever.
   */
  let late: Part | undefined;

  const preload = () => {
    promise ??= loadChunk(load).then(
      (module) => {
        loaded = module[name];
        return module;
      },
      (error: unknown) => {
        promise = undefined;
        failed.add(() => (late = undefined));
        throw error;
      },
    );
    return promise;
  };

  function LazyPart(props: ComponentProps<Module[Name]>) {
    // What was drawn stays what it is: another type would be another component, without what was typed in it.
    const [Drawn] = useState(() => loaded ?? (late ??= lazy(async () => ({ default: (await preload())[name] }))));
    return <Drawn {...props} />;
  }

  return Object.assign(LazyPart, { preload });
}
