import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped, to be told in place. */
export const selectManyFailure = (state: RootState) => state.many.failure;
export const selectManyGifts = (state: RootState) => state.many.gifts;
/** Those that the server would not take. */
export const selectManyRefused = (state: RootState) => state.many.refused;
