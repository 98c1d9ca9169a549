/** A delivery on screen, by its id, with React's key of it. */
export interface KeyedDelivery {
  id: string;
  key: string;
}

/**
 * React's keys for deliveries with these ids. A changed date or recipient gives a delivery another id: if there are as
 * many as before, one whose id is new takes over the key of the one that stood in its place and is gone.
 */
export function deliveryKeys(ids: readonly string[], before: readonly KeyedDelivery[]): KeyedDelivery[] {
  const known = new Map(before.map(({ id, key }) => [id, key]));
  const taken = new Set<string>();
  return ids.map((id, at) => {
    const old = ids.length === before.length ? before[at] : undefined;
    const isGone = old !== undefined && !ids.includes(old.id);
    let key = known.get(id) ?? (isGone ? old.key : id);
    while (taken.has(key)) key += "+";
    taken.add(key);
    return { id, key };
  });
}
