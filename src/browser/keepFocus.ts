/** Waits this long, as whatever replaces the removed element may take the focus itself. */
const AFTER_MS = 150;
const HEADINGS = "h1, h2, h3";

/**
 * When the focused element is removed, browsers drop the focus, and users of a keyboard or screen reader lose their
 * place. Then this focuses a heading near by, in the part of the page that the element was in; not after a click
 * elsewhere.
 */
export function keepFocus(): void {
  /** The last focused element and its ancestors, innermost first. */
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
  const forget = ({ target }: PointerEvent) => {
    // A press inside the focused element moves no focus, so no focusin would note it again.
    if (!path[0]?.contains(target as Element)) note(null);
  };
  document.addEventListener("pointerdown", forget, true);
  new MutationObserver(() => {
    if (timer === undefined && isLost()) timer = window.setTimeout(mend, AFTER_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function headingNear(path: readonly Element[]): HTMLElement | null {
  // Behind a dialog nothing can have the focus.
  const place = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main");
  const parts = [...path.filter((part) => part.isConnected && place?.contains(part)), place];
  for (const part of parts) {
    const headings = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])];
    const shown = headings.filter((heading) => heading.getClientRects().length > 0);
    if (shown[0]) return nearest(shown) ?? shown[0];
  }
  return null;
}

/** The first heading in the window or, if there is none, the last one above it: the page stays where it is. */
function nearest(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const topOf = (heading: HTMLElement) => heading.getBoundingClientRect().top;
  const inWindow = headings.find((heading) => topOf(heading) >= 0 && topOf(heading) < window.innerHeight);
  return inWindow ?? headings.findLast((heading) => topOf(heading) < 0);
}

function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
