/** The counts under each key, added up. */
export function tally(counted: readonly (readonly [key: string, count: number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of counted) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}
