import { useCallback, useSyncExternalStore } from "react";

const MINUTE = 60_000;

/**
 * What `read` makes of the current time (milliseconds since 1970), on a page that stays open too: it is read again with
 * each minute of the clock, and when the person comes back to the page, as the device may have slept.
 */
export function useAsTimeGoes<Value extends string | number | boolean>(
  read: (now: number) => Value,
  onNow: () => number = Date.now,
): Value {
  const subscribe = useCallback(
    (onMinute: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        // Timers may be a little early.
        timer = setTimeout(tick, MINUTE - (onNow() % MINUTE) + 50);
      };
      const tick = () => {
        onMinute();
        wait();
      };
      wait();
      document.addEventListener("visibilitychange", onMinute);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", onMinute);
      };
    },
    [onNow],
  );
  return useSyncExternalStore(subscribe, () => read(onNow()));
}
