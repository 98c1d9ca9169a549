import { type Failure } from "~/domain/failure";
import { ApiFailure } from "./apiFailure";
import { postBatched, travelsAlone } from "./batch";
import { askKey, type EarlyAsk, startEarly, takeEarly } from "./early";
import { credentialsFor, endpointOf } from "./endpoints";
import { failureOfAnswer, failureOfError } from "./failureOf";
import { type Operation } from "./operation";
import { isWorthAnotherTry, RETRIES, timeLimitOf, waitBefore } from "./pace";
import { post, type RawAnswer } from "./post";
import { readAnswer } from "./readAnswer";
import { TimedOut, withTimeLimit } from "./timeLimit";

export interface Answer<Data> {
  data: Data;
  /**
   * Something of it was missing or refused: list items that did not fit were left out, or the answer had errors beside
   * its data.
   */
  incomplete: boolean;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** How often a query that fails is asked again here; 0 for who asks again anyway. */
  retries?: number;
}

/**
 * Asks one of the backends: the one way out of the machine for all operations. It holds the time-outs and repetitions
 * of queries, takes what was sent before it was asked, puts content queries of one moment together, and reads the
 * answer by the operation's shape. Throws ApiFailure; an aborted call throws the signal's reason.
 */
export async function ask<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { signal, retries = operation.kind === "query" ? RETRIES : 0 }: AskOptions = {},
): Promise<Answer<Data>> {
  for (let attempt = 0; ; attempt += 1) {
    const raw = await attemptOnce(operation, variables, signal, attempt === 0);
    const wait =
      attempt < retries && isWorthAnotherTry(raw.status)
        ? waitBefore(attempt + 1, raw.retryAfter, { random: Math.random(), now: Date.now() })
        : null;
    if (wait === null) return judge(operation, raw);
    await pause(wait, signal);
  }
}

/** The same, for callers that only want the data. */
export async function askData<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: AskOptions,
): Promise<Data> {
  return (await ask(operation, variables, options)).data;
}

/**
 * Judges an early answer that has already come, without waiting for anything, so that the first screen is drawn from
 * it in one go. Undefined where there is none yet, or where it is no good: then it stays, and counts as the first try
 * of whoever asks.
 */
export function peekEarly<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Answer<Data> | undefined {
  const key = askKey(operation.name, variables);
  const answer = window.earlyAnswers?.get(key)?.answer;
  if (!answer) return undefined;
  try {
    const judged = judge(operation, answer);
    takeEarly(key);
    return judged;
  } catch {
    return undefined;
  }
}

/** How long a query waits for whoever asks it. */
const LEFT_FOR_MS = 10_000;
/** The key of what was sent ahead last. */
let ahead: string | null = null;

/**
 * Sends a query now, for whoever asks it in a moment: a screen that has to be drawn for it first. Another one gives up
 * the one before; what is on its way already is not sent again.
 */
export function prefetch<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): void {
  const key = askKey(operation.name, variables);
  if (ahead !== null && ahead !== key) takeEarly(ahead)?.abort?.();
  ahead = key;
  if (window.earlyAnswers?.has(key)) return;
  const controller = new AbortController();
  const promise = withTimeLimit(timeLimitOf(operation), controller.signal, (limited) =>
    carry(operation, variables, limited),
  );
  leave(key, { promise, abort: () => controller.abort() });
}

/**
 * Leaves a query on its way for whoever asks it next. A failure is nobody's first try: who comes after it asks anew.
 */
function leave(key: string, { promise, abort }: EarlyAsk): void {
  const forget = startEarly(key, promise, abort);
  setTimeout(forget, LEFT_FOR_MS);
  promise.then(
    ({ status }) => status === 200 || forget(),
    () => undefined,
  );
}

interface Tried extends RawAnswer {
  error?: unknown;
}

/** One try. A lost connection and a time-out are answers with status 0, so that one rule decides what comes next. */
async function attemptOnce<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  isFirst: boolean,
): Promise<Tried> {
  const key = askKey(operation.name, variables);
  const early = isFirst ? takeEarly(key) : undefined;
  // In the very moment it is given up: whoever comes instead asks in the same one.
  const giveBack = () => {
    if (early?.abort && ahead !== key) early.abort();
    else if (early) leave(key, early);
  };
  signal?.addEventListener("abort", giveBack, { once: true });
  try {
    return await withTimeLimit(
      timeLimitOf(operation),
      signal,
      (limited) => early?.promise ?? carry(operation, variables, limited),
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: error instanceof TimedOut ? 408 : 0, retryAfter: null, body: undefined, error };
  } finally {
    signal?.removeEventListener("abort", giveBack);
  }
}

/** To the backend and back: a content query together with the others of its moment, everything else by itself. */
async function carry<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const wire = { operationName: operation.name, query: operation.text, variables };
  if (operation.service === "cms" && operation.kind === "query" && !travelsAlone(operation.name)) {
    return postBatched(wire, signal);
  }
  const address = endpointOf(operation);
  // What is changed as the page is left must get there.
  const outlivesPage = operation.kind === "mutation" && document.visibilityState === "hidden";
  const [answer] = await post(address, [wire], { credentials: credentialsFor(address), signal, outlivesPage });
  return answer!;
}

function judge<Data, Variables>(operation: Operation<Data, Variables>, raw: Tried): Answer<Data> {
  if (raw.error !== undefined) throw new ApiFailure(failureOfError(raw.error));
  const failure: Failure | null = failureOfAnswer(raw);
  if (failure && operation.kind === "mutation") throw new ApiFailure(failure);
  const data = typeof raw.body === "object" && raw.body !== null && "data" in raw.body ? raw.body.data : undefined;
  try {
    const read = readAnswer<Data>(operation.shape, data);
    const nothing = Object.values(read.data as object).every((value) => value === null);
    if (failure && nothing) throw new ApiFailure(failure);
    return { data: read.data, incomplete: failure !== null || read.dropped > 0 };
  } catch (error) {
    throw error instanceof ApiFailure ? error : new ApiFailure(failure ?? failureOfError(error));
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}
