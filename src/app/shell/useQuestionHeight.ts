import { type RefObject, useLayoutEffect } from "react";

const HEIGHT = "--question-height";

/** Tells the page how high the question at its end is, so that what else stays in view ends right above it. */
export function useQuestionHeight(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(HEIGHT, `${Math.floor(element.getBoundingClientRect().height)}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [box, isShown]);
}
