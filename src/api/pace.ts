import { secondsAsked } from "~/domain/wait";
import { type Operation } from "./operation";

const SECOND = 1000;
/** The time limit of a query. */
export const QUERY_MS = 10 * SECOND;
const MUTATION_MS = 15 * SECOND;
export const FILE_MS = 60 * SECOND;
/** Payments and uploads take longer than other mutations, and giving up too early leaves more in doubt. */
const OF_THEIR_OWN: Record<string, number> = { finalizeBasket: 30 * SECOND, createGreeting: 60 * SECOND };

/** After how many milliseconds a call is given up. */
export function timeLimitOf({ name, kind }: Pick<Operation<unknown, never>, "name" | "kind">): number {
  return OF_THEIR_OWN[name] ?? (kind === "query" ? QUERY_MS : MUTATION_MS);
}

/** How often a query is retried. A mutation never is: the first one may have been carried out. */
export const RETRIES = 2;

const WORTH_ANOTHER_TRY = new Set([0, 429, 502, 503, 504]);
const LONGEST_WAIT_MS = 10 * SECOND;

/** Whether to retry after an answer with this HTTP status (0: no answer). */
export function isWorthAnotherTry(status: number): boolean {
  return WORTH_ANOTHER_TRY.has(status);
}

/**
 * Milliseconds to wait before retry number `attempt` (from 1): random between 0.3 s and at most 3 s, but at least what
 * the server's `Retry-After` asks for. Null if that is too long to wait.
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
