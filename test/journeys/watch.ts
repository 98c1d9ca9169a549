import { type BrowserContext, type ConsoleMessage, type Page, type Request, expect } from "@playwright/test";
import { type Asked, operationsOf } from "./wire";

interface Call extends Asked {
  page: Page;
  /** milliseconds since 1970 */
  at: number;
  /** Which document of the page sent it. */
  document: number;
}

/** What Chromium says of answers that are missing; whether the shop minds is seen on the screen. */
const OF_THE_NETWORK = /^Failed to load resource|net::ERR_|^Access to /;
/** Asked again and again by intention. */
const POLLED = ["getOrderById"];
const POLICY = /Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/;

/**
 * Watches all pages of a test and holds them to what the shop promises under every fault: nothing thrown, nothing
 * blank, nothing paid twice, no secret told, nothing busy for ever.
 */
export class Watch {
  readonly calls: Call[] = [];
  readonly documents: { page: Page; url: string; at: number }[] = [];
  /** Words that must be in no address, storage, console or title. */
  readonly secrets: string[] = [];
  /** Paths of links that a person was sent and follows: the only addresses that may hold a secret. */
  readonly links: string[] = [];
  /** Payments that the person has asked for. */
  decisions = 1;
  /** Of one call with the same words, by one document, in ten seconds. */
  mostTries = 3;
  /** False where a test ends in the middle of something. */
  settled = true;
  private readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly told: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on("page", (page) => this.follow(page));
  }

  /** A link that tells a secret is a request; from here on nothing may. */
  forgetTold(): void {
    this.told.length = 0;
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
  }

  private hear(message: ConsoleMessage): void {
    const text = message.text();
    this.told.push(text);
    if (POLICY.test(text)) this.problems.push(`policy: ${text}`);
    else if (message.type() === "error" && !OF_THE_NETWORK.test(text)) this.problems.push(`console: ${text}`);
  }

  private see(page: Page, request: Request): void {
    const url = request.url();
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const isLink = isDocument && this.links.includes(new URL(url).pathname);
    this.told.push(isLink ? "" : url, request.headers().referer ?? "");
    if (isDocument) {
      this.documents.push({ page, url, at: Date.now() });
      if (!url.startsWith(this.origin)) this.problems.push(`left for ${url}`);
    }
    const document = this.documents.length;
    for (const asked of operationsOf(request)) this.calls.push({ ...asked, page, at: Date.now(), document });
  }

  /** Holds every open page of the shop to the promises. */
  async check(): Promise<void> {
    for (const page of this.context.pages()) await this.checkPage(page);
    const found = this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
    expect(found, "nothing was thrown, refused by the policy or left for").toEqual([]);
    expect(this.count("finalizeBasket"), "payments sent").toBeLessThanOrEqual(this.decisions);
    expect(this.insistent(), "calls that were tried too often in ten seconds").toEqual([]);
  }

  private async checkPage(page: Page): Promise<void> {
    if (page.isClosed() || !page.url().startsWith(this.origin) || page.url().includes("/pay/")) return;
    await expect(page.locator("h1:visible").first(), "a heading says where this is").toBeVisible();
    await expect(page.locator("header:visible").first(), "the header").toBeVisible();
    await expect(page.locator(":is(main, header, footer) :is(a, button):visible").first(), "a way on").toBeVisible();
    if (this.settled) await expect(page.locator("[aria-busy=true]:visible"), "nothing is busy").toHaveCount(0);
    if (this.secrets.length === 0) return;
    const kept = await page.evaluate(() => {
      const inHead = [...document.head.querySelectorAll("*")].flatMap(({ attributes, textContent }) => [
        textContent ?? "",
        ...[...attributes].map(({ value }) => value),
      ]);
      const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat();
      return [document.title, ...inHead, ...stored].join("\n");
    });
    const places = [...this.told, kept];
    const leaked = this.secrets.filter((secret) => places.some((text) => text.includes(secret)));
    expect(leaked, "secrets that were told").toEqual([]);
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
