import { useState } from "react";
import { type Basket } from "~/domain/basket";
import { sameAmount } from "~/domain/price";

interface Total {
  basketId: string;
  amount: number;
  currency: string;
}

export interface TotalChange {
  before: number;
  currencyBefore: string;
  now: number;
}

/**
 * How the total has changed by the last action, to announce it once: not the steps in between while changes are under
 * way, and not when a basket is first shown.
 */
export function useTotalChange(basket: Basket, waiting: boolean): TotalChange | null {
  const now: Total = {
    basketId: basket.id,
    amount: basket.totalPaymentAmountWithTax,
    currency: basket.paymentCurrency,
  };
  const [settled, setSettled] = useState(now);
  const [change, setChange] = useState<TotalChange | null>(null);
  const isSame = settled.currency === now.currency && sameAmount(settled.amount, now.amount);
  if (settled.basketId !== now.basketId) {
    setSettled(now);
    setChange(null);
  } else if (!waiting && !isSame) {
    setSettled(now);
    const isNothing = settled.amount === 0 && now.amount === 0;
    setChange(isNothing ? null : { before: settled.amount, currencyBefore: settled.currency, now: now.amount });
  }
  return change;
}
