import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type Failure } from "~/domain/failure";
import { type GreetingToSend } from "~/domain/greetingDraft";
import { loggedOut, personReplaced } from "../facts";

/** The outcome of creating the greeting of an editor, and what those of this page say. */
interface GreetingsState {
  making: boolean;
  madeToken: string | null;
  failure: Failure | null;
  /** The texts by token, so that nobody sends the words for one person to another. */
  texts: Record<string, string>;
}

const initialState: GreetingsState = { making: false, madeToken: null, failure: null, texts: {} };
const idle = ({ texts }: GreetingsState): GreetingsState => ({ ...initialState, texts });

export const greetingsSlice = createSlice({
  name: "greetings",
  initialState,
  reducers: {
    // asked by an editor
    makeGreeting: (state, _asked: PayloadAction<GreetingToSend>) => ({ ...idle(state), making: true }),
    /** The editor was closed: its request is given up. */
    leaveGreeting: idle,

    // told by the saga
    greetingMade: (state, { payload: { token, text } }: PayloadAction<{ token: string; text: string | null }>) => ({
      ...initialState,
      madeToken: token,
      texts: { ...state.texts, ...(text && { [token]: text }) },
    }),
    greetingFailed: (state, { payload }: PayloadAction<Failure>) => ({ ...idle(state), failure: payload }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(loggedOut, personReplaced), () => initialState);
  },
});

export const { makeGreeting, leaveGreeting, greetingMade, greetingFailed } = greetingsSlice.actions;
