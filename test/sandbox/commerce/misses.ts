import type { Clock } from "../parts";
import { tooManyAttempts } from "./refusals";

const MINUTE_MS = 60_000;

/** Counts wrong guesses by key: the guesser, or what is guessed at. */
export class Misses {
  private readonly instants = new Map<string, number[]>();

  /** @param allowed how many misses within how many milliseconds, before the next try has to wait */
  constructor(
    private readonly clock: Clock,
    private readonly allowed: number,
    private readonly withinMs = MINUTE_MS,
  ) {}

  /** Throws TooManyAttempts, with HTTP 429 and the seconds until the oldest miss no longer counts. */
  refuseWhenGuessing(key: string): void {
    const now = this.clock.now();
    const recent = (this.instants.get(key) ?? []).filter((instant) => now - instant < this.withinMs);
    this.instants.set(key, recent);
    const [first] = recent;
    if (first === undefined || recent.length < this.allowed) return;
    throw tooManyAttempts(Math.ceil((first + this.withinMs - now) / 1000));
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
