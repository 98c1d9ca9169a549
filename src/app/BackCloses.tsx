import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Back closes what lies over the page, as Esc does, and the page stays. Some browsers of phones do so by themselves;
 * others would take the page away, and with it what was typed in the dialog, or leave the menu open over another page.
 * The router hears nothing of it: the history is put back as it was.
 */
export function BackCloses() {
  const location = useLocation();
  const at = useRef<number | null>(null);
  useLayoutEffect(() => {
    at.current = placeInHistory();
  }, [location]);

  // What is laid out inside of the router listens before it; in between it would have drawn the other page already.
  useLayoutEffect(() => {
    let isComingBack = false;
    const onPop = (event: PopStateEvent) => {
      const [from, to] = [at.current, placeInHistory()];
      const isBack = isComingBack && to === from;
      isComingBack = false;
      if (isBack) return event.stopImmediatePropagation();
      const dialog = [...document.querySelectorAll("dialog[open]:not([data-closing])")].at(-1);
      dialog?.dispatchEvent(new Event("cancel", { cancelable: true }));
      if (!dialog || from === null || to === null || from === to) return;
      event.stopImmediatePropagation();
      isComingBack = true;
      history.go(from - to);
    };
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
  return null;
}

/** The router numbers its entries; null for one that is not its own, as behind a plain anchor. */
function placeInHistory(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : null;
}
