import { salesChannels } from "../data/channels";
import { sendConfirmation } from "../mail/sendConfirmation";
import { instantText } from "./lookups";
import type { OrderRecord } from "./orderRecords";
import type { Address, BuyerRecord, Instant } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";
import { presentationsView } from "./productViews";
import { deliveriesView } from "./view";
import { maskedCode } from "./vouchers";

/** For so long anybody who knows the number sees the whole order: the buyer has just paid and is not signed in. */
const OPEN_FOR_MS = 60 * 60_000;
const MOST_RESENT = 3;

const hidden = (text: string | null): string | null => (text ? `${text.slice(0, 1)}•••` : text);

const hiddenAddress = (address: Address | null): Address | null =>
  address && { ...address, line1: hidden(address.line1), line2: null, attention: null };

function hiddenBuyer(buyer: BuyerRecord | null): BuyerRecord | null {
  if (!buyer) return null;
  return {
    ...buyer,
    accountId: null,
    name: hidden(buyer.name),
    email: hidden(buyer.email),
    phone: hidden(buyer.phone),
    address: hiddenAddress(buyer.address),
  };
}

/** Mails and messages go out at their hour, or as soon as the order is there; post goes out on its day. */
function shippedAt(deliveryDate: string | null, order: OrderRecord): Instant {
  return Math.max(order.bookedAt, deliveryDate ? Date.parse(deliveryDate) : order.bookedAt);
}

/** An order as the wire has it, with the buyer and recipients hidden from people who only know its number later on. */
export function orderView(state: CommerceState, order: OrderRecord, userId: string | null) {
  const { basket, bill } = order;
  const now = state.clock.now();
  const isOpen = now - order.bookedAt < OPEN_FOR_MS || (userId !== null && userId === order.userId);
  const channel = salesChannels.find(({ id }) => id === basket.salesChannelId);
  return {
    id: order.id,
    publicId: order.publicId,
    publicOrderId: order.publicId,
    createdAt: instantText(order.bookedAt),
    lastUpdatedAt: instantText(order.bookedAt),
    responsibilityCenter: basket.countryCode,
    reference: basket.reference,
    salesChannel: { id: basket.salesChannelId, name: channel?.name ?? "" },
    buyer: isOpen ? basket.buyer : hiddenBuyer(basket.buyer),
    userIdThatMadeTheOrder: isOpen ? order.userId : null,
    deliveries: deliveriesView(state, basket, bill).map((delivery) => {
      const leaves = shippedAt(delivery.deliveryDate, order);
      const hasBeenShipped = leaves <= now;
      return {
        ...delivery,
        ...(isOpen
          ? {}
          : {
              recipientName: hidden(delivery.recipientName ?? null),
              recipientEmail: hidden(delivery.recipientEmail ?? null),
              recipientPhone: hidden(delivery.recipientPhone ?? null),
              recipientAddress: hiddenAddress(delivery.recipientAddress ?? null),
            }),
        productLines: delivery.productLines.map((line) => ({
          ...line,
          customerServiceActionId: null,
          labels: [],
          taxContextKind: line.giftcardValue === null ? "Goods" : "Voucher",
          exchangeRateMultiplier: 1,
          voucherIdsToShip: [],
          status: hasBeenShipped ? "Shipped" : "Ordered",
        })),
        hasBeenShipped,
        shippedAt: hasBeenShipped ? instantText(leaves) : null,
      };
    }),
    presentations: presentationsView(state, basket),
    orderPaymentInfo: () => paymentInfoView(order),
  };
}

/** How an order was paid: by vouchers first, the rest by card or invoice. */
export function paymentInfoView({ id, basket, bill, payment }: OrderRecord) {
  const none = { externalTransactionId: null, paymentServiceProviderId: null, agreementId: null };
  const byVoucher = bill.vouchers
    .filter(({ pays }) => pays > 0)
    .map(({ voucher, pays }) => ({
      ...none,
      paymentId: `${id}-${voucher.id}`,
      actualPaymentMethodUsed: "Voucher",
      voucherId: voucher.id,
      maskedVoucher: maskedCode(voucher.code),
      authorizedAmount: pays,
    }));
  const byCard = payment
    ? [
        {
          ...none,
          paymentId: `${id}-payment`,
          externalTransactionId: payment.transactionId,
          paymentServiceProviderId: payment.transactionId ? "lumenpay" : null,
          actualPaymentMethodUsed: payment.method,
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
export function ordersOf(state: CommerceState, userId: string, { page, perPage }: { page: number; perPage: number }) {
  const own = [...state.orders.values()]
    .filter((order) => order.userId === userId)
    .sort((a, b) => b.bookedAt - a.bookedAt);
  return {
    items: own.slice((page - 1) * perPage, page * perPage).map((order) => orderView(state, order, userId)),
    pagingInfo: { page, perPage, totalPages: Math.ceil(own.length / perPage), totalItems: own.length },
  };
}
