/** An operation as it is sent. */
export interface WireOperation {
  operationName: string;
  query: string;
  variables: unknown;
}

/** What came back for one operation, unchecked. `body` is undefined if it was not JSON. */
export interface RawAnswer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

export interface PostOptions {
  credentials: RequestCredentials;
  signal?: AbortSignal | undefined;
  /** The request must arrive even if the page is closed meanwhile. */
  outlivesPage?: boolean;
}

/** In characters. Browsers let requests of up to 64 KiB outlive a page, and a character may take three bytes. */
const MOST_OUTLIVING = 20_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one operation, or several as an array, and returns one raw answer for each, in order. A service that does not
 * accept arrays answers once for all of them; then each gets that answer. Rejects as `fetch` does: on a lost
 * connection, and on abort.
 */
export async function post(
  url: string,
  operations: readonly WireOperation[],
  { credentials, signal, outlivesPage = false }: PostOptions,
): Promise<RawAnswer[]> {
  const sent = JSON.stringify(operations.length === 1 ? operations[0] : operations);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json, application/json" },
    body: sent,
    credentials,
    signal: signal ?? null,
    keepalive: outlivesPage && sent.length <= MOST_OUTLIVING,
  });
  const body = parsed(await response.text());
  const { status } = response;
  const retryAfter = response.headers.get("retry-after");
  const apart = operations.length > 1 && Array.isArray(body) && body.length === operations.length ? body : null;
  return operations.map((_, index) => ({ status, retryAfter, body: apart ? (apart as unknown[])[index] : body }));
}
