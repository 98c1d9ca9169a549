import { sessionStore } from "~/browser/storage";
import { readJson, SESSION, writeJson } from "~/domain/storage";
import { isPinned, type Mark, markOf } from "./focusMark";

/** Where a person was on a page: scroll position and focus. */
export interface Place {
  top: number;
  /** The focused element. */
  focus: Mark | null;
  /** Its distance from the top of the window, in pixels; null if it does not scroll with the page. */
  below: number | null;
}

/** The places in this tab, by history entry. */
const places = new Map<string, Place>();
const MOST_PLACES = 100;

/** What is known about the focused element, as it is needed with every scroll event. */
let known: { element: Element | null; mark: Mark | null; moves: boolean } | null = null;

/** Remembers where the person is now, for a history entry. */
export function rememberPlace(entry: string): void {
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

/** Reads the places stored by the page before this one, without their focus, as a new page has new ids. */
export function bringPlaces(entry: string): void {
  const kept = readJson(sessionStore(), SESSION.places);
  if (!Array.isArray(kept)) return;
  for (const [key, top] of kept.filter(Array.isArray))
    if (Number.isFinite(top)) places.set(String(key), { top: Number(top), focus: null, below: null });
  // An address that is newly opened starts at the top.
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type === "navigate") places.delete(entry);
}

/** Stores the places, so that they outlive a reload, and a visit to another site. */
export function keepPlaces(): void {
  const tops = [...places].map(([key, { top }]) => [key, Math.round(top)]);
  writeJson(sessionStore(), SESSION.places, tops);
}

/** Where the person was in a history entry; undefined if that is not known (any more). */
export const placeOf = (entry: string): Place | undefined => places.get(entry);
