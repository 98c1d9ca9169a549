import type { BuyerInput, CreateBasketInput, UpdateBasketInput } from "~/api/generated/commerce";
import type { Asker } from "../identity/session";
import { ownAccount, refuseAgreedElsewhere, refuseMoreForBlocked, refuseStranger } from "./acting";
import { refuseOrdered } from "./booking";
import { checkCompany, checkDraftBuyer, isOneLine } from "./contacts";
import { basketWithId, channelWithId, flowFor } from "./lookups";
import { newLine } from "./newLines";
import { askProvider, reopen } from "./paying";
import { addressOf, type BasketRecord, type BuyerRecord, trimmed } from "./records";
import { FieldProblems, refusal } from "./refusals";
import { holdsThings } from "./shipping";
import type { CommerceState } from "./state";
import { moveReservation, releaseStock } from "./stock";
import { redeemable } from "./vouchers";

const DEFAULT_COUNTRY = "DK";
/** A basket that is not touched for this long loses its reserved stock. */
const RESERVED_FOR_MS = 30 * 60_000;
const REFERENCE_LENGTH = 100;

/** An empty basket of a channel and country, in the asked currency or the flow's own. */
export function createBasket(state: CommerceState, input: CreateBasketInput, userId: string | null): BasketRecord {
  const channel = channelWithId(input.salesChannelId);
  const flow = flowFor(channel.id, (input.countryCode ?? DEFAULT_COUNTRY).toUpperCase());
  const paymentCurrency = (input.paymentCurrency ?? flow.defaultCurrency).toUpperCase();
  refuseUnsupported(paymentCurrency, flow.supportedCurrencies);
  const now = state.clock.now();
  const basket: BasketRecord = {
    id: state.ids.next(),
    salesChannelId: channel.id,
    countryCode: flow.countryCode,
    publicOrderId: state.ids.nextPublicOrderId(),
    orderId: null,
    createdAt: now,
    lastUpdatedAt: now,
    phase: "Shopping",
    reference: null,
    paymentCurrency,
    paymentMethod: null,
    buyer: null,
    lines: [],
    holds: [],
    voucherCodes: [],
    quotes: {},
    chosenQuotes: {},
    told: null,
    dearer: null,
    agreedBill: null,
    paymentSessionId: null,
    language: null,
    userId,
  };
  state.baskets.set(basket.id, basket);
  return basket;
}

function refuseUnsupported(currency: string, supported: string[]): void {
  if (!supported.includes(currency)) {
    throw refusal("UnsupportedCurrency", `It is not possible to pay in '${currency}' here`);
  }
}

function buyerOf(input: BuyerInput): BuyerRecord {
  return {
    accountId: trimmed(input.accountId),
    accountType: input.accountType ?? null,
    name: trimmed(input.name),
    email: trimmed(input.email),
    phone: trimmed(input.phone),
    address: addressOf(input.address),
  };
}

function addLines(
  state: CommerceState,
  basket: BasketRecord,
  { addProducts, userId }: Pick<UpdateBasketInput, "addProducts"> & Pick<Asker, "userId">,
  problems: FieldProblems,
): void {
  (addProducts ?? []).forEach((asked, index) => {
    refuseAgreedElsewhere(state, basket, asked.productId, userId);
    const line = newLine(state, basket, asked, problems.at("addProducts", index));
    if (line) basket.lines.push(line);
  });
}

function changeVouchers(state: CommerceState, basket: BasketRecord, input: UpdateBasketInput, { client }: Asker): void {
  for (const id of input.removeRedeemIds ?? []) {
    const code = basket.voucherCodes.find((each) => state.vouchers.get(each)?.id === id);
    if (!code) throw refusal("VoucherNotFound", `There is no voucher '${id}' in the basket`);
    basket.voucherCodes = basket.voucherCodes.filter((each) => each !== code);
  }
  for (const asked of input.addRedeems ?? []) {
    basket.voucherCodes.push(redeemable(state, basket, asked, client).code);
  }
}

