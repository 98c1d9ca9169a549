import { type BrowserContext, type ConsoleMessage, type Page, type Request, expect } from "@playwright/test";
import { WatchedBaskets } from "./watchBaskets";
import { lostFocus, rememberFocus } from "./watchFocus";
import { allowMeasuring, keptBy, prepare, secretsOf, tells } from "./watchSecrets";
import { type Asked, operationsOf } from "./wire";

interface Opened {
  page: Page;
  url: string;
  /** milliseconds since 1970 */
  at: number;
  /** The page took itself to where it stood already. */
  isReload: boolean;
}

interface Call extends Asked {
  page: Page;
  /** milliseconds since 1970 */
  at: number;
  /** Which document of the page sent it. */
  document: number;
}

/** What Chromium says of answers that are missing; whether the shop minds is seen on the screen. */
const OF_THE_NETWORK = /^Failed to load resource|net::ERR_|^Access to /;
/** What the error service says of what it is told to do. */
const OF_OUR_SETTINGS = /^\[Sentry\]/;
/** Asked again and again by intention. */
const POLLED = ["getOrderById"];
const POLICY = /Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/;

/**
 * Watches all pages of a test and holds them to what the shop promises under every fault: nothing thrown, nothing
 * blank, nothing paid twice, no secret told, nothing busy for ever.
 */
