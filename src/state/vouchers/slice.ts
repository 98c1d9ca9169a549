import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type CalendarDay } from "~/domain/calendarFile";
import { type Failure, failureOfCode } from "~/domain/failure";
import { CHANGE_END_UNKNOWN, NOT_CHANGED } from "~/domain/failureCode";
import { isMiss, waitsUntil, withMiss } from "~/domain/misses";
import { secondsLeft } from "~/domain/wait";
import { doubtEnded, loggedOut } from "../facts";

interface VouchersState {
  /**
   * When codes were tried that do not exist, by the monotonic clock. Kept in memory only, like everything about codes.
   */
  misses: number[];
  /** Until then no code is accepted (monotonic clock). */
  waitUntil: number | null;
  /** The whole seconds left of that wait. */
  wait: number;
  /** Why the last code was refused, until the next one is sent. */
  refusal: Failure | null;
  /** The notice of the overview was closed for good. */
  noticeHidden: boolean;
}

const initialState: VouchersState = { misses: [], waitUntil: null, wait: 0, refusal: null, noticeHidden: false };

export const vouchersSlice = createSlice({
  name: "vouchers",
  initialState,
  reducers: {
    // asked by a screen
    /** A code or PIN was typed, pasted or read: from now on it is removed from all reports. */
    secretSeen: (_state, _asked: PayloadAction<string>) => undefined,
    /** A redeem screen was opened or left: switches to the channel of the route; the payload is one that it names. */
    followRoute: (_state, _asked: PayloadAction<number | null | undefined>) => undefined,
    hideOverviewNotice: (state) => {
      state.noticeHidden = true;
    },
    /** Saves a calendar file with the day on which a voucher expires. */
    saveToCalendar: (_state, _asked: PayloadAction<{ name: string; day: CalendarDay }>) => undefined,

    // told by the saga
    codeAsked: (state) => {
      state.refusal = null;
    },
    codeRefused: {
      /** `at`: now, by the monotonic clock; `asked`: seconds that the server wants the next try to wait. */
      prepare: (failure: Failure, at: number, asked: number | null) => ({ payload: failure, meta: { at, asked } }),
      reducer: (
        state,
        { payload: failure, meta: { at, asked } }: PayloadAction<Failure, string, { at: number; asked: number | null }>,
      ) => {
        state.refusal = failure;
        if (isMiss(failure)) state.misses = withMiss(state.misses, at);
        // A code that was sent before a wait began does not shorten it.
        const ends = [state.waitUntil, waitsUntil(state.misses), asked && at + asked * 1000];
        state.waitUntil = Math.max(...ends.map((end) => end ?? 0));
        state.wait = secondsLeft(state.waitUntil, at);
      },
    },
    waitCounted: (state, { payload }: PayloadAction<number>) => {
      state.wait = payload;
    },
    /** The code belongs to another channel, and the person was taken there. */
    channelSwitched: () => undefined,
    /** Gifts stay in the redeem channel's basket, without codes: the basket of the shop's own channel did not come. */
    giftsStayed: () => undefined,
    /** A portal was left with gifts in its basket, which only the portal may sell. */
    giftsLeftInPortal: () => undefined,
    lastVoucherRemoved: (state) => {
      state.refusal = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(doubtEnded, (state, { payload: { isMade } }) => {
      // Without a refusal it would count as taken.
      if (state.refusal?.code === CHANGE_END_UNKNOWN) state.refusal = isMade ? null : failureOfCode(NOT_CHANGED);
    });
    // The misses stay: signing out must not allow five more tries.
    builder.addCase(loggedOut, ({ misses, waitUntil, wait, noticeHidden }) => ({
      ...initialState,
      misses,
      waitUntil,
      wait,
      noticeHidden,
    }));
  },
});

export const {
  secretSeen,
  followRoute,
  hideOverviewNotice,
  saveToCalendar,
  codeAsked,
  codeRefused,
  waitCounted,
  channelSwitched,
  giftsStayed,
  giftsLeftInPortal,
  lastVoucherRemoved,
} = vouchersSlice.actions;
