import { restOf } from "~/domain/paths";
import { preloadScreen } from "./routes";

/** Loads the code of the screen behind a path a moment before it is opened. */
export function prefetchScreen(path: string): void {
  // A failure here is nobody's concern yet: the screen says so when it is opened.
  preloadScreen(restOf(path)).catch(() => undefined);
}

/** For a link: its screen's code is loaded when the person points at it or reaches it, a moment before the press. */
export function prefetchHandlers(path: string) {
  const start = () => prefetchScreen(path);
  return { onPointerEnter: start, onFocus: start, onTouchStart: start };
}
