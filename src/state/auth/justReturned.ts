import { SESSION } from "~/domain/storage";
import { type Services } from "../services";

/** If a session is over this soon after a sign-in, signing in again would not help. */
const SOON_MS = 60_000;

type Place = Pick<Services, "session" | "clock">;

/** Remembers that the person has just come back from the sign-in, signed in. */
export function rememberReturn({ session, clock }: Place): void {
  session.write(SESSION.signedInAt, String(clock.now()));
}

/**
 * Whether the person came back from the sign-in within the last minute. If they are refused as not signed in, they are
 * not sent there again then: a provider that signs in without asking would make an endless loop.
 */
export function hasJustReturned({ session, clock }: Place): boolean {
  const at = Number(session.read(SESSION.signedInAt) ?? NaN);
  const passed = clock.now() - at;
  return passed >= 0 && passed < SOON_MS;
}
