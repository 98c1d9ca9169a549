import { type RootState } from "../rootReducer";

/** Whether a greeting is being created, the token of the one that was, or why it was not. */
export const selectGreetingMaking = (state: RootState) => state.greetings;
