import { sessionStore } from "~/browser/storage";
import { readJson, SESSION } from "~/domain/storage";
import { isPinned, type Mark, markOf } from "./focusMark";

/** Where a person was on a page. */
export interface Place {
  top: number;
  /** What had the focus. */
  focus: Mark | null;
  /** How far below the top of the window that stood; null for what does not move with the page. */
  below: number | null;
}

/** Where the person was on each page of this tab, by history entry. */
const places = new Map<string, Place>();
const MOST_PLACES = 100;

/** What was found out of the element that has the focus; it is asked with every scroll. */
let known: { element: Element | null; mark: Mark | null; moves: boolean } | null = null;

/** Keeps where the person is on the page of a history entry now. */
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

/** What the page before this one kept; the focus is not, since a new page has ids of its own. */
export function bringPlaces(entry: string): void {
  const kept = readJson(sessionStore(), SESSION.places);
  if (!Array.isArray(kept)) return;
  for (const [key, top] of kept.filter(Array.isArray))
    places.set(String(key), { top: Number(top), focus: null, below: null });
  // Opened anew, an address begins at its top.
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opened?.type === "navigate") places.delete(entry);
}

/** They outlive a reload, and a page of somebody else. */
export function keepPlaces(): void {
  sessionStore().write(SESSION.places, JSON.stringify([...places].map(([key, { top }]) => [key, Math.round(top)])));
}

/** Where the person was in a history entry; undefined where they never were, or too long ago. */
export const placeOf = (entry: string): Place | undefined => places.get(entry);
