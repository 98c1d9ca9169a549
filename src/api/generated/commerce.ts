// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../operation";

export type PurchasePhase = "Shopping" | "Paying" | "PaymentAuthorized" | "Completed";
export type FeeTargetType = "Shipping" | "SuperGiftcardFee" | "GiftWrapping" | "PersonalisedGreeting";
export type BasketIssueType = "MultipleRecipientCountries" | "ProductNotAllowedWhileRedeeming" | "OutOfStock";
export type FinalizeNextStep = "ShowConfirmation" | "ShowConfirmationPage" | "RedirectToPaymentWindow";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentMethod =
  | 'PSP'
  | 'InvoiceByFinance'
  | 'Trustly'
  | 'Adyen';

export type AccountType =
  | 'B2C'
  | 'B2B';

export type DeliveryMethod =
  | 'Email'
  | 'Sms'
  | 'Physical'
  | 'CsvByEmail'
  | 'Webhook';

export type CreateBasketInput = {
  salesChannelId: number;
  paymentCurrency?: string | null | undefined;
  countryCode?: string | null | undefined;
};

export type UpdateBasketInput = {
  id: string;
  buyer?: BuyerInput | null | undefined;
  paymentCurrency?: string | null | undefined;
  reference?: string | null | undefined;
  /** Takes every product out before anything is added; vouchers stay. */
  doClearProducts?: boolean | null | undefined;
  addProducts?: Array<AddProductInput> | null | undefined;
  /** Voucher codes, cleaned. */
  addRedeems?: Array<RedeemInput> | null | undefined;
  removeRedeemIds?: Array<string> | null | undefined;
  setShippingQuotes?: Array<SetShippingQuoteInput> | null | undefined;
};

export type BuyerInput = {
  accountId?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  address?: AddressInput | null | undefined;
};

export type AddressInput = {
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  attention?: string | null | undefined;
  postCode?: string | null | undefined;
  city?: string | null | undefined;
  countryCode?: string | null | undefined;
};

export type AddProductInput = {
  productId: string;
  stockKeepingUnit?: string | null | undefined;
  deliveryMethod: DeliveryMethod;
  deliveryDate?: string | null | undefined;
  timezone?: string | null | undefined;
  giftcardValue?: number | null | undefined;
  valueCurrency?: string | null | undefined;
  quantity: number;
  recipientName?: string | null | undefined;
  recipientEmail?: string | null | undefined;
  recipientPhone?: string | null | undefined;
  recipientAddress?: AddressInput | null | undefined;
  addGreeting?: AddGreetingInput | null | undefined;
  addWrapping?: AddWrappingInput | null | undefined;
};

export type AddGreetingInput = {
  greetingToken: string;
};

export type AddWrappingInput = {
  id: string;
  quantity: number;
};

export type RedeemInput = {
  code: string;
  pin?: string | null | undefined;
};

export type SetShippingQuoteInput = {
  deliveryId: string;
  shippingQuoteId: string;
};

export type CreateShippingQuoteInput = {
  basketId: string;
  deliveryId: string;
};

export type FinalizeBasketInput = {
  basketId: string;
  paymentMethod?: PaymentMethod | null | undefined;
  countryCode: string;
  redirectConfig: RedirectConfigInput;
};

/** Absolute addresses to which the payment window sends the browser back. */
export type RedirectConfigInput = {
  okUrl: string;
  cancelUrl: string;
  failUrl: string;
};

export type GetLoggedInUserQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLoggedInUserQuery = { getLoggedInUser: { id: string, name: string, email: string, phone: string | null, countryCode: string | null, city: string | null, postCode: string | null, line1: string | null, line2: string | null, attention: string | null } | null };

export type AddressPartsFragment = { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null };

export type QuotePartsFragment = { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null };

export type TitlePartsFragment = { languageCode: string, text: string };

export type FeePartsFragment = { lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> };

export type WrappingPartsFragment = { wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number };

