import { type Address } from "./address";
import { ownEntry } from "./ownEntry";

/** A carrier's offer for a delivery (spec §3). */
export interface ShippingQuote {
  id: string;
  shippingProvider: string;
  currency: string;
  displayText: string;
  priceNoTax: number;
  possibleDeliveryDaysMin?: number | null;
  possibleDeliveryDaysMax?: number | null;
  parcelShop?: ParcelShop | null;
}

export interface ParcelShop {
  id: string;
  name: string;
  address: Address;
}

const LETTER = "Varubrev";
const REGISTERED = "REK";
const PARCEL = "International Parcel";

/** The highest value that a letter may carry, in the card's currency; other currencies go by registered mail. */
const MOST_BY_LETTER: Record<string, number> = { SEK: 2000, NOK: 2000, EUR: 200 };

/** The carriers by destination, in the order they are tried (spec §9); null: the cheapest quote. */
const BY_COUNTRY: Record<string, readonly string[] | null> = {
  DK: ["DAO"],
  SE: ["PostNord Parcel"],
  DE: [LETTER, PARCEL, "PostNord Parcel", "MyPack Home"],
  NO: null,
  FI: null,
};

const FALLBACKS = ["MyPack Collect", "Pacsoft"];

export interface QuoteChoice {
  quote: ShippingQuote;
  /**
   * a carrier of the country, a letter for a low value, registered mail for a higher one, a fallback, or the cheapest
   */
  reason: "carrier" | "letter" | "registered" | "fallback" | "cheapest";
}

/**
 * The automatic choice for a delivery of physical gift cards (spec §9). `value` is the sum of their values times
 * quantities, in `currency`. Null: nothing was quoted, and payment must wait.
 */
export function chooseQuote({
  quotes,
  countryCode,
  value,
  currency,
}: {
  quotes: readonly ShippingQuote[];
  countryCode: string | null | undefined;
  value: number;
  currency: string | null | undefined;
}): QuoteChoice | null {
  const usable = quotes.filter((quote) => quote && Number.isFinite(quote.priceNoTax));
  const country = countryCode?.toUpperCase() ?? "";
  for (const [carrier, reason] of candidates(country, value, currency)) {
    const quote = ofCarrier(usable, carrier);
    if (quote) return { quote, reason };
  }
  const quote = cheapest(usable);
  return quote ? { quote, reason: "cheapest" } : null;
}

function candidates(
  country: string,
  value: number,
  currency: string | null | undefined,
): [string, QuoteChoice["reason"]][] {
  const fallbacks = FALLBACKS.map((carrier): [string, QuoteChoice["reason"]] => [carrier, "fallback"]);
  const carriers = ownEntry(BY_COUNTRY, country);
  if (carriers) return [...carriers.map((carrier): [string, "carrier"] => [carrier, "carrier"]), ...fallbacks];
  if (carriers === null) return [];
  const isLow = value <= (MOST_BY_LETTER[currency?.toUpperCase() ?? ""] ?? -1);
  const letter: [string, "letter"][] = isLow ? [[LETTER, "letter"]] : [];
  return [[PARCEL, "carrier"], ...letter, [REGISTERED, "registered"], ...fallbacks];
}

/** A carrier's cheapest quote to the door; only if there is none, its first to a pickup point. */
function ofCarrier(quotes: readonly ShippingQuote[], carrier: string): ShippingQuote | null {
  const own = quotes.filter((quote) => isCarrier(quote, carrier));
  return cheapest(own.filter((quote) => !quote.parcelShop)) ?? own[0] ?? null;
}

function isCarrier(quote: ShippingQuote, carrier: string): boolean {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  return letters(quote.shippingProvider ?? "") === letters(carrier);
}

function cheapest(quotes: readonly ShippingQuote[]): ShippingQuote | null {
  return quotes.reduce<ShippingQuote | null>(
    (best, quote) => (best && best.priceNoTax <= quote.priceNoTax ? best : quote),
    null,
  );
}

const MOST_PICKUP_POINTS = 10;

/** The pickup points among the quotes of one carrier: at most ten, in the carrier's order, each shop once. */
export function pickupPoints(quotes: readonly ShippingQuote[]): ShippingQuote[] {
  const shops = new Map<string, ShippingQuote>();
  for (const quote of quotes) {
    if (quote?.parcelShop && !shops.has(quote.parcelShop.id)) shops.set(quote.parcelShop.id, quote);
  }
  return [...shops.values()].slice(0, MOST_PICKUP_POINTS);
}
