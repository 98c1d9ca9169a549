import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { splitPrefix } from "~/domain/paths";

interface Place {
  top: number;
  /** The id of the element that had the focus, and how far below the top of the window it stood. */
  focus: string | null;
  below: number;
}

/** Where the person was on each page of this visit, by history entry. */
const places = new Map<string, Place>();
const MOST_PLACES = 100;
/** How long a page may take to grow as tall as it was, before the way back is given up. */
const RESTORE_FOR_MS = 2000;

function remember(key: string): void {
  const focused = document.activeElement;
  places.delete(key);
  // React's own ids are given anew each time: behind the same one may stand another element.
  const id = focused?.id && !/^_r_|^:/.test(focused.id) ? focused.id : null;
  places.set(key, { top: window.scrollY, focus: id, below: id && focused ? focused.getBoundingClientRect().top : 0 });
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Scrolls back as soon as the page is tall enough again; stops when the person scrolls. Answers how to stop. */
function restore({ top, focus, below }: Place): () => void {
  const until = performance.now() + RESTORE_FOR_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("wheel", stop);
    window.removeEventListener("touchstart", stop);
    window.removeEventListener("keydown", stop);
  };
  const step = () => {
    const focused = focus ? document.getElementById(focus) : null;
    // Cards that were not laid out yet may be taller than was thought: what had the focus stands where it stood.
    const moved = focused ? focused.getBoundingClientRect().top - below : 0;
    window.scrollTo({ top: focused ? window.scrollY + moved : top, behavior: "instant" });
    focused?.focus({ preventScroll: true });
    if (Math.abs(focused ? moved : window.scrollY - top) < 2 || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  window.addEventListener("wheel", stop, { once: true, passive: true });
  window.addEventListener("touchstart", stop, { once: true, passive: true });
  window.addEventListener("keydown", stop, { once: true });
  step();
  return stop;
}

/** Waits for a heading of the new screen, since its code or data may still be on the way, and gives it the focus. */
function focusHeading(): () => void {
  const until = performance.now() + RESTORE_FOR_MS;
  const before = document.activeElement;
  // A link in a dialog closes it, and the dialog gives the focus back to where it was opened: only then is it ours.
  const dialog = before?.closest("dialog");
  let frame = 0;
  const step = () => {
    const moved = !dialog && document.activeElement !== before && document.activeElement !== document.body;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (moved) return;
    if (heading && !(dialog?.isConnected && dialog.open)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (performance.now() < until) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/**
 * What a page load would do, on a change of route: Back restores scroll and focus, an anchor scrolls to its element, a
 * new screen starts at its top with the focus on its heading. A change of query or of market moves nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const kind = useNavigationType();
  const last = useRef<{ key: string; page: string } | null>(null);
  const page = splitPrefix(location.pathname)?.rest ?? location.pathname;

  useEffect(() => {
    history.scrollRestoration = "manual";
    const onMove = () => {
      if (last.current) remember(last.current.key);
    };
    window.addEventListener("scroll", onMove, { passive: true });
    document.addEventListener("focusin", onMove);
    return () => {
      window.removeEventListener("scroll", onMove);
      document.removeEventListener("focusin", onMove);
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key: location.key, page };
    const place = places.get(location.key);
    if (location.hash) {
      const target = document.getElementById(decodeURIComponentSafely(location.hash.slice(1)));
      target?.scrollIntoView();
      if (target) return;
    }
    if (kind === NavigationType.Pop && place) return restore(place);
    if (!before || before.page === page) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    return focusHeading();
  }, [location.key]); // eslint-disable-line react-hooks/exhaustive-deps -- once per history entry

  return null;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
