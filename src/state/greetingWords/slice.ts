import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type GreetingWords } from "~/domain/greetingWords";
import { countryLeft, loggedOut, personReplaced } from "../facts";

interface GreetingWordsState {
  kept: GreetingWords | null;
}

const initialState: GreetingWordsState = { kept: null };

/** The words of the greeting that was written last, saved or not, until its gift is in the basket. */
export const greetingWordsSlice = createSlice({
  name: "greetingWords",
  initialState,
  reducers: {
    keepGreetingWords: (state, { payload }: PayloadAction<GreetingWords>) => {
      if (payload.text.trim()) state.kept = payload;
      else if (state.kept?.place === payload.place) state.kept = null;
    },
    /** The greeting of that place is not wanted. */
    dropGreetingWords: (state, { payload: place }: PayloadAction<string>) => {
      if (state.kept?.place === place) state.kept = null;
    },
    /** What they were for is in the basket, or the basket is gone. */
    forgetGreetingWords: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(countryLeft, loggedOut, personReplaced), () => initialState);
  },
});

export const { keepGreetingWords, dropGreetingWords, forgetGreetingWords } = greetingWordsSlice.actions;
