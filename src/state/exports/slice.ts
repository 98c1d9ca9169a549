import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type ExportedVoucher, type PdfGroup } from "~/api/commerce/vouchers";
import { type ExportScreen, type Stage } from "~/domain/exports";
import { type Failure } from "~/domain/failure";
import { type VoucherFile } from "~/domain/voucherFile";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { loggedOut } from "../facts";

/**
 * How far the voucher on screen is: none asked for; its scheme is asked; the person has to prove that it is theirs, or
 * to activate it; that is being checked; it is made; it takes longer than anybody waits; it is there; it failed.
 */
export type ExportStep = "closed" | "asking" | "proof" | "checking" | "making" | "late" | "ready" | "failed";

/** A voucher to be shown. Its token is not here: only the saga knows it. */
export interface ShownVoucher extends Pick<ExportedVoucher, "productId" | "value" | "expiresAt" | "presentations"> {
  code: string | null;
  pin: string | null;
  currency: string | null;
  file: VoucherFile;
}

/** One file of a bundle: on its way, saved, to be pressed as a link, or not to be had. */
export type BundleFile = { state: "asked" | "saved" | "failed" } | { state: "link"; href: string };

export interface ShownGroup extends Omit<PdfGroup, "bundleDownloadUrl"> {
  /** All its files in one, when the server has made that. */
  href: string | null;
}

export interface ProofGiven {
  pin?: string;
  email?: string;
  phone?: string;
  accountId?: string;
}

interface ExportsState {
  step: ExportStep;
  /** It was on this screen and was taken off, because the page was left. */
  wasCleared: boolean;
  screen: ExportScreen;
  exportType: string;
  scheme: string | null;
  isDelayed: boolean;
  /** The last answer was refused; which part of it was wrong nobody says. */
  refusal: Failure | null;
  /** Seconds until the next try. */
  wait: number;
  stage: Stage;
  failure: Failure | null;
  vouchers: ShownVoucher[];
  /** Null until a bundle's files are known. */
  groups: ShownGroup[] | null;
  files: Record<string, BundleFile>;
  /** All files of the bundle at once: how many are there. */
  zip: { done: number; total: number; state: "gathering" | "saved" | "failed" } | null;
}

const initialState: ExportsState = {
  step: "closed",
  wasCleared: false,
  screen: "giftcard",
  exportType: "giftcard",
  scheme: null,
  isDelayed: false,
  refusal: null,
  wait: 0,
  stage: 0,
  failure: null,
  vouchers: [],
  groups: null,
  files: {},
  zip: null,
};

export const exportsSlice = createSlice({
  name: "exports",
  initialState,
  reducers: {
    // asked by a screen
    /** A screen for vouchers opens, with what its address told, if it told anything. */
    enterVoucher: (state, { payload: { link } }: PayloadAction<{ link: VoucherLookup | null }>) =>
      link ? { ...initialState, step: "asking" as const, exportType: link.exportType } : state,
    /** Such a screen is left; unless another one opens in the same moment, the voucher is forgotten. */
    leaveVoucher: () => undefined,
    /** `byHand`: the person typed it, or handed it over, and wants to go on with its PIN. */
    findVoucher: (state, { payload }: PayloadAction<VoucherLookup & { byHand: boolean }>) => {
      if (payload.byHand && state.wait > 0) return state;
      return { ...initialState, step: "asking", exportType: payload.exportType };
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
    /** Nothing of it may stay on the screen; `cleared`: because the page is left. */
    forgetVoucher: (state, { payload }: PayloadAction<{ cleared?: boolean } | undefined>) => ({
      ...initialState,
      wasCleared: Boolean(payload?.cleared) && state.step !== "closed",
    }),
    saveBundleFile: (state, { payload }: PayloadAction<{ pdfId: string; productId: string; name: string }>) => {
      state.files[payload.pdfId] = { state: "asked" };
    },
    /** Names by product id, as the files shall be called. */
    saveWholeBundle: (state, _names: PayloadAction<{ name: string; titles: Record<string, string> }>) => {
      const total = state.groups?.reduce((sum, { pdfTokens }) => sum + pdfTokens.length, 0) ?? 0;
      state.zip = { done: 0, total, state: "gathering" };
      // What could not be had before may be had now.
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
    /** Wrong, or too often wrong. With a scheme on screen the person may answer again, else type another token. */
    ownerRefused: (state, { payload }: PayloadAction<Failure>) => {
      state.refusal = payload;
      state.step = state.scheme === null ? "closed" : "proof";
    },
    /** So many seconds until the next answer is taken, from now on. */
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
    exportReceived: (state, { payload }: PayloadAction<{ vouchers: ShownVoucher[]; groups: ShownGroup[] | null }>) => ({
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
