import { type ReactNode, Suspense, use } from "react";
import { Boundary } from "./Boundary";
import { PartsContext } from "./partsContext";

interface SparePlaceProps {
  /** Shown until the part is loaded, and if that fails. */
  instead?: ReactNode;
  /** Shown until the part is loaded, if that differs. */
  waiting?: ReactNode;
  onError?: (() => void) | undefined;
  children: ReactNode;
}

/** The place of a lazy part that the page can do without: if it cannot be loaded, or breaks, nothing else does. */
export function SparePlace({ instead = null, waiting = instead, onError, children }: SparePlaceProps) {
  const { healed } = use(PartsContext);
  return (
    <Boundary resetKey={`${healed}`} onError={onError} fallback={() => instead}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
