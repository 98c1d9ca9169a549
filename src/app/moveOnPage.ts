import { editorialId } from "~/components/editorialId";
import { find } from "./focusMark";
import { type Place } from "./places";

/** How long to wait for data before giving up on a place on the page. */
const WAIT_FOR_MS = 15_000;
/** How long the page may still shift once the place is found. */
const SETTLE_FOR_MS = 2000;
/** The events by which a person scrolls or acts; from then on the page no longer scrolls by itself. */
const MOVES = ["wheel", "pointerdown", "touchstart", "keydown"];

/** Stops the search for a place that is still sought. */
let search: (() => void) | null = null;

/** Whether the page still looks for its place: where it is now is not where the person was. */
export const isSeeking = () => search !== null;

/**
 * Calls `step` every frame until it is done or the person scrolls or acts: for WAIT_FOR_MS while the place is sought,
 * for SETTLE_FOR_MS once it is found. Returns a function that stops it.
 */
function untilDone(step: () => "sought" | "found" | "done"): () => void {
  let until = performance.now() + WAIT_FOR_MS;
  let isFound = false;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    if (search === stop) search = null;
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const tryIt = () => {
    const state = step();
    search = state === "sought" ? stop : null;
    if (state === "found" && !isFound) {
      isFound = true;
      until = performance.now() + SETTLE_FOR_MS;
    }
    if (state === "done" || performance.now() > until) stop();
    else frame = requestAnimationFrame(tryIt);
  };
  for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true });
  tryIt();
  return stop;
}

/** The notice to be seen first. A screen that was left stays in the document, hidden, until the next is loaded. */
function seenFirst(): Element | undefined {
  return [...document.querySelectorAll("[data-seen-first]")].find((notice) => notice.getClientRects().length > 0);
}

/**
 * Scrolls back to a place as soon as the page is tall enough again; but never against the person, and never past a
 * notice that must be seen first, such as that an order is being paid.
 */
export function restore({ top, focus, below }: Place): () => void {
  let isThere = false;
  let last: { scrolled: number; height: number } | null = null;
  return untilDone(() => {
    const first = seenFirst();
    if (first) {
      // The page has changed since it was left.
      first.scrollIntoView({ block: "nearest" });
      return "done";
    }
    const height = document.documentElement.scrollHeight;
    const hasGrown = height !== last?.height;
    if (last && !hasGrown && Math.abs(window.scrollY - last.scrolled) >= 2) return "done";
    const focused = focus && find(focus);
    if (focused && below !== null) {
      // Cards may turn out taller than estimated: scroll so that the focused element is where it was.
      const moved = focused.getBoundingClientRect().top - below;
      window.scrollTo({ top: window.scrollY + moved, behavior: "instant" });
      focused.focus({ preventScroll: true });
      last = { scrolled: window.scrollY, height };
      return Math.abs(moved) < 2 ? "done" : "found";
    }
    if (!isThere && hasGrown) window.scrollTo({ top, behavior: "instant" });
    last = { scrolled: window.scrollY, height };
    isThere ||= Math.abs(window.scrollY - top) < 2;
    if (!isThere) return "sought";
    focused?.focus({ preventScroll: true });
    // The card that had the focus may be drawn later, on a slow device seconds later.
    return focus === null || focused ? "done" : "sought";
  });
}

/**
 * Scrolls to an anchor's element as soon as it exists, and focuses it if possible. Goes on for a moment, as content
 * that comes late may push it away or make the page taller; but never against the person.
 */
export function scrollToAnchor(anchor: string): () => void {
  let last: { scrolled: number; top: number; height: number } | null = null;
  return untilDone(() => {
    const target = document.getElementById(anchor) ?? document.getElementById(editorialId(anchor));
    if (!target) return "sought";
    const read = () => ({
      scrolled: window.scrollY,
      top: target.getBoundingClientRect().top,
      height: document.documentElement.scrollHeight,
    });
    const now = read();
    const isPushed = Math.abs(now.top - (last?.top ?? NaN)) >= 2;
    if (last && isPushed && now.scrolled !== last.scrolled) return "done";
    if (!last || isPushed || now.height !== last.height) target.scrollIntoView();
    if (!last) target.focus({ preventScroll: true });
    last = read();
    return "found";
  });
}

/** Focuses the heading of a new screen, once it exists: its code or data may still be loading. */
export function focusHeading(): () => void {
  const until = performance.now() + WAIT_FOR_MS;
  let before = document.activeElement;
  // After a link in a dialog, wait until the dialog has closed and has restored the focus.
  let dialog = before?.closest("dialog") ?? null;
  let frame = 0;
  const step = () => {
    if (dialog && !(dialog.isConnected && dialog.open)) {
      dialog = null;
      before = document.activeElement;
    }
    const hasMoved = !dialog && document.activeElement !== before && document.activeElement !== document.body;
    if (hasMoved) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    // A heading that is still empty would be announced as nothing.
    if (!dialog && heading?.textContent.trim()) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (performance.now() < until) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
