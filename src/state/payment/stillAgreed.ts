import { type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { isSameTotal } from "~/domain/payable";
import { purchasePhase } from "~/domain/purchase";
import { holdTheSame } from "~/domain/sameLines";
import { trueBasket } from "../basket/receive";
import { type BasketWork } from "../basket/work";
import { PaymentStop, sumChanged } from "./paymentStop";
import { type PaymentWish } from "./slice";

/** Throws PaymentStop if the total is not the one that the person agreed to. */
export function stopAtOtherSum(shown: PaymentWish["shown"], now: Basket): void {
  if (!isSameTotal(shown, now)) throw new PaymentStop(sumChanged(shown, now));
}

/**
 * Throws PaymentStop, before leaving for the payment window, if the basket is no longer the one that was agreed to:
 * another tab may have changed it although it should not. The basket is only read if another tab may have.
 */
export function* stopIfChangedElsewhere(work: BasketWork, agreed: Basket): SagaGenerator<void> {
  const now = yield* trueBasket(work, agreed);
  if (now === agreed) return;
  stopAtOtherSum(agreed, now);
  const isWaiting = purchasePhase(now.purchasePhase) === "paying";
  if (!isWaiting || !holdTheSame(agreed, now)) throw new PaymentStop({ kind: "basketChanged" });
}
