import { type Address } from "./address";
import { type Buyer } from "./buyer";
import { type LanguageText, type Presentation } from "./presentation";
import { type ShippingQuote } from "./shipping";
import { type ProductStockInfo } from "./stock";

/** The basket as the server last answered it (spec §3). Enumerations may hold words this shop does not know yet. */
export interface Basket {
  id: string;
  salesChannelId: number;
  publicOrderId: string;
  orderId?: string | null;
  createdAt: string;
  lastUpdatedAt: string;
  purchasePhase: string;
  reference?: string | null;
  paymentCurrency: string;
  totalPurchaseAmountWithTax: number;
  totalPaymentAmountWithTax: number;
  totalRedeemAmount: number;
  totalVoucherAmount: number;
  totalTaxAmount: number;
  itemsCount: number;
  paymentMethod?: string | null;
  buyer?: Buyer | null;
  deliveries: readonly Delivery[];
  vouchers: readonly BasketVoucher[];
  issues: readonly BasketIssue[];
  quotes: readonly ShippingQuotes[];
  basketPresentations: readonly ProductPresentations[];
  stockInfos: readonly ProductStockInfo[];
  formData?: { countryCode?: string | null } | null;
}

export interface Delivery {
  id: string;
  deliveryDate?: string | null;
  timezone?: string | null;
  deliveryMethod: string;
  recipientName?: string | null;
  recipientEmail?: string | null;
  recipientPhone?: string | null;
  recipientAddress?: Address | null;
  recipientWebhookUrl?: string | null;
  greetings: readonly Greeting[];
  wrappings: readonly Wrapping[];
  fees: readonly Fee[];
  shippingQuote?: ShippingQuote | null;
  productLines: readonly ProductLine[];
  quantity: number;
}

/** What everything that is charged has: a quantity, and what it costs. Payment amounts are those after the discount. */
interface Amounts {
  lineId: string;
  quantity: number;
  singlePriceAmount: number;
  totalPriceAmount: number;
  totalTaxAmount: number;
  totalDiscountAmount: number;
  totalPaymentAmount: number;
  /** hundredths of a percent */
  discountPercentage?: number | null;
}

export interface ProductLine extends Amounts {
  stockKeepingUnit: string;
  productId: string;
  deliveryMethod: string;
  /** the value on the card; null for a physical gift */
  giftcardValue?: number | null;
  valueCurrency?: string | null;
  singleTaxAmount: number;
  singleDiscountAmount: number;
  singlePaymentAmount: number;
  discountTitles: readonly LanguageText[];
}

export interface Greeting {
  greetingToken: string;
  lineId: string;
  relatedToProductLine: string;
}

export interface Wrapping extends Amounts {
  wrappingId: string;
  relatedToProductLine: string;
}

export interface Fee extends Amounts {
  discountTitles: readonly LanguageText[];
  labels: readonly LanguageText[];
  targetId?: string | null;
  targetType: string;
  relatedToProductLine?: string | null;
  status?: string | null;
}

export interface BasketVoucher {
  id: string;
  type?: string | null;
  valueCurrency: string;
  valueAmount: number;
  exchangeRate?: number | null;
  paymentAmount: number;
  expiresAt?: string | null;
  voucherMasked: string;
  boughtByB2bDepartment?: string | null;
}

export interface BasketIssue {
  type: string;
  /** the line it is about; null for the whole basket */
  relatedTo?: string | null;
}

export interface ShippingQuotes {
  deliveryId: string;
  quotes: readonly ShippingQuote[];
}

export interface ProductPresentations {
  productId: string;
  presentations: readonly Presentation[];
}
