import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type Order, type OrderPage, type OrderPaymentInfo } from "~/api/commerce/orders";
import { type Failure, failureOfCode } from "~/domain/failure";
import { POLLED_IN_VAIN } from "~/domain/failureCode";
import { ownEntry } from "~/domain/ownEntry";
import { loggedOut, personReplaced } from "../facts";

/**
 * How far the order on screen is. asking: polled for; late: paid, but not created yet, polled for more slowly; givenUp:
 * the same, but only asked for again by button; found; notFound; signInNeeded; failed.
 */
export type OrderProgress = "asking" | "late" | "givenUp" | "found" | "notFound" | "signInNeeded" | "failed";

interface OrdersState {
  byId: Record<string, Order>;
  /** Null if it could not be loaded. */
  paymentById: Record<string, OrderPaymentInfo | null>;
  /** The order whose screen is open. */
  open: {
    publicOrderId: string;
    basketId: string | null;
    progress: OrderProgress;
    failure: Failure | null;
    /** It came without a payment: by invoice, or free. */
    isUnpaid: boolean;
  } | null;
  /** Sending the confirmation of the order on screen again; `wait`: seconds until it can be done once more. */
  resend: {
    status: "idle" | "sending" | "sent" | "failed" | "usedUp";
    wait: number;
    /** Set if it may have been sent nevertheless. */
    failure: Failure | null;
  };
  /** The page of the history that is on screen. */
  history: {
    page: number;
    status: "asking" | "ready" | "signInNeeded" | "failed";
    answer: OrderPage | null;
  } | null;
}

const initialState: OrdersState = {
  byId: {},
  paymentById: {},
  open: null,
  resend: { status: "idle", wait: 0, failure: null },
  history: null,
};

export const ordersSlice = createSlice({
  name: "orders",
  initialState,
  reducers: {
    // asked by a screen
    /** The screen of an order opens; `basketId` only on the confirmation, where the payment window leads. */
    openOrder: (state, { payload }: PayloadAction<{ publicOrderId: string; basketId?: string | null }>) => {
      const { publicOrderId, basketId = null } = payload;
      state.open = { publicOrderId, basketId, progress: "asking", failure: null, isUnpaid: false };
      state.resend = initialState.resend;
    },
    askOrderAgain: (state) => {
      if (!state.open) return;
      state.open.progress = "asking";
      state.open.failure = null;
    },
    closeOrder: (state) => {
      state.open = null;
    },
    /** Sends the confirmation of the order on screen again. */
    resendConfirmation: (state) => {
      if (state.resend.wait === 0 && state.resend.status !== "usedUp") state.resend.status = "sending";
    },
    /** Opens a page of the history; the first is 1. */
    openHistory: (state, { payload: page }: PayloadAction<number>) => {
      state.history = { page, status: "asking", answer: null };
    },
    closeHistory: (state) => {
      state.history = null;
    },
    /** Saves the table of an order's deliveries as a file. */
    saveTable: (_state, _asked: PayloadAction<{ name: string; text: string }>) => undefined,

    // told by the saga
    orderReceived: (state, { payload }: PayloadAction<Order>) => {
      state.byId[payload.publicId] = payload;
      if (!state.open || !isOrderOf(payload, state.open.publicOrderId)) return;
      state.open.progress = "found";
      state.open.failure = null;
    },
    orderProgressed: (state, { payload }: PayloadAction<OrderProgress>) => {
      if (!state.open) return;
      state.open.progress = payload;
      if (payload === "late" || payload === "givenUp") state.open.failure = failureOfCode(POLLED_IN_VAIN);
    },
    /** The basket of the order on screen shows that it came without a payment. */
    orderUnpaid: (state) => {
      if (state.open) state.open.isUnpaid = true;
    },
    orderFailed: (state, { payload }: PayloadAction<Failure>) => {
      if (!state.open) return;
      state.open.progress = "failed";
      state.open.failure = payload;
    },
    /** How it was paid; `info` is null if that could not be loaded. */
    paymentInfoReceived: (
      state,
      { payload: { publicOrderId, info } }: PayloadAction<{ publicOrderId: string; info: OrderPaymentInfo | null }>,
    ) => {
      // A failed request does not erase what is known already.
      state.paymentById[publicOrderId] = info ?? ownEntry(state.paymentById, publicOrderId) ?? null;
    },
    resendEnded: {
      /** `failure`: why nobody knows whether it was sent, or that the person has to sign in for that. */
      prepare: (told: "sent" | "failed" | "usedUp", failure: Failure | null = null) => ({
        payload: told,
        meta: failure,
      }),
      reducer: (state, { payload, meta }: PayloadAction<"sent" | "failed" | "usedUp", string, Failure | null>) => {
        state.resend.status = payload;
        state.resend.failure = meta;
      },
    },
    /** The order on screen was sent again as often as it can be, which nobody did just now. */
    resendUsedUp: (state) => {
      state.resend.status = "usedUp";
      state.resend.failure = null;
    },
    resendWaits: (state, { payload }: PayloadAction<number>) => {
      state.resend.wait = payload;
    },
    historyReceived: (state, { payload }: PayloadAction<OrderPage>) => {
      // After a sign-out it is no longer wanted.
      if (state.history?.status !== "asking") return;
      state.history.status = "ready";
      state.history.answer = payload;
    },
    /** The page that is on screen, as it is now. */
    historyRenewed: (state, { payload }: PayloadAction<OrderPage>) => {
      if (state.history) state.history.answer = payload;
    },
    historyFailed: (state, _told: PayloadAction<Failure>) => {
      if (state.history?.status === "asking") state.history.status = "failed";
    },
    historySignInNeeded: (state) => {
      if (state.history) state.history.status = "signInNeeded";
    },
    /** An order of this tab was shown for the first time; once per order. */
    orderConfirmed: (_state, _told: PayloadAction<{ order: Order; value: number; currency: string }>) => undefined,
  },
  extraReducers: (builder) => {
    // The screen that is open stays open, without its orders.
    builder.addMatcher(isAnyOf(loggedOut, personReplaced), ({ open, history }) => ({
      ...initialState,
      open: open && { ...open, progress: "signInNeeded" as const, failure: null },
      history: history && { page: history.page, status: "signInNeeded" as const, answer: null },
    }));
  },
});

/** Whether an order has this public id, which answers have under two names. */
export function isOrderOf(order: Order, publicOrderId: string): boolean {
  return order.publicId === publicOrderId || order.publicOrderId === publicOrderId;
}

export const {
  openOrder,
  askOrderAgain,
  closeOrder,
  resendConfirmation,
  openHistory,
  closeHistory,
  saveTable,
  orderReceived,
  orderProgressed,
  orderUnpaid,
  orderFailed,
  paymentInfoReceived,
  resendEnded,
  resendUsedUp,
  resendWaits,
  historyReceived,
  historyRenewed,
  historyFailed,
  historySignInNeeded,
  orderConfirmed,
} = ordersSlice.actions;
