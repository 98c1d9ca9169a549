import { type RefObject, useLayoutEffect } from "react";

const HEIGHT = "--question-height";

/** Publishes the height of the question at the bottom of the window, so that other fixed elements can sit above it. */
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
