/** A part of an address with its escapes read; null where they are broken. */
export function decoded(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
