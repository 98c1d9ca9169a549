import { pastMarket } from "~/domain/paths";
import { isConfirmationRoute, isPaymentReturnRoute } from "~/domain/routes";
import { LOCAL, SESSION, SESSION_MARK, type TextStorage } from "~/domain/storage";

const { person, signedInAt, billingDraft, privateBilling, privateChannel, accountDraft, purchaseDraft } = SESSION;
const { references, sentPurchase, greetingWords, ownOrders, resends, purchaseStatus, datesMoved } = SESSION;
const OF_THE_PERSON = [
  ...[person, signedInAt, billingDraft, privateBilling, privateChannel, accountDraft, purchaseDraft],
  ...[references, sentPurchase, greetingWords, ownOrders, resends, purchaseStatus, datesMoved],
];

/** Forgets what the tab itself keeps of a person over a reload. */
export function forgetPerson(session: TextStorage): void {
  for (const key of OF_THE_PERSON) session.remove(key);
}

/**
 * Before the shop starts: the person signed out in another tab while this one had no page that could hear it, as a
 * phone puts tabs away. Who comes back from paying is still them, and sees what became of it.
 */
export function hearPastSignOut(local: TextStorage, session: TextStorage, pathname: string): void {
  if (local.read(LOCAL.signedIn) !== SESSION_MARK.signedOut || session.read(SESSION.person) === null) return;
  const rest = pastMarket(pathname);
  if (!isConfirmationRoute(rest) && !isPaymentReturnRoute(rest)) forgetPerson(session);
}
