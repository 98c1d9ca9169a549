/**
 * Calls back once the press of a key or a pointer that is under way has ended: what moves away under a pointer that is
 * down takes no click.
 */
export function afterPress(then: () => void): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
    // The click follows the pointer that goes up.
    setTimeout(then);
  };
  for (const type of ["keyup", "pointerup", "pointercancel", "mouseup"]) {
    document.addEventListener(type, end, { capture: true, signal: over.signal });
  }
}
