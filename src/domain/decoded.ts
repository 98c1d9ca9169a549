/** Part of an address with its percent escapes decoded; null where they are malformed. */
export function decoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
