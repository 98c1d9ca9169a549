import { ownEntry } from "~/domain/ownEntry";

const METHODS = {
  psp: "payment.card",
  externalpsp: "payment.card",
  card: "payment.card",
  invoicebyfinance: "payment.invoice",
  invoice: "payment.invoice",
  trustly: "payment.trustly",
  adyen: "payment.adyen",
} as const;

/** The id of the text that names a payment method; null for an unknown one. */
export function paymentMethodText(name: string | null): (typeof METHODS)[keyof typeof METHODS] | null {
  const key = name?.replace(/[^a-z]/gi, "").toLowerCase() ?? "";
  return ownEntry(METHODS, key) ?? null;
}

/** Whether a payment is by invoice, and so still to be made. */
export function isOnInvoice({ actualPaymentMethodUsed: name }: { actualPaymentMethodUsed: string | null }): boolean {
  return paymentMethodText(name) === "payment.invoice";
}