export class Watch {
  readonly calls: Call[] = [];
  readonly documents: Opened[] = [];
  /**
   * Secrets that must appear in no address, storage, console, title or report. Codes, PINs and tokens that the shop
   * sends or receives are added automatically; only addresses that the test itself opens may hold one.
   */
  readonly secrets: string[] = [];
  /** Payments that the person has asked for. */
  decisions = 1;
  /** Of one call with the same words, by one document, in ten seconds. */
  mostTries = 3;
  /** False where a test ends in the middle of something. */
  settled = true;
  /** Stored baskets are dropped by intention: another country, a sign-out, junk. Paid and expired ones are known. */
  forgetsBaskets = false;
  /** Of a page by itself, in a minute. */
  mostReloads = 1;
  private readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly told: string[] = [];
  private readonly baskets = new WatchedBaskets();
  /** What is still read of the wire and of pages. */
  private readonly reading: Promise<unknown>[] = [];
  /** Pages that the test itself opens, loads again or sends back, until their document is asked for. */
  private readonly sent = new Set<Page>();
  /** The document that is in a page: until the next one comes, it goes on asking. */
  private readonly shown = new Map<Page, number>();
  private requests = 0;

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on("page", (page) => this.follow(page));
  }

  /** Before any page is opened. */
  async begin(isMeasured: boolean): Promise<void> {
    prepare(this.context.request, this.secrets);
    await rememberFocus(this.context);
    if (isMeasured) await allowMeasuring(this.context);
  }

  /** A message that belongs to the fault. */
  allow(problem: RegExp): void {
    this.allowed.push(problem);
  }

  count(operation: string): number {
    return this.calls.filter(({ operationName }) => operationName === operation).length;
  }

  asked(operation: string): Record<string, unknown>[] {
    return this.calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables);
  }

  private follow(page: Page): void {
    page.on("pageerror", (error) => this.problems.push(`thrown: ${error.stack ?? error.message}`));
    page.on("console", (message) => this.hear(message));
    page.on("request", (request) => this.see(page, request));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) this.shown.set(page, this.lastDocumentOf(page));
    });
    page.on("domcontentloaded", () => this.keepReading(this.baskets.note(page)));
    const bySent = <Args extends unknown[], Result>(go: (...args: Args) => Promise<Result>) => {
      const bound = go.bind(page);
      return async (...args: Args) => {
        this.sent.add(page);
        try {
          return await bound(...args);
        } finally {
          this.sent.delete(page);
        }
      };
    };
    page.goto = bySent(page.goto);
    page.reload = bySent(page.reload);
    page.goBack = bySent(page.goBack);
    page.goForward = bySent(page.goForward);
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text();
    this.told.push(text);
    if (POLICY.test(text)) this.problems.push(`policy: ${text}`);
    else if (message.type() === "error" && !OF_THE_NETWORK.test(text)) this.problems.push(`console: ${text}`);
    else if (OF_OUR_SETTINGS.test(text)) this.problems.push(`console: ${text}`);
  }

  private see(page: Page, request: Request): void {
    const url = request.url();
    const order = (this.requests += 1);
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const isSent = isDocument && this.sent.delete(page);
    this.told.push(isSent ? "" : url, request.headers().referer ?? "");
    if (isDocument) {
      const isOwn = request.method() === "GET" && request.redirectedFrom() === null && !url.includes("/pay/");
      const isReload = !isSent && isOwn && url === page.url();
      this.documents.push({ page, url, at: Date.now(), isReload });
      if (!url.startsWith(this.origin)) this.problems.push(`left for ${url}`);
    }
    const asked = operationsOf(request);
    // What is not said to the services is a report.
    if (asked.length === 0 && !isDocument) this.told.push(request.postData() ?? "");
    const document = this.shown.get(page) ?? 0;
    for (const each of asked) this.calls.push({ ...each, page, at: Date.now(), document });
    for (const each of asked) this.secrets.push(...secretsOf(each));
    if (asked.length > 0) this.keepReading(this.read(page, order, asked, request));
  }

  private lastDocumentOf(page: Page): number {
    return this.documents.findLastIndex((each) => each.page === page);
  }

  /** Pages that go take what they were asked along; and not every answer is JSON. */
  private keepReading(what: Promise<unknown>): void {
    this.reading.push(what.catch(() => undefined));
  }

  /** Takes what the services answer as the page itself gets it. */
  private async read(page: Page, order: number, asked: Asked[], request: Request): Promise<void> {
    const body: unknown = await request.response().then((response) => response?.json());
    const answers = Array.isArray(body) ? (body as unknown[]) : [body];
    for (const [at, each] of asked.entries()) {
      this.baskets.hear(page, order, each, answers[at]);
      this.secrets.push(...secretsOf(each, answers[at] ?? null));
    }
  }

  /** Holds every open page of the shop to the promises. */
  async check(): Promise<void> {
    for (const page of this.context.pages()) await this.checkPage(page);
    expect(this.restless(), "pages that loaded themselves again and again").toEqual([]);
    const found = this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
    expect(found, "nothing was thrown, refused by the policy or left for").toEqual([]);
    expect(this.count("finalizeBasket"), "payments sent").toBeLessThanOrEqual(this.decisions);
    const insistent = this.insistent();
    // The message stands in the summary of a run, which the list does not.
    expect(insistent, `calls that were tried too often in ten seconds: ${insistent.join()}`).toEqual([]);
  }

  private async checkPage(page: Page): Promise<void> {
    if (page.isClosed() || !page.url().startsWith(this.origin) || page.url().includes("/pay/")) return;
    await expect(page.locator("h1:visible").first(), "a heading says where this is").toBeVisible();
    await expect(page.locator("header:visible").first(), "the header").toBeVisible();
    await expect(page.locator(":is(main, header, footer) :is(a, button):visible").first(), "a way on").toBeVisible();
    if (this.settled) await expect(page.locator("[aria-busy=true]:visible"), "nothing is busy").toHaveCount(0);
    await expect.poll(() => lostFocus(page), "the focus went with what had it").toBeNull();
    // An answer that never comes is none.
    await Promise.race([Promise.all(this.reading), new Promise((resolve) => setTimeout(resolve, 1000))]);
    if (!this.forgetsBaskets) expect(await this.baskets.lost(page), "baskets that were forgotten").toEqual([]);
    if (this.settled) await this.baskets.expectSum(page);
    const places = [...this.told, await keptBy(page)];
    const leaked = [...new Set(this.secrets)].filter((secret) => places.some((text) => tells(text, secret)));
    expect(leaked, "secrets that were told").toEqual([]);
  }

  /** Pages that navigated to their own address more often within a minute than they may. */
  private restless(): string[] {
    const reloads = this.documents.filter(({ isReload }) => isReload);
    return reloads
      .filter(({ page, at }) => {
        const before = reloads.filter((other) => other.page === page && other.at <= at && at - other.at < 60_000);
        return before.length > this.mostReloads;
      })
      .map(({ url }) => url);
  }

  /** Calls that were sent too often in ten seconds by one document. */
  private insistent(): string[] {
    const times = new Map<string, number[]>();
    for (const { operationName, variables, at, document } of this.calls) {
      if (POLLED.includes(operationName)) continue;
      const key = `${operationName} ${document} ${JSON.stringify(variables)}`;
      times.set(key, [...(times.get(key) ?? []), at]);
    }
    return [...times]
      .filter(([, at]) => at.some((first, place) => (at[place + this.mostTries] ?? Infinity) - first < 10_000))
      .map(([key]) => key);
  }
}
