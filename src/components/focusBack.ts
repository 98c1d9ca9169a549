/** Restores the focus to where it was before, or to the page's heading if that element is gone. It is never lost. */
export function focusBack(before: Element | null) {
  const now = document.activeElement;
  if (now && now !== document.body && now.isConnected) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus();
    if (document.activeElement === before) return;
  }
  const heading = document.querySelector("h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  // Safari focuses no button that is pressed: then the page stays where it is.
  heading.focus({ preventScroll: before === document.body });
}
