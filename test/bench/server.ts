import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import { type AddressInfo, type Server } from "node:net";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createStaticHost } from "../../src/build/previewServer";
import { type Sandbox } from "../sandbox/server";
import { selfSigned } from "./certificate";

export interface BenchServer {
  /** HTTP/1.1 without TLS, and HTTP/2. */
  origins: { http1: string; http2: string };
  /** The public key of HTTP/2's certificate, for the browser to trust. */
  fingerprint: string;
  close: () => void;
}

const portOf = (server: Server) => String((server.address() as AddressInfo).port);

function listen(server: Server): Promise<void> {
  return new Promise((ready) => server.listen(0, "localhost", ready));
}

/**
 * One server for all that is compared: the built shop with its real headers, the pages beside it (by their paths, all
 * compressed as well as can be), and the sandbox behind both.
 */
export async function startBenchServer(
  folder: string,
  pages: ReadonlyMap<string, string>,
  sandbox: Sandbox,
): Promise<BenchServer> {
  const host = createStaticHost(resolve(folder));
  const compressed = new Map([...pages].map(([path, page]) => [path, brotliCompressSync(page)]));

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const page = compressed.get((request.url ?? "").split("?")[0] ?? "");
    const send = () => {
      const { status, headers, body } = host(request);
      response.statusCode = status;
      for (const [name, value] of headers) response.setHeader(name, value);
      // Whose scripts and styles are inline. All else is sent with every page of this host: what opens each in a process
      // of its own (COOP) costs them a fifth of a second on a slow phone.
      if (page) response.removeHeader("Content-Security-Policy");
      response.setHeader("Content-Length", (page ?? body).length);
      response.end(page ?? body);
    };
    if (page) send();
    else sandbox.nodeHandler(request, response, send);
  };

  const { key, cert, fingerprint } = selfSigned(Date.now());
  const plain = createServer(answer);
  // Node's HTTP/2 requests and responses can do what those of HTTP/1.1 can.
  const secure = createSecureServer({ key, cert }, (request, response) =>
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  await Promise.all([listen(plain), listen(secure)]);
  return {
    origins: { http1: `http://localhost:${portOf(plain)}`, http2: `https://localhost:${portOf(secure)}` },
    fingerprint,
    close: () => {
      plain.close();
      plain.closeAllConnections();
      secure.close();
    },
  };
}
