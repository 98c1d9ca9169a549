import { mediaService } from "./art/media";
import { makeClock, type SettableClock } from "./clock";
import { cmsResolvers } from "./cms/resolvers";
import { commerceEngine } from "./commerce/engine";
import type { CommerceState } from "./commerce/state";
import { commandsIn, makeControl, type Control, type Latency, type Settings } from "./control";
import { catalogueOf, DEFAULT_SEED } from "./data/catalogue";
import { randomOf } from "./data/random";
import { emptyShelf } from "./data/shelf";
import { graphqlService } from "./graphqlService";
import { nodeHandlerOf, type NodeHandler } from "./nodeHandler";
import type { Engine, RouteHandler, SandboxParts } from "./parts";
import { reportService } from "./reports";
import { searchService } from "./search/searchService";
import { Troubles } from "./trouble";

export interface SandboxOptions {
  /** How long the services think, in milliseconds. None by default, so that unit tests need not wait. */
  latency?: Latency;
  /** The machine's time, for tests that want it to stand still. */
  now?: () => number;
  seed?: number;
  /** How many of everything that the brands sell there are; 1 by default. */
  copies?: number;
  /** Tells one process from another: a basket of the last one must be unknown to this one. */
  run?: string;
  /** Another origin under which the payment page is reached; the shop's own by default. */
  paymentOrigin?: string | null;
}

export interface Sandbox {
  /** Answers a request for any path of the sandbox; 404 for the rest. */
  fetch(request: Request): Promise<Response>;
  /** The same for Node's servers; other paths are handed on. */
  nodeHandler: NodeHandler;
  clock: SettableClock;
  /** The goods, and what changed about them since the start. */
  state: SandboxParts;
  /** What the commerce service remembers. */
  commerce: CommerceState;
  control: Control;
}

/** A query with a picture of 5,000,000 bytes in base64 fits; what is larger is not even parsed. */
const LARGEST_QUERY = 8_000_000;

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Whether another site's page asks. Its browser sends the cookies of ours along. */
function isForeign({ headers }: Request, { host }: URL): boolean {
  const origin = headers.get("origin");
  return origin !== null && !(URL.canParse(origin) && new URL(origin).host === host);
}

/** What only a page of the own site may post: films for greetings, the forms of sign-in and payment. */
const FORMS = /^\/(api\/(greeting|login|register|logout)|pay)\b/;

/**
 * Why a question to a service, or a form, is not even read: it is no POST of JSON, it is too large, or another site's
 * page sends what only the shop's own may. Null if it is.
 */
function refusedUnread(request: Request, url: URL): Response | null {
  const { method, headers } = request;
  const refused = (status: number, why: string) => new Response(why, { status });
  const isQuestion = url.pathname.startsWith("/graphql/");
  if (isQuestion && method !== "POST") return refused(405, "Operations are posted.");
  if (isQuestion && !/^application\/json\b/i.test(headers.get("content-type") ?? ""))
    return refused(415, "Operations are JSON.");
  if (isQuestion && Number(headers.get("content-length") ?? 0) > LARGEST_QUERY)
    return refused(413, "The query is too large.");
  const isPosted = isQuestion || (method === "POST" && FORMS.test(url.pathname));
  return isPosted && isForeign(request, url) ? refused(403, "Another site's page may not ask for this.") : null;
}

/** The two backends, played: content and commerce service, search, pictures, payment page, identity, error reports. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { latency = [0, 0], now, seed = DEFAULT_SEED, copies = 1, ...rest } = options;
  const clock = makeClock(now);
  const parts: SandboxParts = { seed, clock, catalogue: catalogueOf(seed, copies), shelf: emptyShelf() };
  const troubles = new Troubles();
  const settings: Settings = { latency };
  const chance = randomOf(seed, "latency");

  const cms: Engine = { resolvers: cmsResolvers(parts), routes: {}, control: () => ({}) };
  const commerce = commerceEngine(parts, rest);
  const engines = { cms, commerce };
  const catchUp = () => {
    for (const engine of Object.values<Engine>(engines)) engine.catchUp?.();
  };
  const reports = reportService();
  const ofServices = [...Object.values(engines), reports].map(({ control: commands }) => commands);
  const control = makeControl({ parts, clock, troubles, settings, latency, catchUp }, ofServices);

  const slowly =
    (handler: RouteHandler): RouteHandler =>
    async (request, url) => {
      const [from, to] = settings.latency;
      const wait = from + chance.next() * (to - from);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return handler(request, url);
    };

  const upToDate =
    (handler: RouteHandler): RouteHandler =>
    (request, url) => {
      catchUp();
      return handler(request, url);
    };

  const services = Object.entries(engines).map(([name, engine]): [string, RouteHandler] => {
    const yoga = graphqlService(name as keyof typeof engines, engine, { troubles, catchUp });
    return [`/graphql/${name}`, slowly((request) => yoga.fetch(request))];
  });

  const routes: [start: string, handler: RouteHandler][] = [
    ...services,
    ["/media/", mediaService(parts.catalogue)],
    ["/search/", slowly(upToDate(searchService(parts.catalogue)))],
    [
      "/sandbox/control",
      async (request) => {
        try {
          return json(control(commandsIn(await request.text())));
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          return json({ error: error.message }, 400);
        }
      },
    ],
    ...[...Object.values(engines), reports]
      .flatMap(({ routes: ofOne }) => Object.entries(ofOne))
      .map(([start, handler]): [string, RouteHandler] => [start, upToDate(handler)]),
  ];
  const handlerFor = (path: string) => routes.find(([start]) => path.startsWith(start))?.[1];

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const response = refusedUnread(request, url) ?? (await handlerFor(url.pathname)?.(request, url));
    return response ?? new Response("Not found", { status: 404 });
  }

  return {
    fetch: answer,
    nodeHandler: nodeHandlerOf(answer, (path) => handlerFor(path) !== undefined),
    clock,
    state: parts,
    commerce: commerce.state,
    control,
  };
}
