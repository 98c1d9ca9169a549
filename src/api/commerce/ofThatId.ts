import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER } from "~/domain/failureCode";
import { ApiFailure } from "../apiFailure";

/**
 * What was asked for by an id, which is one of its own. Where something on the way mixes answers up, it is somebody
 * else's, to be neither shown nor changed. Databases differ in the case of their ids.
 */
export function ofThatId<Thing>(thing: Thing, asked: string, ids: readonly (string | null)[]): Thing {
  if (ids.some((id) => id?.toLowerCase() === asked.toLowerCase())) return thing;
  throw new ApiFailure(failureOfCode(MALFORMED_ANSWER));
}
