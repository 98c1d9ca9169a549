import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onLateChange } from "~/components/lazyPart";
import { decoded } from "~/domain/decoded";
import { isScreenLate } from "./routes";

/** Whether the address is another one than the path that the router is at, which may have letters unescaped. */
const hasMovedFrom = (path: string) => decoded(path) !== decoded(window.location.pathname);

const isLate = () => isScreenLate(window.location.pathname);

/**
 * Whether the skeleton of the screen behind the address takes the place of the last screen, as its code is late. It
 * stays until the router has arrived, even if the code comes a moment sooner: otherwise the last screen would be drawn
 * once more and start, at an address that is not its own, what it starts when it is opened.
 */
export function useIsNextLate(): boolean {
  const { pathname } = useLocation();
  const isWaiting = useSyncExternalStore(onLateChange, isLate);
  /** The path of the screen that a skeleton has replaced while the router is still there. */
  const [left, setLeft] = useState<string | null>(null);
  const isLeft = hasMovedFrom(pathname) && (isWaiting || left === pathname);
  const next = isLeft ? pathname : null;
  if (next !== left) setLeft(next);

  useEffect(() => {
    // Back to the screen that was left changes nothing for the router.
    const back = () => setLeft((path) => (path === null || hasMovedFrom(path) ? path : null));
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);

  return isWaiting || isLeft;
}
