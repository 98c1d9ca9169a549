/**
 * A sum, or a range of sums, as people of this locale write it: no more than two decimals and none for whole sums.
 * A currency code nobody knows does not throw (spec §9).
 */
export function moneyText(locale: string, currency: string, amount: number, to?: number): string {
  const whole = Number.isInteger(amount) && Number.isInteger(to ?? 0);
  const digits = { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: whole ? 0 : 2 };
  const written = (format: Intl.NumberFormat) =>
    to === undefined || to === amount ? format.format(amount) : format.formatRange(amount, to);
  try {
    return written(new Intl.NumberFormat(locale, { ...digits, style: "currency", currency, currencyDisplay: "code" }));
  } catch {
    return `${written(new Intl.NumberFormat(undefined, digits))} ${currency}`;
  }
}