export type PresentationPartsFragment = { productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type StockPartsFragment = { productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> };

export type WholeBasketFragment = { id: string, salesChannelId: number, publicOrderId: string, orderId: string | null, createdAt: string, lastUpdatedAt: string, purchasePhase: PurchasePhase | (string & {}), reference: string | null, paymentCurrency: string, totalPurchaseAmountWithTax: number, totalPaymentAmountWithTax: number, totalRedeemAmount: number, totalVoucherAmount: number, totalTaxAmount: number, itemsCount: number, paymentMethod: PaymentMethod | (string & {}) | null, buyer: { accountId: string | null, accountType: AccountType | (string & {}) | null, name: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, discountTitles: Array<{ languageCode: string, text: string }> }> }>, vouchers: Array<{ id: string, type: string | null, valueCurrency: string, valueAmount: number, exchangeRate: number | null, paymentAmount: number, expiresAt: string | null, voucherMasked: string, boughtByB2bDepartment: string | null }>, issues: Array<{ type: BasketIssueType | (string & {}), relatedTo: string | null }>, quotes: Array<{ deliveryId: string, quotes: Array<{ id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null }> }>, basketPresentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, stockInfos: Array<{ productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> }>, formData: { countryCode: string | null } | null };

export type CreateBasketMutationVariables = Exact<{
  input: CreateBasketInput;
}>;


export type CreateBasketMutation = { createBasket: { id: string, salesChannelId: number, publicOrderId: string, orderId: string | null, createdAt: string, lastUpdatedAt: string, purchasePhase: PurchasePhase | (string & {}), reference: string | null, paymentCurrency: string, totalPurchaseAmountWithTax: number, totalPaymentAmountWithTax: number, totalRedeemAmount: number, totalVoucherAmount: number, totalTaxAmount: number, itemsCount: number, paymentMethod: PaymentMethod | (string & {}) | null, buyer: { accountId: string | null, accountType: AccountType | (string & {}) | null, name: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, discountTitles: Array<{ languageCode: string, text: string }> }> }>, vouchers: Array<{ id: string, type: string | null, valueCurrency: string, valueAmount: number, exchangeRate: number | null, paymentAmount: number, expiresAt: string | null, voucherMasked: string, boughtByB2bDepartment: string | null }>, issues: Array<{ type: BasketIssueType | (string & {}), relatedTo: string | null }>, quotes: Array<{ deliveryId: string, quotes: Array<{ id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null }> }>, basketPresentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, stockInfos: Array<{ productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> }>, formData: { countryCode: string | null } | null } };

export type GetBasketByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetBasketByIdQuery = { getBasketById: { id: string, salesChannelId: number, publicOrderId: string, orderId: string | null, createdAt: string, lastUpdatedAt: string, purchasePhase: PurchasePhase | (string & {}), reference: string | null, paymentCurrency: string, totalPurchaseAmountWithTax: number, totalPaymentAmountWithTax: number, totalRedeemAmount: number, totalVoucherAmount: number, totalTaxAmount: number, itemsCount: number, paymentMethod: PaymentMethod | (string & {}) | null, buyer: { accountId: string | null, accountType: AccountType | (string & {}) | null, name: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, discountTitles: Array<{ languageCode: string, text: string }> }> }>, vouchers: Array<{ id: string, type: string | null, valueCurrency: string, valueAmount: number, exchangeRate: number | null, paymentAmount: number, expiresAt: string | null, voucherMasked: string, boughtByB2bDepartment: string | null }>, issues: Array<{ type: BasketIssueType | (string & {}), relatedTo: string | null }>, quotes: Array<{ deliveryId: string, quotes: Array<{ id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null }> }>, basketPresentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, stockInfos: Array<{ productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> }>, formData: { countryCode: string | null } | null } };

export type UpdateBasketMutationVariables = Exact<{
  input: UpdateBasketInput;
}>;


export type UpdateBasketMutation = { updateBasket: { id: string, salesChannelId: number, publicOrderId: string, orderId: string | null, createdAt: string, lastUpdatedAt: string, purchasePhase: PurchasePhase | (string & {}), reference: string | null, paymentCurrency: string, totalPurchaseAmountWithTax: number, totalPaymentAmountWithTax: number, totalRedeemAmount: number, totalVoucherAmount: number, totalTaxAmount: number, itemsCount: number, paymentMethod: PaymentMethod | (string & {}) | null, buyer: { accountId: string | null, accountType: AccountType | (string & {}) | null, name: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, discountTitles: Array<{ languageCode: string, text: string }> }> }>, vouchers: Array<{ id: string, type: string | null, valueCurrency: string, valueAmount: number, exchangeRate: number | null, paymentAmount: number, expiresAt: string | null, voucherMasked: string, boughtByB2bDepartment: string | null }>, issues: Array<{ type: BasketIssueType | (string & {}), relatedTo: string | null }>, quotes: Array<{ deliveryId: string, quotes: Array<{ id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null }> }>, basketPresentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, stockInfos: Array<{ productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> }>, formData: { countryCode: string | null } | null } };

