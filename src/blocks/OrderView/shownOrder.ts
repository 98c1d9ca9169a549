import { type selectOrder, type selectOrderPayment } from "~/state/orders/selectors";

export type ShownOrder = NonNullable<ReturnType<typeof selectOrder>>;
export type ShownPayment = NonNullable<ReturnType<typeof selectOrderPayment>>;
