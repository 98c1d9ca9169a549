import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type ExportScreen, type Stage } from "~/domain/exports";
import { type Failure } from "~/domain/failure";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { loggedOut } from "../facts";
import { type BundleFile, type ExportsState, initialState, type ProofGiven } from "./exportsState";

export const exportsSlice = createSlice({
  name: "exports",
  initialState,
  reducers: {
    // asked by a screen
    /** A gift card screen opens; `link` is the voucher of its address, if any. */
    enterVoucher: (state, { payload: { link } }: PayloadAction<{ link: VoucherLookup | null }>) =>
      link ? { ...initialState, step: "asking" as const } : state,
    /** A gift card screen is left; unless another one opens at once, the voucher is forgotten. */
    leaveVoucher: () => undefined,
    /** `byHand`: the person typed it (or was signing in with it), so its PIN is used at once. */
    findVoucher: (state, { payload }: PayloadAction<VoucherLookup & { byHand: boolean }>) => {
      if (payload.byHand && state.wait > 0) return state;
      return { ...initialState, step: "asking" };
    },
    proveOwner: (state, _given: PayloadAction<ProofGiven>) => {
      if (state.step !== "proof" || state.wait > 0) return;
      state.step = "checking";
      state.refusal = null;
    },
    signInForVoucher: () => undefined,
    askExportAgain: (state) => {
      state.failure = null;
      state.stage = 0;
      state.step = state.scheme === null ? "asking" : "making";
    },
    /** Removes everything about it from the screen; `cleared`: because the page is left. */
    forgetVoucher: (state, { payload }: PayloadAction<{ cleared?: boolean } | undefined>) => ({
      ...initialState,
      wasCleared: Boolean(payload?.cleared) && state.step !== "closed",
    }),
    saveBundleFile: (state, { payload }: PayloadAction<{ pdfId: string; productId: string; name: string }>) => {
      state.files[payload.pdfId] = { state: "asked" };
    },
    /** `name` is that of the zip; `titles`, by product id, name the files in it. */
    saveWholeBundle: (state, _names: PayloadAction<{ name: string; titles: Record<string, string> }>) => {
      const total = state.groups?.reduce((sum, { pdfTokens }) => sum + pdfTokens.length, 0) ?? 0;
      state.zip = { done: 0, total, missing: 0, isBusy: false, state: "gathering" };
      // Files that failed before are tried again.
      for (const [pdfId, { state: was }] of Object.entries(state.files)) {
        if (was === "failed" || was === "link") delete state.files[pdfId];
      }
    },

    // told by the saga
    schemeReceived: (
      state,
      { payload }: PayloadAction<{ scheme: string; isDelayed: boolean; screen: ExportScreen }>,
    ) => ({
      ...state,
      ...payload,
      step: "proof" as const,
    }),
    /**
     * The token or proof is wrong, was wrong too often, or did not reach the server. With a known scheme the person may
     * try another proof.
     */
    ownerRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.refusal = payload;
      state.step = state.scheme === null ? "closed" : "proof";
    },
    /** From now it takes this many seconds until the next try is accepted. */
    waitBegun: (state, { payload }: PayloadAction<number>) => {
      state.wait = payload;
    },
    waitTicked: (state, { payload }: PayloadAction<number>) => {
      state.wait = payload;
    },
    exportStarted: (state) => {
      state.step = "making";
      state.stage = 0;
    },
    exportSlowed: (state, { payload }: PayloadAction<Stage>) => {
      state.stage = payload;
    },
    exportLate: (state) => {
      state.step = "late";
    },
    exportReceived: (state, { payload }: PayloadAction<Pick<ExportsState, "vouchers" | "groups" | "incomplete">>) => ({
      ...state,
      ...payload,
      step: "ready" as const,
    }),
    exportFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.step = "failed";
      state.failure = payload;
    },
    bundleFileTold: (state, { payload }: PayloadAction<{ pdfId: string; file: BundleFile }>) => {
      state.files[payload.pdfId] = payload.file;
    },
    zipTold: (state, { payload }: PayloadAction<Partial<NonNullable<ExportsState["zip"]>>>) => {
      if (state.zip) Object.assign(state.zip, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

export const {
  enterVoucher,
  leaveVoucher,
  findVoucher,
  proveOwner,
  signInForVoucher,
  askExportAgain,
  forgetVoucher,
  saveBundleFile,
  saveWholeBundle,
  schemeReceived,
  ownerRefused,
  waitBegun,
  waitTicked,
  exportStarted,
  exportSlowed,
  exportLate,
  exportReceived,
  exportFailed,
  bundleFileTold,
  zipTold,
} = exportsSlice.actions;
