/** A hidden page is never painted, so do not wait longer. */
const LONGEST_MS = 100;

/** Resolves after the next paint, so that long work does not delay showing the result of a click. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
