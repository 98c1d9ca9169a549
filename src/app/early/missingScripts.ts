import { isOnline, reloadPage } from "~/browser/page";
import { tellNotStarted } from "../tellNotStarted";

/**
 * Handles a script of the page that cannot be loaded (after a release, or without a connection), when no code of the
 * shop could say so: reloads the page once, and tells the person if that did not help or cannot.
 */
export function watchScripts(): void {
  let isOver = false;
  // Errors of elements do not bubble.
  const heard = ({ target }: Event) => {
    if (isOver || !(target instanceof HTMLScriptElement) || target.type !== "module") return;
    isOver = true;
    const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (isOnline() && opened?.type !== "reload") reloadPage();
    else tellNotStarted();
  };
  addEventListener("error", heard, true);
}
