import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import { type Failure } from "~/domain/failure";
import { type KeptTable } from "~/domain/keptTable";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { refusedOf } from "~/domain/refusedProducts";
import { countryLeft, loggedOut, personReplaced } from "../facts";

/** Gifts for many recipients that are added to the basket in parts. */
interface ManyState {
  status: "idle" | "working" | "stopped" | "done";
  gifts: PurchaseDraft[];
  /** Which of the gifts are in the basket, by index. */
  added: boolean[];
  /** The department whose basket they go into; null for the person's own. */
  departmentId: string | null;
  /** The indices of the gifts being added. */
  part: number[];
  /** Why it stopped. */
  failure: Failure | null;
  /** The gifts that the server refused, by index, with its messages. */
  refused: { place: number; text: string }[];
  /** The recipients of an order, as a table to be brought to the page of the card once more. */
  brought: { productId: string; text: string } | null;
  /** The table that was left last. */
  kept: KeptTable | null;
}

const initialState: ManyState = {
  status: "idle",
  gifts: [],
  added: [],
  departmentId: null,
  part: [],
  failure: null,
  refused: [],
  brought: null,
  kept: null,
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
    /** The recipients of an order are wanted again: on the page of the product their table is there to be changed. */
    bringTable: (state, { payload }: PayloadAction<{ productId: string; text: string }>) => {
      state.brought = payload;
    },
    /** The page of the product has it. */
    tableBrought: (state) => {
      state.brought = null;
    },
    /** A table is left before all of it is in the basket; without a text there is nothing to keep any more. */
    keepTable: (state, { payload }: PayloadAction<KeptTable>) => {
      if (payload.text) state.kept = payload;
      else if (state.kept?.productId === payload.productId) state.kept = null;
    },
    addMany: (state, { payload }: PayloadAction<PurchaseDraft[]>) => {
      if (state.status === "working") return;
      begun(state);
      state.gifts = payload;
      state.added = payload.map(() => false);
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
    },
    /** The screen no longer needs it. */
    closeMany: (state) => (state.status === "working" ? state : { ...initialState, kept: state.kept }),

    // told by the saga
    manyBegun: (state, { payload: departmentId }: PayloadAction<string | null>) => {
      state.departmentId = departmentId;
    },
    partBegun: (state, { payload }: PayloadAction<number[]>) => {
      state.part = payload;
    },
    partAdded: (state, { payload }: PayloadAction<number[]>) => {
      for (const place of payload) state.added[place] = true;
    },
    /** The basket has expired: none of the gifts is in it any more. */
    partsLost: (state) => {
      state.added = state.gifts.map(() => false);
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
      state.kept = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(loggedOut, personReplaced, countryLeft), () => initialState);
  },
});

export const {
  bringTable,
  tableBrought,
  keepTable,
  addMany,
  continueMany,
  continueWithout,
  closeMany,
  manyBegun,
  partBegun,
  partAdded,
  partsLost,
  manyStopped,
  manyAdded,
} = manySlice.actions;
