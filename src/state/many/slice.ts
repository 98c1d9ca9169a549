import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type Failure } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { countryLeft, loggedOut } from "../facts";

/** Gifts for many recipients on their way into the basket, a part at a time. */
interface ManyState {
  status: "idle" | "working" | "stopped" | "done";
  gifts: PurchaseDraft[];
  /** Which of them are in the basket, by their place. */
  added: boolean[];
  /** Why it stopped. */
  failure: Failure | null;
}

const initialState: ManyState = { status: "idle", gifts: [], added: [], failure: null };

export const manySlice = createSlice({
  name: "many",
  initialState,
  reducers: {
    // asked by a screen
    addMany: (state, { payload }: PayloadAction<PurchaseDraft[]>) => {
      if (state.status === "working") return;
      state.status = "working";
      state.gifts = payload;
      state.added = payload.map(() => false);
      state.failure = null;
    },
    /** Goes on with what is not in the basket yet. */
    continueMany: (state) => {
      if (state.status !== "stopped") return;
      state.status = "working";
      state.failure = null;
    },
    /** The screen has no more use for it. */
    closeMany: (state) => (state.status === "working" ? state : initialState),

    // told by the saga
    partAdded: (state, { payload }: PayloadAction<number[]>) => {
      for (const place of payload) state.added[place] = true;
    },
    /** The basket they were in has expired: none of them is in a basket any more. */
    partsLost: (state) => {
      state.added = state.gifts.map(() => false);
    },
    manyStopped: (state, { payload }: PayloadAction<Failure>) => {
      state.status = "stopped";
      state.failure = payload;
    },
    manyAdded: (state) => {
      state.status = "done";
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
    builder.addCase(countryLeft, () => initialState);
  },
});

export const { addMany, continueMany, closeMany, partAdded, partsLost, manyStopped, manyAdded } = manySlice.actions;
