import { isOnline, reloadPage } from "~/browser/page";
import { tellNotStarted } from "../tellNotStarted";

/**
 * Where one of the page's own scripts does not come, after a release or without a connection, nothing of the shop runs
 * that could say so: the page is loaded again, and when that was tried already, or cannot help, the person is told.
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
