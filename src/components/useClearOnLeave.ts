import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Clears secrets off the page when it is left: the browser may keep it for the way back as it stands, and the next
 * person at this machine shall not see them.
 */
export function useClearOnLeave(clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  // With the picture, not after it: the page may be left at once. Nothing is drawn later, so it is drawn at once too.
  useLayoutEffect(() => {
    const leave = () => flushSync(() => clearNow());
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
}
