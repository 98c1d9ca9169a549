/** Puts the focus where it was before, or on the page's heading when that place is gone. Never leaves it on nothing. */
export function focusBack(before: Element | null, left: Element | null) {
  const now = document.activeElement;
  if (now && now !== document.body && now.isConnected && !left?.contains(now)) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus();
    if (document.activeElement === before) return;
  }
  const heading = document.querySelector("h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus();
}
