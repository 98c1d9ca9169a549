import { type AskOptions, askData } from "../ask";
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

/** An order (spec §3). */
export type Order = NonNullable<GetOrderByIdQuery["getOrderById"]>;
export type OrderPaymentInfo = NonNullable<GetOrderPaymentInfoByIdQuery["getOrderPaymentInfoById"]>;
/** One page of a person's orders, in short. */
export type OrderPage = GetOrdersQuery["getOrders"];

/** An order by its public id; null until it is created, a moment after the payment. Throws ApiFailure. */
export async function fetchOrder(publicOrderId: string, options?: AskOptions): Promise<Order | null> {
  const { getOrderById: order } = await askData(getOrderById, { id: publicOrderId }, options);
  return order && ofThatId(order, publicOrderId, [order.publicOrderId, order.publicId, order.id]);
}

/** How an order was paid, which is not part of the order itself. */
export async function fetchOrderPayment(publicOrderId: string): Promise<OrderPaymentInfo | null> {
  return (await askData(getOrderPaymentInfoById, { id: publicOrderId })).getOrderPaymentInfoById;
}

/** One page of the orders of the signed-in person, newest first. */
export async function fetchOrders(page: number, perPage: number, options?: AskOptions): Promise<OrderPage> {
  return (await askData(getOrders, { pagination: { page, perPage } }, options)).getOrders;
}

/** Sends the confirmation of an order again; false if the server did not. */
export async function resendConfirmation(publicOrderId: string): Promise<boolean> {
  return (await askData(resendOrderConfirmation, { id: publicOrderId })).resendOrderConfirmation.sent;
}
