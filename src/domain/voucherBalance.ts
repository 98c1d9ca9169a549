import { type BasketVoucher } from "./basket";
import { paidBy } from "./payable";
import { smallestOf, toMinorUnit } from "./price";
import { discountByExchangeRate, hasExpired } from "./voucher";

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

/**
 * How much of a voucher is used and left; null when the server's figures do not say, and if nothing is on it. What
 * would be left in another currency but is too little to pay with is what rounding has taken: such a voucher is used
 * up.
 */
export function balanceOf(voucher: Held, paymentCurrency: string): Balance | null {
  const rate = rateOf(voucher, paymentCurrency);
  const { valueAmount, valueCurrency } = voucher;
  const paymentAmount = paidBy(voucher);
  if (rate === null || !Number.isFinite(valueAmount) || Number.isNaN(paymentAmount) || valueAmount <= 0) return null;
  const isRounded =
    isAbroad(voucher, paymentCurrency) &&
    paymentAmount > 0 &&
    valueAmount * rate - paymentAmount < smallestOf(paymentCurrency);
  const used = isRounded
    ? valueAmount
    : Math.min(valueAmount, toMinorUnit(Math.max(0, paymentAmount) / rate, valueCurrency));
  const left = toMinorUnit(valueAmount - used, valueCurrency);
  const leftToPay = toMinorUnit(left * rate, paymentCurrency);
  return { used, left, leftToPay, share: used / valueAmount };
}

const isAbroad = ({ valueCurrency }: Held, paymentCurrency: string) =>
  valueCurrency.toUpperCase() !== paymentCurrency.toUpperCase();

function rateOf(voucher: Held, paymentCurrency: string): number | null {
  const { exchangeRate } = voucher;
  if (typeof exchangeRate === "number" && Number.isFinite(exchangeRate) && exchangeRate > 0) return exchangeRate;
  return isAbroad(voucher, paymentCurrency) ? null : 1;
}

/**
 * The exchange rate of a voucher, and the discount if it is in the payment currency; null for a rate of one to one, and
 * where the rate is not known.
 */
export function exchangeOf(voucher: Held, paymentCurrency: string): { rate: number; discount: number | null } | null {
  const rate = rateOf(voucher, paymentCurrency);
  const isForeign = isAbroad(voucher, paymentCurrency);
  if (rate === null || (!isForeign && rate === 1)) return null;
  const balance = balanceOf(voucher, paymentCurrency);
  // Between two currencies the rate says nothing about a discount.
  const discount = isForeign || !balance ? null : discountByExchangeRate(balance.used, voucher.paymentAmount);
  return { rate, discount };
}

/** The total left at `now` on the vouchers of a basket, in its payment currency: nothing on those that have expired. */
export function leftOnAll(
  vouchers: readonly (Held & Pick<BasketVoucher, "expiresAt">)[],
  paymentCurrency: string,
  now: number,
): number {
  const parts = vouchers
    .filter((voucher) => !hasExpired(voucher, now))
    .map((voucher) => balanceOf(voucher, paymentCurrency)?.leftToPay ?? 0);
  return toMinorUnit(
    parts.reduce((sum, part) => sum + part, 0),
    paymentCurrency,
  );
}
