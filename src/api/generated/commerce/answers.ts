// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type PurchasePhase = "Shopping" | "Paying" | "PaymentAuthorized" | "Completed";
export type FeeTargetType = "Shipping" | "SuperGiftcardFee" | "GiftWrapping" | "PersonalisedGreeting";
export type BasketIssueType = "MultipleRecipientCountries" | "ProductNotAllowedWhileRedeeming" | "OutOfStock";
export type FinalizeNextStep = "ShowConfirmation" | "ShowConfirmationPage" | "RedirectToPaymentWindow";
export type AuthorizationScheme = "ByEmail" | "BySms" | "ByAccountId" | "ByPin" | "NoAuthRequired";
export type BusinessAccountStatus = "Active" | "Blocked";
export type DepartmentStatus = "Active" | "PendingReview" | "Blocked";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentMethod =
  | 'PSP'
  | 'invoiceByFinance'
  /** Those that follow are in the history of orders only. */
  | 'externalpsp'
  | 'trustly'
  | 'adyen';

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

export type PaginationInput = {
  page: number;
  perPage: number;
};

export type AuthorizationSchemeInput = {
  id: string;
  exportType: string;
};

export type ExportVoucherInput = {
  id: string;
  exportType: string;
  productId?: string | null | undefined;
  verification?: VerificationInput | null | undefined;
};

export type VerificationInput = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  pin?: string | null | undefined;
  accountId?: string | null | undefined;
};

export type GreetingCategory =
  | 'birthday'
  | 'christmas'
  | 'easter'
  | 'corporate'
  | 'love'
  | 'misc'
  | 'occasions'
  | 'thankYou';

export type CreateGreetingInput = {
  category?: GreetingCategory | null | undefined;
  templateId?: string | null | undefined;
  text?: string | null | undefined;
  /** The picture's bytes in base64, without the data prefix. */
  base64Image?: string | null | undefined;
  videoId?: string | null | undefined;
};

