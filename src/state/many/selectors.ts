import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped. */
export const selectManyFailure = (state: RootState) => state.many.failure;
export const selectManyGifts = (state: RootState) => state.many.gifts;
/** The gifts that the server refused, by index. */
export const selectManyRefused = (state: RootState) => state.many.refused;
