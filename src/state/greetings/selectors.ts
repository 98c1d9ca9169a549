import { type RootState } from "../rootReducer";

/** Whether a greeting is on its way, the token of the one that was stored, or why it was not. */
export const selectGreetingMaking = (state: RootState) => state.greetings;
