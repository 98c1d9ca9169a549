import { type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { sameAmount } from "~/domain/price";
import { leaveOrdered, startAnew } from "../basket/anew";
import { type BasketWork } from "../basket/work";
import { type PaymentTrouble } from "./slice";

/** Thrown to end a payment that did not start, with the trouble to show; null if another message says it. */
export class PaymentStop extends Error {
  override readonly name = "PaymentStop";
  constructor(readonly trouble: PaymentTrouble | null) {
    super(trouble?.kind ?? "");
  }
}

type Totals = Pick<Basket, "totalPaymentAmountWithTax" | "totalPurchaseAmountWithTax" | "paymentCurrency">;

/**
 * The trouble that the total differs from what the person agreed to, with both totals. If what is left to pay is the
 * same, they are the totals of the purchase, which vouchers pay.
 */
export function sumChanged(before: Totals, now: Totals): PaymentTrouble {
  const toPay = ({ totalPaymentAmountWithTax }: Totals) => totalPaymentAmountWithTax;
  const ofAll = ({ totalPurchaseAmountWithTax }: Totals) => totalPurchaseAmountWithTax;
  const sumOf = sameAmount(toPay(before), toPay(now)) ? ofAll : toPay;
  return {
    kind: "sumChanged",
    before: sumOf(before),
    now: sumOf(now),
    currency: now.paymentCurrency,
    ...(before.paymentCurrency !== now.paymentCurrency && { currencyBefore: before.paymentCurrency }),
  };
}

/** The basket was already ordered: it is forgotten, with a link to its order. Always throws PaymentStop. */
export function* stopOrdered(work: BasketWork, basket: Basket): SagaGenerator<never> {
  yield* leaveOrdered(work, basket);
  yield* startAnew(work);
  throw new PaymentStop({ kind: "alreadyOrdered", publicOrderId: basket.publicOrderId });
}
