import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER } from "~/domain/failureCode";
import { ApiFailure } from "../apiFailure";

/**
 * Returns what was asked for by an id, and throws if none of its own `ids` is that id: something on the way (a proxy, a
 * cache) has mixed answers up, and somebody else's must be neither shown nor changed. Case does not count, as databases
 * differ in it.
 */
export function ofThatId<Thing>(thing: Thing, asked: string, ids: readonly (string | null)[]): Thing {
  if (ids.some((id) => id?.toLowerCase() === asked.toLowerCase())) return thing;
  throw new ApiFailure(failureOfCode(MALFORMED_ANSWER));
}
