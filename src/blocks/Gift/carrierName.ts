import { type ShippingQuote } from "~/domain/shipping";

type Named = Pick<ShippingQuote, "displayText" | "shippingProvider">;

/** What a carrier's offer is called; by the carrier's short name where the server has no words for it. */
export const carrierName = ({ displayText, shippingProvider }: Named) => displayText.trim() || shippingProvider.trim();
