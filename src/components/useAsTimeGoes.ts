import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/**
 * What `read` makes of the current time (milliseconds since 1970), on a page that stays open too: it is read again with
 * each minute of the clock, and when the person comes back to the page, as the device may have slept.
 */
export function useAsTimeGoes<Value extends string | number | boolean>(read: (now: number) => Value): Value {
  return useSyncExternalStore(eachMinute, () => read(Date.now()));
}

function eachMinute(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // Timers may be a little early.
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE) + 50);
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
}
