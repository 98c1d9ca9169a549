/** The limits of a greeting's film, in bytes and in seconds. */
export const MOST_FILM_BYTES = 100_000_000;
export const LONGEST_FILM_S = 60;

export type FilmProblem = "tooLarge" | "wrongType" | "tooLong" | "unreadable" | "notSent";

/** The media type of a film, by its first bytes; null for anything but mp4 and webm. */
export function filmType(start: Uint8Array): "video/mp4" | "video/webm" | null {
  const text = String.fromCharCode(...start.subarray(4, 8));
  if (text === "ftyp") return "video/mp4";
  return [0x1a, 0x45, 0xdf, 0xa3].every((byte, at) => start[at] === byte) ? "video/webm" : null;
}

/** Whether a film is short enough; encoders round, so half a second more is tolerated. */
export function isShortEnough(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds > 0 && seconds < LONGEST_FILM_S + 0.5;
}
