import type { PaymentNotice } from "../payment/provider";
import { bookOrder } from "./booking";
import type { BasketRecord } from "./records";
import type { CommerceState } from "./state";

/** Takes the basket back from the payment window; the window then says that it expired. */
export function reopen(state: CommerceState, basket: BasketRecord): void {
  if (basket.paymentSessionId) state.payments.expire(basket.paymentSessionId);
  basket.paymentSessionId = null;
  basket.agreedBill = null;
  basket.phase = "Shopping";
}

/**
 * The payment is authorized: the basket is spent now, and its order is there a moment later. Said by the payment
 * provider, server to server; the browser's way back to the shop decides nothing.
 */
export function paymentAuthorized(state: CommerceState, basket: BasketRecord): void {
  if (basket.phase !== "Paying") return;
  basket.phase = "PaymentAuthorized";
  const delay = state.bookingDelay ?? 1000 + ((basket.publicOrderId.charCodeAt(1) * 37) % 900);
  state.agenda.after(delay, () => bookOrder(state, basket));
}

/** Handles the provider's notification, and ignores it if sum, currency or session are not the basket's. */
export function hearProvider(state: CommerceState, notice: PaymentNotice): void {
  const basket = state.baskets.get(notice.basketId);
  if (!basket || basket.paymentSessionId !== notice.sessionId || basket.phase !== "Paying") return;
  if (notice.status !== "Authorized") return reopen(state, basket);
  const bill = basket.agreedBill;
  if (!bill || notice.amount !== bill.payment || notice.currency !== basket.paymentCurrency) return;
  paymentAuthorized(state, basket);
}

/** Asks the provider for the state of a payment, in case its notification was lost. */
export function askProvider(state: CommerceState, basket: BasketRecord): void {
  if (basket.phase !== "Paying" || !basket.paymentSessionId) return;
  const notice = state.payments.statusOf(basket.paymentSessionId);
  if (notice) hearProvider(state, notice);
}