export type GetProductStockInfoQueryVariables = Exact<{
  id: string;
}>;


export type GetProductStockInfoQuery = { getProductStockInfo: { productId: string, allSkusOutOfStock: boolean, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), skus: Array<{ sku: string, inStock: boolean, quantityInStock: number | null }> }> } | null };

export type CreateShippingQuoteMutationVariables = Exact<{
  input: CreateShippingQuoteInput;
}>;


export type CreateShippingQuoteMutation = { createShippingQuote: { deliveryId: string, quotes: Array<{ id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null }> } };

export type FinalizeBasketMutationVariables = Exact<{
  input: FinalizeBasketInput;
}>;


export type FinalizeBasketMutation = { finalizeBasket: { publicOrderId: string, orderId: string | null, nextStep: FinalizeNextStep | (string & {}), paymentWindowUrl: string | null } };

export type GetGlobalizationConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGlobalizationConfigQuery = { getGlobalizationConfig: { countries: Array<{ countryName: string, codeAlpha2: string }>, currencies: Array<{ currencyCode: string, minorUnit: number }>, languages: Array<{ languageCode: string }> } };

export type GetOrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetOrderByIdQuery = { getOrderById: { id: string, publicId: string, publicOrderId: string, createdAt: string, lastUpdatedAt: string, reference: string | null, salesChannel: { id: number, name: string }, buyer: { accountId: string | null, accountType: AccountType | (string & {}) | null, name: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, hasBeenShipped: boolean, shippedAt: string | null, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }> }>, presentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } | null };

export type GetOrderPaymentInfoByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetOrderPaymentInfoByIdQuery = { getOrderPaymentInfoById: { currency: string, amountTotal: number, amountRedeemed: number, totalDiscount: number, amountPaid: number, payments: Array<{ paymentId: string, actualPaymentMethodUsed: string | null, voucherId: string | null, maskedVoucher: string | null, authorizedAmount: number }> } | null };

