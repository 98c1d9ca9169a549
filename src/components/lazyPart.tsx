import { type ComponentProps, type ElementType, lazy, type ReactNode, useState } from "react";
import { loadChunk } from "./loadChunk";

/** A part that is rendered before its code has come is late after this time. */
const LATE_AFTER_MS = 400;

/** A component whose code is loaded when it is rendered, or by `preload`. */
export interface LazyPart<Props, Module = unknown> {
  (props: Props): ReactNode;
  /** Loads the code, once. */
  preload: () => Promise<Module>;
  /** Whether its rendering has been waiting for the code for so long that something should be shown instead. */
  isLate: () => boolean;
}

const lateListeners = new Set<() => void>();
const tellLate = () => lateListeners.forEach((listener) => listener());

/** Calls the listener whenever a part becomes late, or is no longer. Returns a function that stops it. */
export function onLateChange(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => void lateListeners.delete(listener);
}

/** Any React component. */
type Part = Exclude<ElementType, string>;

/** For each part that failed to load, a function that lets it be requested again. */
const failed = new Set<() => void>();

/** Lets parts that failed to load be requested again at their next render; called once the failure was shown. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/**
 * A lazily loaded component, the export of this name in the module. Unlike `React.lazy`, it renders without a fallback
 * if it was preloaded. A chunk that fails to load is retried once; then rendering throws ChunkLoadError, until a
 * boundary has caught it.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<ComponentProps<Module[Name]>, Module> {
  let promise: Promise<Module> | undefined;
  let loaded: Part | undefined;
  /**
   * React's lazy component until the code is loaded; kept if that fails, so that it throws instead of retrying
   * endlessly.
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

  let isLate = false;
  const setLate = (is: boolean) => {
    isLate = is;
    tellLate();
  };
  const waited = async () => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    try {
      return { default: (await preload())[name] };
    } finally {
      clearTimeout(timer);
      if (isLate) setLate(false);
    }
  };

  function LazyPart(props: ComponentProps<Module[Name]>) {
    // The type must not change once rendered: React would mount a new component, and lose what was typed in it.
    const [Drawn] = useState(() => loaded ?? (late ??= lazy(waited)));
    return <Drawn {...props} />;
  }

  return Object.assign(LazyPart, { preload, isLate: () => isLate });
}
