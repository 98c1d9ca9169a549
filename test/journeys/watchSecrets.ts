import { type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { type Asked } from "./wire";

/** Names of variables and of answers whose values open a gift or pay. */
const NAMES = ["code", "pin", "voucher", "greetingToken"];
/** Here even the id is the token of a link. */
const BY_TOKEN =
  /^(getAuthorizationScheme|export(Activated)?Voucher|exportVoucherFile|list(ActivatedBundle|BundledPdfs))$/;
/** Shorter texts stand everywhere by chance. */
const SHORTEST = 4;

/** Where the secrets of a browser are kept, by what a test asks the sandbox with. */
const plots = new WeakMap<APIRequestContext, string[]>();

export const prepare = (request: APIRequestContext, secrets: string[]): void => void plots.set(request, secrets);

/** From now on these may be told nowhere by the browser that they are made for. */
export function plant(request: APIRequestContext, ...secrets: (string | undefined)[]): void {
  plots
    .get(request)
    ?.push(...(secrets.filter((secret) => secret !== undefined && secret.length >= SHORTEST) as string[]));
}

/** What an operation and its answer tell that nobody else may be told. */
export function secretsOf({ operationName, variables }: Asked, answer?: unknown): string[] {
  const byToken = BY_TOKEN.test(operationName);
  const found: string[] = [];
  const walk = (value: unknown, name = "") => {
    if (Array.isArray(value)) for (const each of value) walk(each, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, key);
    else if (typeof value === "string" && value.length >= SHORTEST)
      if (NAMES.includes(name) || (byToken && answer === undefined && name === "id")) found.push(value);
  };
  if (answer === undefined) walk(variables);
  else if (byToken) walk(answer);
  return found;
}

/** Whether a text tells a secret; a few digits of a longer number are none. */
export function tells(text: string, secret: string): boolean {
  if (!/^\d{4,6}$/.test(secret)) return text.includes(secret);
  return new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text);
}

/** The person has said yes before the first page is opened. */
export async function allowMeasuring(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem("consent", "granted");
    } catch {
      // Nothing is kept here, and nobody is asked.
    }
  });
}

/** All that a page keeps or shows beside its content: head, title, storage, and what was measured. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inHead = [...document.head.querySelectorAll("*")].flatMap(({ attributes, textContent }) => [
      textContent ?? "",
      ...[...attributes].map(({ value }) => value),
    ]);
    const read = (which: "localStorage" | "sessionStorage") => {
      try {
        return Object.entries(window[which]).flat();
      } catch {
        return [];
      }
    };
    const { dataLayer } = window as { dataLayer?: unknown };
    return [
      document.title,
      ...inHead,
      ...read("localStorage"),
      ...read("sessionStorage"),
      JSON.stringify(dataLayer) ?? "",
    ].join("\n");
  });
}
