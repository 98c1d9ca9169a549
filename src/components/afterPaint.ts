/** A page that nobody looks at is never painted. */
const LONGEST_MS = 100;

/** Ends when what a press has changed is on the screen: work that takes long comes behind it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
