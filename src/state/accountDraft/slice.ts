import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type AccountDraft } from "~/domain/accountDraft";
import { loggedOut } from "../facts";

interface AccountDraftState {
  draft: AccountDraft | null;
}

const initialState: AccountDraftState = { draft: null };

/** What was typed into the form of a business account, until the server has accepted it. */
export const accountDraftSlice = createSlice({
  name: "accountDraft",
  initialState,
  reducers: {
    /** Keeps the form as it is now; null when it is no longer needed. */
    saveAccountDraft: (state, { payload }: PayloadAction<AccountDraft | null>) => {
      state.draft = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const { saveAccountDraft } = accountDraftSlice.actions;
