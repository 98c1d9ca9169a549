import { convert, rateBetween, roundMoney } from "../data/exchange";
import { chosenQuote } from "./lookups";
import { globalCardFee, greetingFee, lineAmounts, shippingAmounts, wrappingAmounts, type Amounts } from "./pricing";
import type { BasketRecord } from "./records";
import type { CommerceState } from "./state";
import { freeBalance, type VoucherRecord } from "./vouchers";

export type FeeKind = "Shipping" | "SuperGiftcardFee" | "PersonalisedGreeting";

/** One row of the bill. */
export interface Charge {
  kind: "Product" | "GiftWrapping" | FeeKind;
  lineId: string;
  deliveryId: string;
  /** The product line it belongs to; null for shipping. */
  productLineId: string | null;
  amounts: Amounts;
}

export interface VoucherPayment {
  voucher: VoucherRecord;
  /** What can be used of it, in its own currency. */
  balance: number;
  exchangeRate: number;
  /** What it pays, in the payment currency. */
  pays: number;
}

export interface Bill {
  charges: Charge[];
  /** Everything with tax, before vouchers. */
  purchase: number;
  tax: number;
  discount: number;
  vouchers: VoucherPayment[];
  redeemed: number;
  /** What is left to pay. */
  payment: number;
  /** The value of the gift cards, in the payment currency. */
  cardValue: number;
}

function chargesOf(state: CommerceState, basket: BasketRecord): Charge[] {
  const charges: Charge[] = [];
  for (const line of basket.lines) {
    const { lineId, deliveryId } = line;
    const add = (kind: Charge["kind"], id: string, amounts: Amounts | null) => {
      if (amounts) charges.push({ kind, lineId: id, deliveryId, productLineId: lineId, amounts });
    };
    add("Product", lineId, lineAmounts(state, basket, line));
    if (line.wrapping) add("GiftWrapping", line.wrapping.lineId, wrappingAmounts(basket, line.wrapping));
    add("SuperGiftcardFee", state.ids.of(`${lineId} card fee`), globalCardFee(basket, line));
    add("PersonalisedGreeting", state.ids.of(`${lineId} greeting`), greetingFee(basket, line));
  }
  for (const deliveryId of new Set(basket.lines.map((line) => line.deliveryId))) {
    const quote = chosenQuote(basket, deliveryId);
    if (!quote) continue;
    const amounts = shippingAmounts(basket, quote);
    const lineId = state.ids.of(`${basket.id} ${deliveryId} shipping`);
    charges.push({ kind: "Shipping", lineId, deliveryId, productLineId: null, amounts });
  }
  return charges;
}

function payWith(vouchers: VoucherRecord[], purchase: number, basket: BasketRecord, state: CommerceState) {
  const currency = basket.paymentCurrency;
  let left = purchase;
  return vouchers.map((voucher): VoucherPayment => {
    const balance = freeBalance(state, voucher, basket);
    const pays = Math.min(left, convert(balance, voucher.currency, currency));
    left = roundMoney(left - pays, currency);
    return { voucher, balance, exchangeRate: rateBetween(voucher.currency, currency), pays };
  });
}

/** The whole bill of a basket, worked out anew from the price table each time. */
export function billOf(state: CommerceState, basket: BasketRecord): Bill {
  const currency = basket.paymentCurrency;
  const charges = chargesOf(state, basket);
  const sum = (amounts: number[]) =>
    roundMoney(
      amounts.reduce((total, amount) => total + amount, 0),
      currency,
    );
  const purchase = sum(charges.map(({ amounts }) => amounts.totalPayment));
  const attached = basket.voucherCodes.flatMap((code) => state.vouchers.get(code) ?? []);
  const vouchers = payWith(attached, purchase, basket, state);
  const redeemed = sum(vouchers.map(({ pays }) => pays));
  return {
    charges,
    purchase,
    tax: sum(charges.map(({ amounts }) => amounts.totalTax)),
    discount: sum(charges.map(({ amounts }) => amounts.totalDiscount)),
    vouchers,
    redeemed,
    payment: roundMoney(purchase - redeemed, currency),
    cardValue: sum(
      basket.lines.map((line) =>
        line.giftcardValue === null
          ? 0
          : convert(line.giftcardValue * line.quantity, line.valueCurrency ?? currency, currency),
      ),
    ),
  };
}