export const createBasket: Operation<CreateBasketMutation, CreateBasketMutationVariables> = {
  name: "createBasket",
  service: "commerce",
  kind: "mutation",
  text: "mutation createBasket($input:CreateBasketInput!){createBasket(input:$input){...WholeBasket}}fragment WholeBasket on Basket{id salesChannelId publicOrderId orderId createdAt lastUpdatedAt purchasePhase reference paymentCurrency totalPurchaseAmountWithTax totalPaymentAmountWithTax totalRedeemAmount totalVoucherAmount totalTaxAmount itemsCount paymentMethod buyer{accountId accountType name email phone address{...AddressParts}}deliveries{id deliveryDate timezone deliveryMethod recipientName recipientEmail recipientPhone recipientAddress{...AddressParts}recipientWebhookUrl greetings{greetingToken lineId relatedToProductLine}wrappings{...WrappingParts}fees{...FeeParts}shippingQuote{...QuoteParts}productLines{lineId stockKeepingUnit productId deliveryMethod giftcardValue valueCurrency quantity singlePriceAmount totalPriceAmount singleTaxAmount totalTaxAmount singleDiscountAmount totalDiscountAmount singlePaymentAmount totalPaymentAmount discountPercentage discountTitles{...TitleParts}}quantity}vouchers{id type valueCurrency valueAmount exchangeRate paymentAmount expiresAt voucherMasked boughtByB2bDepartment}issues{type relatedTo}quotes{deliveryId quotes{...QuoteParts}}basketPresentations{...PresentationParts}stockInfos{...StockParts}formData{countryCode}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}fragment WrappingParts on Wrapping{wrappingId lineId quantity relatedToProductLine discountPercentage singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount}fragment FeeParts on Fee{lineId discountPercentage discountTitles{...TitleParts}labels{...TitleParts}quantity targetId targetType relatedToProductLine singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount status}fragment TitleParts on LanguageText{languageCode text}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}fragment StockParts on ProductStockInfo{productId allSkusOutOfStock deliveryMethods{deliveryMethod skus{sku inStock quantityInStock}}}",
  shape: {"createBasket":["!",{"id":"s!","salesChannelId":"n!","publicOrderId":"s!","orderId":"s","createdAt":"s!","lastUpdatedAt":"s!","purchasePhase":"s!","reference":"s","paymentCurrency":"s!","totalPurchaseAmountWithTax":"n!","totalPaymentAmountWithTax":"n!","totalRedeemAmount":"n!","totalVoucherAmount":"n!","totalTaxAmount":"n!","itemsCount":"n!","paymentMethod":"s","buyer":{"accountId":"s","accountType":"s","name":"s","email":"s","phone":"s","address":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}},"deliveries":["!*!",{"id":"s!","deliveryDate":"s","timezone":"s","deliveryMethod":"s!","recipientName":"s","recipientEmail":"s","recipientPhone":"s","recipientAddress":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"recipientWebhookUrl":"s","greetings":["!*!",{"greetingToken":"s!","lineId":"s!","relatedToProductLine":"s!"}],"wrappings":["!*!",{"wrappingId":"s!","lineId":"s!","quantity":"n!","relatedToProductLine":"s!","discountPercentage":"n","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!"}],"fees":["!*!",{"lineId":"s!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}],"labels":["!*!",{"languageCode":"s!","text":"s!"}],"quantity":"n!","targetId":"s","targetType":"s!","relatedToProductLine":"s","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!","status":"s"}],"shippingQuote":{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}},"productLines":["!*!",{"lineId":"s!","stockKeepingUnit":"s!","productId":"s!","deliveryMethod":"s!","giftcardValue":"n","valueCurrency":"s","quantity":"n!","singlePriceAmount":"n!","totalPriceAmount":"n!","singleTaxAmount":"n!","totalTaxAmount":"n!","singleDiscountAmount":"n!","totalDiscountAmount":"n!","singlePaymentAmount":"n!","totalPaymentAmount":"n!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}]}],"quantity":"n!"}],"vouchers":["!*!",{"id":"s!","type":"s","valueCurrency":"s!","valueAmount":"n!","exchangeRate":"n","paymentAmount":"n!","expiresAt":"s","voucherMasked":"s!","boughtByB2bDepartment":"s"}],"issues":["!*!",{"type":"s!","relatedTo":"s"}],"quotes":["!*!",{"deliveryId":"s!","quotes":["!*!",{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}}]}],"basketPresentations":["!*!",{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"stockInfos":["!*!",{"productId":"s!","allSkusOutOfStock":"b!","deliveryMethods":["!*!",{"deliveryMethod":"s!","skus":["!*!",{"sku":"s!","inStock":"b!","quantityInStock":"n"}]}]}],"formData":{"countryCode":"s"}}]},
};

export const createShippingQuote: Operation<CreateShippingQuoteMutation, CreateShippingQuoteMutationVariables> = {
  name: "createShippingQuote",
  service: "commerce",
  kind: "mutation",
  text: "mutation createShippingQuote($input:CreateShippingQuoteInput!){createShippingQuote(input:$input){deliveryId quotes{...QuoteParts}}}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}",
  shape: {"createShippingQuote":["!",{"deliveryId":"s!","quotes":["!*!",{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}}]}]},
};

export const finalizeBasket: Operation<FinalizeBasketMutation, FinalizeBasketMutationVariables> = {
  name: "finalizeBasket",
  service: "commerce",
  kind: "mutation",
  text: "mutation finalizeBasket($input:FinalizeBasketInput!){finalizeBasket(input:$input){publicOrderId orderId nextStep paymentWindowUrl}}",
  shape: {"finalizeBasket":["!",{"publicOrderId":"s!","orderId":"s","nextStep":"s!","paymentWindowUrl":"s"}]},
};

