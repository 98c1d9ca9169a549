import type { AddProductInput } from "~/api/generated/commerce";
import { channelIds, flowOf } from "../data/channels";
import type { Product, Sku } from "../data/products";
import { isOffered, priceRow } from "../data/shelf";
import { currencyOf } from "../data/world";
import { checkCountry, checkRecipient } from "./contacts";
import { dateProblem, instantOf, isTimezone, laterThanNow } from "./dates";
import { productFor } from "./lookups";
import { addressOf, type BasketRecord, type LineRecord, type Recipient, trimmed } from "./records";
import { refusal, type FieldProblems } from "./refusals";
import type { CommerceState } from "./state";
import { isWrappingOffered } from "./wrappings";

const MOST = 99;
const MOST_FOR_BUSINESS = 999;

/** The most pieces of one line in a channel. */
const mostPieces = (salesChannelId: number): number => (salesChannelId === channelIds.b2b ? MOST_FOR_BUSINESS : MOST);

function recipientOf(input: AddProductInput): Recipient {
  return {
    name: trimmed(input.recipientName),
    email: trimmed(input.recipientEmail),
    phone: trimmed(input.recipientPhone),
    address: input.deliveryMethod === "Physical" ? addressOf(input.recipientAddress) : null,
  };
}

/** Whether no recipient is given yet, except perhaps the country: it can be given until the basket is finalized. */
const isToCome = ({ name, email, phone, address }: Recipient): boolean =>
  !name && !email && !phone && Object.entries(address ?? {}).every(([key, part]) => key === "countryCode" || !part);

/** The date and time zone of the delivery; null for each that is not given or not valid. */
function checkedDate(state: CommerceState, input: AddProductInput, problems: FieldProblems) {
  const timezone = trimmed(input.timezone);
  if (timezone && !isTimezone(timezone)) problems.add(["timezone"], "The time zone is not known");
  if (input.deliveryDate == null) return { deliveryDate: null, timezone };
  const date = instantOf(input.deliveryDate);
  if (date === null) {
    problems.add(["deliveryDate"], "The date is not an ISO 8601 instant");
    return { deliveryDate: null, timezone };
  }
  const zone = timezone && isTimezone(timezone) ? timezone : "UTC";
  const problem = dateProblem(date, state.clock.now(), input.deliveryMethod === "Physical", zone);
  if (problem) problems.add(["deliveryDate"], problem);
  return { deliveryDate: laterThanNow(date, state.clock.now()), timezone };
}

/** The SKUs that a product has for a way of delivery. Refused when it is not delivered that way. */
function inventoryFor(product: Product, input: AddProductInput, basket: BasketRecord, problems: FieldProblems): Sku[] {
  const offered = product.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === input.deliveryMethod);
  const businessOnly = input.deliveryMethod === "CsvByEmail" && basket.salesChannelId !== channelIds.b2b;
  if (!offered || businessOnly) {
    problems.add(["deliveryMethod"], `The product is not delivered by ${input.deliveryMethod}`);
    return [];
  }
  return offered.inventory;
}

/** What is asked for, of which product, and the SKUs among which it must be. */
interface AskedProduct {
  input: AddProductInput;
  product: Product;
  inventory: Sku[];
}

/** The SKU of a line, and for a card its value. Refused with InvalidSku if it is not sold, or there are several. */
function checkedValue(
  state: CommerceState,
  basket: BasketRecord,
  { input, product, inventory }: AskedProduct,
  problems: FieldProblems,
): { sku: Sku | undefined; giftcardValue: number | null; valueCurrency: string | null } {
  const nothing = { sku: undefined, giftcardValue: null, valueCurrency: null };
  const named = inventory.find(({ sku }) => sku === input.stockKeepingUnit);
  if (input.stockKeepingUnit != null && !named) {
    throw refusal("InvalidSku", `'${input.stockKeepingUnit}' is not sold any more`);
  }
  const valueCurrency = (input.valueCurrency ?? basket.paymentCurrency).toUpperCase();
  const flow = flowOf(basket.salesChannelId, basket.countryCode);
  const spoken = valueCurrency === product.currency || flow?.supportedCurrencies.includes(valueCurrency);
  if (!currencyOf(valueCurrency) || !spoken) {
    problems.add(["valueCurrency"], `The value cannot be in '${valueCurrency}'`);
    return nothing;
  }
  const priceOf = (sku: Sku) => priceRow(product, sku, valueCurrency, state.shelf);
  const value = input.giftcardValue ?? null;
  if (product.productType === "PhysicalProduct") {
    const sku = named ?? (inventory.length === 1 ? inventory[0] : undefined);
    if (!sku) throw refusal("InvalidSku", "Choose which one: the product has several stock keeping units");
    if (value !== null && value !== priceOf(sku).price)
      problems.add(["giftcardValue"], "A gift has no value of its own");
    return { sku, giftcardValue: null, valueCurrency: null };
  }
  const candidates = named ? [named] : inventory;
  const sku = value === null ? candidates[0] : candidates.find((each) => isOffered(priceOf(each), value));
  const giftcardValue = value ?? (candidates.length === 1 && sku ? priceOf(sku).price : null);
  if (!sku || giftcardValue === null) {
    problems.add(["giftcardValue"], value === null ? "A value is required" : "The value is not offered");
    return nothing;
  }
  return { sku, giftcardValue, valueCurrency };
}

