import { type Failure } from "~/domain/failure";
import { type Answer, ask, peekEarly } from "../ask";
import { askKey } from "../early";
import { failureOfError } from "../failureOf";
import { type Operation } from "../operation";
import { RETRIES } from "../pace";
import { type AnswerCache } from "./answerCache";
import { homeOf, isForOnePerson, isWhole, keepIn, keepWhole } from "./answerHome";
import { forgetTimes, hasFailedAhead, isStale, noteAnswer, noteFailedAhead } from "./answerTimes";

/** The current state of an answer. */
export interface Snapshot<Data> {
  data?: Data;
  failure?: Failure;
  /** Part of the data is missing: what is not in it may exist nevertheless. */
  incomplete?: boolean;
  loading: boolean;
}

interface Watched {
  key: string;
  operation: Operation<unknown, unknown>;
  variables: unknown;
  snapshot: Snapshot<unknown>;
  listeners: Set<() => void>;
  /** The listener of a request ahead, which nobody has pressed for. */
  ahead?: () => void;
  /** The number of the last request; answers to earlier ones are dropped. */
  asked: number;
}

const LOADING: Snapshot<never> = { loading: true };
const watched = new Map<string, Watched>();

/** Operations whose answers are requested again whenever a screen that shows them is opened, however new they are. */
const AGAIN_EACH_TIME: readonly string[] = ["getProductStockInfo"];

/** Moves all answers so far into the cache, and uses that from now on. */
export function setAnswerCache(given: AnswerCache | null): void {
  keepIn(given);
  for (const { operation, variables, snapshot } of watched.values()) keepWhole(operation, variables, snapshot);
}

/** Forgets all answers; for tests. */
export function forgetAnswers(): void {
  watched.clear();
  forgetTimes();
}

/** Whether there is an answer that is stale. */
const isOld = ({ snapshot, key }: Watched) => snapshot.data !== undefined && isStale(key);

/** Notes when an answer came. Answers for one person never become stale: they are not requested again by themselves. */
function remember({ key, operation }: Watched): void {
  if (!isForOnePerson(operation)) noteAnswer(key);
}

/** Whether nobody waits for the answer (yet). */
const isOnlyAhead = ({ listeners, ahead }: Watched) => listeners.size === 1 && listeners.has(ahead!);

/** How often a request that has failed is retried: one ahead only once somebody waits for it. */
const retriesOf = (entry: Watched) => (isOnlyAhead(entry) ? 0 : RETRIES - Number(hasFailedAhead(entry.key)));

function entryOf<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Watched {
  const key = askKey(operation.name, variables);
  let entry = watched.get(key);
  if (!entry) {
    const kept = homeOf(operation)?.read(operation, variables) ?? null;
    const known = kept === null ? peekEarly(operation, variables) : { data: kept };
    if (kept === null && known) keepWhole(operation, variables, known);
    entry = {
      key,
      operation: operation as Operation<unknown, unknown>,
      variables,
      snapshot: known ? { ...known, loading: false } : LOADING,
      listeners: new Set(),
      asked: 0,
    };
    watched.set(key, entry);
    if (known && kept === null) remember(entry);
  }
  return entry;
}

function show(entry: Watched, snapshot: Snapshot<unknown>): void {
  entry.snapshot = snapshot;
  entry.listeners.forEach((listener) => listener());
}

/** Keeps an answer that came, and shows it; the same one as before need not be drawn again. */
function receive(entry: Watched, answer: Answer<unknown>): void {
  const { operation, variables, snapshot } = entry;
  remember(entry);
  if (isWhole(snapshot) && JSON.stringify(snapshot.data) === JSON.stringify(answer.data)) return;
  keepWhole(operation, variables, answer);
  show(entry, { ...answer, loading: false });
}

/** Makes the request and shows the answer. An answer that is there already is only replaced by a complete one. */
async function load(entry: Watched): Promise<void> {
  const { operation, variables } = entry;
  const asked = (entry.asked += 1);
  try {
    const home = homeOf(operation);
    const options = { retries: () => retriesOf(entry) };
    const answer = await (home ? home.fetch(operation, variables, options) : ask(operation, variables, options));
    const { snapshot } = entry;
    if (asked !== entry.asked || (snapshot.data !== undefined && !isWhole(answer))) return;
    receive(entry, answer);
  } catch (error) {
    if (isOnlyAhead(entry)) noteFailedAhead(entry.key);
    // A newer request decides, and an answer that is there stays.
    if (asked !== entry.asked || entry.snapshot.data !== undefined) return;
    show(entry, { failure: failureOfError(error), loading: false });
  }
}

/** The current state of an answer; the same object until it changes. */
export function readAnswerOf<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Snapshot<Data> {
  return entryOf(operation, variables).snapshot as Snapshot<Data>;
}

/**
 * Calls the listener on every change, and makes a request if there is no answer yet, or it is stale or to be requested
 * again each time (it is shown meanwhile). Returns a function that stops watching.
 */
export function watchAnswer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  listener: () => void,
): () => void {
  const entry = entryOf(operation, variables);
  const isFirst = entry.listeners.size === 0;
  entry.listeners.add(listener);
  if (isFirst && entry.snapshot.data === undefined) entry.snapshot = LOADING;
  const isDue = entry.snapshot.loading || isOld(entry) || AGAIN_EACH_TIME.includes(operation.name);
  if (isFirst && isDue) void load(entry);
  return () => {
    entry.listeners.delete(listener);
    dropUnwatched(entry);
  };
}

/** Forgets an answer that nobody watches, unless it is kept nowhere else. */
function dropUnwatched({ key, operation, snapshot, listeners }: Watched): void {
  const isOnlyHere = isWhole(snapshot) && !homeOf(operation) && !isForOnePerson(operation);
  if (listeners.size === 0 && !isOnlyHere) watched.delete(key);
}

/** Stores an answer that came with another query, so that this query need not be sent. */
export function primeAnswer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  const entry = entryOf(operation, variables);
  receive(entry, { data, incomplete: false });
  dropUnwatched(entry);
}

/** Requests an answer again, for everybody who watches it. */
export function askAgain<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): void {
  loadAnew(entryOf(operation, variables));
}

/** Shows that it is loading, in place of a failure or of an answer. */
function loadAnew(entry: Watched): void {
  show(entry, LOADING);
  void load(entry);
}

/** Requests an answer that is there again; until a newer one comes, and if none does, it stays. */
export function askQuietly<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) {
  return load(entryOf(operation, variables));
}

/** Requests everything on screen that failed again: the connection is back. */
export function askFailedAgain(): void {
  for (const entry of watched.values()) if (entry.snapshot.failure && entry.listeners.size > 0) loadAnew(entry);
}

/** Requests everything on screen that is stale again: the person is back at a page that was left open. */
export function askOldAgain(): void {
  for (const entry of watched.values()) if (entry.listeners.size > 0 && isOld(entry)) void load(entry);
}

/**
 * Makes a request ahead of time, for a screen that the person will probably open next. The screen takes it over, with
 * the tries that are left; one that fails before is not made ahead again at once.
 */
export function prefetchAnswer<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): void {
  const entry = entryOf(operation, variables);
  if (entry.snapshot.data !== undefined || entry.listeners.size > 0 || hasFailedAhead(entry.key)) return;
  // Stops at the first change, also at a failure: then the screen requests it again.
  entry.ahead = () => stop();
  const stop = watchAnswer(operation, variables, entry.ahead);
}