export const getBasketById: Operation<GetBasketByIdQuery, GetBasketByIdQueryVariables> = {
  name: "getBasketById",
  service: "commerce",
  kind: "query",
  text: "query getBasketById($id:ID!){getBasketById(id:$id){...WholeBasket}}fragment WholeBasket on Basket{id salesChannelId publicOrderId orderId createdAt lastUpdatedAt purchasePhase reference paymentCurrency totalPurchaseAmountWithTax totalPaymentAmountWithTax totalRedeemAmount totalVoucherAmount totalTaxAmount itemsCount paymentMethod buyer{accountId accountType name email phone address{...AddressParts}}deliveries{id deliveryDate timezone deliveryMethod recipientName recipientEmail recipientPhone recipientAddress{...AddressParts}recipientWebhookUrl greetings{greetingToken lineId relatedToProductLine}wrappings{...WrappingParts}fees{...FeeParts}shippingQuote{...QuoteParts}productLines{lineId stockKeepingUnit productId deliveryMethod giftcardValue valueCurrency quantity singlePriceAmount totalPriceAmount singleTaxAmount totalTaxAmount singleDiscountAmount totalDiscountAmount singlePaymentAmount totalPaymentAmount discountPercentage discountTitles{...TitleParts}}quantity}vouchers{id type valueCurrency valueAmount exchangeRate paymentAmount expiresAt voucherMasked boughtByB2bDepartment}issues{type relatedTo}quotes{deliveryId quotes{...QuoteParts}}basketPresentations{...PresentationParts}stockInfos{...StockParts}formData{countryCode}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}fragment WrappingParts on Wrapping{wrappingId lineId quantity relatedToProductLine discountPercentage singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount}fragment FeeParts on Fee{lineId discountPercentage discountTitles{...TitleParts}labels{...TitleParts}quantity targetId targetType relatedToProductLine singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount status}fragment TitleParts on LanguageText{languageCode text}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}fragment StockParts on ProductStockInfo{productId allSkusOutOfStock deliveryMethods{deliveryMethod skus{sku inStock quantityInStock}}}",
  shape: {"getBasketById":["!",{"id":"s!","salesChannelId":"n!","publicOrderId":"s!","orderId":"s","createdAt":"s!","lastUpdatedAt":"s!","purchasePhase":"s!","reference":"s","paymentCurrency":"s!","totalPurchaseAmountWithTax":"n!","totalPaymentAmountWithTax":"n!","totalRedeemAmount":"n!","totalVoucherAmount":"n!","totalTaxAmount":"n!","itemsCount":"n!","paymentMethod":"s","buyer":{"accountId":"s","accountType":"s","name":"s","email":"s","phone":"s","address":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}},"deliveries":["!*!",{"id":"s!","deliveryDate":"s","timezone":"s","deliveryMethod":"s!","recipientName":"s","recipientEmail":"s","recipientPhone":"s","recipientAddress":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"recipientWebhookUrl":"s","greetings":["!*!",{"greetingToken":"s!","lineId":"s!","relatedToProductLine":"s!"}],"wrappings":["!*!",{"wrappingId":"s!","lineId":"s!","quantity":"n!","relatedToProductLine":"s!","discountPercentage":"n","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!"}],"fees":["!*!",{"lineId":"s!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}],"labels":["!*!",{"languageCode":"s!","text":"s!"}],"quantity":"n!","targetId":"s","targetType":"s!","relatedToProductLine":"s","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!","status":"s"}],"shippingQuote":{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}},"productLines":["!*!",{"lineId":"s!","stockKeepingUnit":"s!","productId":"s!","deliveryMethod":"s!","giftcardValue":"n","valueCurrency":"s","quantity":"n!","singlePriceAmount":"n!","totalPriceAmount":"n!","singleTaxAmount":"n!","totalTaxAmount":"n!","singleDiscountAmount":"n!","totalDiscountAmount":"n!","singlePaymentAmount":"n!","totalPaymentAmount":"n!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}]}],"quantity":"n!"}],"vouchers":["!*!",{"id":"s!","type":"s","valueCurrency":"s!","valueAmount":"n!","exchangeRate":"n","paymentAmount":"n!","expiresAt":"s","voucherMasked":"s!","boughtByB2bDepartment":"s"}],"issues":["!*!",{"type":"s!","relatedTo":"s"}],"quotes":["!*!",{"deliveryId":"s!","quotes":["!*!",{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}}]}],"basketPresentations":["!*!",{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"stockInfos":["!*!",{"productId":"s!","allSkusOutOfStock":"b!","deliveryMethods":["!*!",{"deliveryMethod":"s!","skus":["!*!",{"sku":"s!","inStock":"b!","quantityInStock":"n"}]}]}],"formData":{"countryCode":"s"}}]},
};

