import { pastMarket } from "~/domain/paths";
import { isConfirmationRoute, isPaymentReturnRoute } from "~/domain/routes";
import { LOCAL, SESSION, SESSION_MARK, type TextStorage } from "~/domain/storage";

const { person, signedInAt, billingDraft, privateBilling, privateChannel, accountDraft, purchaseDraft } = SESSION;
const { references, sentPurchase, greetingWords, ownOrders, resends, purchaseStatus, datesMoved, recipients } = SESSION;
const { redirectPath, voucherLookup, channel } = SESSION;
const OF_THE_PERSON = [
  ...[person, signedInAt, billingDraft, privateBilling, privateChannel, accountDraft, purchaseDraft],
  ...[references, sentPurchase, greetingWords, ownOrders, resends, purchaseStatus, datesMoved, recipients],
  ...[redirectPath, voucherLookup, channel],
];

/** Forgets what the tab itself keeps of a person over a reload. */
export function forgetPerson(session: TextStorage): void {
  for (const key of OF_THE_PERSON) session.remove(key);
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
