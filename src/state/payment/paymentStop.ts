import { select, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { type BasketVoucher } from "~/domain/basket";
import { failureOf, isUnknownBasket } from "~/domain/failure";
import { sameAmount } from "~/domain/price";
import { isSpent, leaveExpired, leaveOrdered, startAnew } from "../basket/anew";
import { type Change } from "../basket/inputs";
import { selectOrderedAs } from "../basket/selectors";
import { sendChange } from "../basket/send";
import { type BasketWork } from "../basket/work";
import { type PaymentTrouble } from "./slice";

/** Thrown to end a payment that did not start, with the trouble to show; null if another message says it. */
export class PaymentStop extends Error {
  override readonly name = "PaymentStop";
  constructor(readonly trouble: PaymentTrouble | null) {
    super(trouble?.kind ?? "");
  }
}

type Totals = Pick<Basket, "totalPaymentAmountWithTax" | "totalPurchaseAmountWithTax" | "paymentCurrency"> & {
  vouchers: readonly BasketVoucher[];
};

/**
 * The trouble that the total differs from what the person agreed to, with both totals. If what is left to pay is the
 * same, they are the totals of the purchase, which vouchers pay. Vouchers that do not pay any more are named.
 */
export function sumChanged(before: Totals, now: Totals): PaymentTrouble {
  const toPay = ({ totalPaymentAmountWithTax }: Totals) => totalPaymentAmountWithTax;
  const ofAll = ({ totalPurchaseAmountWithTax }: Totals) => totalPurchaseAmountWithTax;
  const paid = new Set(before.vouchers.filter(({ paymentAmount }) => paymentAmount > 0).map(({ id }) => id));
  const unpaying = now.vouchers.filter(({ id, paymentAmount }) => paid.has(id) && paymentAmount === 0);
  const sumOf = sameAmount(toPay(before), toPay(now)) ? ofAll : toPay;
  return {
    kind: "sumChanged",
    before: sumOf(before),
    now: sumOf(now),
    currency: now.paymentCurrency,
    ...(before.paymentCurrency !== now.paymentCurrency && { currencyBefore: before.paymentCurrency }),
    ...(unpaying.length > 0 && { unpaying: unpaying.map(({ id }) => id) }),
  };
}

type Ids = Pick<Basket, "id" | "publicOrderId">;

const ordered = ({ publicOrderId }: Ids) => new PaymentStop({ kind: "alreadyOrdered", publicOrderId });

/** The basket was already ordered: it is forgotten, with a link to its order. Always throws PaymentStop. */
export function* stopOrdered(work: BasketWork, basket: Ids): SagaGenerator<never> {
  yield* leaveOrdered(work, basket);
  yield* startAnew(work);
  throw ordered(basket);
}

/** Throws PaymentStop if an error says that the basket is gone: that is told, and a new one is made. */
export function* stopAtSpent(work: BasketWork, basket: Ids, error: unknown): SagaGenerator<void> {
  const failure = failureOf(error);
  if (!isSpent(failure)) return;
  if (!isUnknownBasket(failure)) yield* stopOrdered(work, basket);
  yield* leaveExpired(work, basket.id);
  yield* startAnew(work);
  throw new PaymentStop(null);
}

/** The basket after a change that its payment needs. Throws PaymentStop if the basket turns out to be gone. */
export function* changedToPay(work: BasketWork, basket: Basket, asked: Change): SagaGenerator<Basket> {
  return (yield* sendChange(work, basket, asked)) ?? (yield* stopAtGone(basket));
}

/** Throws PaymentStop, with the order, for a basket that was left already as it was ordered. */
export function* stopAtOrderedAs(basket: Ids): SagaGenerator<void> {
  if ((yield* select(selectOrderedAs)) === basket.publicOrderId) throw ordered(basket);
}

/** Throws PaymentStop for a basket that is gone already: of one that was ordered the order is named. */
export function* stopAtGone(basket: Ids): SagaGenerator<never> {
  yield* stopAtOrderedAs(basket);
  throw new PaymentStop(null);
}
