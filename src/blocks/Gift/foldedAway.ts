/** So many are always shown. */
const SHOWN = 5;
/** Fewer than these are not folded away: they are not worth a button. */
const LEAST_FOLDED = 3;

/** Those of a long list that can be folded away: all after the first few, but not what `stays`. */
export function foldedAway<Item>(items: readonly Item[], stays: (item: Item) => boolean): readonly Item[] {
  const rest = items.slice(SHOWN).filter((item) => !stays(item));
  return rest.length < LEAST_FOLDED ? [] : rest;
}
