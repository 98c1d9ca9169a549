import { isRecord } from "./isRecord";

const LONGEST_PLACE = 200;
/** Far more than a greeting may have, so that too many can be shortened. */
const LONGEST = 5000;

/** The words of a greeting, as they were last saved or left in its editor, and what the greeting is for. */
export interface GreetingWords {
  place: string;
  text: string;
}

/** Stored words; null for none, and for junk. */
export function readGreetingWords(stored: unknown): GreetingWords | null {
  if (!isRecord(stored)) return null;
  const { place, text } = stored;
  if (typeof place !== "string" || !place || place.length > LONGEST_PLACE) return null;
  return typeof text === "string" && text.trim() && text.length <= LONGEST ? { place, text } : null;
}
