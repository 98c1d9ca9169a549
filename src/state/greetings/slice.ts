import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type Failure } from "~/domain/failure";
import { type GreetingToSend } from "~/domain/greetingDraft";

/** The outcome of creating the greeting of an editor. */
interface GreetingsState {
  making: boolean;
  madeToken: string | null;
  failure: Failure | null;
}

const initialState: GreetingsState = { making: false, madeToken: null, failure: null };

export const greetingsSlice = createSlice({
  name: "greetings",
  initialState,
  reducers: {
    // asked by an editor
    makeGreeting: (_state, _asked: PayloadAction<GreetingToSend>) => ({ ...initialState, making: true }),
    /** The editor was closed: its request is given up. */
    leaveGreeting: () => initialState,

    // told by the saga
    greetingMade: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, madeToken: payload }),
    greetingFailed: (_state, { payload }: PayloadAction<Failure>) => ({ ...initialState, failure: payload }),
  },
});

export const { makeGreeting, leaveGreeting, greetingMade, greetingFailed } = greetingsSlice.actions;
