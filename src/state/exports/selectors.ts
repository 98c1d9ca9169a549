import { type RootState } from "../rootReducer";

export const selectExports = (state: RootState) => state.exports;