export type BusinessAccountInput = {
  contactPersonName: string;
  companyName: string;
  companyRegistrationId: string;
  vatCountry: string;
  invoiceEmail: string;
  invoiceRecipients?: Array<string> | null | undefined;
  phone: string;
  address: AddressInput;
  eanNumber?: string | null | undefined;
  preferredCurrency?: string | null | undefined;
  deliveryAddress?: AddressInput | null | undefined;
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

export type WholeBusinessAccountFragment = { id: string, departmentId: string, contactPersonName: string | null, nameOverride: string | null, emailOverride: string | null, phoneNumberOverride: string | null, status: BusinessAccountStatus | (string & {}), deliveryAddressOverride: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, department: { id: string, name: string, companyRegistrationId: string, vatCountry: string | null, approvedForInvoice: boolean, email: string | null, invoiceRecipients: Array<string> | null, phoneNumber: string | null, eanNumber: string | null, preferredCurrency: string | null, status: DepartmentStatus | (string & {}), deliveryAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } };

export type GetBusinessAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBusinessAccountsQuery = { getBusinessAccounts: Array<{ id: string, departmentId: string, contactPersonName: string | null, nameOverride: string | null, emailOverride: string | null, phoneNumberOverride: string | null, status: BusinessAccountStatus | (string & {}), deliveryAddressOverride: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, department: { id: string, name: string, companyRegistrationId: string, vatCountry: string | null, approvedForInvoice: boolean, email: string | null, invoiceRecipients: Array<string> | null, phoneNumber: string | null, eanNumber: string | null, preferredCurrency: string | null, status: DepartmentStatus | (string & {}), deliveryAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } }> };

export type CreateBusinessAccountMutationVariables = Exact<{
  input: BusinessAccountInput;
}>;


export type CreateBusinessAccountMutation = { createBusinessAccount: { id: string, departmentId: string, contactPersonName: string | null, nameOverride: string | null, emailOverride: string | null, phoneNumberOverride: string | null, status: BusinessAccountStatus | (string & {}), deliveryAddressOverride: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, department: { id: string, name: string, companyRegistrationId: string, vatCountry: string | null, approvedForInvoice: boolean, email: string | null, invoiceRecipients: Array<string> | null, phoneNumber: string | null, eanNumber: string | null, preferredCurrency: string | null, status: DepartmentStatus | (string & {}), deliveryAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } } };

export type UpdateBusinessAccountMutationVariables = Exact<{
  id: string;
  input: BusinessAccountInput;
}>;


export type UpdateBusinessAccountMutation = { updateBusinessAccount: { id: string, departmentId: string, contactPersonName: string | null, nameOverride: string | null, emailOverride: string | null, phoneNumberOverride: string | null, status: BusinessAccountStatus | (string & {}), deliveryAddressOverride: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, department: { id: string, name: string, companyRegistrationId: string, vatCountry: string | null, approvedForInvoice: boolean, email: string | null, invoiceRecipients: Array<string> | null, phoneNumber: string | null, eanNumber: string | null, preferredCurrency: string | null, status: DepartmentStatus | (string & {}), deliveryAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } } };

export type GetGlobalizationConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGlobalizationConfigQuery = { getGlobalizationConfig: { countries: Array<{ countryName: string, codeAlpha2: string }>, currencies: Array<{ currencyCode: string }> } };

export type GetGreetingQueryVariables = Exact<{
  greetingToken: string;
}>;


export type GetGreetingQuery = { getGreeting: { category: GreetingCategory | (string & {}) | null, templateId: string | null, text: string | null, imageUrl: string | null, videoUrl: string | null, videoId: string | null, videoIsProcessing: boolean | null, senderName: string | null, gift: { exportType: string, token: string } | null } | null };

export type GetGreetingTemplatesQueryVariables = Exact<{
  expectedLanguage: string;
}>;


export type GetGreetingTemplatesQuery = { getGreetingTemplates: Array<{ id: string, category: GreetingCategory | (string & {}), imageUrl: string, thumbnailUrl: string | null, title: string }> };

export type CreateGreetingMutationVariables = Exact<{
  input: CreateGreetingInput;
}>;


export type CreateGreetingMutation = { createGreeting: { greetingToken: string } };

export type GetWrappingsQueryVariables = Exact<{
  salesChannelId: number;
  currency: string;
  expectedLanguage: string;
}>;


export type GetWrappingsQuery = { getWrappings: Array<{ id: string, title: string, imageUrl: string | null, price: number, currency: string }> };

export type GetOrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetOrderByIdQuery = { getOrderById: { id: string, publicId: string, publicOrderId: string, createdAt: string, reference: string | null, buyer: { name: string | null, email: string | null, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, recipientWebhookUrl: string | null, quantity: number, hasBeenShipped: boolean, shippedAt: string | null, recipientAddress: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } | null, greetings: Array<{ greetingToken: string, lineId: string, relatedToProductLine: string }>, wrappings: Array<{ wrappingId: string, lineId: string, quantity: number, relatedToProductLine: string, discountPercentage: number | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number }>, fees: Array<{ lineId: string, discountPercentage: number | null, quantity: number, targetId: string | null, targetType: FeeTargetType | (string & {}), relatedToProductLine: string | null, singlePriceAmount: number, totalPriceAmount: number, totalTaxAmount: number, totalDiscountAmount: number, totalPaymentAmount: number, status: string | null, discountTitles: Array<{ languageCode: string, text: string }>, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { id: string, shippingProvider: string, currency: string, displayText: string, priceNoTax: number, possibleDeliveryDaysMin: number | null, possibleDeliveryDaysMax: number | null, parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, stockKeepingUnit: string, productId: string, deliveryMethod: DeliveryMethod | (string & {}), giftcardValue: number | null, valueCurrency: string | null, quantity: number, singlePriceAmount: number, totalPriceAmount: number, singleTaxAmount: number, totalTaxAmount: number, singleDiscountAmount: number, totalDiscountAmount: number, singlePaymentAmount: number, totalPaymentAmount: number, discountPercentage: number | null, discountTitles: Array<{ languageCode: string, text: string }> }> }>, presentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } | null };

export type GetOrderPaymentInfoByIdQueryVariables = Exact<{
  id: string;
}>;


export type GetOrderPaymentInfoByIdQuery = { getOrderPaymentInfoById: { currency: string, amountTotal: number, totalDiscount: number, amountPaid: number, payments: Array<{ paymentId: string, actualPaymentMethodUsed: string | null, maskedVoucher: string | null, authorizedAmount: number }> } | null };

export type GetOrdersQueryVariables = Exact<{
  pagination: PaginationInput;
}>;


export type GetOrdersQuery = { getOrders: { items: Array<{ publicId: string, createdAt: string, reference: string | null, buyer: { accountType: AccountType | (string & {}) | null, name: string | null } | null, deliveries: Array<{ id: string, deliveryDate: string | null, timezone: string | null, deliveryMethod: DeliveryMethod | (string & {}), recipientName: string | null, recipientEmail: string | null, recipientPhone: string | null, hasBeenShipped: boolean, wrappings: Array<{ totalPaymentAmount: number }>, fees: Array<{ targetType: FeeTargetType | (string & {}), totalPaymentAmount: number, labels: Array<{ languageCode: string, text: string }> }>, shippingQuote: { parcelShop: { id: string, name: string, address: { line1: string | null, line2: string | null, attention: string | null, postCode: string | null, city: string | null, countryCode: string | null } } | null } | null, productLines: Array<{ lineId: string, productId: string, giftcardValue: number | null, valueCurrency: string | null, quantity: number, totalDiscountAmount: number, discountTitles: Array<{ languageCode: string, text: string }> }> }>, presentations: Array<{ productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, orderPaymentInfo: { currency: string, amountTotal: number, payments: Array<{ paymentId: string, actualPaymentMethodUsed: string | null, maskedVoucher: string | null }> } | null }>, pagingInfo: { totalPages: number, totalItems: number } } };

export type ResendOrderConfirmationMutationVariables = Exact<{
  id: string;
}>;


export type ResendOrderConfirmationMutation = { resendOrderConfirmation: { sent: boolean } };

export type GetAuthorizationSchemeQueryVariables = Exact<{
  input: AuthorizationSchemeInput;
}>;


export type GetAuthorizationSchemeQuery = { orders: { getAuthorizationScheme: { isDelayedActivation: boolean, authorizationScheme: AuthorizationScheme | (string & {}) } } };

export type ExportPartsFragment = { id: string, exportBase64: string | null, voucher: string | null, pin: string | null, productId: string | null, value: number | null, currencyCode: string | null, expiresAt: string | null, fileDownloadUrl: string | null, isProcessing: boolean | null, successfullyTriggered: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type ExportVoucherMutationVariables = Exact<{
  input: ExportVoucherInput;
}>;


export type ExportVoucherMutation = { orders: { exportVoucher: { id: string, exportBase64: string | null, voucher: string | null, pin: string | null, productId: string | null, value: number | null, currencyCode: string | null, expiresAt: string | null, fileDownloadUrl: string | null, isProcessing: boolean | null, successfullyTriggered: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } } };

export type ExportVoucherFileMutationVariables = Exact<{
  input: ExportVoucherInput;
}>;


export type ExportVoucherFileMutation = { orders: { exportVoucher: { exportBase64: string | null, fileDownloadUrl: string | null } } };

export type ExportActivatedVoucherQueryVariables = Exact<{
  input: ExportVoucherInput;
}>;


export type ExportActivatedVoucherQuery = { orders: { exportActivatedVoucher: { id: string, exportBase64: string | null, voucher: string | null, pin: string | null, productId: string | null, value: number | null, currencyCode: string | null, expiresAt: string | null, fileDownloadUrl: string | null, isProcessing: boolean | null, successfullyTriggered: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } } };

export type ListActivatedBundleQueryVariables = Exact<{
  input: ExportVoucherInput;
}>;


export type ListActivatedBundleQuery = { orders: { listActivatedBundle: { isProcessing: boolean | null, exports: Array<{ id: string, exportBase64: string | null, voucher: string | null, pin: string | null, productId: string | null, value: number | null, currencyCode: string | null, expiresAt: string | null, fileDownloadUrl: string | null, isProcessing: boolean | null, successfullyTriggered: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } } };

export type ListBundledPdfsQueryVariables = Exact<{
  input: ExportVoucherInput;
}>;


export type ListBundledPdfsQuery = { orders: { listBundledPdfs: { pdfsGroupedByProductId: Array<{ productId: string, salesChannelId: number, bundleDownloadUrl: string | null, pdfTokens: Array<{ pdfId: string, currency: string, valueInDecimal: number }> }> } } };
