import { useEffect, useRef } from "react";
import { isInSight } from "~/components/isInSight";

/**
 * Scrolls to and focuses a part of the screen that appears in place of what the person was at, or out of sight: after
 * Back from the payment window the page is scrolled down to the payment button. Returns the ref for its element.
 */
export function useLedTo(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const cameWithScreen = isNew.current;
    isNew.current = false;
    if (isShown && box.current && !(cameWithScreen && isInSight(box.current))) box.current.focus();
  }, [isShown]);
  return box;
}
