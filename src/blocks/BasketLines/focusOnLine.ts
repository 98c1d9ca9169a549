/** Focuses the line of a button that is about to disappear with its issue. */
export function focusOnLineOf(button: HTMLElement) {
  const line = button.closest("li");
  const place = line?.tabIndex === -1 && line.id ? line : line?.querySelector<HTMLElement>("[data-line]");
  place?.focus();
}
