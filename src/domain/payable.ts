import { type Basket } from "./basket";
import { linesOf } from "./basketLines";
import { sameAmount } from "./price";
import { purchasePhase } from "./purchase";

/** Why a basket cannot be paid now; the first is the one to lead the person to. */
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

/** Everything that stands between this basket and its payment (spec §5). No blocker: an empty list. */
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
  if (!isMoney(basket.totalPaymentAmountWithTax) || !isMoney(basket.totalPurchaseAmountWithTax)) {
    found.push({ kind: "unreadableTotal" });
  }
  for (const deliveryId of undeliverable) found.push({ kind: "noDelivery", deliveryId });
  for (const deliveryId of unchosen) found.push({ kind: "wayMissing", deliveryId });
  if (!acceptTerms) found.push({ kind: "terms" });
  return found;
}

/** A line whose quantity and sums are what they should be; any other cannot be shown, let alone paid. */
export function isReadable(line: { quantity: unknown; totalPaymentAmount: unknown }): boolean {
  return (
    typeof line.quantity === "number" &&
    Number.isInteger(line.quantity) &&
    line.quantity > 0 &&
    isMoney(line.totalPaymentAmount)
  );
}

function isMoney(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

/** Whether it is known where a delivery goes. */
export function hasRecipient(delivery: Basket["deliveries"][number]): boolean {
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

/** Nothing is left to pay: no payment is chosen and the button completes the order. */
export function isFree(basket: Pick<Basket, "totalPaymentAmountWithTax" | "deliveries">): boolean {
  return basket.totalPaymentAmountWithTax === 0 && basket.deliveries.length > 0;
}

/**
 * Whether the sums a person agreed to are still those asked; if not, they must agree again. What codes pay is spent
 * like money: where they pay all of it, what is left to pay is the same whatever the purchase comes to.
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
