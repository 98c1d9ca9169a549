import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type PaymentMethod } from "~/domain/buyer";
import { type Failure } from "~/domain/failure";
import { loggedOut } from "../facts";

/** Why the payment did not start, for the payment step to show; nothing of it is an order. */
export type PaymentTrouble =
  | { kind: "termsNotAccepted" }
  | { kind: "nothingToPay" }
  | { kind: "incomplete" }
  | { kind: "issues"; lineIds: string[] }
  /** The server's sum is another one than was on screen: the next click pays the new one. */
  | { kind: "sumChanged"; before: number; now: number; currency: string }
  /** The carriers gave no price for these deliveries. */
  | { kind: "noQuote"; deliveryIds: string[] }
  | { kind: "startedElsewhere" }
  | { kind: "notApprovedForInvoice" }
  /** Refused by the server; `failure.fields` belong to the billing form. */
  | { kind: "refused"; failure: Failure }
  /** The payment window could not be opened. */
  | { kind: "notStarted" }
  /** The answer was lost, and what became of the payment could not be found out. */
  | { kind: "unknownEnd" }
  | { kind: "alreadyOrdered"; publicOrderId: string };

interface PaymentState {
  /** "leaving": the browser is on its way to the payment window or the confirmation. */
  phase: "idle" | "working" | "leaving";
  longWait: boolean;
  trouble: PaymentTrouble | null;
}

const initialState: PaymentState = { phase: "idle", longWait: false, trouble: null };

const begun = (state: PaymentState) => {
  if (state.phase !== "idle") return;
  state.phase = "working";
  state.trouble = null;
};

export const paymentSlice = createSlice({
  name: "payment",
  initialState,
  reducers: {
    // asked by a screen
    payBasket: (state, _asked: PayloadAction<{ terms: boolean; paymentMethod?: PaymentMethod }>) => begun(state),
    /** Goes on with a payment that was started and not ended. */
    continuePayment: begun,
    /** Takes a basket whose payment was started back into the shop, to be changed. */
    changeMyOrder: begun,
    /** The payment window sent the browser back with this word in the address. */
    pspReturned: (_state, _asked: PayloadAction<string>) => undefined,

    // told by the saga
    paymentLeaving: (state) => {
      state.phase = "leaving";
    },
    paymentTakesLong: (state) => {
      state.longWait = state.phase !== "idle";
    },
    paymentStopped: (state, { payload }: PayloadAction<PaymentTrouble | null>) => {
      state.phase = "idle";
      state.longWait = false;
      state.trouble = payload;
    },
    /** Something in the basket moved while the payment was prepared: past delivery dates are sent as now. */
    datesMoved: () => undefined,
    paymentReturned: (_state, _told: PayloadAction<"success" | "cancelled" | "failed" | "pending">) => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  payBasket,
  continuePayment,
  changeMyOrder,
  pspReturned,
  paymentLeaving,
  paymentTakesLong,
  paymentStopped,
  datesMoved,
  paymentReturned,
} = paymentSlice.actions;
