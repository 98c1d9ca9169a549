import { flowOf } from "../data/channels";
import type { BasketRecord } from "../commerce/records";

/** The market that the links of a basket's mails lead to ("/da/dk/dkk"). */
export function mailMarket({
  language: orderedIn,
  salesChannelId,
  countryCode,
  paymentCurrency,
}: BasketRecord): string {
  const language = orderedIn ?? flowOf(salesChannelId, countryCode)?.defaultLanguage ?? "en";
  return `/${language}/${countryCode}/${paymentCurrency}`.toLowerCase();
}
