import type { Clock } from "../parts";
import { tooManyAttempts } from "./refusals";

const WITHIN_MS = 60_000;

/** Guesses that missed, counted apart for each key: who guesses, or what is guessed at. */
export class Misses {
  private readonly instants = new Map<string, number[]>();

  /** @param allowed how many may miss within a minute before the next one has to wait */
  constructor(
    private readonly clock: Clock,
    private readonly allowed: number,
  ) {}

  /** Throws TooManyAttempts, with HTTP 429 and the seconds until the oldest miss is a minute old. */
  refuseWhenGuessing(key: string): void {
    const now = this.clock.now();
    const recent = (this.instants.get(key) ?? []).filter((instant) => now - instant < WITHIN_MS);
    this.instants.set(key, recent);
    const [first] = recent;
    if (first === undefined || recent.length < this.allowed) return;
    throw tooManyAttempts(Math.ceil((first + WITHIN_MS - now) / 1000));
  }

  count(key: string): void {
    this.instants.set(key, [...(this.instants.get(key) ?? []), this.clock.now()]);
  }

  forget(key: string): void {
    this.instants.delete(key);
  }

  forgetAll(): void {
    this.instants.clear();
  }
}
