import { type ReactNode, Suspense, use } from "react";
import { Boundary } from "./Boundary";
import { PartsContext } from "./partsContext";

interface SparePlaceProps {
  /** What stands there until the part has come, and when it never does. */
  instead?: ReactNode;
  onError?: (() => void) | undefined;
  children: ReactNode;
}

/** Where a lazy part stands that the page can do without: when it does not come, or breaks, nothing else does. */
export function SparePlace({ instead = null, onError, children }: SparePlaceProps) {
  const { healed } = use(PartsContext);
  return (
    <Boundary resetKey={`${healed}`} onError={onError} fallback={() => instead}>
      <Suspense fallback={instead}>{children}</Suspense>
    </Boundary>
  );
}
