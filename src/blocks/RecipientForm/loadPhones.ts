import { loadChunk } from "~/components/loadChunk";
import { failureOfCode } from "~/domain/failure";
import { NETWORK } from "~/domain/failureCode";

/** The numbering plans of the world. */
export type Phones = typeof import("~/domain/phone");

/** They did not come: nothing can be said of a number, and the same press may be made again. */
class NoPhones extends Error {
  override readonly name = "NoPhones";
  readonly failure = failureOfCode(NETWORK);
}

/** The numbering plans are heavy: they come when a phone number is asked for. Fails as a lost connection does. */
export const loadPhones = (load: () => Promise<Phones> = () => import("~/domain/phone")): Promise<Phones> =>
  loadChunk(load).catch((cause: unknown) => {
    throw new NoPhones("The numbering plans did not come.", { cause });
  });
