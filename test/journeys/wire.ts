import { type Page, type Request, type Route } from "@playwright/test";
import { type Fault } from "../support/faults";

/** One operation of a POST; content queries of one moment travel as an array. */
export interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
}

/** The operations of a request to one of the services; none for any other request. */
export function operationsOf(request: Request): Asked[] {
  if (request.method() !== "POST" || !new URL(request.url()).pathname.startsWith("/graphql/")) return [];
  const body = request.postDataJSON() as Asked | Asked[] | null;
  return body === null ? [] : Array.isArray(body) ? body : [body];
}

/** How often a fault has struck. */
export interface Struck {
  times: number;
  /** Lets everything through from now on. */
  heal: () => void;
}

interface Plan {
  name: string | RegExp;
  skip: number;
  times: number;
  struck: Struck;
  /** Another answer in the operation's place; several of them may meet one request. */
  change?: (answer: unknown) => unknown;
  /** What happens to the whole request. */
  strike?: (route: Route, places: number[]) => Promise<void>;
}

const plans = new WeakMap<Page, Plan[]>();

/** Puts a fault on the wire between one page and the services. Its first call opens the wire. */
async function put(page: Page, plan: Plan): Promise<Struck> {
  const known = plans.get(page);
  if (known) {
    known.push(plan);
    return plan.struck;
  }
  const list = [plan];
  plans.set(page, list);
  await page.route("**/graphql/*", async (route) => {
    const names = operationsOf(route.request()).map(({ operationName }) => operationName);
    const changes: Change[] = [];
    for (const each of list) {
      const places = names.flatMap((name, at) => (matches(each.name, name) ? [at] : []));
      if (places.length === 0 || each.times <= 0) continue;
      if (each.skip > 0) {
        each.skip -= 1;
        continue;
      }
      each.times -= 1;
      each.struck.times += 1;
      if (each.change) changes.push({ places, change: each.change });
      if (each.strike) return each.strike(route, places).catch(tellUnlessLeft);
    }
    return (changes.length > 0 ? changed(route, changes) : route.continue()).catch(tellUnlessLeft);
  });
  return plan.struck;

  /** A document that was left meanwhile has nothing to be answered; else the page waits for what will never come. */
  function tellUnlessLeft(error: unknown): void {
    console.error("A fault of the wire failed itself, which is well where its page was left:", error);
  }
}

function matches(wanted: string | RegExp, name: string): boolean {
  return typeof wanted === "string" ? wanted === name : wanted.test(name);
}

interface Change {
  places: number[];
  change: (answer: unknown) => unknown;
}

/** The true answer, with some of its places changed: one answer, or one of each operation of an array. */
async function changed(route: Route, changes: readonly Change[]): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json();
  const answers = Array.isArray(body) ? (body as unknown[]) : [body];
  for (const { places, change } of changes) for (const at of places) answers[at] = change(answers[at]);
  await route.fulfill({ response, json: Array.isArray(body) ? answers : answers[0] });
}

/**
 * Faults of one operation, on one page. Faults of the connection meet the whole request, those of an answer only the
 * operation's own place in it.
 */
export function gql(page: Page, name: string | RegExp, { skip = 0, times = Infinity } = {}) {
  const plan = (what: Pick<Plan, "change" | "strike">) => {
    const struck: Struck = { times: 0, heal: () => (made.times = 0) };
    const made: Plan = { name, skip, times, struck, ...what };
    return put(page, made);
  };
  const fault = (strike: Plan["strike"]) => plan({ strike });
  return {
    /** Only the k-th call. */
    nth: (k: number) => gql(page, name, { skip: k - 1, times: 1 }),
    /** Only the next k calls. */
    times: (k: number) => gql(page, name, { skip, times: k }),
    /** The call never reaches the server. */
    abort: (code = "failed") => fault((route) => route.abort(code)),
    /** No answer, until the page gives up. */
    hang: () => fault(() => Promise.resolve()),
    /** The call gets to the server once it is released, and so do those after it. */
    hold: async () => {
      let open!: () => void;
      const released = new Promise<void>((resolve) => (open = resolve));
      const struck = await fault(async (route) => {
        await released;
        await route.continue();
      });
      const release = () => {
        struck.heal();
        open();
      };
      return Object.assign(struck, { release });
    },
    status: (
      status: number,
      body: unknown = "<html><body>Bad gateway</body></html>",
      headers: Record<string, string> = {},
    ) =>
      fault((route) =>
        typeof body === "string"
          ? route.fulfill({ status, headers: { ...headers, "content-type": "text/html" }, body })
          : route.fulfill({ status, headers, json: body }),
      ),
    /** Something happens elsewhere just before the call gets there. */
    before: (happens: () => Promise<unknown>) =>
      fault(async (route) => {
        await happens();
        await route.continue();
      }),
    /** The whole answer is this text. */
    raw: (text: string) => fault((route) => route.fulfill({ contentType: "application/json", body: text })),
    /** Another answer in place of the true one. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire
    edit: (change: (answer: any) => unknown) => plan({ change }),
    generic: (each: Fault) => fault((route, places) => generic(route, places, each)),
    /** The server does what it was asked; its answer gets lost. */
    lost: () =>
      fault(async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      }),
    /** The call is refused. Asked alone, as every change is, it does not reach the server: nothing is made of it. */
    refused: (code: string, message = code, extensions: object = {}) => {
      const answer = { data: null, errors: [{ message, extensions: { ...extensions, code } }] };
      return fault((route, places) =>
        Array.isArray(route.request().postDataJSON())
          ? generic(route, places, () => Response.json(answer))
          : route.fulfill({ json: answer }),
      );
    },
  };
}

/** Lets a generic fault strike: an answer that is one takes its place among the others of its request. */
async function generic(route: Route, places: number[], fault: Fault): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json();
  const answers = Array.isArray(body) ? (body as unknown[]) : [body];
  const [place = 0] = places;
  const faulty = fault(answers[place]);
  if (faulty === "hang") return;
  if (faulty === "reset") return route.abort("connectionreset");
  const text = await faulty.text();
  const own = parsed(text);
  const isPart = Array.isArray(body) && faulty.status === 200 && own !== undefined;
  await route.fulfill({
    status: faulty.status,
    headers: Object.fromEntries(faulty.headers),
    body: isPart ? JSON.stringify(answers.map((answer, at) => (places.includes(at) ? own : answer))) : text,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
