import { isOnline, reloadPage } from "~/browser/page";
import { tellNotStarted } from "../tellNotStarted";

/**
 * Handles a shop whose bundle cannot be loaded (after a release, or without a connection), when no code of the shop
 * could say so: reloads the page once, and tells the person if that did not help or cannot.
 */
export function handleMissingScript(): void {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (isOnline() && opened?.type !== "reload") reloadPage();
  else tellNotStarted();
}
