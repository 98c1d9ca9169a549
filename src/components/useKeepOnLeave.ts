import { useEffectEvent, useLayoutEffect } from "react";

interface When {
  /** Also when a field is left. */
  field?: boolean;
  /** Also when the component goes, as with its screen. */
  screen?: boolean;
}

/**
 * Calls `keep` when the page may go: when it is left, for a reload or for another site, and already when it is hidden,
 * as a phone discards a page in the background without another word.
 */
export function useKeepOnLeave(keep: () => void, { field = false, screen = false }: When = {}): void {
  const keepNow = useEffectEvent(keep);
  // A layout effect is cleaned up before the fields are removed, so that the blur of one of them keeps nothing again.
  useLayoutEffect(() => {
    const onLeave = () => keepNow();
    const onHidden = () => {
      if (document.visibilityState === "hidden") keepNow();
    };
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onLeave);
    if (field) document.addEventListener("focusout", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onLeave);
      document.removeEventListener("focusout", onLeave);
      if (screen) keepNow();
    };
  }, [field, screen]);
}
