import { type PaymentTrouble } from "./slice";

/** Ends a payment that did not start, with what the person is told; null when another message tells it. */
export class PaymentStop extends Error {
  override readonly name = "PaymentStop";
  constructor(readonly trouble: PaymentTrouble | null) {
    super(trouble?.kind ?? "");
  }
}
