import { useEffect, useState } from "react";
import { secondsLeft } from "~/domain/misses";
import { useAppSelector } from "~/state/hooks";
import { selectWaitUntil } from "~/state/vouchers/selectors";

/** Whole seconds until the next code is taken; 0 when it may be sent. */
export function useWait(): number {
  const until = useAppSelector(selectWaitUntil);
  const [, tick] = useState(0);
  const left = secondsLeft(until, Date.now());
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [waits, until]);
  return left;
}
