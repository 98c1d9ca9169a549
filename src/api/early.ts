import { type RawAnswer } from "./post";

/** A query that was sent before the code that needs its answer had loaded. */
export interface EarlyAsk {
  promise: Promise<RawAnswer>;
  answer?: RawAnswer;
  /** Aborts the request, if that is possible. */
  abort?: (() => void) | undefined;
}

declare global {
  interface Window {
    /** By `askKey`; set by the script in the page's head. Each is taken once. */
    earlyAnswers?: Map<string, EarlyAsk>;
  }
}

/** One key for an operation with its variables, the same in the early script and in the shop. */
export function askKey(name: string, variables: unknown): string {
  return `${name} ${JSON.stringify(variables ?? {})}`;
}

/** Remembers a query that is under way. Returns a function that forgets it; if it fails, it is forgotten anyway. */
export function startEarly(key: string, promise: Promise<RawAnswer>, abort?: () => void): () => void {
  const ask: EarlyAsk = { promise, abort };
  const asks = (window.earlyAnswers ??= new Map<string, EarlyAsk>());
  // Another one may have taken its place by then.
  const forget = () => void (asks.get(key) === ask && asks.delete(key));
  asks.set(key, ask);
  promise.then((answer) => (ask.answer = answer), forget);
  return forget;
}

/** Takes the early query of a key, if there is one. */
export function takeEarly(key: string): EarlyAsk | undefined {
  const asks = typeof window === "undefined" ? undefined : window.earlyAnswers;
  const ask = asks?.get(key);
  asks?.delete(key);
  return ask;
}

/** Resolves when every early query has succeeded or failed, or when the time is up. */
export function earlySettled(withinMs: number): Promise<unknown> {
  const asks = [...(window.earlyAnswers?.values() ?? [])].map(({ promise }) => promise);
  return Promise.race([
    Promise.allSettled(asks),
    new Promise((resolve) => {
      setTimeout(resolve, withinMs);
    }),
  ]);
}
