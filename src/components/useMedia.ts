import { useCallback, useSyncExternalStore } from "react";

/** From this width on a screen has two columns: the filters beside the gifts, the search in the header. */
export const WIDE = "(min-width: 1024px)";

/** Whether a media query holds now; for what is drawn in two ways, not for what CSS can do. */
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
