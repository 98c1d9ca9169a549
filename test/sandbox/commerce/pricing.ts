import { convert, convertPrice, roundMoney } from "../data/exchange";
import { GLOBAL_CARD_ID } from "../data/ownCards";
import type { Product, Sku } from "../data/products";
import { hashOf } from "../data/random";
import { priceRow } from "../data/shelf";
import { countryOf } from "../data/world";
import { knownProduct, skuNamed } from "./lookups";
import type { BasketRecord, LineRecord } from "./records";
import type { CommerceState } from "./state";
import { wrappingWithId } from "./wrappings";

/**
 * The amounts of one kind of row, in the payment currency. Prices are with tax, as people see them; the tax says how
 * much of the payment it is. payment = price − discount, total = single × quantity, to the smallest coin.
 */
export interface Amounts {
  quantity: number;
  singlePrice: number;
  totalPrice: number;
  singleDiscount: number;
  totalDiscount: number;
  singlePayment: number;
  totalPayment: number;
  singleTax: number;
  totalTax: number;
  /** Hundredths of a percent; null without a discount. */
  discountPercentage: number | null;
}

const GLOBAL_CARD_FEE_DKK = 20;
const PRINTED_GREETING_DKK = 15;
const CAMPAIGN_HUNDREDTHS = 512;

/** Value added tax of the basket's country, in per cent. */
const vatOf = (basket: BasketRecord): number => countryOf(basket.countryCode)?.vat ?? 0;

function amountsOf(price: number, payment: number, quantity: number, vat: number, currency: string): Amounts {
  const times = (amount: number) => roundMoney(amount * quantity, currency);
  const singlePrice = roundMoney(price, currency);
  const singlePayment = roundMoney(payment, currency);
  const singleDiscount = roundMoney(singlePrice - singlePayment, currency);
  const singleTax = roundMoney((singlePayment * vat) / (100 + vat), currency);
  return {
    quantity,
    singlePrice,
    totalPrice: times(singlePrice),
    singleDiscount,
    totalDiscount: times(singleDiscount),
    singlePayment,
    totalPayment: times(singlePayment),
    singleTax,
    totalTax: times(singleTax),
    discountPercentage: singleDiscount > 0 ? Math.round((singleDiscount / singlePrice) * 10_000) : null,
  };
}

/** One gift card in forty is in this month's campaign. */
export const isInCampaign = (product: Product): boolean =>
  product.productType === "Giftcard" && product.brand !== null && hashOf(0, `campaign ${product.id}`) % 40 === 0;

/** The price of a gift here, and its former price if it is reduced. */
function giftPrices(product: Product, sku: Sku, currency: string, state: CommerceState) {
  const now = priceRow(product, sku, currency, state.shelf).price ?? 0;
  const atHome = Number(sku.attributes.find(({ name }) => name === "RetailPrice")?.value ?? 0);
  // as the content service converts it
  const before = typeof sku.price === "number" ? Math.round((atHome / sku.price) * now) : 0;
  return { price: Math.max(now, before), payment: now };
}

function cardPrices(product: Product, sku: Sku, line: LineRecord, currency: string, state: CommerceState) {
  const valueCurrency = line.valueCurrency ?? currency;
  // a face value is one of its currency, and is converted as such; other prices are converted by themselves
  const listedIn = product.faceValue ? valueCurrency : currency;
  const listed = priceRow(product, sku, listedIn, state.shelf).price;
  const raised = state.shelf.priceFactor.get(product.id) ?? 1;
  // what is listed is raised already
  const price =
    listed === null
      ? convert((line.giftcardValue ?? 0) * raised, valueCurrency, currency)
      : convert(listed, listedIn, currency);
  const payment = isInCampaign(product) ? price * (1 - CAMPAIGN_HUNDREDTHS / 10_000) : price;
  return { price, payment };
}

/** What a product line costs. Gift cards carry no tax until they are spent; gifts carry the country's. */
export function lineAmounts(state: CommerceState, basket: BasketRecord, line: LineRecord): Amounts {
  const product = knownProduct(state, line.productId);
  const sku = skuNamed(product, line.sku);
  if (!sku) throw new Error(`The catalogue lost SKU ${line.sku}`);
  const currency = basket.paymentCurrency;
  const isGift = product.productType === "PhysicalProduct";
  const { price, payment } = isGift
    ? giftPrices(product, sku, currency, state)
    : cardPrices(product, sku, line, currency, state);
  const raised = basket.dearer ?? 1;
  return amountsOf(price * raised, payment * raised, line.quantity, isGift ? vatOf(basket) : 0, currency);
}

/** What the wrapping of a line costs. */
export function wrappingAmounts(basket: BasketRecord, wrapping: { id: string; quantity: number }): Amounts {
  const price = convertPrice(wrappingWithId(wrapping.id)?.priceDkk ?? 0, "DKK", basket.paymentCurrency);
  return amountsOf(price, price, wrapping.quantity, vatOf(basket), basket.paymentCurrency);
}

/** The fee per global gift card; null for other products. */
export function globalCardFee(basket: BasketRecord, line: LineRecord): Amounts | null {
  if (line.productId !== GLOBAL_CARD_ID) return null;
  const price = convertPrice(GLOBAL_CARD_FEE_DKK, "DKK", basket.paymentCurrency);
  return amountsOf(price, price, line.quantity, vatOf(basket), basket.paymentCurrency);
}

/** A greeting by mail is free; one that is printed and posted costs. */
export function greetingFee(basket: BasketRecord, line: LineRecord): Amounts | null {
  if (!line.greeting || line.method !== "Physical") return null;
  const price = convertPrice(PRINTED_GREETING_DKK, "DKK", basket.paymentCurrency);
  return amountsOf(price, price, line.quantity, vatOf(basket), basket.paymentCurrency);
}

/** What the carrier takes for a delivery. The carrier's own price is without tax. */
export function shippingAmounts(basket: BasketRecord, quote: { price: number; currency: string }): Amounts {
  const noTax = convert(quote.price, quote.currency, basket.paymentCurrency);
  const price = noTax * (1 + vatOf(basket) / 100);
  return amountsOf(price, price, 1, vatOf(basket), basket.paymentCurrency);
}
