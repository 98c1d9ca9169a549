import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { decoded } from "~/domain/decoded";
import { splitPrefix } from "~/domain/paths";
import { withoutSlug } from "~/domain/routes";
import { focusHeading, isSeeking, restore, scrollToAnchor } from "./moveOnPage";
import { bringPlaces, keepPlaces, placeOf, rememberPlace } from "./places";
import { useIsNextLate } from "./useIsNextLate";

/**
 * Does on a change of route what a page load would do: Back and a reload restore scroll position and focus, an anchor
 * scrolls to its element, and a new screen, or another page of a list, starts at the top with the focus on its heading.
 * So does a link to another list on the same screen; a search from the box leaves the focus there. Other changes of the
 * query, of the market, or of a gift's slug replace the entry and move nothing.
 */
export function RouteChange() {
  const location = useLocation();
  const kind = useNavigationType();
  const isNextLate = useIsNextLate();
  /** The skeleton of the next screen stands there already, and the router is not there yet. */
  const isLeft = useRef(false);
  const last = useRef<{ entry: string; page: string; search: string; hash: string } | null>(null);
  /** Stops what still looks for its place on the page. */
  const stop = useRef<() => void>(undefined);
  const screen = withoutSlug(splitPrefix(location.pathname)?.rest ?? location.pathname);
  const page = `${screen} ${new URLSearchParams(location.search).get("page") ?? ""}`;
  // The first entry after every page load has the same key, "default".
  const entry = location.key === "default" ? location.pathname : location.key;

  const move = useCallback(() => {
    if (last.current && !isSeeking() && !isLeft.current) rememberPlace(last.current.entry);
  }, []);
  useEffect(() => {
    history.scrollRestoration = "manual";
    window.addEventListener("scroll", move, { passive: true });
    document.addEventListener("focusin", move);
    return () => {
      window.removeEventListener("scroll", move);
      document.removeEventListener("focusin", move);
    };
  }, [move]);
  useKeepOnLeave(() => {
    // The browser tells of scrolling with its next frame, and there may be none before the page goes. At the top is
    // also who presses F5 before the place is found.
    if (window.scrollY > 0) move();
    keepPlaces();
  });

  // The page is suddenly short: without this a frame would show its foot.
  useLayoutEffect(() => {
    isLeft.current = isNextLate && window.location.pathname !== location.pathname;
    if (isLeft.current) window.scrollTo({ top: 0, behavior: "instant" });
  }, [isNextLate]); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it becomes late

  useLayoutEffect(() => {
    isLeft.current = false;
    const before = last.current;
    last.current = { entry, page, search: location.search, hash: location.hash };
    if (kind === NavigationType.Replace && before?.page === page && before.hash === location.hash) return;
    stop.current?.();
    stop.current = undefined;
    if (!before) bringPlaces(entry);
    const place = placeOf(entry);
    const isNewScreen = before?.page !== page;
    const isNewList = kind === NavigationType.Push && before?.search !== location.search;
    const raw = location.hash.slice(1);
    const anchor = decoded(raw) ?? raw;
    if (kind === NavigationType.Pop && place && !(anchor && !isNewScreen)) {
      stop.current = restore(place);
      return;
    }
    if (before && (isNewScreen || isNewList)) window.scrollTo({ top: 0, behavior: "instant" });
    const isTyping = document.activeElement instanceof HTMLInputElement;
    const isHeard = isNewScreen || (isNewList && !isTyping);
    const stops = [before && isHeard && focusHeading(), anchor && scrollToAnchor(anchor)];
    stop.current = () => stops.forEach((end) => end && end());
  }, [entry, location.hash]); // eslint-disable-line react-hooks/exhaustive-deps -- once per history entry
  useLayoutEffect(() => () => stop.current?.(), []);

  return null;
}
