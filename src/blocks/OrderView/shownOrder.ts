import { type selectOrder, type selectOrderPayment } from "~/state/orders/selectors";

export type ShownOrder = NonNullable<ReturnType<typeof selectOrder>>;
/** Undefined while it is asked for, null where nobody says. */
export type ShownPayment = ReturnType<typeof selectOrderPayment>;
