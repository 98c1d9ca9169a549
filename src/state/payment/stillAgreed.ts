import { type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { isSameTotal } from "~/domain/payable";
import { purchasePhase } from "~/domain/purchase";
import { holdTheSame } from "~/domain/sameLines";
import { type BasketWork, trueBasket } from "../basket/work";
import { PaymentStop, sumChanged } from "./paymentStop";

/** Stops where the sum is another one than the person agreed to. */
export function stopAtOtherSum(shown: Basket, now: Basket): void {
  if (!isSameTotal(shown, now)) throw new PaymentStop(sumChanged(shown, now));
}

/**
 * Stops before the payment window where it is not the agreed basket that waits there: another tab may have changed it
 * although it should not. Nothing is asked where no other tab was heard of since the basket was read.
 */
export function* stopAtNews(work: BasketWork, agreed: Basket): SagaGenerator<void> {
  const now = yield* trueBasket(work, agreed);
  if (now === agreed) return;
  stopAtOtherSum(agreed, now);
  const isWaiting = purchasePhase(now.purchasePhase) === "paying";
  if (!isWaiting || !holdTheSame(agreed, now)) throw new PaymentStop({ kind: "basketChanged" });
}
