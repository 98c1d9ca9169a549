/** The button goes with its issue: the focus stays at the line. */
export function focusOnLineOf(button: HTMLElement) {
  const line = button.closest("li");
  const place = line?.tabIndex === -1 && line.id ? line : line?.querySelector<HTMLElement>("[data-line]");
  place?.focus();
}
