import { type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { sameAmount } from "~/domain/price";
import { leaveOrdered, startAnew } from "../basket/anew";
import { type BasketWork } from "../basket/work";
import { type PaymentTrouble } from "./slice";

/** Ends a payment that did not start, with what the person is told; null when another message tells it. */
export class PaymentStop extends Error {
  override readonly name = "PaymentStop";
  constructor(readonly trouble: PaymentTrouble | null) {
    super(trouble?.kind ?? "");
  }
}

/**
 * The sum is another one than the person agreed to: both are told, and they agree again. Where as much is left to pay
 * as before, it is the sum of the purchase, which codes pay.
 */
export function sumChanged(before: Basket, now: Basket): PaymentTrouble {
  const toPay = ({ totalPaymentAmountWithTax }: Basket) => totalPaymentAmountWithTax;
  const ofAll = ({ totalPurchaseAmountWithTax }: Basket) => totalPurchaseAmountWithTax;
  const sumOf = sameAmount(toPay(before), toPay(now)) ? ofAll : toPay;
  return {
    kind: "sumChanged",
    before: sumOf(before),
    now: sumOf(now),
    currency: now.paymentCurrency,
    ...(before.paymentCurrency !== now.paymentCurrency && { currencyBefore: before.paymentCurrency }),
  };
}

/** The basket was ordered already: it is left behind, with a link to its order. */
export function* stopOrdered(work: BasketWork, basket: Basket): SagaGenerator<never> {
  yield* leaveOrdered(work, basket);
  yield* startAnew(work);
  throw new PaymentStop({ kind: "alreadyOrdered", publicOrderId: basket.publicOrderId });
}