function chooseQuotes(basket: BasketRecord, input: UpdateBasketInput): void {
  for (const { deliveryId, shippingQuoteId } of input.setShippingQuotes ?? []) {
    if (!basket.lines.some((line) => line.deliveryId === deliveryId)) {
      throw refusal("DeliveryNotFound", `There is no delivery '${deliveryId}' in the basket`);
    }
    if (!basket.quotes[deliveryId]?.some(({ id }) => id === shippingQuoteId)) {
      throw refusal("ShippingQuoteNotFound", `There is no shipping quote '${shippingQuoteId}' for this delivery`);
    }
    basket.chosenQuotes[deliveryId] = shippingQuoteId;
  }
}

/** A quote stays valid as long as its delivery exists and still contains cards only, or not only cards. */
function forgetLostQuotes(before: BasketRecord, basket: BasketRecord): void {
  const kept = new Set(basket.lines.map(({ deliveryId }) => deliveryId));
  for (const id of kept) if (holdsThings(before, id) !== holdsThings(basket, id)) kept.delete(id);
  const keep = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([deliveryId]) => kept.has(deliveryId)));
  basket.quotes = keep(basket.quotes);
  basket.chosenQuotes = keep(basket.chosenQuotes);
}

/**
 * Changes a basket in one step: all of it, or nothing when any part is refused. In this order: products out, currency,
 * buyer (by whom it depends what may be bought, and with which vouchers), products in, vouchers out, vouchers in,
 * quotes, reference. A basket that waits for its payment is reopened.
 */
export function updateBasket(state: CommerceState, input: UpdateBasketInput, asker: Asker): BasketRecord {
  const basket = basketWithId(state, input.id);
  askProvider(state, basket);
  refuseOrdered(basket);
  refuseStranger(state, basket, asker.userId);
  const changed = structuredClone(basket);
  const problems = new FieldProblems(["updateBasket"]);
  if (input.doClearProducts) changed.lines = [];
  if (input.paymentCurrency != null) {
    changed.paymentCurrency = input.paymentCurrency.toUpperCase();
    refuseUnsupported(
      changed.paymentCurrency,
      flowFor(changed.salesChannelId, changed.countryCode).supportedCurrencies,
    );
  }
  if (input.buyer) changed.buyer = buyerOf(input.buyer);
  addLines(state, changed, { ...input, userId: asker.userId }, problems);
  if (changed.buyer && input.buyer) {
    checkDraftBuyer(changed.buyer, problems.at("buyer"));
    checkCompany(changed, problems.at("buyer"));
  }
  if ((input.reference?.length ?? 0) > REFERENCE_LENGTH) problems.add(["reference"], "At most 100 characters");
  else if (!isOneLine(input.reference ?? "")) problems.add(["reference"], "A reference is one line");
  problems.throwIfAny();
  if (input.buyer && changed.buyer?.accountId) ownAccount(state, changed.buyer.accountId, asker.userId);
  changeVouchers(state, changed, input, asker);
  refuseMoreForBlocked(state, basket, changed);
  chooseQuotes(changed, input);
  forgetLostQuotes(basket, changed);
  if (input.reference !== undefined) changed.reference = trimmed(input.reference);
  moveReservation(state, basket, changed);
  if (changed.phase === "Paying") reopen(state, changed);
  if (input.doClearProducts) state.addedIssues.delete(basket.id);
  changed.lastUpdatedAt = state.clock.now();
  Object.assign(basket, changed);
  return basket;
}

/** Forgets a basket, and gives back what was kept for it; one that is paid for becomes an order all the same. */
export function forgetBasket(state: CommerceState, basket: BasketRecord): void {
  askProvider(state, basket);
  if (basket.phase === "Paying") reopen(state, basket);
  if (basket.phase === "Shopping") releaseStock(state, basket);
  state.baskets.delete(basket.id);
}

/** Returns the stock of baskets that were not touched for half an hour. */
export function releaseIdleBaskets(state: CommerceState): void {
  const limit = state.clock.now() - RESERVED_FOR_MS;
  for (const basket of state.baskets.values()) {
    if (basket.phase === "Shopping" && basket.lastUpdatedAt < limit) releaseStock(state, basket);
  }
}
