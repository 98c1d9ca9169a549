/** Parts of the shop's code that do not come within this time are given up (spec §9). */
const CHUNK_LIMIT_MS = 120_000;

/** The part that is on its way; `late` says what went wrong when it does not come. */
export function inTime<T>(part: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), CHUNK_LIMIT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
