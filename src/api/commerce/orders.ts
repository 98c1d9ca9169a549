import { type AskOptions, send } from "../ask";
import { type GetOrderByIdQuery, type GetOrderPaymentInfoByIdQuery } from "../generated/commerce/answers";
import { getOrderById } from "../generated/commerce/getOrderById";
import { getOrderPaymentInfoById } from "../generated/commerce/getOrderPaymentInfoById";

/** A booked order (spec §3). */
export type Order = NonNullable<GetOrderByIdQuery["getOrderById"]>;
export type OrderPaymentInfo = NonNullable<GetOrderPaymentInfoByIdQuery["getOrderPaymentInfoById"]>;

/** The order by its public id; null until it is booked, a moment after the payment. Throws ApiFailure. */
export async function fetchOrder(publicOrderId: string, options?: AskOptions): Promise<Order | null> {
  return (await send(getOrderById, { id: publicOrderId }, options)).getOrderById;
}

/** How an order was paid; read apart from it. */
export async function fetchOrderPayment(publicOrderId: string, options?: AskOptions): Promise<OrderPaymentInfo | null> {
  return (await send(getOrderPaymentInfoById, { id: publicOrderId }, options)).getOrderPaymentInfoById;
}
