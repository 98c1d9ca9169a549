import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, posix, resolve, sep } from "node:path";
import { type Plugin } from "vite";
import { decoded } from "../domain/decoded";
import { type HeaderRule, headersFor, parseHeaders, POLICY, withoutUpgrade } from "./headers";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/** The compressed copies by content coding, the best first. */
const CODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const NEVER_SERVED = /(^|\/)\.|\.(?:map|br|gz)$|^\/(?:_headers|_redirects|nginx\.conf)$/;

interface Served {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/**
 * Answers requests for dist as a good static host does: with the headers of _headers, a compressed copy if the browser
 * accepts it, 304 for what it has already, the page for every address that a person may open, and an uncacheable 404
 * for a missing file.
 */
export function createStaticHost(folder: string) {
  const kept = new Map<string, { changed: number; body: Buffer; tag: string }>();

  /** A file's content with its ETag; read again if a new build has changed it. */
  function contentOf(path: string): { body: Buffer; tag: string } {
    const changed = statSync(path).mtimeMs;
    const known = kept.get(path);
    if (known?.changed === changed) return known;
    const body = readFileSync(path);
    const read = { changed, body, tag: `"${createHash("sha1").update(body).digest("base64url")}"` };
    kept.set(path, read);
    return read;
  }

  function fileAt(pathname: string): string | undefined {
    // Each file has one name to be judged by, however many slashes it was asked with.
    const name = posix.join("/", pathname);
    const path = join(folder, name);
    return !NEVER_SERVED.test(name) && path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile()
      ? path
      : undefined;
  }

  return function answer(request: Pick<IncomingMessage, "url" | "headers" | "method">): Served {
    const asked = (request.url ?? "/").split(/[?#]/)[0] ?? "/";
    const pathname = decoded(asked);
    const rules: HeaderRule[] = parseHeaders(contentOf(join(folder, "_headers")).body.toString());
    const headers = headersFor(rules, asked);
    const policy = headers.get(POLICY);
    if (policy) headers.set(POLICY, withoutUpgrade(policy));
    const missing = (): Served => {
      headers.set("Cache-Control", "no-store").set("Content-Type", "text/plain; charset=utf-8");
      return { status: 404, headers, body: Buffer.from("Not found.\n") };
    };
    // An address with a broken escape names no file, but a person may have been given it: the shop says so.
    const named = pathname === null ? undefined : fileAt(pathname);
    const file = named ?? (isNavigation(pathname ?? asked, request.headers.accept) ? fileAt("/index.html") : undefined);
    if (!file) return missing();

    headers.set("Content-Type", TYPES[extname(file)] ?? "application/octet-stream").set("Vary", "Accept-Encoding");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const [coding, ending] = CODINGS.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
    if (coding) headers.set("Content-Encoding", coding);
    const { body, tag } = contentOf(file + (ending ?? ""));
    headers.set("ETag", tag);
    if (request.headers["if-none-match"] === tag) return { status: 304, headers, body: Buffer.alloc(0) };
    return { status: 200, headers, body };
  };
}

/** Whether a request is for a page, by a browser or curl: the path is no file name, and HTML is accepted. */
function isNavigation(pathname: string, accept = "*/*"): boolean {
  return !/^\/assets\//i.test(pathname) && !/\.[a-z0-9]{2,5}$/i.test(pathname) && /text\/html|\*\/\*/.test(accept);
}

/** Serves dist in `vite preview` as a static host would. Plugins before it (the sandbox) answer first. */
export function previewServer(): Plugin {
  return {
    name: "preview-server",
    configurePreviewServer(server) {
      const answer = createStaticHost(resolve(server.config.root, server.config.build.outDir));
      // As in nginx. With Node's five seconds a request may hit a connection that is just being closed, and be lost.
      (server.httpServer as Server).keepAliveTimeout = 75_000;
      server.middlewares.use((request: IncomingMessage, response: ServerResponse) => {
        const { status, headers, body } = answer(request);
        response.statusCode = request.method === "GET" || request.method === "HEAD" ? status : 405;
        for (const [name, value] of headers) response.setHeader(name, value);
        response.setHeader("Content-Length", body.length);
        response.end(request.method === "HEAD" ? undefined : body);
      });
    },
  };
}