export const getGlobalizationConfig: Operation<GetGlobalizationConfigQuery, GetGlobalizationConfigQueryVariables> = {
  name: "getGlobalizationConfig",
  service: "commerce",
  kind: "query",
  text: "query getGlobalizationConfig{getGlobalizationConfig{countries{countryName codeAlpha2}currencies{currencyCode minorUnit}languages{languageCode}}}",
  shape: {"getGlobalizationConfig":["!",{"countries":["!*!",{"countryName":"s!","codeAlpha2":"s!"}],"currencies":["!*!",{"currencyCode":"s!","minorUnit":"n!"}],"languages":["!*!",{"languageCode":"s!"}]}]},
};

export const getLoggedInUser: Operation<GetLoggedInUserQuery, GetLoggedInUserQueryVariables> = {
  name: "getLoggedInUser",
  service: "commerce",
  kind: "query",
  text: "query getLoggedInUser{getLoggedInUser{id name email phone countryCode city postCode line1 line2 attention}}",
  shape: {"getLoggedInUser":{"id":"s!","name":"s!","email":"s!","phone":"s","countryCode":"s","city":"s","postCode":"s","line1":"s","line2":"s","attention":"s"}},
};

export const getOrderById: Operation<GetOrderByIdQuery, GetOrderByIdQueryVariables> = {
  name: "getOrderById",
  service: "commerce",
  kind: "query",
  text: "query getOrderById($id:ID!){getOrderById(id:$id){id publicId publicOrderId createdAt lastUpdatedAt reference salesChannel{id name}buyer{accountId accountType name email phone address{...AddressParts}}deliveries{id deliveryDate timezone deliveryMethod recipientName recipientEmail recipientPhone recipientAddress{...AddressParts}recipientWebhookUrl greetings{greetingToken lineId relatedToProductLine}wrappings{...WrappingParts}fees{...FeeParts}shippingQuote{...QuoteParts}productLines{lineId stockKeepingUnit productId deliveryMethod giftcardValue valueCurrency quantity singlePriceAmount totalPriceAmount singleTaxAmount totalTaxAmount singleDiscountAmount totalDiscountAmount singlePaymentAmount totalPaymentAmount discountPercentage discountTitles{...TitleParts}labels{...TitleParts}status}quantity hasBeenShipped shippedAt}presentations{...PresentationParts}}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}fragment WrappingParts on Wrapping{wrappingId lineId quantity relatedToProductLine discountPercentage singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount}fragment FeeParts on Fee{lineId discountPercentage discountTitles{...TitleParts}labels{...TitleParts}quantity targetId targetType relatedToProductLine singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount status}fragment TitleParts on LanguageText{languageCode text}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}",
  shape: {"getOrderById":{"id":"s!","publicId":"s!","publicOrderId":"s!","createdAt":"s!","lastUpdatedAt":"s!","reference":"s","salesChannel":["!",{"id":"n!","name":"s!"}],"buyer":{"accountId":"s","accountType":"s","name":"s","email":"s","phone":"s","address":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}},"deliveries":["!*!",{"id":"s!","deliveryDate":"s","timezone":"s","deliveryMethod":"s!","recipientName":"s","recipientEmail":"s","recipientPhone":"s","recipientAddress":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"recipientWebhookUrl":"s","greetings":["!*!",{"greetingToken":"s!","lineId":"s!","relatedToProductLine":"s!"}],"wrappings":["!*!",{"wrappingId":"s!","lineId":"s!","quantity":"n!","relatedToProductLine":"s!","discountPercentage":"n","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!"}],"fees":["!*!",{"lineId":"s!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}],"labels":["!*!",{"languageCode":"s!","text":"s!"}],"quantity":"n!","targetId":"s","targetType":"s!","relatedToProductLine":"s","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!","status":"s"}],"shippingQuote":{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}},"productLines":["!*!",{"lineId":"s!","stockKeepingUnit":"s!","productId":"s!","deliveryMethod":"s!","giftcardValue":"n","valueCurrency":"s","quantity":"n!","singlePriceAmount":"n!","totalPriceAmount":"n!","singleTaxAmount":"n!","totalTaxAmount":"n!","singleDiscountAmount":"n!","totalDiscountAmount":"n!","singlePaymentAmount":"n!","totalPaymentAmount":"n!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}],"labels":["!*!",{"languageCode":"s!","text":"s!"}],"status":"s"}],"quantity":"n!","hasBeenShipped":"b!","shippedAt":"s"}],"presentations":["!*!",{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}]}},
};

