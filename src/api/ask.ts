import { type Failure } from "~/domain/failure";
import { ApiFailure } from "./apiFailure";
import { isRefusalOfArrays, postBatched, travelsAlone } from "./batch";
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
   * Part of the data is missing: list items that did not fit were left out, or the answer had errors besides its data.
   */
  incomplete: boolean;
}

export interface AskOptions {
  signal?: AbortSignal | undefined;
  /** How often a query that fails is retried here, asked anew after each failure; 0 for a caller that polls anyway. */
  retries?: number | (() => number);
}

/**
 * Calls one of the backends: the only way out of the machine, for all operations. It applies time-outs, retries
 * queries, uses requests that were sent early, batches content queries, and reads the answer by the operation's shape.
 * Throws ApiFailure; an aborted call throws the signal's reason.
 */
export async function ask<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  { signal, retries = operation.kind === "query" ? RETRIES : 0 }: AskOptions = {},
): Promise<Answer<Data>> {
  for (let attempt = 0; ; attempt += 1) {
    let raw = await attemptOnce(operation, variables, signal, attempt === 0);
    // The page's first queries travelled as an array, which this service may not accept.
    if (raw.isEarly && isRefusalOfArrays(raw)) raw = await attemptOnce(operation, variables, signal, false);
    const wait =
      attempt < (typeof retries === "number" ? retries : retries()) && isWorthAnotherTry(raw.status)
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
 * The early answer to a query if it has already come, so that the first screen can be drawn from it at once. Undefined
 * if there is none yet, or it is a failure; then it is left for `ask`, as its first try.
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

/** How long a prefetched answer is kept for `ask`. */
const LEFT_FOR_MS = 10_000;
/** The key of the last prefetched query. */
let ahead: string | null = null;

/**
 * Sends a query now that a screen will `ask` once it is drawn. A new one aborts the one before; a query that is already
 * under way is not sent again.
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

/** Keeps a query that is under way for the next `ask`. If it fails it is dropped, so that `ask` sends it again. */
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
  /** It is the answer to a query that was sent early. */
  isEarly?: boolean;
}

/** One try. A lost connection becomes status 0 and a time-out 408, so that one rule decides about retries. */
async function attemptOnce<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal | undefined,
  isFirst: boolean,
): Promise<Tried> {
  const key = askKey(operation.name, variables);
  const early = isFirst ? takeEarly(key) : undefined;
  // At once when the caller aborts: whoever asks instead does so in the same moment.
  const giveBack = () => {
    if (early?.abort && ahead !== key) early.abort();
    else if (early) leave(key, early);
  };
  signal?.addEventListener("abort", giveBack, { once: true });
  try {
    const raw = await withTimeLimit(
      timeLimitOf(operation),
      signal,
      (limited) => early?.promise ?? carry(operation, variables, limited),
    );
    return { ...raw, isEarly: early !== undefined };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { status: error instanceof TimedOut ? 408 : 0, retryAfter: null, body: undefined, error };
  } finally {
    signal?.removeEventListener("abort", giveBack);
  }
}

/** Sends an operation: a content query batched with the others of the same moment, everything else by itself. */
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
  // A mutation that is sent while the page is being left must still arrive.
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
