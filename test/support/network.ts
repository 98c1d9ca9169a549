import type { Sandbox } from "../sandbox/server";

/* eslint-disable @typescript-eslint/no-explicit-any -- answers are looked into and changed as they come over the wire */

/** What happens to a call: `pass` lets it go on to the server; the answer is what is returned. */
export type Fault = (pass: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

const cut = () => new TypeError("Failed to fetch");

/** Faults, as functions from a call to its answer. */
export const faults = {
  /** The call never reaches the server. */
  abort: (): Fault => () => Promise.reject(cut()),
  /** The server carries the call out; its answer gets lost. */
  lost: (): Fault => async (pass) => {
    await pass();
    throw cut();
  },
  /** The server carries the call out; a gateway answers with an error that nobody knows. */
  madeButRefused: (): Fault =>
    faults.edit(() => ({ data: null, errors: [{ message: "Odd", extensions: { code: "SomethingNew" } }] })),
  /** No answer, until the caller gives up. */
  hang: (): Fault => (_pass, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    }),
  /** The server carries the call out, and never answers. */
  appliedThenHang: (): Fault => async (pass, signal) => {
    await pass();
    return faults.hang()(pass, signal);
  },
  /** The answer is delayed. */
  delay:
    (ms: number): Fault =>
    async (pass) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return pass();
    },
  status:
    (status: number, body: unknown = "<html>Bad gateway</html>"): Fault =>
    () =>
      Promise.resolve(
        new Response(typeof body === "string" ? body : JSON.stringify(body), {
          status,
          headers: { "content-type": typeof body === "string" ? "text/html" : "application/json" },
        }),
      ),
  /** The server has too many requests, and says after how many seconds the next may come. */
  tooMany:
    (retryAfter: number | string): Fault =>
    () =>
      Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": String(retryAfter) } })),
  raw:
    (text: string): Fault =>
    () =>
      Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } })),
  /** Another answer in place of the real one. */
  edit:
    (change: (answer: any) => unknown): Fault =>
    async (pass) => {
      const response = await pass();
      return Response.json(change(await response.json()), { status: response.status });
    },
  /** Each answer of a request is changed in place: the content service answers several queries in one array. */
  editEach: (change: (answer: any) => void): Fault =>
    faults.edit((answers: any) => {
      for (const answer of [answers].flat()) change(answer);
      return answers;
    }),
  /** What is answered under this field is changed in place. */
  editField: (field: string, change: (found: any) => void): Fault =>
    faults.editEach(({ data }) => {
      if (data?.[field]) change(data[field]);
    }),
  /** The call is refused with a code of the error catalogue. */
  refused: (code: string, more: { message?: string; path?: (string | number)[]; extensions?: object } = {}): Fault =>
    faults.raw(
      JSON.stringify({
        data: null,
        errors: [{ message: more.message ?? code, path: more.path, extensions: { ...more.extensions, code } }],
      }),
    ),
};

interface Plan {
  operation: string | RegExp;
  fault: Fault;
  /** How many calls pass before the fault. */
  skip: number;
  times: number;
}

export interface Call {
  operation: string;
  variables: any;
}

/** The connection between the shop and its sandbox: counts calls, and injects faults. */
export class Network {
  readonly calls: Call[] = [];
  offline = false;
  private plans: Plan[] = [];
  private cookies = new Map<string, string>();
  private before: typeof fetch | null = null;

  constructor(
    readonly sandbox: Sandbox,
    readonly origin: string,
  ) {}

  /** The next `times` calls of an operation meet a fault, after the first `skip` calls. */
  fail(operation: string | RegExp, fault: Fault, { skip = 0, times = Infinity } = {}): void {
    this.plans.push({ operation, fault, skip, times });
  }

  /**
   * The next call of an operation, after the first `skip` calls, waits until the function is called that this gives:
   * before it reaches the server; or, if it is `made` there first, before it is answered.
   */
  hold(operation: string | RegExp, { skip = 0, made = false } = {}): () => void {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const late: Fault = (pass) => (made ? pass().then((answer) => held.then(() => answer)) : held.then(pass));
    this.fail(operation, late, { skip, times: 1 });
    return letGo;
  }

  /** Nobody is signed in any more. */
  forgetCookies(): void {
    this.cookies.clear();
  }

  heal(): void {
    this.plans = [];
  }

  count(operation: string): number {
    return this.calls.filter((call) => call.operation === operation).length;
  }

  asked(operation: string): any[] {
    return this.calls.filter((call) => call.operation === operation).map((call) => call.variables);
  }

  install(): void {
    this.before = globalThis.fetch;
    globalThis.fetch = (input, init) => this.fetch(input, init);
  }

  remove(): void {
    if (this.before) globalThis.fetch = this.before;
  }

  private async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, this.origin);
    const body = typeof init?.body === "string" ? init.body : "";
    const asked = namesOf(body);
    this.calls.push(...asked);
    if (this.offline) throw cut();
    const fault = this.nextFault(asked);
    const signal = init?.signal;
    const answer = fault ? fault(() => this.pass(url, init), signal) : this.pass(url, init);
    const aborted = new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(new DOMException("Aborted", "AbortError"));
      if (signal?.aborted) giveUp();
      signal?.addEventListener("abort", giveUp);
    });
    return Promise.race([answer, aborted]);
  }

  private nextFault(asked: Call[]): Fault | null {
    for (const plan of this.plans) {
      const isMeant = asked.some(({ operation }) =>
        typeof plan.operation === "string" ? plan.operation === operation : plan.operation.test(operation),
      );
      if (!isMeant || plan.times <= 0) continue;
      if (plan.skip > 0) {
        plan.skip -= 1;
        continue;
      }
      plan.times -= 1;
      return plan.fault;
    }
    return null;
  }

  /** As in a browser, cookies are stored and sent. */
  async pass(url: URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const { signal: _signal, ...rest } = init;
    const response = await this.sandbox.fetch(new Request(url, { ...rest, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      if (value === "" || /max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

function namesOf(body: string): Call[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return (Array.isArray(parsed) ? parsed : [parsed]).map(({ operationName, variables }) => ({
      operation: operationName,
      variables,
    }));
  } catch {
    return [];
  }
}
