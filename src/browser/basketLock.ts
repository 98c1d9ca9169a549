import { isPaidElsewhere } from "./paymentLock";

const NAME = "basket";
/**
 * So long another tab is waited for. Its page may hang: what it did is read in any case, and only a payment, which may
 * take longer, is not interfered with.
 */
const MOST_WAIT_MS = 10_000;

export interface BasketLock {
  giveBack: () => void;
  /** Another tab had it just now, or has it still. */
  waited: boolean;
  /** Another tab starts a payment and was not waited for to the end: what is paid must not change. */
  isPaidElsewhere: boolean;
}

/** Nothing is held. */
const without = async (waited: boolean): Promise<BasketLock> => ({
  giveBack: () => {},
  waited,
  isPaidElsewhere: !isLeft && (await isPaidElsewhere()),
});

/** A page that is left has no time for the browser's answer: its last change goes at once. */
let isLeft = false;
globalThis.addEventListener("pagehide", () => (isLeft = true));
globalThis.addEventListener("pageshow", () => (isLeft = false));

/**
 * The lock that one tab of this browser holds while it changes a basket. Where there are no locks, or it has waited
 * long enough, each goes ahead unless another tab pays.
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

/** As `AbortSignal.timeout`, which some browsers with locks do not have. */
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
        return new Promise<void>((release) => resolve({ giveBack: () => release(), waited, isPaidElsewhere: false }));
      })
      .catch(() => resolve(null));
  });
}
