import type { Clock } from "./parts";

/** A clock that runs like the machine's until somebody moves it. */
export interface SettableClock extends Clock {
  /** Sets the time; it goes on running from there. */
  set(instant: number | string | Date): void;
  advance(milliseconds: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

/** `machine` is the real time; tests pass one that stands still, to control every second. */
export function makeClock(machine: () => number = Date.now): SettableClock {
  let ahead = 0;
  const now = () => machine() + ahead;
  return {
    now,
    set(instant) {
      const wanted = typeof instant === "number" ? instant : new Date(instant).getTime();
      if (Number.isNaN(wanted)) throw new RangeError(`'${String(instant)}' is not a time`);
      ahead = wanted - machine();
    },
    advance(milliseconds) {
      if (!Number.isFinite(milliseconds))
        throw new RangeError(`'${String(milliseconds)}' is no number of milliseconds`);
      ahead += milliseconds;
    },
    reset: () => void (ahead = 0),
  };
}
