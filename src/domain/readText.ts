const LONGEST = 500;

/** A text of a form as it was stored, or "": for junk, and for one that is longer than anybody types. */
export const readText = (stored: unknown, longest = LONGEST): string =>
  typeof stored === "string" && stored.length <= longest ? stored : "";
