import { useEffect, useEffectEvent, useRef } from "react";

/**
 * The margin of the observer: the next page is loaded about a screen and a half before the end. The large one at the
 * top is for people who jump past the end.
 */
const AHEAD = "1000000px 0px 150% 0px";

/** Calls `onNear` when the end of a list comes near. Returns the ref for the element at the end. */
export function useNearEnd(wanted: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!wanted || !end.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);
  return end;
}
