import { secondsAsked } from "~/domain/wait";
import { type Operation } from "./operation";

const SECOND = 1000;
/** A query is given up after ten seconds. */
export const QUERY_MS = 10 * SECOND;
const MUTATION_MS = 15 * SECOND;
export const FILE_MS = 60 * SECOND;
/** Payments and uploads take longer than other changes, and giving up early leaves more in doubt. */
const OF_THEIR_OWN: Record<string, number> = { finalizeBasket: 30 * SECOND, createGreeting: 60 * SECOND };

/** Milliseconds after which a call is given up. */
export function timeLimitOf({ name, kind }: Pick<Operation<unknown, never>, "name" | "kind">): number {
  return OF_THEIR_OWN[name] ?? (kind === "query" ? QUERY_MS : MUTATION_MS);
}

/** How often a query is tried again. A mutation never is: nobody knows how far the first one came. */
export const RETRIES = 2;

const WORTH_ANOTHER_TRY = new Set([0, 429, 502, 503, 504]);
const LONGEST_WAIT_MS = 10 * SECOND;

/** Whether an answer with this HTTP status (0: none came) may be better the next time. */
export function isWorthAnotherTry(status: number): boolean {
  return WORTH_ANOTHER_TRY.has(status);
}

/**
 * Milliseconds to wait before try number `attempt` (1 is the first repetition), jittered between 0.3 s and 3 s; what
 * the server asks for in `Retry-After` goes first. Null when it asks for more than anybody would wait.
 */
export function waitBefore(
  attempt: number,
  retryAfter: string | null,
  { random, now }: { random: number; now: number },
): number | null {
  const asked = (secondsAsked(retryAfter, now) ?? 0) * SECOND;
  if (asked > LONGEST_WAIT_MS) return null;
  const longest = Math.min(3 * SECOND, 600 * 2 ** attempt);
  return Math.max(asked, 300 + random * (longest - 300));
}