export const getOrderPaymentInfoById: Operation<GetOrderPaymentInfoByIdQuery, GetOrderPaymentInfoByIdQueryVariables> = {
  name: "getOrderPaymentInfoById",
  service: "commerce",
  kind: "query",
  text: "query getOrderPaymentInfoById($id:ID!){getOrderPaymentInfoById(id:$id){payments{paymentId actualPaymentMethodUsed voucherId maskedVoucher authorizedAmount}currency amountTotal amountRedeemed totalDiscount amountPaid}}",
  shape: {"getOrderPaymentInfoById":{"payments":["!*!",{"paymentId":"s!","actualPaymentMethodUsed":"s","voucherId":"s","maskedVoucher":"s","authorizedAmount":"n!"}],"currency":"s!","amountTotal":"n!","amountRedeemed":"n!","totalDiscount":"n!","amountPaid":"n!"}},
};

export const getProductStockInfo: Operation<GetProductStockInfoQuery, GetProductStockInfoQueryVariables> = {
  name: "getProductStockInfo",
  service: "commerce",
  kind: "query",
  text: "query getProductStockInfo($id:ID!){getProductStockInfo(id:$id){...StockParts}}fragment StockParts on ProductStockInfo{productId allSkusOutOfStock deliveryMethods{deliveryMethod skus{sku inStock quantityInStock}}}",
  shape: {"getProductStockInfo":{"productId":"s!","allSkusOutOfStock":"b!","deliveryMethods":["!*!",{"deliveryMethod":"s!","skus":["!*!",{"sku":"s!","inStock":"b!","quantityInStock":"n"}]}]}},
};

