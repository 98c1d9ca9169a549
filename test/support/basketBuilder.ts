import { type Basket, type Delivery, type ProductLine } from "~/domain/basket";

/** A line of a basket; by default a gift card of DKK 100. */
export function line(lineId: string, more: Partial<ProductLine> = {}): ProductLine {
  return {
    lineId,
    stockKeepingUnit: "sku",
    productId: "7",
    deliveryMethod: "Email",
    giftcardValue: 100,
    valueCurrency: "DKK",
    quantity: 1,
    singlePriceAmount: 100,
    totalPriceAmount: 100,
    singleTaxAmount: 0,
    totalTaxAmount: 0,
    singleDiscountAmount: 0,
    totalDiscountAmount: 0,
    singlePaymentAmount: 100,
    totalPaymentAmount: 100,
    discountPercentage: null,
    discountTitles: [],
    ...more,
  };
}

/** A delivery; by default by e-mail. */
export function delivery(productLines: ProductLine[], more: Partial<Delivery> = {}): Delivery {
  return {
    id: "d1",
    deliveryMethod: "Email",
    recipientName: "Ann",
    recipientEmail: "ann@mail.example",
    greetings: [],
    wrappings: [],
    fees: [],
    productLines,
    quantity: productLines.length,
    ...more,
  };
}

/** A basket of the consumer channel in Denmark with these deliveries. */
export function basket(deliveries: Delivery[], more: Partial<Basket> = {}): Basket {
  return {
    id: "b1",
    salesChannelId: 3,
    publicOrderId: "P1",
    createdAt: "2026-03-01T10:00:00Z",
    lastUpdatedAt: "2026-03-01T10:00:00Z",
    purchasePhase: "Shopping",
    paymentCurrency: "DKK",
    totalPurchaseAmountWithTax: 100,
    totalPaymentAmountWithTax: 100,
    totalRedeemAmount: 0,
    totalVoucherAmount: 100,
    totalTaxAmount: 0,
    itemsCount: 1,
    deliveries,
    vouchers: [],
    issues: [],
    quotes: [],
    basketPresentations: [],
    stockInfos: [],
    ...more,
  };
}
