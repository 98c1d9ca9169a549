import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped. */
export const selectManyFailure = (state: RootState) => state.many.failure;
export const selectManyGifts = (state: RootState) => state.many.gifts;
/** The gifts that the server refused, by index. */
export const selectManyRefused = (state: RootState) => state.many.refused;
/** The table that was left unfinished; null for none. */
export const selectTableLeft = (state: RootState) => state.many.table;
/** Whose basket they go into; null for none. */
export const selectManyHome = (state: RootState) => state.many.home;
/** The product of gifts that were being added when the page was left; null for none. */
export const selectInterruptedProduct = ({ many }: RootState) =>
  many.failure?.code === "ManyInterrupted" ? (many.gifts[0]?.productId ?? null) : null;
