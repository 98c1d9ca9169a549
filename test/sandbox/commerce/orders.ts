import { pageOf, type Pagination } from "../cms/refuse";
import { salesChannels } from "../data/channels";
import { rateBetween } from "../data/exchange";
import { sendConfirmation } from "../mail/sendConfirmation";
import { instantText } from "./lookups";
import type { OrderRecord } from "./orderRecords";
import { basketOfOrder, isOpenTo } from "./personal";
import type { Instant } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";
import { presentationsView } from "./productViews";
import { deliveriesView } from "./view";
import { maskedCode } from "./vouchers";

const MOST_RESENT = 3;

/** E-mails and text messages are sent at their hour, or once the order is booked; parcels are sent on their day. */
function shippedAt(deliveryDate: string | null, order: OrderRecord): Instant {
  return Math.max(order.bookedAt, deliveryDate ? Date.parse(deliveryDate) : order.bookedAt);
}

/** An order, in the form of the contract; later on, who is in it is hidden from those who only know its number. */
export function orderView(state: CommerceState, order: OrderRecord, userId: string | null) {
  const basket = basketOfOrder(state, order, userId);
  const now = state.clock.now();
  const channel = salesChannels.find(({ id }) => id === basket.salesChannelId);
  const currency = basket.paymentCurrency;
  return {
    id: order.id,
    publicId: order.publicId,
    publicOrderId: order.publicId,
    createdAt: instantText(order.bookedAt),
    lastUpdatedAt: instantText(order.bookedAt),
    responsibilityCenter: basket.countryCode,
    reference: basket.reference,
    salesChannel: { id: basket.salesChannelId, name: channel?.name ?? "" },
    buyer: basket.buyer,
    userIdThatMadeTheOrder: isOpenTo(state, order, userId) ? order.userId : null,
    deliveries: deliveriesView(state, basket, order.bill).map((delivery) => {
      const leaves = shippedAt(delivery.deliveryDate, order);
      const hasBeenShipped = leaves <= now;
      return {
        ...delivery,
        productLines: delivery.productLines.map((line) => ({
          ...line,
          customerServiceActionId: null,
          labels: [],
          taxContextKind: line.giftcardValue === null ? "Goods" : "Voucher",
          exchangeRateMultiplier: rateBetween(line.valueCurrency ?? currency, currency),
          voucherIdsToShip: [],
          status: hasBeenShipped ? "Shipped" : "Ordered",
        })),
        hasBeenShipped,
        shippedAt: hasBeenShipped ? instantText(leaves) : null,
      };
    }),
    presentations: presentationsView(state, basket),
    orderPaymentInfo: () => paymentInfoView(state, order, userId),
  };
}

/**
 * How an order was paid: by vouchers first, the rest by card or invoice. Later on, which voucher or card it was is told
 * only to whose order it is.
 */
export function paymentInfoView(state: CommerceState, order: OrderRecord, userId: string | null) {
  const { id, basket, bill, payment } = order;
  const isOpen = isOpenTo(state, order, userId);
  const none = { externalTransactionId: null, paymentServiceProviderId: null, agreementId: null };
  const byVoucher = bill.vouchers
    .filter(({ pays }) => pays > 0)
    .map(({ voucher, pays }) => ({
      ...none,
      paymentId: state.ids.of(`${id} paid by ${voucher.id}`),
      actualPaymentMethodUsed: "Voucher",
      voucherId: isOpen ? voucher.id : null,
      maskedVoucher: maskedCode(voucher.code),
      authorizedAmount: pays,
    }));
  const byCard = payment
    ? [
        {
          ...none,
          paymentId: state.ids.of(`${id} payment`),
          externalTransactionId: isOpen ? payment.transactionId : null,
          paymentServiceProviderId: payment.transactionId ? "lumenpay" : null,
          actualPaymentMethodUsed: isOpen ? payment.method : payment.method.replace(/ •.*/, ""),
          voucherId: null,
          maskedVoucher: null,
          authorizedAmount: payment.amount,
        },
      ]
    : [];
  return {
    payments: [...byVoucher, ...byCard],
    currency: basket.paymentCurrency,
    amountTotal: bill.purchase,
    amountRedeemed: bill.redeemed,
    totalDiscount: bill.discount,
    amountPaid: bill.payment,
  };
}

/** Sends the confirmation again, three times at most. */
export function resendConfirmation(state: CommerceState, publicId: string): { sent: boolean } {
  const order = state.orders.get(publicId);
  if (!order) throw refusal("OrderNotFound", `There is no order '${publicId}'`);
  if (order.resent >= MOST_RESENT) {
    throw refusal("TooManyResends", "The confirmation was sent three times already");
  }
  order.resent += 1;
  sendConfirmation(state, order.basket);
  return { sent: true };
}

/** One page of a person's orders, newest first. */
export function ordersOf(state: CommerceState, userId: string, pagination: Pagination) {
  const own = [...state.orders.values()]
    .filter((order) => order.userId === userId)
    .sort((a, b) => b.bookedAt - a.bookedAt);
  const page = pageOf(own, pagination);
  return { ...page, items: page.items.map((order) => orderView(state, order, userId)) };
}
