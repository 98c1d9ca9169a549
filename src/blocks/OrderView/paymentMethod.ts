const METHODS = {
  psp: "payment.card",
  externalpsp: "payment.card",
  card: "payment.card",
  invoicebyfinance: "payment.invoice",
  invoice: "payment.invoice",
  trustly: "payment.trustly",
  adyen: "payment.adyen",
} as const;

/** The text that names a way of paying; null for one this shop does not know. */
export function paymentMethodText(name: string | null): (typeof METHODS)[keyof typeof METHODS] | null {
  const key = name?.replace(/[^a-z]/gi, "").toLowerCase() ?? "";
  return Object.hasOwn(METHODS, key) ? METHODS[key as keyof typeof METHODS] : null;
}

/** Whether it is paid later, when the invoice comes. */
export function isOnInvoice({ actualPaymentMethodUsed: name }: { actualPaymentMethodUsed: string | null }): boolean {
  return paymentMethodText(name) === "payment.invoice";
}
