import type { Clock } from "../parts";

export interface Agenda {
  /** The sandbox's clock; to what came due it shows the moment at which it did, however much later somebody looks. */
  clock: Clock;
  /** Does something after so many milliseconds of the sandbox's clock. */
  after(ms: number, task: () => void): void;
  /** Does everything that is due, the earliest first. Called before anything is read. */
  catchUp(): void;
  clear(): void;
}

/**
 * Things that happen by themselves: an order is booked, a confirmation arrives late. Nothing ticks: what is due is done
 * when somebody looks, so a test that moves the clock sees exactly what a person who waited would.
 */
export function makeAgenda(clock: Clock): Agenda {
  let tasks: { due: number; task: () => void }[] = [];
  let running: number | null = null;
  const own: Clock = { now: () => running ?? clock.now() };
  return {
    clock: own,
    after(ms, task) {
      tasks.push({ due: own.now() + ms, task });
    },
    clear: () => void (tasks = []),
    catchUp() {
      for (;;) {
        const now = clock.now();
        const next = tasks.filter(({ due }) => due <= now).sort((a, b) => a.due - b.due)[0];
        if (!next) return;
        tasks = tasks.filter((each) => each !== next);
        running = next.due;
        try {
          next.task();
        } finally {
          running = null;
        }
      }
    },
  };
}
