import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type GreetingWords } from "~/domain/greetingWords";
import { loggedOut, personReplaced } from "../facts";

interface GreetingWordsState {
  kept: GreetingWords | null;
}

const initialState: GreetingWordsState = { kept: null };

/** The words of the greeting that was left unsaved last. */
export const greetingWordsSlice = createSlice({
  name: "greetingWords",
  initialState,
  reducers: {
    keepGreetingWords: (state, { payload }: PayloadAction<GreetingWords>) => {
      state.kept = payload.text.trim() ? payload : null;
    },
    /** The greeting of that place was saved, or is not wanted. */
    dropGreetingWords: (state, { payload: place }: PayloadAction<string>) => {
      if (state.kept?.place === place) state.kept = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(loggedOut, personReplaced), () => initialState);
  },
});

export const { keepGreetingWords, dropGreetingWords } = greetingWordsSlice.actions;
