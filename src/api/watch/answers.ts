import { type Failure } from "~/domain/failure";
import { isLongAgo } from "~/domain/wait";
import { type Answer, ask, peekEarly } from "../ask";
import { askKey } from "../early";
import { failureOfError } from "../failureOf";
import { type Operation } from "../operation";

/** What is known of an answer just now. */
export interface Snapshot<Data> {
  data?: Data;
  failure?: Failure;
  /** Something of the data was missing or refused: what is not in it may be there all the same. */
  incomplete?: boolean;
  loading: boolean;
}

/**
 * Where reference data lives. Until Apollo has arrived, behind the first paint, answers are only watched here; from
 * then on its cache is their home and this store keeps nothing but what is on the screen.
 */
export interface AnswerCache {
  /** The answer when it is there already, without asking. */
  read: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Data | null;
  write: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, data: Data) => void;
  /** Past what is kept. */
  fetch: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Promise<Answer<Data>>;
}

interface Watched {
  operation: Operation<unknown, unknown>;
  variables: unknown;
  snapshot: Snapshot<unknown>;
  listeners: Set<() => void>;
  /** The number of the asking whose answer is waited for. */
  asked: number;
}

const LOADING: Snapshot<never> = { loading: true };
const watched = new Map<string, Watched>();

/** An answer holds for so long: editors and prices move on while a shop stays open for days. */
const HOLDS_FOR_MS = 60 * 60_000;
/** When answers came that somebody may come back to, by the clock on the wall. */
const cameAt = new Map<string, number>();
let cache: AnswerCache | null = null;

/** What only the holder of a token may see is kept nowhere: it goes with the screen that shows it. */
const FOR_ONE_PERSON: readonly string[] = ["getGreeting"];

/** Where an answer is kept; null for nowhere but on the screen. */
const homeOf = ({ name }: { name: string }) => (FOR_ONE_PERSON.includes(name) ? null : cache);

/** Hands what has been answered so far to its home, and reads and asks through it from now on. */
export function setAnswerCache(given: AnswerCache | null): void {
  cache = given;
  for (const { operation, variables, snapshot } of watched.values()) {
    if (isWhole(snapshot)) homeOf(operation)?.write(operation, variables, snapshot.data);
  }
}

/** Forgets all that is watched, so that a test begins with nothing. */
export function forgetAnswers(): void {
  watched.clear();
  cameAt.clear();
}

/** What is incomplete is shown, but not kept: a retry and the next visit ask again. */
const isWhole = ({ data, incomplete }: Partial<Answer<unknown>>) => data !== undefined && !incomplete;

const keyOf = ({ operation, variables }: Pick<Watched, "operation" | "variables">) => askKey(operation.name, variables);

/** There is an answer, and it came so long ago that it may be another one by now. */
function isOld({ snapshot, ...entry }: Watched): boolean {
  const at = cameAt.get(keyOf(entry));
  return snapshot.data !== undefined && at !== undefined && isLongAgo(at, Date.now(), HOLDS_FOR_MS);
}

/** What only the holder of a token may see is looked up when it is opened, and not again behind their back. */
function remember(entry: Pick<Watched, "operation" | "variables">): void {
  if (!FOR_ONE_PERSON.includes(entry.operation.name)) cameAt.set(keyOf(entry), Date.now());
}

function entryOf<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Watched {
  const key = askKey(operation.name, variables);
  let entry = watched.get(key);
  if (!entry) {
    const home = homeOf(operation);
    const kept = home?.read(operation, variables) ?? null;
    const known = kept === null ? peekEarly(operation, variables) : { data: kept };
    if (kept === null && known && isWhole(known)) home?.write(operation, variables, known.data);
    entry = {
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

/** Asks, and shows what came. What stood there before stays unless something better comes. */
async function load(entry: Watched): Promise<void> {
  const { operation, variables } = entry;
  entry.asked += 1;
  const { asked } = entry;
  try {
    const home = homeOf(operation);
    const answer = await (home ? home.fetch(operation, variables) : ask(operation, variables));
    const { snapshot } = entry;
    if (asked !== entry.asked || (snapshot.data !== undefined && !isWhole(answer))) return;
    remember(entry);
    // The very same again is no news: nothing is drawn for it.
    if (isWhole(snapshot) && JSON.stringify(snapshot.data) === JSON.stringify(answer.data)) return;
    if (isWhole(answer)) homeOf(operation)?.write(operation, variables, answer.data);
    show(entry, { ...answer, loading: false });
  } catch (error) {
    // Whoever asked once more since is told of that.
    if (asked !== entry.asked || entry.snapshot.data !== undefined) return;
    show(entry, { failure: failureOfError(error), loading: false });
  }
}

/** What is known now; the same object until something changes. */
export function readAnswerOf<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Snapshot<Data> {
  return entryOf(operation, variables).snapshot as Snapshot<Data>;
}

/**
 * Calls back on every change, and asks when nothing is known yet, or what is known is old: it is shown meanwhile.
 * Answers how to stop.
 */
export function watchAnswer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  listener: () => void,
): () => void {
  const entry = entryOf(operation, variables);
  const isFirst = entry.listeners.size === 0;
  entry.listeners.add(listener);
  if (isFirst && entry.snapshot.data === undefined) {
    entry.snapshot = LOADING;
    void load(entry);
  } else if (isFirst && isOld(entry)) void load(entry);
  return () => {
    entry.listeners.delete(listener);
    const isKept = isWhole(entry.snapshot) && !cache && !FOR_ONE_PERSON.includes(operation.name);
    if (entry.listeners.size === 0 && !isKept) watched.delete(askKey(operation.name, variables));
  };
}

/** An answer that came under another question: who asks this one finds it. */
export function primeAnswer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  cache?.write(operation, variables, data);
  const entry = entryOf(operation, variables);
  if (entry.snapshot.data !== undefined) return;
  remember(entry);
  show(entry, { data, loading: false });
}

/** Asks again after a failure, for everybody who watches it. */
export function askAgain<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): void {
  const entry = entryOf(operation, variables);
  show(entry, LOADING);
  void load(entry);
}

/** Asks again for all that failed and is on the screen: the connection is back. */
export function askFailedAgain(): void {
  for (const entry of watched.values()) {
    if (!entry.snapshot.failure || entry.listeners.size === 0) continue;
    show(entry, LOADING);
    void load(entry);
  }
}

/** Asks again for all that is on the screen and old: the person is back at a page that stood open. */
export function askOldAgain(): void {
  for (const entry of watched.values()) if (entry.listeners.size > 0 && isOld(entry)) void load(entry);
}

/** Asks ahead of time, for a screen that the person will probably open next. */
export function prefetchAnswer<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): void {
  const entry = entryOf(operation, variables);
  if (entry.snapshot.data !== undefined || entry.listeners.size > 0) return;
  // Whoever comes after a failure asks again.
  const stop = watchAnswer(operation, variables, () => stop());
}