export const updateBasket: Operation<UpdateBasketMutation, UpdateBasketMutationVariables> = {
  name: "updateBasket",
  service: "commerce",
  kind: "mutation",
  text: "mutation updateBasket($input:UpdateBasketInput!){updateBasket(input:$input){...WholeBasket}}fragment WholeBasket on Basket{id salesChannelId publicOrderId orderId createdAt lastUpdatedAt purchasePhase reference paymentCurrency totalPurchaseAmountWithTax totalPaymentAmountWithTax totalRedeemAmount totalVoucherAmount totalTaxAmount itemsCount paymentMethod buyer{accountId accountType name email phone address{...AddressParts}}deliveries{id deliveryDate timezone deliveryMethod recipientName recipientEmail recipientPhone recipientAddress{...AddressParts}recipientWebhookUrl greetings{greetingToken lineId relatedToProductLine}wrappings{...WrappingParts}fees{...FeeParts}shippingQuote{...QuoteParts}productLines{lineId stockKeepingUnit productId deliveryMethod giftcardValue valueCurrency quantity singlePriceAmount totalPriceAmount singleTaxAmount totalTaxAmount singleDiscountAmount totalDiscountAmount singlePaymentAmount totalPaymentAmount discountPercentage discountTitles{...TitleParts}}quantity}vouchers{id type valueCurrency valueAmount exchangeRate paymentAmount expiresAt voucherMasked boughtByB2bDepartment}issues{type relatedTo}quotes{deliveryId quotes{...QuoteParts}}basketPresentations{...PresentationParts}stockInfos{...StockParts}formData{countryCode}}fragment AddressParts on Address{line1 line2 attention postCode city countryCode}fragment WrappingParts on Wrapping{wrappingId lineId quantity relatedToProductLine discountPercentage singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount}fragment FeeParts on Fee{lineId discountPercentage discountTitles{...TitleParts}labels{...TitleParts}quantity targetId targetType relatedToProductLine singlePriceAmount totalPriceAmount totalTaxAmount totalDiscountAmount totalPaymentAmount status}fragment TitleParts on LanguageText{languageCode text}fragment QuoteParts on ShippingQuote{id shippingProvider currency displayText priceNoTax possibleDeliveryDaysMin possibleDeliveryDaysMax parcelShop{id name address{...AddressParts}}}fragment PresentationParts on ProductPresentations{productId presentations{presentationKey languageCode textContent images{source thumbnail}}}fragment StockParts on ProductStockInfo{productId allSkusOutOfStock deliveryMethods{deliveryMethod skus{sku inStock quantityInStock}}}",
  shape: {"updateBasket":["!",{"id":"s!","salesChannelId":"n!","publicOrderId":"s!","orderId":"s","createdAt":"s!","lastUpdatedAt":"s!","purchasePhase":"s!","reference":"s","paymentCurrency":"s!","totalPurchaseAmountWithTax":"n!","totalPaymentAmountWithTax":"n!","totalRedeemAmount":"n!","totalVoucherAmount":"n!","totalTaxAmount":"n!","itemsCount":"n!","paymentMethod":"s","buyer":{"accountId":"s","accountType":"s","name":"s","email":"s","phone":"s","address":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}},"deliveries":["!*!",{"id":"s!","deliveryDate":"s","timezone":"s","deliveryMethod":"s!","recipientName":"s","recipientEmail":"s","recipientPhone":"s","recipientAddress":{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"},"recipientWebhookUrl":"s","greetings":["!*!",{"greetingToken":"s!","lineId":"s!","relatedToProductLine":"s!"}],"wrappings":["!*!",{"wrappingId":"s!","lineId":"s!","quantity":"n!","relatedToProductLine":"s!","discountPercentage":"n","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!"}],"fees":["!*!",{"lineId":"s!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}],"labels":["!*!",{"languageCode":"s!","text":"s!"}],"quantity":"n!","targetId":"s","targetType":"s!","relatedToProductLine":"s","singlePriceAmount":"n!","totalPriceAmount":"n!","totalTaxAmount":"n!","totalDiscountAmount":"n!","totalPaymentAmount":"n!","status":"s"}],"shippingQuote":{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}},"productLines":["!*!",{"lineId":"s!","stockKeepingUnit":"s!","productId":"s!","deliveryMethod":"s!","giftcardValue":"n","valueCurrency":"s","quantity":"n!","singlePriceAmount":"n!","totalPriceAmount":"n!","singleTaxAmount":"n!","totalTaxAmount":"n!","singleDiscountAmount":"n!","totalDiscountAmount":"n!","singlePaymentAmount":"n!","totalPaymentAmount":"n!","discountPercentage":"n","discountTitles":["!*!",{"languageCode":"s!","text":"s!"}]}],"quantity":"n!"}],"vouchers":["!*!",{"id":"s!","type":"s","valueCurrency":"s!","valueAmount":"n!","exchangeRate":"n","paymentAmount":"n!","expiresAt":"s","voucherMasked":"s!","boughtByB2bDepartment":"s"}],"issues":["!*!",{"type":"s!","relatedTo":"s"}],"quotes":["!*!",{"deliveryId":"s!","quotes":["!*!",{"id":"s!","shippingProvider":"s!","currency":"s!","displayText":"s!","priceNoTax":"n!","possibleDeliveryDaysMin":"n","possibleDeliveryDaysMax":"n","parcelShop":{"id":"s!","name":"s!","address":["!",{"line1":"s","line2":"s","attention":"s","postCode":"s","city":"s","countryCode":"s"}]}}]}],"basketPresentations":["!*!",{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"stockInfos":["!*!",{"productId":"s!","allSkusOutOfStock":"b!","deliveryMethods":["!*!",{"deliveryMethod":"s!","skus":["!*!",{"sku":"s!","inStock":"b!","quantityInStock":"n"}]}]}],"formData":{"countryCode":"s"}}]},
};
