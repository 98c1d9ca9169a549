import type { FinalizeBasketInput, FinalizeNextStep } from "~/api/generated/commerce";
import { channelIds } from "../data/channels";
import type { Asker } from "../identity/session";
import { ownAccount, refuseAgreedElsewhere, refuseBlocked, refuseStranger } from "./acting";
import { bookOrder, refuseOrdered } from "./booking";
import { checkBuyer, checkRecipient } from "./contacts";
import { pastProblem } from "./dates";
import { issuesOf } from "./issues";
import { basketWithId, buyingAccount, chosenQuote, departmentOf, flowFor } from "./lookups";
import { askProvider } from "./paying";
import type { BasketRecord, Instant } from "./records";
import { checkRedirects, languageIn } from "./redirects";
import { FieldProblems, refusal } from "./refusals";
import type { CommerceState } from "./state";
import { holdStock } from "./stock";
import { billOf, type Bill } from "./totals";
import { takenFrom } from "./vouchers";

export interface FinalizeAnswer {
  publicOrderId: string;
  orderId: string | null;
  nextStep: FinalizeNextStep;
  paymentWindowUrl: string | null;
}

const withIssues = (message: string, reason: string, more: Record<string, unknown> = {}) =>
  refusal("BasketHasIssues", message, { reason, ...more });

function refuseIssues(state: CommerceState, basket: BasketRecord): void {
  holdStock(state, basket);
  const issues = issuesOf(state, basket);
  if (issues.length > 0) {
    throw withIssues(`The basket has issues: ${issues.map(({ type }) => type).join(", ")}`, issues[0]!.type, {
      issues,
    });
  }
}

/** Every delivery needs a recipient by now, and a day still to come: it may have lain in the basket for weeks. */
function checkDeliveries(basket: BasketRecord, now: Instant, problems: FieldProblems): void {
  const deliveries = new Map(basket.lines.map((line) => [line.deliveryId, line]));
  [...deliveries.values()].forEach(({ method, recipient, deliveryDate }, index) => {
    const ofOne = problems.at("deliveries", index);
    checkRecipient(method, recipient, ofOne);
    const past = deliveryDate === null ? null : pastProblem(deliveryDate, now);
    if (past) ofOne.add(["deliveryDate"], past);
  });
}

function refuseUnshipped(basket: BasketRecord): void {
  const lacking = basket.lines.find(
    ({ method, deliveryId }) => method === "Physical" && !chosenQuote(basket, deliveryId),
  );
  if (lacking) {
    throw withIssues("A delivery by post has no shipping quote", "ShippingQuoteMissing", {
      deliveryId: lacking.deliveryId,
    });
  }
}

/** Invoice is for the approved department of an active account (spec §6). */
function refuseInvoice(state: CommerceState, basket: BasketRecord, userId: string | null): void {
  const account = buyingAccount(state, basket);
  const department = account && departmentOf(state, account);
  const isApproved =
    account?.subjectId === userId &&
    account?.status === "Active" &&
    department?.status === "Active" &&
    department.approvedForInvoice;
  if (!isApproved) throw refusal("NotApprovedForInvoice", "You are not approved for invoice");
}

/** The business channel sells to companies only, and nobody buys in the name of one that is blocked. */
function refuseForeignOrBlocked(state: CommerceState, basket: BasketRecord, userId: string | null): void {
  refuseStranger(state, basket, userId);
  const accountId = basket.buyer?.accountId;
  if (accountId) return refuseBlocked(state, ownAccount(state, accountId, userId));
  if (basket.salesChannelId === channelIds.b2b) {
    throw refusal("UNAUTHENTICATED", "Sign in with a business account to buy here");
  }
}

/** The rest to pay can stay zero while the price rises, because the codes then pay more. */
function refuseChangedPrice({ told, paymentCurrency: currency }: BasketRecord, bill: Bill): void {
  const changed = told && (["payment", "purchase", "redeemed"] as const).find((sum) => told[sum] !== bill[sum]);
  if (!changed) return;
  const [toldAmount, amount] = [told[changed], bill[changed]];
  throw withIssues(`The price changed from ${toldAmount} to ${amount} ${currency}`, "PriceChanged", {
    toldAmount,
    amount,
  });
}

