import { type RootState } from "../rootReducer";

/** From the click until the page is left or an error shows: no second payment may start. */
export const selectPaying = (state: RootState) => state.payment.phase !== "idle";
/** The browser is leaving for the payment window or the confirmation: the screen stays as it is until then. */
export const selectIsLeaving = (state: RootState) => state.payment.phase === "leaving";
export const selectPaymentLongWait = (state: RootState) => state.payment.longWait;
export const selectPaymentTrouble = (state: RootState) => state.payment.trouble;

const NONE: readonly string[] = [];

/** The server's messages about a delivery when it refused the payment. */
export const selectRefusedOfDelivery = ({ payment: { trouble } }: RootState, deliveryId: string): readonly string[] =>
  (trouble?.kind === "refused" && trouble.deliveries?.find((one) => one.deliveryId === deliveryId)?.texts) || NONE;
