import { type RootState } from "../rootReducer";

/** From the click until the page is left or an error shows: no second payment may start. */
export const selectPaying = (state: RootState) => state.payment.phase !== "idle";
/** The browser is on its way to the payment window or the confirmation: the screen stays until it is there. */
export const selectIsLeaving = (state: RootState) => state.payment.phase === "leaving";
export const selectPaymentLongWait = (state: RootState) => state.payment.longWait;
export const selectPaymentTrouble = (state: RootState) => state.payment.trouble;
