import type {
  AccountType,
  AddressInput,
  BasketIssueType,
  DeliveryMethod,
  PaymentMethod,
  PurchasePhase,
} from "~/api/generated/commerce";
import type { Bill } from "./totals";

/** Instants are milliseconds since 1970 inside the engine, ISO 8601 on the wire. */
export type Instant = number;

export interface Address {
  line1: string | null;
  line2: string | null;
  attention: string | null;
  postCode: string | null;
  city: string | null;
  countryCode: string | null;
}

export interface Recipient {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Address | null;
}

export interface LineRecord {
  lineId: string;
  /** Lines for one recipient, method and date share a delivery. */
  deliveryId: string;
  productId: string;
  sku: string;
  method: DeliveryMethod;
  /** Null: as soon as it is paid, or as soon as the post can. */
  deliveryDate: Instant | null;
  timezone: string | null;
  giftcardValue: number | null;
  valueCurrency: string | null;
  quantity: number;
  recipient: Recipient;
  greeting: { token: string; lineId: string } | null;
  wrapping: { id: string; lineId: string; quantity: number } | null;
}

export interface BuyerRecord {
  accountId: string | null;
  accountType: AccountType | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Address | null;
}

export interface QuoteRecord {
  id: string;
  carrier: string;
  displayText: string;
  /** In the currency the carrier asks, before tax. */
  price: number;
  currency: string;
  daysMin: number;
  daysMax: number;
  parcelShop: { id: string; name: string; address: Address } | null;
}

export interface IssueRecord {
  type: BasketIssueType;
  relatedTo: string | null;
}

export interface BasketRecord {
  id: string;
  salesChannelId: number;
  countryCode: string;
  publicOrderId: string;
  orderId: string | null;
  createdAt: Instant;
  lastUpdatedAt: Instant;
  phase: PurchasePhase;
  reference: string | null;
  paymentCurrency: string;
  paymentMethod: PaymentMethod | null;
  buyer: BuyerRecord | null;
  lines: LineRecord[];
  /**
   * The SKUs whose pieces are off the shelf for it: all that its lines have of one, or none. Given back when a basket
   * lies untouched for too long.
   */
  holds: string[];
  /** Codes of attached vouchers, in the order in which they pay. */
  voucherCodes: string[];
  /** The carriers' answers, per delivery. */
  quotes: Record<string, QuoteRecord[]>;
  /** The id of the chosen quote, per delivery. */
  chosenQuotes: Record<string, string>;
  /** The sums that the basket's last answer named: finalize refuses when one of them is no longer true. */
  told: Pick<Bill, "payment" | "purchase" | "redeemed"> | null;
  /** A factor on the prices of its products, set from outside; null for the prices of the shelf. */
  dearer: number | null;
  /** The bill that was agreed to, from finalize on: a price that moves later does not change it. */
  agreedBill: Bill | null;
  paymentSessionId: string | null;
  /** The language in which it was finalized, as the addresses to return to name it; its mails lead there. */
  language: string | null;
  /** Whose session finalized it, and so has its order in the history; before that, whose session made it. */
  userId: string | null;
}

/** A text without blanks around it; null for nothing. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** An address with every part there, blank parts as null and trimmed. */
export function addressOf(input: AddressInput | null | undefined): Address | null {
  if (!input) return null;
  return {
    line1: trimmed(input.line1),
    line2: trimmed(input.line2),
    attention: trimmed(input.attention),
    postCode: trimmed(input.postCode),
    city: trimmed(input.city),
    countryCode: trimmed(input.countryCode)?.toUpperCase() ?? null,
  };
}
