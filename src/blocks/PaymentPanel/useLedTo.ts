import { useEffect, useRef } from "react";

/**
 * Leads to a part of the screen that takes the place of what the person was at, or comes up out of their sight: after
 * Back from the payment window the page stands where the button to pay was, far below. Answers the ref of its box.
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

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
