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

export interface ProductLine {
  lineId: string;
  stockKeepingUnit: string;
  productId: string;
  deliveryMethod: string;
  /** the value on the card; null for a physical gift */
  giftcardValue?: number | null;
  valueCurrency?: string | null;
  quantity: number;
  singlePriceAmount: number;
  totalPriceAmount: number;
  singleTaxAmount: number;
  totalTaxAmount: number;
  singleDiscountAmount: number;
  totalDiscountAmount: number;
  singlePaymentAmount: number;
  totalPaymentAmount: number;
  /** hundredths of a percent */
  discountPercentage?: number | null;
  discountTitles: readonly LanguageText[];
}

export interface Greeting {
  greetingToken: string;
  lineId: string;
  relatedToProductLine: string;
}

export interface Wrapping {
  wrappingId: string;
  lineId: string;
  quantity: number;
  relatedToProductLine: string;
  discountPercentage?: number | null;
  singlePriceAmount: number;
  totalPriceAmount: number;
  totalTaxAmount: number;
  totalDiscountAmount: number;
  totalPaymentAmount: number;
}

export interface Fee {
  lineId: string;
  discountPercentage?: number | null;
  discountTitles: readonly LanguageText[];
  labels: readonly LanguageText[];
  quantity: number;
  targetId?: string | null;
  targetType: string;
  relatedToProductLine?: string | null;
  singlePriceAmount: number;
  totalPriceAmount: number;
  totalTaxAmount: number;
  totalDiscountAmount: number;
  totalPaymentAmount: number;
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
