import type { Product } from "../data/products";
import { feeLabels, campaignTitles, reducedTitles } from "./labels";
import { chosenQuote, instantText, knownProduct } from "./lookups";
import { isInCampaign, type Amounts } from "./pricing";
import type { BasketRecord, LineRecord, QuoteRecord } from "./records";
import { issuesOf } from "./issues";
import { presentationsView, stockView } from "./productViews";
import type { CommerceState } from "./state";
import { billOf, type Bill, type Charge } from "./totals";
import { maskedCode } from "./vouchers";

/** The valid bill of a basket: since it was finalized, the one that was agreed to. */
export const billFor = (state: CommerceState, basket: BasketRecord): Bill => basket.agreedBill ?? billOf(state, basket);

const totalsOf = (amounts: Amounts) => ({
  totalPriceAmount: amounts.totalPrice,
  totalTaxAmount: amounts.totalTax,
  totalDiscountAmount: amounts.totalDiscount,
  totalPaymentAmount: amounts.totalPayment,
});

const singleAndTotal = (amounts: Amounts) => ({
  singlePriceAmount: amounts.singlePrice,
  singleTaxAmount: amounts.singleTax,
  singleDiscountAmount: amounts.singleDiscount,
  singlePaymentAmount: amounts.singlePayment,
  ...totalsOf(amounts),
});

function discountTitles(product: Product, amounts: Amounts) {
  if (amounts.discountPercentage === null) return [];
  return isInCampaign(product) ? campaignTitles : reducedTitles;
}

/** A carrier's offer, in the form of the contract. */
export const quoteView = (quote: QuoteRecord) => ({
  id: quote.id,
  shippingProvider: quote.carrier,
  currency: quote.currency,
  displayText: quote.displayText,
  priceNoTax: quote.price,
  possibleDeliveryDaysMin: quote.daysMin,
  possibleDeliveryDaysMax: quote.daysMax,
  parcelShop: quote.parcelShop,
});

function chosenQuoteView(basket: BasketRecord, deliveryId: string) {
  const quote = chosenQuote(basket, deliveryId);
  return quote ? quoteView(quote) : null;
}

function lineView(state: CommerceState, basket: BasketRecord, line: LineRecord, bill: Bill) {
  const charge = bill.charges.find(({ kind, lineId }) => kind === "Product" && lineId === line.lineId);
  if (!charge) throw new Error(`The bill lacks line ${line.lineId}`);
  return {
    lineId: line.lineId,
    stockKeepingUnit: line.sku,
    productId: line.productId,
    deliveryMethod: line.method,
    giftcardValue: line.giftcardValue,
    valueCurrency: line.valueCurrency,
    quantity: line.quantity,
    recipientAddress: line.recipient.address,
    shippingQuote: chosenQuoteView(basket, line.deliveryId),
    ...singleAndTotal(charge.amounts),
    discountPercentage: charge.amounts.discountPercentage,
    discountTitles: discountTitles(knownProduct(state, line.productId), charge.amounts),
  };
}

const isFee = (charge: Charge): charge is Charge & { kind: keyof typeof feeLabels } => charge.kind in feeLabels;

function deliveryView(state: CommerceState, basket: BasketRecord, deliveryId: string, bill: Bill) {
  const lines = basket.lines.filter((line) => line.deliveryId === deliveryId);
  const charges = bill.charges.filter((charge) => charge.deliveryId === deliveryId);
  const [first] = lines;
  return {
    id: deliveryId,
    deliveryDate: first?.deliveryDate == null ? null : instantText(first.deliveryDate),
    timezone: first?.timezone ?? null,
    deliveryMethod: first?.method,
    recipientName: first?.recipient.name,
    recipientEmail: first?.recipient.email,
    recipientPhone: first?.recipient.phone,
    recipientAddress: first?.recipient.address,
    recipientWebhookUrl: null,
    greetings: lines.flatMap(({ greeting, lineId }) =>
      greeting ? [{ greetingToken: greeting.token, lineId: greeting.lineId, relatedToProductLine: lineId }] : [],
    ),
    wrappings: charges
      .filter(({ kind }) => kind === "GiftWrapping")
      .map(({ lineId, productLineId, amounts }) => ({
        wrappingId: lines.find((line) => line.lineId === productLineId)?.wrapping?.id,
        lineId,
        quantity: amounts.quantity,
        relatedToProductLine: productLineId,
        discountPercentage: amounts.discountPercentage,
        singlePriceAmount: amounts.singlePrice,
        ...totalsOf(amounts),
      })),
    fees: charges.filter(isFee).map(({ kind, lineId, productLineId, amounts }) => ({
      lineId,
      discountPercentage: amounts.discountPercentage,
      discountTitles: [],
      labels: feeLabels[kind],
      quantity: amounts.quantity,
      targetId: productLineId ?? deliveryId,
      targetType: kind,
      relatedToProductLine: productLineId,
      singlePriceAmount: amounts.singlePrice,
      ...totalsOf(amounts),
      status: null,
    })),
    shippingQuote: chosenQuoteView(basket, deliveryId),
    productLines: lines.map((line) => lineView(state, basket, line, bill)),
    quantity: lines.reduce((count, line) => count + line.quantity, 0),
  };
}

/** The deliveries of a basket with their money. */
export const deliveriesView = (state: CommerceState, basket: BasketRecord, bill: Bill) =>
  [...new Set(basket.lines.map(({ deliveryId }) => deliveryId))].map((id) => deliveryView(state, basket, id, bill));

/** The whole basket, in the form of the contract. */
export function basketView(state: CommerceState, basket: BasketRecord) {
  const bill = billFor(state, basket);
  const deliveries = deliveriesView(state, basket, bill);
  return {
    id: basket.id,
    salesChannelId: basket.salesChannelId,
    publicOrderId: basket.publicOrderId,
    orderId: basket.orderId,
    createdAt: instantText(basket.createdAt),
    lastUpdatedAt: instantText(basket.lastUpdatedAt),
    purchasePhase: basket.phase,
    reference: basket.reference,
    paymentCurrency: basket.paymentCurrency,
    totalPurchaseAmountWithTax: bill.purchase,
    totalPaymentAmountWithTax: bill.payment,
    totalRedeemAmount: bill.redeemed,
    totalVoucherAmount: bill.cardValue,
    totalTaxAmount: bill.tax,
    buyer: basket.buyer,
    deliveries,
    vouchers: bill.vouchers.map(({ voucher, balance, exchangeRate, pays }) => ({
      id: voucher.id,
      type: voucher.type,
      valueCurrency: voucher.currency,
      valueAmount: balance,
      exchangeRate,
      paymentAmount: pays,
      expiresAt: instantText(voucher.expiresAt),
      voucherMasked: maskedCode(voucher.code),
      boughtByB2bDepartment: voucher.departmentId,
    })),
    issues: issuesOf(state, basket),
    quotes: Object.entries(basket.quotes).map(([deliveryId, quotes]) => ({
      deliveryId,
      quotes: quotes.map(quoteView),
    })),
    dataLines: deliveries.flatMap(({ productLines }) => productLines),
    basketPresentations: presentationsView(state, basket),
    presentationData: null,
    stockInfos: [...new Set(basket.lines.map(({ productId }) => productId))].map((productId) =>
      stockView(state, knownProduct(state, productId)),
    ),
    formData: { countryCode: basket.countryCode },
    itemsCount: basket.lines.reduce((count, { quantity }) => count + quantity, 0),
    acceptTerms: null,
    paymentMethod: basket.paymentMethod,
  };
}
