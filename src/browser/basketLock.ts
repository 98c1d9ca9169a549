import { isPaidElsewhere } from "./paymentLock";

const NAME = "basket";
/**
 * How long to wait for another tab, whose page may hang. Going on without the lock is safe: the basket is read again
 * first, and a payment of the other tab, which may take longer, is respected.
 */
const MOST_WAIT_MS = 10_000;

export interface BasketLock {
  release: () => void;
  /** Another tab had the lock just now, or still has it. */
  waited: boolean;
  /** Another tab is starting a payment, and the wait for it was given up: the basket must not change. */
  isPaidElsewhere: boolean;
}

/** Goes on without the lock. */
const without = async (waited: boolean): Promise<BasketLock> => ({
  release: () => {},
  waited,
  isPaidElsewhere: !isLeft && (await isPaidElsewhere()),
});

/** A page that is being left has no time to wait for a lock: its last change is sent at once. */
let isLeft = false;
globalThis.addEventListener("pagehide", () => (isLeft = true));
globalThis.addEventListener("pageshow", () => (isLeft = false));

/**
 * Takes the lock that only one tab of this browser holds while it changes a basket. Without Web Locks, or after waiting
 * long enough, goes on without it; see `isPaidElsewhere`.
 */
export async function takeBasketLock(): Promise<BasketLock> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks || isLeft) return without(false);
  return (
    (await take(locks, { ifAvailable: true }, false)) ??
    (await take(locks, { signal: abortedAfter(MOST_WAIT_MS) }, true)) ??
    without(true)
  );
}

/** Like `AbortSignal.timeout`, which some browsers with Web Locks lack. */
function abortedAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

function take(locks: LockManager, options: LockOptions, waited: boolean): Promise<BasketLock | null> {
  return new Promise((resolve) => {
    locks
      .request(NAME, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve({ release, waited, isPaidElsewhere: false }));
      })
      .catch(() => resolve(null));
  });
}
