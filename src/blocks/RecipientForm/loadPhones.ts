import { loadChunk } from "~/components/loadChunk";
import { failureOfCode } from "~/domain/failure";
import { NETWORK } from "~/domain/failureCode";

/** The module with all countries' phone numbering plans. */
export type Phones = typeof import("~/domain/phone");

/** It could not be loaded: a number cannot be checked, and the person may try again. */
class NoPhones extends Error {
  override readonly name = "NoPhones";
  readonly failure = failureOfCode(NETWORK);
}

/** Loads the numbering plans, which are large, when a phone number is asked for. Rejects like a lost connection. */
export const loadPhones = (load: () => Promise<Phones> = () => import("~/domain/phone")): Promise<Phones> =>
  loadChunk(load).catch((cause: unknown) => {
    throw new NoPhones("The numbering plans did not come.", { cause });
  });
