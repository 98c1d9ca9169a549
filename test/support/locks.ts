import type { Services } from "~/state/services";
import type { SharedStorage } from "./tabs";

/** How long a tab waits for another one's basket lock, as in src/browser/basketLock.ts. */
const MOST_WAIT_MS = 10_000;

/** The tabs that hold the locks of a browser. */
const browsers = new WeakMap<SharedStorage, { payer: object | null; basket: Promise<void>[] }>();

/** The locks of one browser, for one of its tabs: the first tab gets a lock, the others are refused or wait. */
export function locksOf(browser: SharedStorage, tab: object): Pick<Services, "takePaymentLock" | "takeBasketLock"> {
  const held = browsers.get(browser) ?? { payer: null, basket: [] };
  browsers.set(browser, held);
  return {
    takePaymentLock: async () => {
      if (held.payer) return null;
      held.payer = tab;
      return () => {
        held.payer = null;
      };
    },
    takeBasketLock: async () => {
      const before = [...held.basket];
      const waited = before.length > 0;
      let release = () => {};
      const own = new Promise<void>((resolve) => {
        release = () => {
          held.basket = held.basket.filter((each) => each !== own);
          resolve();
        };
      });
      held.basket.push(own);
      if (!waited || (await within(MOST_WAIT_MS, Promise.all(before)))) {
        return { release, waited, isPaidElsewhere: false };
      }
      release();
      return { release, waited, isPaidElsewhere: held.payer !== null && held.payer !== tab };
    },
  };
}

/** Whether a promise settles within this many milliseconds. */
function within(ms: number, ended: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void ended.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
