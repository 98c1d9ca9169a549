import { type RootState } from "../rootReducer";

export const selectManyStatus = (state: RootState) => state.many.status;
export const selectManyAdded = (state: RootState) => state.many.added;
/** Why it stopped, to be told in place. */
export const selectManyFailure = (state: RootState) => state.many.failure;
