import type { BasketRecord, Instant } from "./records";
import type { Bill } from "./totals";

/** An order as it was booked: a copy of the basket and of the bill that was agreed to. */
export interface OrderRecord {
  id: string;
  publicId: string;
  bookedAt: Instant;
  basket: BasketRecord;
  bill: Bill;
  userId: string | null;
  /** What was paid beside the vouchers; null when there was nothing left to pay. */
  payment: { transactionId: string | null; method: string; amount: number } | null;
  /** How often the confirmation was sent again. */
  resent: number;
}
