import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type Failure, failureOfCode } from "~/domain/failure";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { refusedOf } from "~/domain/refusedProducts";
import { type KeptMany, type KeptTable, type ManyHome, type SentPart } from "~/domain/storedMany";
import { countryLeft, loggedOut, personReplaced } from "../facts";

/** Gifts for many recipients that are added to the basket in parts. */
interface ManyState {
  status: "idle" | "working" | "stopped" | "done";
  gifts: PurchaseDraft[];
  /** Which of the gifts are in the basket, by index. */
  added: boolean[];
  /** Whose basket they go into. */
  home: ManyHome | null;
  /** The indices of the gifts being added. */
  part: number[];
  /** The part that was sent; null once it is known to be in the basket. */
  sent: SentPart | null;
  /** Why it stopped. */
  failure: Failure | null;
  /** The gifts that the server refused, by index, with its messages. */
  refused: { place: number; text: string }[];
  /** The table that was left unfinished. */
  table: KeptTable | null;
}

const initialState: ManyState = {
  status: "idle",
  gifts: [],
  added: [],
  home: null,
  part: [],
  sent: null,
  failure: null,
  refused: [],
  table: null,
};

const begun = (state: ManyState) => {
  state.status = "working";
  state.failure = null;
  state.refused = [];
};

export const manySlice = createSlice({
  name: "many",
  initialState,
  reducers: {
    // asked by a screen
    addMany: (state, { payload }: PayloadAction<PurchaseDraft[]>) => {
      if (state.status === "working") return;
      begun(state);
      state.gifts = payload;
      state.added = payload.map(() => false);
      state.sent = null;
    },
    /** Goes on with the gifts that are not in the basket yet. */
    continueMany: (state) => {
      if (state.status === "stopped") begun(state);
    },
    /** The same, without the gifts at these indices, which the server refused. */
    continueWithout: (state, { payload }: PayloadAction<number[]>) => {
      if (state.status !== "stopped") return;
      begun(state);
      const stays = (_: unknown, place: number) => !payload.includes(place);
      state.gifts = state.gifts.filter(stays);
      state.added = state.added.filter(stays);
      state.sent = null;
    },
    /** The screen no longer needs it. */
    closeMany: (state) => (state.status === "working" ? state : { ...initialState, table: state.table }),
    /** Keeps the table as it is left; null if there is none any more. */
    saveTable: (state, { payload }: PayloadAction<KeptTable | null>) => {
      state.table = payload;
    },

    // told by the saga
    manyBegun: (state, { payload }: PayloadAction<ManyHome>) => {
      state.home = payload;
    },
    partBegun: (state, { payload }: PayloadAction<number[]>) => {
      state.part = payload;
    },
    partSent: (state, { payload }: PayloadAction<SentPart>) => {
      state.sent = payload;
    },
    partAdded: (state, { payload }: PayloadAction<number[]>) => {
      for (const place of payload) state.added[place] = true;
      state.sent = null;
    },
    /** The basket has expired: none of the gifts is in it any more. */
    partsLost: (state) => {
      state.added = state.gifts.map(() => false);
      state.sent = null;
    },
    manyStopped: (state, { payload }: PayloadAction<Failure>) => {
      state.status = "stopped";
      state.failure = payload;
      state.refused = refusedOf(payload.fields).flatMap(({ at, text }) => {
        const place = state.part[at];
        return place === undefined ? [] : [{ place, text }];
      });
    },
    manyAdded: (state) => {
      state.status = "done";
      state.table = null;
    },

    /** The page was left before all of them were in the basket. */
    manyInterrupted: (state, { payload }: PayloadAction<KeptMany>) => {
      Object.assign(state, payload, { status: "stopped", failure: failureOfCode("ManyInterrupted") });
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(loggedOut, personReplaced, countryLeft), () => initialState);
  },
});

export const {
  addMany,
  continueMany,
  continueWithout,
  closeMany,
  saveTable,
  manyBegun,
  partBegun,
  partSent,
  partAdded,
  partsLost,
  manyStopped,
  manyAdded,
  manyInterrupted,
} = manySlice.actions;
