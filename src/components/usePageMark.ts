import { useLayoutEffect } from "react";

/** How many components have set each attribute. */
const saidBy = new Map<string, number>();

/**
 * Says by an attribute of the root element, for the styles of the page, that something is on it. Cheaper than a
 * `:has()` of the root element, which looks through all of a long page again with every element that comes.
 */
export function usePageMark(attribute: `data-${string}`, isSo: boolean): void {
  useLayoutEffect(() => {
    if (!isSo) return;
    const count = (by: number) => {
      const now = (saidBy.get(attribute) ?? 0) + by;
      saidBy.set(attribute, now);
      document.documentElement.toggleAttribute(attribute, now > 0);
    };
    count(1);
    return () => count(-1);
  }, [attribute, isSo]);
}
