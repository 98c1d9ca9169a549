import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./Fold.module.css";
import { foldedAway } from "./foldedAway";

interface Foldable<Item> {
  /** What is shown in any case, as something can be chosen there. */
  stays: (item: Item) => boolean;
  /** What needs the person. It unfolds the list, which stays so: what was just mended must not vanish. */
  needsPerson?: (item: Item) => boolean;
}

/**
 * Folds a long list of gifts, so that what follows it is not far away; on paper all are shown. Returns the attributes
 * of the list, of each item, and of the FoldButton below it; those of the button are null for a short list, and while
 * the list cannot be folded.
 */
export function useFold<Item>(items: readonly Item[], { stays, needsPerson }: Foldable<Item>) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const away = foldedAway(items, stays);
  const isNeeded = needsPerson !== undefined && away.some(needsPerson);
  if (!open && isNeeded) setOpen(true);
  const toggle = (button: HTMLElement) => {
    flushSync(() => setOpen(!open));
    if (open) button.scrollIntoView({ block: "nearest" });
    else list.current?.querySelector<HTMLElement>("[data-fold]")?.focus();
  };
  return {
    list: { ref: list, id, className: styles.list },
    item: (item: Item) => (away.includes(item) ? { tabIndex: -1, "data-fold": open ? "open" : "away" } : {}),
    button: away.length > 0 && !isNeeded ? { open, controls: id, onToggle: toggle } : null,
  };
}
