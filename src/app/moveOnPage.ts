import { editorialId } from "~/components/editorialId";
import { find } from "./focusMark";
import { type Place } from "./places";

/** How long data may be on its way, before the place on the page is given up. */
const WAIT_FOR_MS = 15_000;
/** How long a page that has its place may still move about. */
const SETTLE_FOR_MS = 2000;
/** By these a person moves on a page, or presses something; the page moves no more by itself then. */
const MOVES = ["wheel", "pointerdown", "touchstart", "keydown"];

/**
 * Tries with every frame until `step` is done or the person moves; for as long as data may be on its way at first, and
 * for a moment more once the place is found. Answers how to stop.
 */
function untilDone(step: () => "sought" | "found" | "done"): () => void {
  let until = performance.now() + WAIT_FOR_MS;
  let isFound = false;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const tryIt = () => {
    const state = step();
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

/**
 * Scrolls back as soon as the page is tall enough again; but never against a scroll of the person, nor past what has to
 * be seen first, as that an order is being paid.
 */
export function restore({ top, focus, below }: Place): () => void {
  let isThere = false;
  let last: { scrolled: number; height: number } | null = null;
  return untilDone(() => {
    const first = document.querySelector("[data-seen-first]");
    if (first) {
      // The page is another one than was left.
      first.scrollIntoView({ block: "nearest" });
      return "done";
    }
    const height = document.documentElement.scrollHeight;
    const hasGrown = height !== last?.height;
    if (last && !hasGrown && Math.abs(window.scrollY - last.scrolled) >= 2) return "done";
    const focused = focus && find(focus);
    if (focused && below !== null) {
      // Cards that were not laid out yet may be taller than was thought: what had the focus stands where it stood.
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
    // A card that had the focus may be drawn a moment after its place.
    return focus === null || focused ? "done" : "found";
  });
}

/**
 * Scrolls to the element of an anchor as soon as it stands, and gives it the focus where it takes it. Goes on for a
 * moment, since what comes late may push it away, or first make the page tall enough for it; but never against a scroll
 * of the person.
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

/** Waits for a heading of the new screen, since its code or data may still be on the way, and gives it the focus. */
export function focusHeading(): () => void {
  const until = performance.now() + WAIT_FOR_MS;
  let before = document.activeElement;
  // A link in a dialog closes it, and the dialog gives the focus back to where it was opened: only then is it ours.
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
    // What stands there before its data is read as nothing.
    if (!dialog && heading?.textContent.trim()) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (performance.now() < until) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
