import { type RawAnswer } from "./post";

/** A query that was started before whoever needs its answer was there. */
export interface EarlyAsk {
  promise: Promise<RawAnswer>;
  answer?: RawAnswer;
  /** Gives it up on the wire, where that can be done. */
  abort?: (() => void) | undefined;
}

declare global {
  interface Window {
    /** By operation and variables, from the script in the page's head on; each is taken once. */
    earlyAnswers?: Map<string, EarlyAsk>;
  }
}

/** One key for an operation with its variables, the same in the early script and in the shop. */
export function askKey(name: string, variables: unknown): string {
  return `${name} ${JSON.stringify(variables ?? {})}`;
}

/** Remembers a query on its way, for whoever asks it. Answers how to forget it, which a failure does by itself. */
export function startEarly(key: string, promise: Promise<RawAnswer>, abort?: () => void): () => void {
  const ask: EarlyAsk = { promise, abort };
  const asks = (window.earlyAnswers ??= new Map<string, EarlyAsk>());
  // Another one may stand in its place by then.
  const forget = () => void (asks.get(key) === ask && asks.delete(key));
  asks.set(key, ask);
  promise.then((answer) => (ask.answer = answer), forget);
  return forget;
}

/** Takes the early query of a key, if there is one: its answer where it has come, else the promise of it. */
export function takeEarly(key: string): EarlyAsk | undefined {
  const asks = typeof window === "undefined" ? undefined : window.earlyAnswers;
  const ask = asks?.get(key);
  asks?.delete(key);
  return ask;
}

/** Ends when every early query has ended, well or badly, or when the time is over. */
export function earlySettled(withinMs: number): Promise<unknown> {
  const asks = [...(window.earlyAnswers?.values() ?? [])].map(({ promise }) => promise);
  return Promise.race([
    Promise.allSettled(asks),
    new Promise((resolve) => {
      setTimeout(resolve, withinMs);
    }),
  ]);
}
