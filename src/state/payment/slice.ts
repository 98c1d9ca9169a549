import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type Basket } from "~/domain/basket";
import { type PaymentMethod } from "~/domain/buyer";
import { type Failure } from "~/domain/failure";
import { type Blocker } from "~/domain/payable";
import { type ReturnStatus } from "~/domain/purchase";
import { type RefusedDelivery } from "~/domain/refusedDeliveries";
import { loggedOut } from "../facts";

/** What the person agreed to by the click on the button with the total. */
export interface PaymentWish {
  acceptTerms: boolean;
  paymentMethod?: PaymentMethod;
  /** The basket as it was on screen at the click: a change that comes while the form is validated is not agreed to. */
  shown: Basket;
}

/** Why the payment did not start, for the payment step to show. */
export type PaymentTrouble =
  /** The basket cannot be paid; the first blocker is the one to lead the person to. */
  | { kind: "blocked"; blockers: Blocker[] }
  /** The billing form was not filled in. */
  | { kind: "buyerMissing" }
  /**
   * The server's total differs from the one on screen; the next click agrees to the new one. `currencyBefore`: its
   * currency before, if that has changed too. `unpaying`: the ids of the vouchers that paid before and pay nothing now.
   */
  | {
      kind: "sumChanged";
      before: number;
      now: number;
      currency: string;
      currencyBefore?: string;
      unpaying?: string[];
    }
  /** These deliveries got no quote. */
  | { kind: "noQuote"; deliveryIds: string[] }
  /** The buyer still has to choose how these deliveries are sent. */
  | { kind: "wayMissing"; deliveryIds: string[] }
  /** The basket no longer holds what was on screen. */
  | { kind: "basketChanged" }
  /** Gifts for many recipients are still being added to it. */
  | { kind: "stillAdding" }
  /** Another tab is paying for it, or has started to. */
  | { kind: "startedElsewhere" }
  /** The payment was started, but the address of its window was lost: "continue payment" asks for it. */
  | { kind: "started" }
  | { kind: "notApprovedForInvoice" }
  /** Refused by the server; `failure.fields` are of the billing form, `deliveries` has what is about deliveries. */
  | { kind: "refused"; failure: Failure; deliveries?: RefusedDelivery[] }
  /** The payment window could not be opened. */
  | { kind: "notStarted" }
  /** The answer was lost, and whether the payment was started could not be found out. */
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
    payBasket: (state, _asked: PayloadAction<PaymentWish>) => begun(state),
    /** Continues a payment that was started and not finished. */
    continuePayment: begun,
    /** Cancels a payment that was started, so that the basket can be changed. */
    changeMyOrder: begun,
    /** The payment window sent the person back, with this status in the address. */
    pspReturned: (_state, _asked: PayloadAction<string>) => undefined,
    /** The screen that showed the trouble is left: the next one need not show it, nor wait for the page to be left. */
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
    /** Past delivery dates in the basket were sent as now. */
    datesMoved: () => undefined,
    /** `toOrder`: the order's confirmation comes next. */
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
