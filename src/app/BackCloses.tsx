import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Makes Back close an open dialog, as Esc does, instead of leaving the page. Some mobile browsers do so by themselves;
 * others would leave the page and lose what was typed in the dialog, or leave the menu open over another page. The
 * router does not notice: the history is restored.
 */
export function BackCloses() {
  const location = useLocation();
  const at = useRef<number | null>(null);
  useLayoutEffect(() => {
    at.current = placeInHistory();
  }, [location]);

  // Layout effects inside the router run before its own, so this listener hears popstate before the router does.
  useLayoutEffect(() => {
    let isComingBack = false;
    const onPop = (event: PopStateEvent) => {
      const [from, to] = [at.current, placeInHistory()];
      const isBack = isComingBack && to === from;
      const dialog = [...document.querySelectorAll("dialog[open]:not([data-closing])")].at(-1);
      isComingBack = dialog !== undefined && from !== null && to !== null && from !== to;
      if (isBack || isComingBack) event.stopImmediatePropagation();
      if (isComingBack) history.go(from! - to!);
      // Not sooner: a filter that counts as its sheet closes changes the address.
      else dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
    };
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
  return null;
}

/**
 * The router's number of the current history entry; null for an entry that is not the router's, like a plain anchor's.
 */
function placeInHistory(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : null;
}
