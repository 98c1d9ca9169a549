import { SESSION } from "~/domain/storage";
import { type Services } from "../services";

/** A session that is over so soon after a sign-in is none that signing in once more would mend. */
const SOON_MS = 60_000;

type Place = Pick<Services, "session" | "clock">;

/** The sign-in has just led back with somebody signed in. */
export function rememberReturn({ session, clock }: Place): void {
  session.write(SESSION.signedInAt, String(clock.now()));
}

/**
 * Whether the person came back from the sign-in within the last minute. Who is refused as nobody then is not sent there
 * again: where the provider answers at once, the browser would go round and round.
 */
export function hasJustReturned({ session, clock }: Place): boolean {
  const at = Number(session.read(SESSION.signedInAt) ?? NaN);
  const passed = clock.now() - at;
  return passed >= 0 && passed < SOON_MS;
}
