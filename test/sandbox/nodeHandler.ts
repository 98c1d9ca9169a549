import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
) => void;

const SMALLEST_TO_COMPRESS = 600;
const compressible = /^(application\/(graphql-response\+)?json|text\/|image\/svg)/;

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // the pseudo headers of HTTP/2 are no headers
    if (name.startsWith(":") || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", incoming.socket.remoteAddress ?? "");
  const isEncrypted = "encrypted" in incoming.socket && incoming.socket.encrypted === true;
  // Behind a proxy it knows the shop's own name and protocol from what the proxy tells, as services do.
  const secure = isEncrypted || headers.get("x-forwarded-proto") === "https";
  const host =
    headers.get("x-forwarded-host") ?? headers.get("host") ?? String(incoming.headers[":authority"] ?? "localhost");
  const method = incoming.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? null : await bodyOf(incoming);
  // what comes in pieces does not say how much it is
  if (body) headers.set("content-length", String(body.length));
  return new Request(new URL(incoming.url ?? "/", `${secure ? "https" : "http"}://${host}`), { method, headers, body });
}

async function send(request: Request, answer: Response, response: ServerResponse): Promise<void> {
  let body = Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie();
  answer.headers.forEach((value, name) => {
    if (name !== "set-cookie") response.setHeader(name, value);
  });
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  const takesBrotli = request.headers.get("accept-encoding")?.includes("br") ?? false;
  const worthIt = body.length >= SMALLEST_TO_COMPRESS && compressible.test(answer.headers.get("content-type") ?? "");
  if (worthIt) response.setHeader("vary", "accept-encoding");
  if (takesBrotli && worthIt) {
    body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    response.setHeader("content-encoding", "br");
  }
  response.statusCode = answer.status;
  response.setHeader("content-length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Mounts a fetch handler in a Node server; unknown paths are passed on. */
export function nodeHandlerOf(
  answer: (request: Request) => Promise<Response>,
  knows: (path: string) => boolean,
): NodeHandler {
  return (incoming, response, next) => {
    const path = (incoming.url ?? "/").split("?")[0] ?? "/";
    if (!knows(path)) {
      if (next) next();
      else response.writeHead(404).end();
      return;
    }
    toRequest(incoming)
      .then(async (request) => send(request, await answer(request), response))
      .catch((error: unknown) => {
        if (next) next(error);
        else response.writeHead(500).end();
      });
  };
}
