import { useEffect, useEffectEvent, useRef } from "react";

/**
 * How far ahead of the end the next page is asked for: about a screen and a half. Whoever jumps past it has reached it
 * too.
 */
const AHEAD = "1000000px 0px 150% 0px";

/** Calls back when the end of a list comes near. Answers the element that marks the end. */
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
