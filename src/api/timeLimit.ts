/** The call was given up because it took too long. */
export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/**
 * Runs an abortable call and aborts it after `limitMs`, or when the caller's own signal (`outer`) aborts. Rejects with
 * TimedOut, or with the signal's reason. Uses timers, as not every browser has AbortSignal.any.
 */
export function withTimeLimit<T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const giveUp = (reason: unknown) => {
      controller.abort(reason);
      reject(reason instanceof Error ? reason : new DOMException("Aborted", "AbortError"));
    };
    const onAbort = () => giveUp(outer?.reason);
    const timer = setTimeout(() => giveUp(new TimedOut("The call took too long.")), limitMs);
    if (outer?.aborted) onAbort();
    outer?.addEventListener("abort", onAbort, { once: true });
    call(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener("abort", onAbort);
      });
  });
}
