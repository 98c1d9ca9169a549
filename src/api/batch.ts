import { credentialsFor, currentEndpoints, type Endpoints } from "./endpoints";
import { QUERY_MS } from "./pace";
import { post, type RawAnswer, type WireOperation } from "./post";
import { withTimeLimit } from "./timeLimit";

interface Waiting {
  operation: WireOperation;
  signal: AbortSignal;
  resolve: (answer: RawAnswer) => void;
  reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];
/** The endpoints whose content service has turned out not to accept arrays. */
let refusedBy: Endpoints | null = null;

/**
 * Sends content queries of the same moment in one request, so that a screen costs one round trip. Queries that were
 * aborted by then are not sent.
 */
export function postBatched(operation: WireOperation, signal: AbortSignal): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    waiting.push({ operation, signal, resolve, reject });
    if (waiting.length === 1) setTimeout(sendWaiting);
  });
}

/**
 * Whether a query must not be batched: the service does not accept arrays, or it is slow and less urgent than others.
 */
export function travelsAlone(name: string): boolean {
  const endpoints = currentEndpoints();
  return refusedBy === endpoints || !endpoints.batchCms || name === "GetAllKeys";
}

function sendWaiting(): void {
  const [sent, givenUp] = [
    waiting.filter(({ signal }) => !signal.aborted),
    waiting.filter(({ signal }) => signal.aborted),
  ];
  waiting = [];
  givenUp.forEach(({ reject, signal }) => reject(signal.reason));
  if (sent.length === 0) return;
  if (sent.length === 1) return sendOne(sent[0]!);
  together(sent.map(({ operation }) => operation)).then(
    (answers) => {
      const isRefused = answers.every(isRefusalOfArrays);
      refusedBy = isRefused ? currentEndpoints() : null;
      if (isRefused) sent.forEach(sendOne);
      else sent.forEach(({ resolve }, index) => resolve(answers[index]!));
    },
    (error: unknown) => sent.forEach(({ reject }) => reject(error)),
  );
}

function sendOne({ operation, resolve, reject }: Waiting): void {
  together([operation]).then(([answer]) => resolve(answer!), reject);
}

function together(operations: WireOperation[]): Promise<RawAnswer[]> {
  const { cms } = currentEndpoints();
  const credentials = credentialsFor(cms);
  return withTimeLimit(QUERY_MS, undefined, (signal) => post(cms, operations, { credentials, signal }));
}

/**
 * Whether an answer may mean that the service does not accept arrays: a 4xx that is not about the person or the moment.
 */
export function isRefusalOfArrays({ status }: RawAnswer): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
