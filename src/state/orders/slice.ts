import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type Order, type OrderPaymentInfo } from "~/api/commerce/orders";
import { type Failure } from "~/domain/failure";
import { loggedOut } from "../facts";

/**
 * How far the order on screen is: asked for; late (paid, not booked yet, still asked for now and then); givenUp (only
 * asked for again by button); not there; not to be seen without signing in.
 */
export type OrderProgress = "asking" | "late" | "givenUp" | "found" | "notFound" | "signInNeeded" | "failed";

interface OrdersState {
  byId: Record<string, Order>;
  paymentById: Record<string, OrderPaymentInfo>;
  /** The order whose screen is open. */
  open: { publicOrderId: string; basketId: string | null; progress: OrderProgress; failure: Failure | null } | null;
}

const initialState: OrdersState = { byId: {}, paymentById: {}, open: null };

export const ordersSlice = createSlice({
  name: "orders",
  initialState,
  reducers: {
    // asked by a screen
    /** Its screen opens; `basketId` is there on the confirmation, to which the payment window sends the browser. */
    openOrder: (state, { payload }: PayloadAction<{ publicOrderId: string; basketId?: string | null }>) => {
      const { publicOrderId, basketId = null } = payload;
      state.open = { publicOrderId, basketId, progress: "asking", failure: null };
    },
    askOrderAgain: (state) => {
      if (!state.open) return;
      state.open.progress = "asking";
      state.open.failure = null;
    },
    closeOrder: (state) => {
      state.open = null;
    },

    // told by the saga
    orderReceived: (state, { payload }: PayloadAction<Order>) => {
      state.byId[payload.publicId] = payload;
      if (state.open && isSame(payload, state.open.publicOrderId)) state.open.progress = "found";
    },
    orderProgressed: (state, { payload }: PayloadAction<OrderProgress>) => {
      if (state.open) state.open.progress = payload;
    },
    orderFailed: (state, { payload }: PayloadAction<Failure>) => {
      if (!state.open) return;
      state.open.progress = "failed";
      state.open.failure = payload;
    },
    paymentInfoReceived: (state, { payload }: PayloadAction<{ publicOrderId: string; info: OrderPaymentInfo }>) => {
      state.paymentById[payload.publicOrderId] = payload.info;
    },
    /** An order of this tab was seen for the first time; once per order. */
    orderConfirmed: (_state, _told: PayloadAction<{ order: Order; value: number; currency: string }>) => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

/** Addresses carry the order's public id; answers carry it under two names. */
export function isSame(order: Order, publicOrderId: string): boolean {
  return order.publicId === publicOrderId || order.publicOrderId === publicOrderId;
}

export const {
  openOrder,
  askOrderAgain,
  closeOrder,
  orderReceived,
  orderProgressed,
  orderFailed,
  paymentInfoReceived,
  orderConfirmed,
} = ordersSlice.actions;
