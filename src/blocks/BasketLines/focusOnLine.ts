import { type MouseEvent } from "react";

/**
 * Focuses the line of a button that is about to disappear with its issue. Under a finger or a mouse the page stays
 * where it is: the second press of a double click must not meet what would have come there.
 */
export function focusOnLineOf({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  const line = currentTarget.closest("li");
  const place = line?.tabIndex === -1 && line.id ? line : line?.querySelector<HTMLElement>("[data-line]");
  place?.focus({ preventScroll: detail > 0 });
}
