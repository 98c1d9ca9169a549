import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Clears secrets from the page when it is left: it may stay in the back-forward cache, where the next person at this
 * device could see them.
 */
export function useClearOnLeave(clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  // In a layout effect, as the page may be left at once. The clearing must be rendered synchronously too: nothing is
  // rendered once the page is hidden.
  useLayoutEffect(() => {
    const leave = () => flushSync(() => clearNow());
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
}
