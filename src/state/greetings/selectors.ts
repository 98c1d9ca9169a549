import { ownEntry } from "~/domain/ownEntry";
import { type RootState } from "../rootReducer";

/** Whether a greeting is being created, the token of the one that was, or why it was not. */
export const selectGreetingMaking = (state: RootState) => state.greetings;
/** What a greeting says, if it was written on this page and has words; else null. */
export const selectGreetingText = ({ greetings: { texts } }: RootState, token: string | null): string | null =>
  token === null ? null : (ownEntry(texts, token) ?? null);
