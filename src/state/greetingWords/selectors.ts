import { type RootState } from "../rootReducer";

/** The unsaved words for the greeting of a place; null for none. */
export const selectGreetingWords = ({ greetingWords: { kept } }: RootState, place: string) =>
  kept?.place === place ? kept.text : null;
