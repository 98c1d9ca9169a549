import { pathOf } from "~/domain/paths";
import { preloadScreen } from "./routes";

/** Loads the code of the screen at a path that will probably be opened. */
export function prefetchScreen(path: string): void {
  // A failure is ignored here: the screen handles it when it is opened.
  preloadScreen(pathOf(path)).catch(() => undefined);
}

/** Event handlers for a link that load its screen's code when it is hovered or focused, a moment before the click. */
export function prefetchHandlers(path: string) {
  const start = () => prefetchScreen(path);
  return { onPointerEnter: start, onFocus: start, onTouchStart: start };
}