/** Adds what is wrong with the greeting and the wrapping that are asked for. */
function checkExtras(
  state: CommerceState,
  { salesChannelId }: BasketRecord,
  input: AddProductInput,
  problems: FieldProblems,
): void {
  const token = input.addGreeting?.greetingToken;
  if (token !== undefined && input.deliveryMethod === "CsvByEmail") {
    problems.add(["addGreeting"], "A file of codes comes without a greeting");
  } else if (token !== undefined && !state.greetings.has(token)) {
    problems.add(["addGreeting", "greetingToken"], "The greeting is not known");
  }
  if (!input.addWrapping) return;
  if (!isWrappingOffered(input.addWrapping.id, salesChannelId)) {
    problems.add(["addWrapping", "id"], "The wrapping is not offered");
  }
  if (input.deliveryMethod !== "Physical") problems.add(["addWrapping"], "Only what is posted can be wrapped");
  if (input.addWrapping.quantity < 1 || input.addWrapping.quantity > input.quantity) {
    problems.add(["addWrapping", "quantity"], "As many wrappings as there are gifts, at most");
  }
}

/** Two lines with the same key belong to one delivery. */
const deliveryKey = (line: Omit<LineRecord, "deliveryId" | "lineId">): string =>
  JSON.stringify([line.method, line.deliveryDate, line.deliveryDate && line.timezone, line.recipient]);

/**
 * The line for a product that is to be added (spec §5). Refused with ProductNotFound or InvalidSku; all other problems
 * are gathered by field.
 */
export function newLine(
  state: CommerceState,
  basket: BasketRecord,
  input: AddProductInput,
  problems: FieldProblems,
): LineRecord | null {
  const product = productFor(state, basket, input.productId);
  const most = mostPieces(basket.salesChannelId);
  if (!Number.isInteger(input.quantity) || input.quantity < 1 || input.quantity > most) {
    problems.add(["quantity"], `Quantity must be from 1 to ${most}`);
  }
  const inventory = inventoryFor(product, input, basket, problems);
  if (inventory.length === 0) return null;
  const { sku, giftcardValue, valueCurrency } = checkedValue(state, basket, { input, product, inventory }, problems);
  const recipient = recipientOf(input);
  if (!isToCome(recipient)) checkRecipient(input.deliveryMethod, recipient, problems);
  else checkCountry(recipient.address, problems.at("recipientAddress"));
  const { deliveryDate, timezone } = checkedDate(state, input, problems);
  checkExtras(state, basket, input, problems);
  if (!sku) return null;
  const { addGreeting, addWrapping } = input;
  const line = {
    productId: product.id,
    sku: sku.sku,
    method: input.deliveryMethod,
    deliveryDate,
    timezone,
    giftcardValue,
    valueCurrency,
    quantity: input.quantity,
    recipient,
    greeting: addGreeting ? { token: addGreeting.greetingToken, lineId: state.ids.next() } : null,
    wrapping: addWrapping ? { ...addWrapping, lineId: state.ids.next() } : null,
  };
  // the same delivery keeps its id, and with it its quotes, when its lines are taken out and put in again
  return { ...line, lineId: state.ids.next(), deliveryId: state.ids.of(`${basket.id} ${deliveryKey(line)}`) };
}
