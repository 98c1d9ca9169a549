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

/** The queries of one moment, to the services of that moment. */
interface Batch {
  endpoints: Endpoints;
  waiting: Waiting[];
}

let open: Batch | null = null;
/** The endpoints whose content service has turned out not to accept arrays. */
let refusedBy: Endpoints | null = null;

/**
 * Sends content queries of the same moment in one request, so that a screen costs one round trip. Queries that were
 * aborted by then are not sent.
 */
export function postBatched(operation: WireOperation, signal: AbortSignal): Promise<RawAnswer> {
  const batch = openBatch();
  return new Promise((resolve, reject) => batch.waiting.push({ operation, signal, resolve, reject }));
}

function openBatch(): Batch {
  const endpoints = currentEndpoints();
  if (open?.endpoints === endpoints) return open;
  const batch: Batch = { endpoints, waiting: [] };
  setTimeout(() => {
    if (open === batch) open = null;
    send(batch);
  });
  return (open = batch);
}

/**
 * Whether a query must not be batched: the service does not accept arrays, or it is slow and less urgent than others.
 */
export function travelsAlone(name: string): boolean {
  const endpoints = currentEndpoints();
  return refusedBy === endpoints || !endpoints.batchCms || name === "GetAllKeys";
}

function send({ endpoints, waiting }: Batch): void {
  const [sent, givenUp] = [
    waiting.filter(({ signal }) => !signal.aborted),
    waiting.filter(({ signal }) => signal.aborted),
  ];
  givenUp.forEach(({ reject, signal }) => reject(signal.reason));
  if (sent.length === 0) return;
  const sendOne = ({ operation, resolve, reject }: Waiting) =>
    void together(endpoints, [operation]).then(([answer]) => resolve(answer!), reject);
  if (sent.length === 1) return sendOne(sent[0]!);
  const operations = sent.map(({ operation }) => operation);
  together(endpoints, operations).then(
    (answers) => {
      const isRefused = answers.every(isRefusalOfArrays);
      refusedBy = isRefused ? endpoints : null;
      if (isRefused) sent.forEach(sendOne);
      else sent.forEach(({ resolve }, index) => resolve(answers[index]!));
    },
    (error: unknown) => sent.forEach(({ reject }) => reject(error)),
  );
}

function together({ cms }: Endpoints, operations: WireOperation[]): Promise<RawAnswer[]> {
  const credentials = credentialsFor(cms);
  return withTimeLimit(QUERY_MS, undefined, (signal) => post(cms, operations, { credentials, signal }));
}

/**
 * Whether an answer may mean that the service does not accept arrays: a 4xx that is not about the person or the moment.
 */
export function isRefusalOfArrays({ status }: RawAnswer): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
}
