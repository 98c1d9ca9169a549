import { useCallback, useSyncExternalStore } from "react";

/** The width from which screens have two columns: filters beside the list, the search box in the header. */
export const WIDE = "(min-width: 64em)";

/** Whether a media query matches now; for what is rendered in two ways, not for what CSS can do. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether nobody sees the page, as it is in a tab behind another. */
export const useIsHidden = (): boolean =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === "hidden");
