import { sendConfirmation } from "../mail/sendConfirmation";
import { sendGifts } from "../mail/sendGifts";
import type { BasketRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";
import { spendVoucher, takenFrom } from "./vouchers";

/** Writes the order of a basket that is paid for, takes the money off its vouchers, and closes the basket. */
export function bookOrder(state: CommerceState, basket: BasketRecord): void {
  const bill = basket.agreedBill;
  if (!bill || !basket.orderId || basket.phase === "Completed") return;
  for (const payment of bill.vouchers) {
    const kept = state.vouchers.get(payment.voucher.code);
    if (kept) spendVoucher(kept, takenFrom(payment, basket.paymentCurrency));
  }
  const session = basket.paymentSessionId ? state.payments.session(basket.paymentSessionId) : undefined;
  basket.phase = "Completed";
  basket.lastUpdatedAt = state.clock.now();
  state.payments.settled(basket.paymentSessionId);
  sendGifts(state, basket);
  sendConfirmation(state, basket);
  state.orders.set(basket.publicOrderId, {
    id: basket.orderId,
    publicId: basket.publicOrderId,
    bookedAt: state.clock.now(),
    basket: structuredClone(basket),
    bill: structuredClone(bill),
    userId: basket.userId,
    payment:
      bill.payment === 0
        ? null
        : {
            transactionId: session?.transactionId ?? null,
            method: session?.cardText ?? "Invoice",
            amount: bill.payment,
          },
    resent: 0,
  });
}

/** Refuses a basket that became an order. */
export function refuseOrdered(basket: BasketRecord): void {
  if (basket.phase === "PaymentAuthorized" || basket.phase === "Completed") {
    throw refusal("AlreadyOrdered", "The basket is ordered already", { publicOrderId: basket.publicOrderId });
  }
}
