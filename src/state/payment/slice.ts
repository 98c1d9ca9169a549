import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type PaymentMethod } from "~/domain/buyer";
import { type Failure } from "~/domain/failure";
import { type Blocker } from "~/domain/payable";
import { type ReturnStatus } from "~/domain/purchase";
import { type RefusedDelivery } from "~/domain/refusedDeliveries";
import { loggedOut } from "../facts";

/** Why the payment did not start, for the payment step to show; nothing of it is an order. */
export type PaymentTrouble =
  /** What stands in the way; the first is the one to lead the person to. */
  | { kind: "blocked"; blockers: Blocker[] }
  /** The billing form was not filled. */
  | { kind: "buyerMissing" }
  /**
   * The server's sum is another one than was on screen: the next click pays the new one. `currencyBefore`: what the sum
   * was in where that has changed too.
   */
  | { kind: "sumChanged"; before: number; now: number; currency: string; currencyBefore?: string }
  /** The carriers gave no price for these deliveries. */
  | { kind: "noQuote"; deliveryIds: string[] }
  /** How these deliveries are sent is still to be chosen. */
  | { kind: "wayMissing"; deliveryIds: string[] }
  /** The things in the basket are not those that were on screen. */
  | { kind: "basketChanged" }
  /** Gifts for many are on their way into it: what would be paid is not yet all there is. */
  | { kind: "stillAdding" }
  /** Another tab is at it, or has been: the basket waits for its payment. */
  | { kind: "startedElsewhere" }
  /** The payment was started, but its window is not known here: "continue payment" asks for it. */
  | { kind: "started" }
  | { kind: "notApprovedForInvoice" }
  /** Refused by the server; `failure.fields` belong to the billing form, what it says of deliveries stands at them. */
  | { kind: "refused"; failure: Failure; deliveries?: RefusedDelivery[] }
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
  state.longWait = false;
  state.trouble = null;
};

export const paymentSlice = createSlice({
  name: "payment",
  initialState,
  reducers: {
    // asked by a screen
    payBasket: (state, _asked: PayloadAction<{ acceptTerms: boolean; paymentMethod?: PaymentMethod }>) => begun(state),
    /** Goes on with a payment that was started and not ended. */
    continuePayment: begun,
    /** Takes a basket whose payment was started back into the shop, to be changed. */
    changeMyOrder: begun,
    /** The payment window sent the browser back with this word in the address. */
    pspReturned: (_state, _asked: PayloadAction<string>) => undefined,
    /**
     * The screen that showed the trouble is left; it is not news on the next one, and nothing is on its way from there.
     */
    closeTrouble: (state) => {
      state.trouble = null;
      if (state.phase !== "leaving") return;
      state.phase = "idle";
      state.longWait = false;
    },

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
    /** `toOrder`: the browser goes on to the order's confirmation. */
    paymentReturned: (_state, _told: PayloadAction<{ status: ReturnStatus; toOrder: boolean }>) => initialState,
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
  closeTrouble,
  paymentLeaving,
  paymentTakesLong,
  paymentStopped,
  datesMoved,
  paymentReturned,
} = paymentSlice.actions;
