import { type BasketVoucher } from "./basket";
import { toCents } from "./price";
import { discountByExchangeRate } from "./voucher";

type Held = Pick<BasketVoucher, "valueAmount" | "valueCurrency" | "exchangeRate" | "paymentAmount">;

export interface Balance {
  /** What the basket uses of the voucher, and what is left on it, in the voucher's own currency. */
  used: number;
  left: number;
  /** What is left in the payment currency. */
  leftToPay: number;
  /** The part that is used, from 0 to 1. */
  share: number;
}

/** How much of a voucher is used and left; null when the server's figures do not say. */
export function balanceOf(voucher: Held, paymentCurrency: string): Balance | null {
  const rate = rateOf(voucher, paymentCurrency);
  const { valueAmount, paymentAmount } = voucher;
  if (rate === null || !Number.isFinite(valueAmount) || !Number.isFinite(paymentAmount) || valueAmount < 0) return null;
  const used = Math.min(valueAmount, toCents(Math.max(0, paymentAmount) / rate));
  const left = toCents(valueAmount - used);
  return { used, left, leftToPay: toCents(left * rate), share: valueAmount > 0 ? used / valueAmount : 1 };
}

function rateOf({ exchangeRate, valueCurrency }: Held, paymentCurrency: string): number | null {
  if (typeof exchangeRate === "number" && Number.isFinite(exchangeRate) && exchangeRate > 0) return exchangeRate;
  return valueCurrency.toUpperCase() === paymentCurrency.toUpperCase() ? 1 : null;
}

/**
 * The exchange rate of a voucher, and the discount if it is in the payment currency; null for a rate of one to one, and
 * where the rate is not known.
 */
export function exchangeOf(voucher: Held, paymentCurrency: string): { rate: number; discount: number | null } | null {
  const rate = rateOf(voucher, paymentCurrency);
  const isAbroad = voucher.valueCurrency.toUpperCase() !== paymentCurrency.toUpperCase();
  if (rate === null || (!isAbroad && rate === 1)) return null;
  const balance = balanceOf(voucher, paymentCurrency);
  // Between two currencies the rate says nothing about a discount.
  const discount = isAbroad || !balance ? null : discountByExchangeRate(balance.used, voucher.paymentAmount);
  return { rate, discount };
}

/** The total left on the vouchers of a basket, in its payment currency. */
export function leftOnAll(vouchers: readonly Held[], paymentCurrency: string): number {
  return toCents(vouchers.reduce((sum, voucher) => sum + (balanceOf(voucher, paymentCurrency)?.leftToPay ?? 0), 0));
}
