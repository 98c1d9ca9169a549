import { type selectOrder, type selectOrderPayment } from "~/state/orders/selectors";

export type ShownOrder = NonNullable<ReturnType<typeof selectOrder>>;
/** How an order was paid; undefined while it is loading, null if it could not be loaded. */
export type ShownPayment = ReturnType<typeof selectOrderPayment>;

/** What an order knows of a product of it: its name and pictures. */
export const presentationsIn = ({ presentations }: ShownOrder, id: string) =>
  presentations.find(({ productId }) => productId === id)?.presentations ?? [];
