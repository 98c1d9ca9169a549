/** What stands in for what is gone may still take the focus by itself. */
const AFTER_MS = 150;
const HEADINGS = "h1, h2, h3";

/**
 * When the element that has the focus goes, the browser drops the focus, and who works by keyboard or by ear is
 * nowhere. It then goes to the heading of the part of the page that the element stood in. Who pressed somewhere else
 * meant to.
 */
export function keepFocus(): void {
  /** What had the focus last, and what it stood in, from the inside. */
  let path: readonly Element[] = [];
  let timer: number | undefined;
  const note = (element: Element | null) => {
    path = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) path = [...path, at];
  };
  const isLost = () => path[0]?.isConnected === false && (document.activeElement ?? document.body) === document.body;
  const mend = () => {
    timer = undefined;
    if (isLost()) focusOn(headingNear(path));
  };

  note(document.activeElement);
  document.addEventListener("focusin", ({ target }) => note(target as Element), true);
  document.addEventListener("pointerdown", () => note(null), true);
  new MutationObserver(() => {
    if (timer === undefined && isLost()) timer = window.setTimeout(mend, AFTER_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function headingNear(path: readonly Element[]): HTMLElement | null {
  const main = document.querySelector("main");
  const parts = [...path.filter((part) => part.isConnected && main?.contains(part)), main];
  for (const part of parts) {
    const headings = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])];
    const seen = headings.find((heading) => heading.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}

function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
