import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { type FailureTextId } from "~/domain/failureText";
import { cameOnline, doubtEnded, loggedOut, wentOffline } from "../facts";
import { type EventToastId } from "./eventToasts";

export interface Notice {
  id: number;
  /** An error stays until it is closed; an info disappears by itself. */
  kind: "info" | "error";
  /** The code of the failure, or the name of the event. */
  code: string;
  messageId: FailureTextId | EventToastId | "broken.chunkText";
  values?: Record<string, string | number>;
  /** The server's own message, shown instead of the text if the code is not in the catalogue. */
  detail?: string | null;
  /** What it is about, if the next try or the next choice makes it outdated. */
  about?: "code" | "change" | "account";
}

interface Raised extends Omit<Notice, "id"> {
  /** It answers what the person has just pressed, and comes before what is shown. */
  isNext?: true;
}

interface NoticesState {
  /** Shown one at a time, the first one first. */
  queue: Notice[];
  lastId: number;
  offline: boolean;
}

const initialState: NoticesState = { queue: [], lastId: 0, offline: false };

/** Nobody reads more than this; the oldest that is waiting is dropped. */
const LONGEST_QUEUE = 5;

export const noticesSlice = createSlice({
  name: "notices",
  initialState,
  reducers: {
    // asked by a screen
    closeNotice: (state, { payload }: PayloadAction<number>) => {
      state.queue = state.queue.filter((notice) => notice.id !== payload);
    },

    // told by the saga, and by a screen that has something to say itself
    noticeRaised: (state, { payload: { isNext, ...notice } }: PayloadAction<Raised>) => {
      const isSame = ({ messageId, detail }: Notice) =>
        messageId === notice.messageId && (detail ?? null) === (notice.detail ?? null);
      if (state.queue.some(isSame)) return;
      state.lastId += 1;
      // What answers a press would not be heard behind an error about something else, which stays until it is closed.
      const stays = ({ kind, about }: Notice) => kind === "error" && about !== notice.about;
      const before = notice.about ? state.queue.findIndex(stays) : -1;
      const at = isNext ? 0 : before < 0 ? state.queue.length : before;
      state.queue.splice(at, 0, { ...notice, id: state.lastId });
      if (state.queue.length > LONGEST_QUEUE) state.queue.splice(1, 1);
    },
    /** It is tried or chosen again: the toasts about it are outdated, and the same text may be raised again. */
    noticesOver: (state, { payload }: PayloadAction<NonNullable<Notice["about"]>>) => {
      state.queue = state.queue.filter(({ about }) => about !== payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(wentOffline, (state) => {
      state.offline = true;
    });
    builder.addCase(cameOnline, (state) => {
      state.offline = false;
    });
    builder.addCase(doubtEnded, (state) => {
      // That of a payment is about nothing here.
      state.queue = state.queue.filter(({ code, about }) => !about || code !== CHANGE_END_UNKNOWN);
    });
    builder.addCase(loggedOut, (state) => {
      state.queue = [];
    });
  },
});

export const { closeNotice, noticeRaised, noticesOver } = noticesSlice.actions;
