import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { sessionStore } from "~/browser/storage";
import { editorialId } from "~/components/editorialId";
import { decoded } from "~/domain/decoded";
import { splitPrefix } from "~/domain/paths";
import { readJson, SESSION } from "~/domain/storage";
import { find, isPinned, type Mark, markOf } from "./focusMark";

interface Place {
  top: number;
  /** What had the focus. */
  focus: Mark | null;
  /** How far below the top of the window that stood; null for what does not move with the page. */
  below: number | null;
}

/** Where the person was on each page of this tab, by history entry. */
const places = new Map<string, Place>();
const MOST_PLACES = 100;
/** How long data may be on its way, before the place on the page is given up. */
const WAIT_FOR_MS = 15_000;
/** How long a page that has its place may still move about. */
const SETTLE_FOR_MS = 2000;
/** By these a person moves on a page, or presses something; the page moves no more by itself then. */
const MOVES = ["wheel", "pointerdown", "touchstart", "keydown"];

/** What was found out of the element that has the focus; it is asked with every scroll. */
let known: { element: Element | null; mark: Mark | null; moves: boolean } | null = null;

function remember(entry: string): void {
  const element = document.activeElement;
  if (known?.element !== element) {
    const mark = element && markOf(element);
    known = { element, mark, moves: element !== null && mark !== null && !isPinned(element) };
  }
  const { mark, moves } = known;
  places.delete(entry);
  const below = element && moves ? element.getBoundingClientRect().top : null;
  places.set(entry, { top: window.scrollY, focus: mark, below });
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** What the page before this one kept; the focus is not, since a new page has ids of its own. */
function bringPlaces(entry: string): void {
  const kept = readJson(sessionStore(), SESSION.places);
  if (!Array.isArray(kept)) return;
  for (const [key, top] of kept.filter(Array.isArray))
    places.set(String(key), { top: Number(top), focus: null, below: null });
  // Opened anew, an address begins at its top.
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type === "navigate") places.delete(entry);
}

/** They outlive a reload, and a page of somebody else. */
function keepPlaces(): void {
  sessionStore().write(SESSION.places, JSON.stringify([...places].map(([key, { top }]) => [key, Math.round(top)])));
}

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

/** Scrolls back as soon as the page is tall enough again. */
function restore({ top, focus, below }: Place): () => void {
  let isThere = false;
  return untilDone(() => {
    const focused = focus && find(focus);
    if (focused && below !== null) {
      // Cards that were not laid out yet may be taller than was thought: what had the focus stands where it stood.
      const moved = focused.getBoundingClientRect().top - below;
      window.scrollTo({ top: window.scrollY + moved, behavior: "instant" });
      focused.focus({ preventScroll: true });
      return Math.abs(moved) < 2 ? "done" : "found";
    }
    if (!isThere) window.scrollTo({ top, behavior: "instant" });
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
function scrollToAnchor(anchor: string): () => void {
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
function focusHeading(): () => void {
  const until = performance.now() + WAIT_FOR_MS;
  const before = document.activeElement;
  // A link in a dialog closes it, and the dialog gives the focus back to where it was opened: only then is it ours.
  const dialog = before?.closest("dialog");
  let frame = 0;
  const step = () => {
    const moved = !dialog && document.activeElement !== before && document.activeElement !== document.body;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (moved) return;
    // What stands there before its data is read as nothing.
    if (heading?.textContent.trim() && !(dialog?.isConnected && dialog.open)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (performance.now() < until) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/**
 * What a page load would do, on a change of route: Back and a reload restore scroll and focus, an anchor scrolls to its
 * element, a new screen starts at its top with the focus on its heading. A change of query or of market moves nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const kind = useNavigationType();
  const last = useRef<{ entry: string; page: string } | null>(null);
  const page = splitPrefix(location.pathname)?.rest ?? location.pathname;
  // The entries that a page was opened in have all one key.
  const entry = location.key === "default" ? location.pathname : location.key;

  useEffect(() => {
    history.scrollRestoration = "manual";
    const onMove = () => {
      if (last.current) remember(last.current.entry);
    };
    window.addEventListener("scroll", onMove, { passive: true });
    document.addEventListener("focusin", onMove);
    window.addEventListener("pagehide", keepPlaces);
    return () => {
      window.removeEventListener("scroll", onMove);
      document.removeEventListener("focusin", onMove);
      window.removeEventListener("pagehide", keepPlaces);
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { entry, page };
    if (!before) bringPlaces(entry);
    const place = places.get(entry);
    const isNewScreen = before?.page !== page;
    const raw = location.hash.slice(1);
    const anchor = decoded(raw) ?? raw;
    if (kind === NavigationType.Pop && place && !(anchor && !isNewScreen)) return restore(place);
    if (before && isNewScreen) window.scrollTo({ top: 0, behavior: "instant" });
    const stops = [before && isNewScreen && focusHeading(), anchor && scrollToAnchor(anchor)];
    return () => stops.forEach((stop) => stop && stop());
  }, [entry, location.hash]); // eslint-disable-line react-hooks/exhaustive-deps -- once per history entry

  return null;
}
