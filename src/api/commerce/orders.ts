import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER } from "~/domain/failureCode";
import { different } from "~/domain/onceEach";
import { holding, shownPage } from "~/domain/orderHistory";
import { ApiFailure } from "../apiFailure";
import { ask, type AskOptions, askData } from "../ask";
import {
  type GetOrderByIdQuery,
  type GetOrderPaymentInfoByIdQuery,
  type GetOrdersQuery,
} from "../generated/commerce/answers";
import { getOrderById } from "../generated/commerce/getOrderById";
import { getOrderPaymentInfoById } from "../generated/commerce/getOrderPaymentInfoById";
import { getOrders } from "../generated/commerce/getOrders";
import { resendOrderConfirmation } from "../generated/commerce/resendOrderConfirmation";
import { ofThatId } from "./ofThatId";

/** An order (spec §3), and whether part of it could not be read. */
export type Order = NonNullable<GetOrderByIdQuery["getOrderById"]> & { incomplete: boolean };
export type OrderPaymentInfo = NonNullable<GetOrderPaymentInfoByIdQuery["getOrderPaymentInfoById"]>;
/** One page of a person's orders, in short, and whether some could not be read. */
export type OrderPage = ReturnType<typeof shownPage<ListedOrder>> & { incomplete: boolean };
type ListedOrder = GetOrdersQuery["getOrders"]["items"][number];

/** An order by its public id; null until it is created, a moment after the payment. Throws ApiFailure. */
export async function fetchOrder(publicOrderId: string, options?: AskOptions): Promise<Order | null> {
  const { data, incomplete } = await ask(getOrderById, { id: publicOrderId }, options);
  const order = data.getOrderById;
  if (!order) return null;
  const { deliveries, ...rest } = ofThatId(order, publicOrderId, [order.publicOrderId, order.publicId, order.id]);
  // What could not be read leaves deliveries empty that are not.
  return { ...rest, deliveries: incomplete ? deliveries : holding(deliveries), incomplete };
}

/** How an order was paid, which is not part of the order itself. */
export async function fetchOrderPayment(publicOrderId: string): Promise<OrderPaymentInfo | null> {
  const info = (await askData(getOrderPaymentInfoById, { id: publicOrderId })).getOrderPaymentInfoById;
  return info && { ...info, payments: [...different(info.payments)] };
}

/** One page of the orders of the signed-in person, newest first. Throws also if none of them could be read. */
export async function fetchOrders(page: number, perPage: number, options?: AskOptions): Promise<OrderPage> {
  const { data, incomplete } = await ask(getOrders, { pagination: { page, perPage } }, options);
  if (incomplete && data.getOrders.items.length === 0) throw new ApiFailure(failureOfCode(MALFORMED_ANSWER));
  return { ...shownPage(data.getOrders, { page, perPage }), incomplete };
}

/** Sends the confirmation of an order again; false if the server did not. */
export async function resendConfirmation(publicOrderId: string): Promise<boolean> {
  return (await askData(resendOrderConfirmation, { id: publicOrderId })).resendOrderConfirmation.sent;
}
