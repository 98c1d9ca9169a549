import { type RootState } from "../rootReducer";

/** The words of the greeting of a place, those that were saved too; null for none. */
export const selectGreetingWords = ({ greetingWords: { kept } }: RootState, place: string) =>
  kept?.place === place ? kept.text : null;
