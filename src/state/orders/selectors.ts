import { ownEntry } from "~/domain/ownEntry";
import { type RootState } from "../rootReducer";
import { isOrderOf } from "./slice";

/** An order by either of its public ids; null until it is known. */
export const selectOrder = (state: RootState, publicOrderId: string) =>
  Object.values(state.orders.byId).find((order) => isOrderOf(order, publicOrderId)) ?? null;
/** How an order was paid; undefined while that is loading, null if it could not be loaded. */
export const selectOrderPayment = ({ orders }: RootState, publicOrderId: string) => {
  const held = ownEntry(orders.paymentById, publicOrderId);
  return held === undefined && orders.open?.progress === "failed" ? null : held;
};
/** How far loading the order on screen is; null while another order is open, or none. */
export const selectOrderProgress = (state: RootState, publicOrderId: string) =>
  state.orders.open?.publicOrderId === publicOrderId ? state.orders.open.progress : null;
export const selectResend = (state: RootState) => state.orders.resend;
/** The page of the history on screen; null while another screen is. */
export const selectHistory = (state: RootState) => state.orders.history;

/** Whether the order on screen came without a payment: by invoice, or free. */
export const selectOrderUnpaid = (state: RootState) => state.orders.open?.isUnpaid ?? false;
