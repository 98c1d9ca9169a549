import { convert, roundMoney } from "../data/exchange";
import { channelIds } from "../data/channels";
import type { RedeemInput } from "~/api/generated/commerce";
import { buyingAccount } from "./lookups";
import type { BasketRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";
import type { VoucherPayment } from "./totals";
import type { VoucherRecord } from "./voucherTable";

export type { VoucherRecord } from "./voucherTable";

/** What other baskets that wait for their payment have set aside of a voucher, in its currency. */
function heldElsewhere(state: CommerceState, voucher: VoucherRecord, basket: BasketRecord): number {
  let held = 0;
  for (const payment of state.payments.holding()) {
    if (payment.basketId !== basket.id) held += payment.voucherHolds[voucher.code] ?? 0;
  }
  return held;
}

/**
 * What a basket can use of a voucher, in the voucher's currency: nothing if it has become invalid meanwhile, or belongs
 * to another department than the one that is buying now.
 */
export function freeBalance(state: CommerceState, voucher: VoucherRecord, basket: BasketRecord): number {
  if (voucher.state !== "Active" || voucher.expiresAt <= state.clock.now()) return 0;
  if (!isOfDepartment(state, basket, voucher)) return 0;
  return Math.max(0, roundMoney(voucher.balance - heldElsewhere(state, voucher, basket), voucher.currency));
}

/** Takes what a voucher paid from its balance. The amount is in the voucher's currency. */
export function spendVoucher(voucher: VoucherRecord, amount: number): void {
  voucher.balance = Math.max(0, roundMoney(voucher.balance - amount, voucher.currency));
  if (voucher.balance === 0) voucher.state = "Redeemed";
}

/**
 * What a payment takes from a voucher, in the voucher's currency. Where it pays all that it is worth, that is all of
 * it: what exchanging there and back loses would stay on it for ever.
 */
export function takenFrom({ voucher, balance, pays }: VoucherPayment, currency: string): number {
  if (pays > 0 && pays === convert(balance, voucher.currency, currency)) return balance;
  return Math.min(balance, convert(pays, currency, voucher.currency));
}

/**
 * The voucher behind a code that may be added to a basket. Refused with a code of the catalogue (spec §8); a client
 * that guesses is slowed down.
 */
export function redeemable(
  state: CommerceState,
  basket: BasketRecord,
  { code, pin }: RedeemInput,
  client: string,
): VoucherRecord {
  state.voucherMisses.refuseWhenGuessing(client);
  const voucher = state.vouchers.get(code);
  if (voucher && voucher.pin !== null && !pin) throw refusal("VoucherPinRequired", "The voucher needs its PIN");
  // a wrong PIN must not tell that the code exists
  if (!voucher || !isOpenedBy(state, voucher, pin)) {
    state.voucherMisses.count(client);
    throw refusal("VoucherNotFound", "The voucher does not exist");
  }
  if (basket.voucherCodes.includes(code)) throw refusal("VoucherAdded", "The voucher is already in the basket");
  if (voucher.state === "Inactive") throw refusal("InactiveVoucher", "The voucher is not active");
  if (voucher.expiresAt <= state.clock.now()) throw refusal("VoucherExpired", "The voucher is past its use date");
  if (voucher.state === "NoCredit") throw refusal("BadCreditCode", "There is not enough credit on the voucher");
  if (!voucher.salesChannelIds.includes(basket.salesChannelId) || !isOfDepartment(state, basket, voucher)) {
    throw refusal("AttemptToRedeemInWrongSalesChannel", "The voucher cannot be used in this context", {
      salesChannelId: voucher.salesChannelIds.find((id) => id !== basket.salesChannelId),
    });
  }
  const isWorthless = convert(freeBalance(state, voucher, basket), voucher.currency, basket.paymentCurrency) === 0;
  if (voucher.state === "Redeemed" || isWorthless) {
    throw refusal("VoucherRedeemed", "There is no credit left on the voucher");
  }
  return voucher;
}

/**
 * Whether this is the voucher's PIN. Wrong guesses are counted per voucher, from whatever address; the right PIN resets
 * the count.
 */
function isOpenedBy(state: CommerceState, { code, pin }: VoucherRecord, said: string | null | undefined): boolean {
  if (pin === null) return true;
  state.pinMisses.refuseWhenGuessing(code);
  if (pin === said) state.pinMisses.forget(code);
  else state.pinMisses.count(code);
  return pin === said;
}

/** A department's own voucher is good in the redeem channel, and in the department's basket. */
function isOfDepartment(state: CommerceState, basket: BasketRecord, { departmentId }: VoucherRecord): boolean {
  if (departmentId === null || basket.salesChannelId !== channelIds.b2b) return true;
  return buyingAccount(state, basket)?.departmentId === departmentId;
}

/** The code with all but its prefix and its last four characters masked. */
export const maskedCode = (code: string): string =>
  `${code.slice(0, 4)}${"•".repeat(Math.max(0, code.length - 8))}${code.slice(-4)}`;