function openWindow(state: CommerceState, basket: BasketRecord, bill: Bill, input: FinalizeBasketInput): string {
  const session = state.payments.start({
    basketId: basket.id,
    publicOrderId: basket.publicOrderId,
    amount: bill.payment,
    currency: basket.paymentCurrency,
    voucherHolds: Object.fromEntries(
      bill.vouchers.map((payment) => [payment.voucher.code, takenFrom(payment, basket.paymentCurrency)]),
    ),
    ...input.redirectConfig,
  });
  basket.paymentSessionId = session.id;
  basket.phase = "Paying";
  return windowOf(state, basket);
}

/** The address of the payment window that a basket waits for. */
function windowOf(state: CommerceState, basket: BasketRecord): string {
  const session = state.payments.session(basket.paymentSessionId ?? "");
  if (!session) throw new Error(`Basket ${basket.id} is paying without a payment session`);
  return new URL(`/pay/${session.id}`, state.paymentOrigin ?? session.okUrl).href;
}

function confirmed(basket: BasketRecord): FinalizeAnswer {
  const { publicOrderId, orderId } = basket;
  return { publicOrderId, orderId, nextStep: "ShowConfirmation", paymentWindowUrl: null };
}

/**
 * Turns a basket into an order that waits for its payment (spec §4, basket flow). A second call for a basket that is
 * paying answers with the same order and payment window; for one that is ordered it is refused with AlreadyOrdered.
 */
export function finalizeBasket(
  state: CommerceState,
  input: FinalizeBasketInput,
  { userId, host }: Asker,
): FinalizeAnswer {
  const basket = basketWithId(state, input.basketId);
  askProvider(state, basket);
  refuseOrdered(basket);
  refuseForeignOrBlocked(state, basket, userId);
  const toWindow = (paymentWindowUrl: string): FinalizeAnswer => ({
    publicOrderId: basket.publicOrderId,
    orderId: basket.orderId,
    nextStep: "RedirectToPaymentWindow",
    paymentWindowUrl,
  });
  if (basket.phase === "Paying") return toWindow(windowOf(state, basket));

  const country = input.countryCode.toUpperCase();
  flowFor(basket.salesChannelId, country);
  const problems = new FieldProblems(["finalizeBasket"]);
  if (country !== basket.countryCode) problems.add(["countryCode"], `The basket is for '${basket.countryCode}'`);
  checkBuyer(basket, problems.at("buyer"));
  checkRedirects(input.redirectConfig, host, problems.at("redirectConfig"));
  checkDeliveries(basket, state.clock.now(), problems);
  if (basket.lines.length === 0) problems.add(["items"], "The basket is empty");
  problems.throwIfAny();
  const method = input.paymentMethod ?? "PSP";
  if (method !== "PSP" && method !== "invoiceByFinance")
    throw refusal("NotOffered", `Payment by ${method} is not offered`);
  refuseIssues(state, basket);
  for (const { productId } of basket.lines) refuseAgreedElsewhere(state, basket, productId, userId);
  refuseUnshipped(basket);
  const bill = billOf(state, basket);
  refuseChangedPrice(basket, bill);
  if (method === "invoiceByFinance" && bill.payment > 0) refuseInvoice(state, basket, userId);

  basket.orderId ??= state.ids.next();
  basket.agreedBill = structuredClone(bill);
  basket.paymentMethod = method;
  basket.language = languageIn(input.redirectConfig.okUrl);
  basket.userId = userId;
  basket.lastUpdatedAt = state.clock.now();
  if (bill.payment > 0 && method === "PSP") return toWindow(openWindow(state, basket, bill, input));
  bookOrder(state, basket);
  return confirmed(basket);
}
