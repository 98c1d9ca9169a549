import { type Basket, type BasketVoucher } from "./basket";
import { type BasketLine, linesOf } from "./basketLines";
import { sameAmount } from "./price";
import { purchasePhase } from "./purchase";

/** What keeps a basket from being paid. */
export type Blocker =
  | { kind: "empty" }
  | { kind: "notEditable" }
  | { kind: "issue"; lineId: string | null; type: string }
  | { kind: "unreadableLine"; lineId: string }
  | { kind: "unreadableTotal" }
  | { kind: "recipientMissing"; lineId: string }
  | { kind: "noDelivery"; deliveryId: string }
  | { kind: "wayMissing"; deliveryId: string }
  | { kind: "terms" };

/**
 * Everything that keeps a basket from being paid (spec §5), the first being the one to lead the person to.
 * `undeliverable` and `unchosen` are the ids of deliveries without a quote and without a chosen way.
 */
export function blockers(
  basket: Basket,
  {
    acceptTerms,
    undeliverable = [],
    unchosen = [],
  }: { acceptTerms: boolean; undeliverable?: readonly string[]; unchosen?: readonly string[] },
): Blocker[] {
  const lines = linesOf(basket);
  const found: Blocker[] = [];
  if (!lines.length) found.push({ kind: "empty" });
  if (purchasePhase(basket.purchasePhase) !== "editable") found.push({ kind: "notEditable" });
  for (const { relatedTo, type } of basket.issues) found.push({ kind: "issue", lineId: relatedTo ?? null, type });
  for (const { line, delivery } of lines) {
    if (!isReadable(line)) found.push({ kind: "unreadableLine", lineId: line.lineId });
    if (!hasRecipient(delivery)) found.push({ kind: "recipientMissing", lineId: line.lineId });
  }
  const sums = [basket.totalPaymentAmountWithTax, basket.totalPurchaseAmountWithTax, ...basket.vouchers.map(paidBy)];
  if (!sums.every(isMoney)) {
    found.push({ kind: "unreadableTotal" });
  }
  for (const deliveryId of undeliverable) found.push({ kind: "noDelivery", deliveryId });
  for (const deliveryId of unchosen) found.push({ kind: "wayMissing", deliveryId });
  if (!acceptTerms) found.push({ kind: "terms" });
  return found;
}

/** Whether a line keeps the basket from being paid. */
export const isInTheWay = ({ line, delivery, issues }: BasketLine) =>
  issues.length > 0 || !isReadable(line) || !hasRecipient(delivery);

/** Whether a line's quantity and total are valid numbers; any other line cannot be shown, let alone paid. */
export function isReadable(line: { quantity: unknown; totalPaymentAmount: unknown }): boolean {
  return (
    typeof line.quantity === "number" &&
    Number.isInteger(line.quantity) &&
    line.quantity > 0 &&
    isMoney(line.totalPaymentAmount)
  );
}

function isMoney(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && (value >= 0 || sameAmount(value, 0));
}

/** What a code pays; NaN where the server's amount cannot be shown: a code that takes money would pass for a fee. */
export const paidBy = ({ paymentAmount }: Pick<BasketVoucher, "paymentAmount">) =>
  isMoney(paymentAmount) ? paymentAmount : NaN;

/** Whether it is known where a delivery goes. */
function hasRecipient(delivery: Basket["deliveries"][number]): boolean {
  switch (delivery.deliveryMethod) {
    case "Email":
    case "CsvByEmail":
      return Boolean(delivery.recipientEmail?.trim());
    case "Sms":
      return Boolean(delivery.recipientPhone?.trim());
    case "Physical":
      return Boolean(delivery.recipientAddress?.line1?.trim());
    default:
      return true;
  }
}

/** Whether nothing is left to pay: no payment method is chosen and the button completes the order. */
export function isFree(basket: Pick<Basket, "totalPaymentAmountWithTax" | "deliveries">): boolean {
  return sameAmount(basket.totalPaymentAmountWithTax, 0) && basket.deliveries.length > 0;
}

/**
 * Whether the totals that a person agreed to have not changed; if they have, the person must agree again. Both totals
 * count: where vouchers pay for everything, what is left to pay is 0 whatever the purchase costs.
 */
export function isSameTotal(
  agreed: Pick<Basket, "totalPaymentAmountWithTax" | "totalPurchaseAmountWithTax" | "paymentCurrency">,
  now: typeof agreed,
): boolean {
  return (
    agreed.paymentCurrency === now.paymentCurrency &&
    sameAmount(agreed.totalPaymentAmountWithTax, now.totalPaymentAmountWithTax) &&
    sameAmount(agreed.totalPurchaseAmountWithTax, now.totalPurchaseAmountWithTax)
  );
}
