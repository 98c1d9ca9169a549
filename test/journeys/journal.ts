import { type BrowserContext, type Request } from "@playwright/test";
import { operationsOf } from "./wire";

/** Files are asked for by the hundred: only those that do not come are told of. */
const FILE = /\/(?:assets|media)\//;
const MOST_LINES = 30;

/** What the pages of a walk asked, were answered and said, in order: read when it has failed, as it may not again. */
export class Journal {
  private readonly begin = Date.now();
  private readonly lines: string[] = [];
  private readonly open = new Map<Request, string>();

  constructor(context: BrowserContext) {
    context.on("request", (request) => {
      const line = this.lineOf("ask", nameOf(request));
      this.open.set(request, line);
      if (!FILE.test(request.url())) this.lines.push(line);
    });
    context.on("requestfinished", (request) => {
      this.open.delete(request);
      if (!FILE.test(request.url())) this.lines.push(this.lineOf("answer", nameOf(request)));
    });
    context.on("requestfailed", (request) => {
      this.open.delete(request);
      this.lines.push(this.lineOf(request.failure()?.errorText ?? "failed", nameOf(request)));
    });
    context.on("console", (message) => this.lines.push(this.lineOf(message.type(), message.text())));
    context.on("weberror", (error) => this.lines.push(this.lineOf("thrown", error.error().message)));
  }

  private lineOf(what: string, text: string): string {
    return `${((Date.now() - this.begin) / 1000).toFixed(2).padStart(6)} s  ${what}: ${text.slice(0, 200)}`;
  }

  /** An error, so that it stands with the failure: who only has the output sees no files beside it. */
  asError(): Error {
    const told = ["What the pages asked and said last:", ...this.lines.slice(-MOST_LINES)];
    const error = new Error([...told, this.lineOf("now", "not answered are"), ...this.open.values()].join("\n"));
    delete error.stack;
    return error;
  }
}

/** The address; for the services what they are asked for. */
function nameOf(request: Request): string {
  const asked = operationsOf(request).map(({ operationName }) => operationName);
  return `${request.method()} ${asked.length > 0 ? asked.join(", ") : new URL(request.url()).pathname}`;
}
