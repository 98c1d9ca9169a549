import { pastMarket } from "~/domain/paths";
import { isConfirmationRoute, isPaymentReturnRoute } from "~/domain/routes";
import { LOCAL, SESSION, SESSION_MARK, type TextStorage } from "~/domain/storage";

/** What a tab keeps that says nothing about a person. */
const OF_NOBODY: readonly string[] = [SESSION.places, SESSION.textFailures, SESSION.reloadedAt];

/** Forgets what the tab itself keeps of a person over a reload. */
export function forgetPerson(session: TextStorage): void {
  for (const key of Object.values(SESSION)) if (!OF_NOBODY.includes(key)) session.remove(key);
}

/**
 * Forgets, before the shop starts, a person who signed out in another tab while this tab had no page that could hear
 * it, as phones discard tabs in the background. Not on the way back from a payment: that is still the same person, who
 * must see what became of it.
 */
export function hearPastSignOut(local: TextStorage, session: TextStorage, pathname: string): void {
  if (local.read(LOCAL.signedIn) !== SESSION_MARK.signedOut || session.read(SESSION.person) === null) return;
  const rest = pastMarket(pathname);
  if (!isConfirmationRoute(rest) && !isPaymentReturnRoute(rest)) forgetPerson(session);
}
