import { type RootState } from "../rootReducer";

/** The toast to show now. */
export const selectNotice = (state: RootState) => state.notices.queue[0] ?? null;
export const selectOffline = (state: RootState) => state.notices.offline;
