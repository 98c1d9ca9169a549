import { type RefObject, useLayoutEffect } from "react";

const HEIGHT = "--question-height";

/** Publishes the height of the question at the bottom of the window, so that other fixed elements can sit above it. */
export function useQuestionHeight(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => {
      style.setProperty(HEIGHT, `${Math.floor(element.getBoundingClientRect().height)}px`);
      keepFocusInView();
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [box, isShown]);
}

/** What has the focus when the question comes is not left beneath it (WCAG 2.2, 2.4.11), or beneath what it lifts. */
function keepFocusInView() {
  const { activeElement: focused, documentElement } = document;
  // A dialog lies above the question.
  if (!focused?.matches(":focus-visible") || focused.closest("dialog")) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const end = innerHeight - parseFloat(getComputedStyle(documentElement).scrollPaddingBottom);
  if (top < innerHeight && bottom > end) focused.scrollIntoView({ block: "nearest" });
}
